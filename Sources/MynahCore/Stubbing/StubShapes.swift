internal import MynahShims

/// The index of a member's stubs: one table for each shape, and a list of those that have none.
///
/// A stub's shape is the set of its arguments that are exact and hashable, where all others are
/// wildcards. However many stubs there are, shapes are few. A call hashes its arguments once a shape,
/// and finds the newest stub with that hash: the tuple space search of packet classification. Stubs
/// with a predicate, or with an exact value that can not be hashed, stay a list; the newest of all
/// that match answers.
///
/// - Invariant: Tables are read and written under the member's lock. Which shapes there are, and the
///   links from one stub to the next, never change once a stub with this object is in the list.
@usableFromInline
final class StubShapes<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  typealias ShapedStub = Stub<Arguments, Function, Result, Failure>

  /// How many stubs are searched one by one.
  static var unindexedCount: Int { 8 }

  private(set) var tables: [StubTable<Arguments>] = []

  /// The newest stub without a shape.
  private(set) var newestShapeless: Unmanaged<ShapedStub>?

  private init(tables: [StubTable<Arguments>], newestShapeless: Unmanaged<ShapedStub>?) {
    self.tables = tables
    self.newestShapeless = newestShapeless
  }

  /// Returns the index that a new stub belongs to; nil where there are too few stubs for one.
  ///
  /// - Parameters:
  ///   - matcher: What the new stub matches.
  ///   - newest: The stub that is the newest until now.
  static func shapes(
    adding matcher: ArgumentsMatcher<Arguments>, to newest: ShapedStub?
  ) -> StubShapes? {
    guard let newest, newest.depth >= unindexedCount else { return nil }
    let shapes = newest.shapes ?? StubShapes(indexing: newest)
    guard let shape = matcher.shape, !shapes.tables.contains(where: { $0.mask == shape.mask })
    else { return shapes }
    // Calls may be reading which shapes there are, so a new one makes a new object.
    return StubShapes(
      tables: shapes.tables + [StubTable(shape)], newestShapeless: shapes.newestShapeless)
  }

  /// Indexes a list of stubs that was searched one by one until now.
  private convenience init(indexing newest: ShapedStub) {
    self.init(tables: [], newestShapeless: nil)
    var stubs: [ShapedStub] = []
    var candidate: ShapedStub? = newest
    while let stub = candidate {
      stubs.append(stub)
      candidate = stub.older
    }
    for stub in stubs.reversed() {
      if let shape = stub.matcher.shape, !tables.contains(where: { $0.mask == shape.mask }) {
        tables.append(StubTable(shape))
      }
      insert(stub)
    }
  }

  /// Forgets all stubs. The member's lock is held.
  func clear() {
    for table in tables { table.clear() }
    newestShapeless = nil
  }

  /// Makes a stub the newest of those with its shape and hash. The member's lock is held.
  func insert(_ stub: ShapedStub) {
    let reference = Unmanaged.passUnretained(stub)
    guard let shape = stub.matcher.shape, let table = tables.first(where: { $0.mask == shape.mask })
    else {
      stub.olderInBucket = newestShapeless
      newestShapeless = reference
      return
    }
    let older = table.replace(UnsafeRawPointer(reference.toOpaque()), for: shape.key)
    stub.olderInBucket = older.map { Unmanaged.fromOpaque($0) }
  }
}

extension MockedMember {
  /// Returns the newest stub that matches, found through the index.
  ///
  /// People's code hashes and compares the arguments, so the lock is held only while the tables are
  /// read.
  @usableFromInline
  func newestMatch(
    in shapes: StubShapes<Arguments, Function, Result, Failure>, for arguments: Arguments
  ) -> MemberStub? {
    let tables = shapes.tables
    var best: MemberStub?
    for table in tables {
      let hash = table.hash(arguments)
      let newest = retained { table.find(hash) }
      best = newest?.newestMatch(for: arguments, after: best) ?? best
    }
    let newest = retained { shapes.newestShapeless.map { UnsafeRawPointer($0.toOpaque()) } }
    return newest?.newestMatch(for: arguments, after: best) ?? best
  }

  /// Reads a stub from the index, and retains it and so all older ones before it can be cleared.
  private func retained(_ read: () -> UnsafeRawPointer?) -> MemberStub? {
    mynah_lock(&state.pointee.lock)
    defer { mynah_unlock(&state.pointee.lock) }
    return read().map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }
}

extension Stub {
  /// Returns the newest match among this stub and the older ones of its bucket, unless an equally good
  /// one is newer.
  fileprivate func newestMatch(for arguments: Arguments, after best: Stub?) -> Stub? {
    var candidate: Unmanaged<Stub>? = .passUnretained(self)
    while let stub = candidate?.takeUnretainedValue() {
      if let best, stub.order < best.order { return nil }
      if stub.accepts(arguments) { return stub }
      candidate = stub.olderInBucket
    }
    return nil
  }
}
