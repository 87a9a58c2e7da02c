public import MynahShims

/// The index of a member's stubs: one table for each shape, and a list of those that have none.
///
/// A stub's shape is the set of its arguments that are exact and hashable, where all others are
/// wildcards. However many stubs there are, shapes are few. A call hashes its arguments once a shape,
/// and finds the newest stub with that hash: the tuple space search of packet classification. Stubs
/// with a predicate, or with an exact value that can not be hashed, stay a list; the newest of all
/// that match answers.
///
/// - Invariant: Slots and `newestShapeless` are read and written under the member's lock. Tables are
///   added in front and never removed, so a call walks those that its newest stub knows without it.
@usableFromInline
final class StubShapes<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  typealias ShapedStub = Stub<Arguments, Function, Result, Failure>

  /// The newest stub without a shape.
  @usableFromInline let newestShapeless: UnsafeMutablePointer<UnsafeRawPointer?>

  private var firstTable: StubTable<Arguments>?

  /// Indexes a list of stubs that was searched one by one until now.
  init(indexing newest: ShapedStub) {
    newestShapeless = .allocate(capacity: 1)
    newestShapeless.initialize(to: nil)
    var stubs: [ShapedStub] = []
    var candidate: ShapedStub? = newest
    while let stub = candidate {
      stubs.append(stub)
      candidate = stub.older
    }
    for stub in stubs.reversed() { insert(stub) }
  }

  deinit {
    newestShapeless.deallocate()
  }

  /// Makes a stub the newest of those with its shape and hash.
  ///
  /// The member's lock is held.
  func insert(_ stub: ShapedStub) {
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque())
    if let shape = stub.matcher.shape {
      let slots = table(for: shape).slots
      stub.cell.pointee.older_in_bucket = slots.pointee.replace(reference, for: shape.key)
    } else {
      stub.cell.pointee.older_in_bucket = newestShapeless.pointee
      newestShapeless.pointee = reference
    }
  }

  /// The first of the tables, after there is one for what a new stub matches.
  ///
  /// The member's lock is held.
  func firstTable(for matcher: ArgumentsMatcher<Arguments>) -> StubTable<Arguments>? {
    if let shape = matcher.shape { _ = table(for: shape) }
    return firstTable
  }

  /// The table of a shape, made where there is none.
  private func table(for shape: StubShape<Arguments>) -> StubTable<Arguments> {
    var table = firstTable
    while let candidate = table {
      if candidate.mask == shape.mask { return candidate }
      table = candidate.next
    }
    let new = StubTable(shape, next: firstTable)
    firstTable = new
    return new
  }

  /// Forgets all stubs.
  ///
  /// The member's lock is held.
  func clear() {
    var table = firstTable
    while let current = table {
      current.slots.pointee.clear()
      table = current.next
    }
    newestShapeless.pointee = nil
  }
}

extension MockedMember {
  /// Returns the newest stub that matches, found through the index.
  ///
  /// People's code hashes and compares the arguments, so the lock is held only while a table is read.
  /// What is read is retained before the lock is given up, and keeps all older stubs.
  ///
  /// - Parameters:
  ///   - shapes: The index.
  ///   - newest: The newest stub, which knows the tables.
  ///   - arguments: What must match.
  @inlinable
  func newestMatch(
    in shapes: StubShapes<Arguments, Function, Result, Failure>, from newest: MemberStub,
    for arguments: Arguments
  ) -> MemberStub? {
    let state = state
    mynah_lock(&state.pointee.lock)
    let shapeless = unsafeBitCast(shapes.newestShapeless.pointee, to: MemberStub?.self)
    mynah_unlock(&state.pointee.lock)
    var best = shapeless?.newestMatch(for: arguments, unlessOlderThan: 0)

    var table = newest.firstTable
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      let slots = current._withUnsafeGuaranteedRef { $0.slots }
      mynah_lock(&state.pointee.lock)
      let found = unsafeBitCast(slots.pointee.find(hash), to: MemberStub?.self)
      mynah_unlock(&state.pointee.lock)
      if let match = found?.newestMatch(for: arguments, unlessOlderThan: best?.order ?? 0) {
        best = match
      }
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    return best
  }
}

extension Stub {
  /// Returns the newest match among this stub and the older ones of its bucket.
  ///
  /// - Parameters:
  ///   - arguments: What must match.
  ///   - order: The number of a stub that matches already; what is older is of no use.
  @inlinable
  func newestMatch(for arguments: Arguments, unlessOlderThan order: UInt64) -> Stub? {
    if self.order < order { return nil }
    if accepts(arguments) { return self }
    var candidate = cell.pointee.older_in_bucket
    while let pointer = candidate {
      let stub = Unmanaged<Stub>.fromOpaque(pointer)
      if stub._withUnsafeGuaranteedRef({ $0.order < order }) { return nil }
      if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) {
        return stub.takeUnretainedValue()
      }
      candidate = stub._withUnsafeGuaranteedRef { $0.cell.pointee.older_in_bucket }
    }
    return nil
  }
}
