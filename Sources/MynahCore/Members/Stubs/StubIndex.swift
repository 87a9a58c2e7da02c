internal import MynahShims

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
final class StubIndex<Arguments, Result, Failure: Error>: @unchecked Sendable {
  typealias IndexedStub = StubNode<Arguments, Result, Failure>

  private var firstTable: StubTable<Arguments>?

  /// Indexes a list of stubs that was searched one by one until now.
  init(indexing newest: IndexedStub) {
    var stubs: [IndexedStub] = []
    var candidate: IndexedStub? = newest
    while let stub = candidate {
      stubs.append(stub)
      candidate = stub.older
    }
    for stub in stubs.reversed() { insert(stub) }
  }

  /// Makes a stub the newest of those with its shape and hash.
  ///
  /// The member's lock is held.
  func insert(_ stub: IndexedStub) {
    guard let shape = stub.matcher.shape else { return }
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque())
    let slots = table(for: shape).slots
    // Written before the stub is the head of its bucket, under the lock: calls that find it read it as it is.
    stub.setOlderInBucket(slots.pointee.replace(reference, for: shape.key))
  }

  /// The first of the tables, after there is one for what a new stub matches.
  ///
  /// The member's lock is held.
  func firstTable(for matcher: CallMatcher<Arguments>) -> StubTable<Arguments>? {
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
  /// The tables stay: a call that has read the list walks them without the lock, and finds them empty.
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
