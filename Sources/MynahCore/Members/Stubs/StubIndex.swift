public import MynahShims

/// The index of a member's stubs, which consists of one hash table for each shape of a stub.
///
/// The index finds the newest stub that accepts a call's arguments without asking each stub. An
/// argument of a stub is exact if it must equal a hashable value. If all other arguments are
/// wildcards, the set of exact arguments is the shape of the stub. For example, the stubs of
/// `fly(to: "Oslo", speed: any())` and `fly(to: "Rome", speed: any())` have the same shape, because
/// only the first argument is exact. A member may have a large number of stubs, but only a few
/// shapes.
///
/// A call visits the table of each shape. It hashes the arguments that are exact in the shape, and
/// looks up the newest stub with that hash. Stubs with the same shape and hash form a bucket, which
/// is a list from the newest stub to the oldest one. The newest stub of all tables that accepts the
/// arguments answers the call. Packet classification uses the same algorithm under the name "tuple
/// space search".
///
/// A stub doesn't have a shape if, for example, one of its arguments is a predicate or an exact
/// value without a hash. No table contains such stubs. They form a separate list, and one of them
/// answers if it's the newest stub that accepts the arguments.
///
/// - Invariant: Slots are only read and written under the member's lock. Tables are added in front
///   of the other tables and never removed. Therefore, a call can visit the tables without the
///   lock, beginning with the first table that its newest stub refers to.
@usableFromInline
final class StubIndex<Arguments, Result, Failure: Error>: @unchecked Sendable {
  typealias IndexedStub = StubNode<Arguments, Result, Failure>

  private var firstTable: StubTable<Arguments>?

  /// Creates an index of a list of stubs that calls searched one by one until now.
  ///
  /// - Parameter newest: The newest stub of the list.
  init(indexing newest: IndexedStub) {
    // Each inserted stub becomes the newest of its bucket, so the oldest stub comes first.
    for stub in newest.withOlder.reversed() { insert(stub) }
  }

  /// Adds a stub as the newest stub with its shape and hash.
  ///
  /// A stub without a shape isn't added. The caller must hold the member's lock.
  ///
  /// - Parameters:
  ///   - stub: The stub to add.
  ///   - replaced: The stub that the new stub replaces, which isn't in the list of stubs anymore.
  func insert(_ stub: IndexedStub, replacing replaced: IndexedStub? = nil) {
    guard let shape = stub.matcher.shape else { return }
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(stub).toOpaque())
    let slots = table(for: shape).slots
    // A call reads the slot under the same lock. If it finds this stub there, the stub is already
    // linked to the older stubs of its bucket, and the link doesn't change anymore.
    let older = slots.pointee.replace(reference, for: stub.matcher.key)
    let isReplaced = older != nil && older == replaced?.cell.pointee.node
    stub.cell.pointee.older_in_bucket = isReplaced ? replaced?.olderInBucket : older
  }

  /// Returns the first table, after adding a table for the shape of a new stub's matcher if needed.
  ///
  /// The caller must hold the member's lock.
  func firstTable(for matcher: CallMatcher<Arguments>) -> StubTable<Arguments>? {
    if let shape = matcher.shape { _ = table(for: shape) }
    return firstTable
  }

  /// Returns the table of a shape, and creates it if it doesn't exist.
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

  /// Removes all stubs.
  ///
  /// The tables stay in the index, because calls that have read the list of stubs visit the tables
  /// without the lock. Such calls find the tables empty.
  ///
  /// The caller must hold the member's lock.
  func clear() {
    var table = firstTable
    while let current = table {
      current.slots.pointee.clear()
      table = current.next
    }
  }
}

/// A stub of one member: the calls that it answers, and its behavior.
///
/// The stubs of a member form a linked list, from the newest stub to the oldest one. A stub in the
/// list doesn't change, except for the memory that `cell` points to. Therefore, a call reads the
/// list without a lock. A new stub becomes the new head of the list.
@usableFromInline
final class StubNode<Arguments, Result, Failure: Error>: @unchecked Sendable {
  /// The condition that the arguments must fulfill, or nil if any arguments match.
  @usableFromInline let condition: ((Arguments) -> Bool)?

  /// The values that calls read without the stub's type, and the values that change.
  ///
  /// Other threads may access the changing values at the same time, so use the `mynah_stub`
  /// functions for these values. The functions are atomic.
  @usableFromInline let cell: UnsafeMutablePointer<mynah_stub_t>

  /// The next older stub, which only `deinit` changes.
  @exclusivity(unchecked) private(set) var older: StubNode?

  /// An unmanaged reference to `older`, which a call follows without reference counting.
  ///
  /// This is safe, because the call holds the newest stub, and each stub holds the next older one.
  @usableFromInline let unmanagedOlder: Unmanaged<StubNode>?

  /// The index of this stub and all older stubs, or nil if there are too few stubs for an index.
  let index: StubIndex<Arguments, Result, Failure>?

  /// A Boolean value that indicates whether this stub and all older stubs are in an index.
  @usableFromInline let isIndexed: Bool

  /// A Boolean value that indicates whether searching this and all older stubs runs no user code.
  let isPlain: Bool

  /// A Boolean value that indicates whether no table contains the stub, because it has no shape.
  @usableFromInline let isShapeless: Bool

  /// The next older stub without a shape.
  @usableFromInline let olderShapeless: Unmanaged<StubNode>?

