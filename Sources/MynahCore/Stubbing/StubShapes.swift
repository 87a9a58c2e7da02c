public import MynahShims

/// The index of a member's stubs: one table for each shape, and a list of those that have none.
///
/// A stub's shape is the set of its arguments that are exact and hashable, where all others are
/// wildcards. However many stubs there are, shapes are few. A call hashes its arguments once a shape,
/// and finds the newest stub with that hash: the tuple space search of packet classification. Stubs
/// with a predicate, or with an exact value that can not be hashed, stay a list; the newest of all
/// that match answers.
///
/// - Invariant: `content` and what it points to are read and written under the member's lock.
@usableFromInline
final class StubShapes<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  typealias ShapedStub = Stub<Arguments, Function, Result, Failure>

  /// What changes when a stub is added.
  @frozen
  @usableFromInline
  struct Content {
    /// The first table; the others follow it.
    @usableFromInline var firstTable: Unmanaged<StubTable<Arguments>>?

    /// The newest stub without a shape.
    @usableFromInline var newestShapeless: UnsafeRawPointer?
  }

  @usableFromInline let content: UnsafeMutablePointer<Content>

  /// Indexes a list of stubs that was searched one by one until now.
  init(indexing newest: ShapedStub) {
    content = .allocate(capacity: 1)
    content.initialize(to: Content())
    var stubs: [ShapedStub] = []
    var candidate: ShapedStub? = newest
    while let stub = candidate {
      stubs.append(stub)
      candidate = stub.older
    }
    for stub in stubs.reversed() { insert(stub) }
  }

  deinit {
    content.pointee.firstTable?.release()
    content.deallocate()
  }

  /// Makes a stub the newest of those with its shape and hash. The member's lock is held.
  func insert(_ stub: ShapedStub) {
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque())
    if let shape = stub.matcher.shape {
      let slots = table(for: shape).slots
      stub.cell.pointee.older_in_bucket = slots.pointee.replace(reference, for: shape.key)
    } else {
      stub.cell.pointee.older_in_bucket = content.pointee.newestShapeless
      content.pointee.newestShapeless = reference
    }
  }

  /// The table of a shape, made where there is none.
  ///
  /// Calls walk the tables without a lock, and so tables are added in front and never removed.
  private func table(for shape: StubShape<Arguments>) -> StubTable<Arguments> {
    let first = content.pointee.firstTable?.takeUnretainedValue()
    var table = first
    while let candidate = table {
      if candidate.mask == shape.mask { return candidate }
      table = candidate.next
    }
    let new = StubTable(shape, next: first)
    content.pointee.firstTable?.release()
    content.pointee.firstTable = .passRetained(new)
    return new
  }

  /// Forgets all stubs. The member's lock is held.
  func clear() {
    var table = content.pointee.firstTable?.takeUnretainedValue()
    while let current = table {
      current.slots.pointee.clear()
      table = current.next
    }
    content.pointee.newestShapeless = nil
  }
}

extension MockedMember {
  /// Returns the newest stub that matches, found through the index.
  ///
  /// People's code hashes and compares the arguments, so the lock is held only while the tables are
  /// read. What is read is retained before the lock is given up, and keeps all older stubs.
  @inlinable
  func newestMatch(
    in shapes: StubShapes<Arguments, Function, Result, Failure>, for arguments: Arguments
  ) -> MemberStub? {
    let state = state
    mynah_lock(&state.pointee.lock)
    var table = unsafeBitCast(
      shapes.content.pointee.firstTable, to: StubTable<Arguments>?.self)
    let shapeless = unsafeBitCast(shapes.content.pointee.newestShapeless, to: MemberStub?.self)
    mynah_unlock(&state.pointee.lock)

    var best = shapeless?.newestMatch(for: arguments, unlessOlderThan: 0)
    while let current = table {
      let hash = current.hash(arguments)
      mynah_lock(&state.pointee.lock)
      let found = unsafeBitCast(current.slots.pointee.find(hash), to: MemberStub?.self)
      mynah_unlock(&state.pointee.lock)
      if let match = found?.newestMatch(for: arguments, unlessOlderThan: best?.order ?? 0) {
        best = match
      }
      table = current.next
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
    var candidate = self
    while candidate.order > order {
      if candidate.accepts(arguments) { return candidate }
      guard let older = candidate.cell.pointee.older_in_bucket else { return nil }
      candidate = Unmanaged<Stub>.fromOpaque(older).takeUnretainedValue()
    }
    return nil
  }
}
