public import MynahShims

/// The index of a member's stubs: one table for each shape.
///
/// A stub's shape is the set of its arguments that are exact and hashable, where all others are
/// wildcards. However many stubs there are, shapes are few. A call hashes its arguments once a shape,
/// and finds the newest stub with that hash: the tuple space search of packet classification. Stubs
/// with a predicate, or with an exact value that can not be hashed, have no shape; they stay a list,
/// and the newest of all that match answers.
///
/// - Invariant: Slots are read and written under the member's lock. Tables are added in front and
///   never removed, so a call walks those that its newest stub knows without it.
@usableFromInline
final class StubShapes<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  typealias ShapedStub = Stub<Arguments, Function, Result, Failure>

  private var firstTable: StubTable<Arguments>?

  /// Whether all matchers are plain.
  private var isPlain = true

  /// Indexes a list of stubs that was searched one by one until now.
  init(indexing newest: ShapedStub) {
    var stubs: [ShapedStub] = []
    var candidate: ShapedStub? = newest
    while let stub = candidate {
      stubs.append(stub)
      candidate = stub.older
    }
    for stub in stubs.reversed() {
      _ = add(stub.matcher)
      insert(stub)
    }
  }

  /// Takes note of the matcher of a new stub, and returns whether all are plain.
  ///
  /// The member's lock is held.
  func add(_ matcher: ArgumentsMatcher<Arguments>) -> Bool {
    isPlain = isPlain && matcher.isPlain
    return isPlain
  }

  /// Makes a stub the newest of those with its shape and hash.
  ///
  /// The member's lock is held.
  func insert(_ stub: ShapedStub) {
    guard let shape = stub.matcher.shape else { return }
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque())
    let slots = table(for: shape).slots
    stub.cell.pointee.older_in_bucket = slots.pointee.replace(reference, for: shape.key)
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
  }
}

extension MockedMember {
  /// Returns the newest stub that matches, where all are plain.
  ///
  /// The lock is held, so what is read need not be retained but for what is returned.
  @inlinable
  func plainMatch(for arguments: Arguments) -> MemberStub? {
    guard let newest = state.pointee.newestStub else { return nil }
    var best: Unmanaged<MemberStub>?
    var bestOrder: UInt64 = 0
    var table = Unmanaged<MemberStub>.fromOpaque(newest.toOpaque())
      ._withUnsafeGuaranteedRef { $0.firstTable }
    while let current = table {
      let hash = current._withUnsafeGuaranteedRef { $0.hash(arguments) }
      var candidate = current._withUnsafeGuaranteedRef { $0.slots.pointee.find(hash) }
      while let pointer = candidate {
        let stub = Unmanaged<MemberStub>.fromOpaque(pointer)
        let order = stub._withUnsafeGuaranteedRef { $0.order }
        if order < bestOrder { break }
        if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) {
          (best, bestOrder) = (stub, order)
          break
        }
        candidate = stub._withUnsafeGuaranteedRef { $0.cell.pointee.older_in_bucket }
      }
      table = current._withUnsafeGuaranteedRef { $0.unmanagedNext }
    }
    return best?.takeUnretainedValue()
  }

  /// Returns the newest stub that matches, found through the index.
  ///
  /// People's code hashes and compares the arguments, so the lock is held only while a table is read.
  /// What is read is retained before the lock is given up, and keeps all older stubs.
  ///
  /// - Parameters:
  ///   - newest: The newest stub, which knows the tables.
  ///   - arguments: What must match.
  @inlinable
  func newestMatch(from newest: MemberStub, for arguments: Arguments) -> MemberStub? {
    var best: MemberStub?
    let state = state
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
    // Predicates come last, and are asked only where they would answer.
    return newest.newestShapelessMatch(for: arguments, unlessOlderThan: best?.order ?? 0) ?? best
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

  /// Returns the newest match among this stub and the older ones that have no shape.
  ///
  /// - Parameters:
  ///   - arguments: What must match.
  ///   - order: The number of a stub that matches already; what is older is of no use.
  @inlinable
  func newestShapelessMatch(for arguments: Arguments, unlessOlderThan order: UInt64) -> Stub? {
    if isShapeless {
      if self.order < order { return nil }
      if accepts(arguments) { return self }
    }
    var candidate = olderShapeless
    while let stub = candidate {
      if stub._withUnsafeGuaranteedRef({ $0.order < order }) { return nil }
      if stub._withUnsafeGuaranteedRef({ $0.accepts(arguments) }) {
        return stub.takeUnretainedValue()
      }
      candidate = stub._withUnsafeGuaranteedRef { $0.olderShapeless }
    }
    return nil
  }
}