  /// The first of the index's tables, which together contain this stub and all older stubs.
  @usableFromInline let firstTable: Unmanaged<StubTable<Arguments>>?

  let matcher: CallMatcher<Arguments>
  let location: CodeLocation

  /// The stub's serial number, in the common order of all calls and stubs.
  @usableFromInline let serial: UInt64

  /// The number of stubs in the list, from this stub to the oldest one.
  let depth: Int

  init(
    matcher: CallMatcher<Arguments>, behavior: Behavior<Result, Failure>,
    older: StubNode?, index: StubIndex<Arguments, Result, Failure>?, serial: UInt64,
    location: CodeLocation
  ) {
    cell = mynah_stub_make()
    self.matcher = matcher
    self.condition = matcher.condition
    self.older = older
    self.index = index
    isIndexed = index != nil
    // The value covers this stub and all older stubs, so checking the newest stub is enough.
    isPlain = matcher.isPlain && older?.isPlain ?? true
    isShapeless = matcher.shape == nil
    if let older {
      unmanagedOlder = .passUnretained(older)
      olderShapeless = older.isShapeless ? .passUnretained(older) : older.olderShapeless
      depth = older.depth + 1
    } else {
      unmanagedOlder = nil
      olderShapeless = nil
      depth = 1
    }
    if let table = index?.firstTable(for: matcher) {
      firstTable = .passUnretained(table)
    } else {
      firstTable = nil
    }
    self.serial = serial
    self.location = location
    cell.pointee.node = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    cell.pointee.older = older?.cell
    if isPlain, !isIndexed { matcher.writeBytes(to: cell) }
    set(behavior)
  }

  /// Returns a copy of this stub for another list.
  func copy(older: StubNode?, index: StubIndex<Arguments, Result, Failure>?) -> StubNode {
    let copy = StubNode(
      matcher: matcher, behavior: behavior, older: older, index: index, serial: serial,
      location: location)
    if isUsed { mynah_stub_use(copy.cell) }
    if isLenient { copy.allowUnused() }
    return copy
  }

  deinit {
    behaviorReference.release()
    mynah_stub_free(cell)
    // Release the older stubs in a loop. Otherwise, each `deinit` would call the next one, and a
    // long list would overflow the stack.
    var next = older
    older = nil
    while isKnownUniquelyReferenced(&next) {
      let rest = next?.older
      next?.older = nil
      next = rest
    }
  }

  /// The behavior that answers the calls.
  @inlinable
  var behavior: Behavior<Result, Failure> { behaviorReference.takeUnretainedValue() }

  @inlinable
  var behaviorReference: Unmanaged<Behavior<Result, Failure>> {
    Unmanaged.fromOpaque(mynah_stub_behavior(cell).unsafelyUnwrapped)
  }

  /// Returns the value of a stub that only returns a value, and marks the stub as used.
  ///
  /// If the stub has another behavior, this method returns nil and doesn't mark the stub.
  @inlinable @inline(__always)
  func use() -> UnsafePointer<Result>? {
    guard let value = mynah_stub_use_value(cell) else { return nil }
    return value.assumingMemoryBound(to: Result.self)
  }

  /// Returns the stub with a serial number, which may be this stub or an older one, or nil.
  func find(_ serial: UInt64) -> StubNode? {
    var candidate: StubNode? = self
    while let stub = candidate, stub.serial != serial { candidate = stub.older }
    return candidate
  }

  /// This stub and all older stubs, from newest to oldest.
  var withOlder: [StubNode] { Array(sequence(first: self, next: \.older)) }

  /// A Boolean value that indicates whether the stub has answered a call.
  var isUsed: Bool { mynah_stub_is_used(cell) }

  /// A Boolean value that indicates whether the test allows that the stub stays unused.
  var isLenient: Bool { mynah_stub_is_lenient(cell) }

  /// A Boolean value that indicates whether the stub has answered a call, or doesn't have to.
  var mayStayUnused: Bool { isUsed || isLenient || matcher.isImplied }

  /// Lets the stub stay unused.
  func allowUnused() { mynah_stub_allow_unused(cell) }

  /// The next older stub with the same shape and hash.
  @inlinable
  var olderInBucket: UnsafeRawPointer? { cell.pointee.older_in_bucket }

  /// Changes the stub's chain of behaviors.
  ///
  /// If the stub has a single behavior, it becomes the first link of a new chain. A call that has
  /// just read this behavior can continue to use it, because the chain keeps it alive.
  ///
  /// The caller must hold the member's lock.
  func change(_ change: (ChainBehavior<Result, Failure>) -> Void) {
    if let chain = behavior as? ChainBehavior<Result, Failure> { return change(chain) }
    let previous = behaviorReference
    let chain = ChainBehavior(behavior, isUsed: isUsed)
    change(chain)
    set(chain)
    previous.release()
  }

  private func set(_ behavior: Behavior<Result, Failure>) {
    var value: UnsafeMutablePointer<Result>?
    // A call reads the value of this behavior from the cell, without accessing the behavior.
    if behavior.kind == .returns {
      value =
        _unsafeUncheckedDowncast(behavior, to: ReturnBehavior<Result, Failure>.self).value
    }
    mynah_stub_set(cell, Unmanaged.passRetained(behavior).toOpaque(), value)
  }
}
