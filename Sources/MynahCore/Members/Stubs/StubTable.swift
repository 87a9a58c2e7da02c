public import MynahShims

/// A hash table from the hash of arguments to the newest stub with that hash.
///
/// It lies in plain memory, so that looking something up is cheap in debug builds too.
@usableFromInline
final class StubTable<Arguments> {
  let mask: UInt64
  @usableFromInline let hash: (Arguments) -> Int
  @usableFromInline let slots: UnsafeMutablePointer<StubSlots>

  /// The table of the next shape.
  let next: StubTable?

  /// The table of the next shape as a call reads it.
  @usableFromInline let unmanagedNext: Unmanaged<StubTable>?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - shape: The shape of the stubs in it.
  ///   - next: The table of the next shape.
  init(_ shape: StubShape<Arguments>, next: StubTable?) {
    mask = shape.mask
    hash = shape.hash
    self.next = next
    unmanagedNext = next.map { Unmanaged.passUnretained($0) }
    slots = .allocate(capacity: 1)
    slots.initialize(to: StubSlots())
  }

  deinit {
    slots.pointee.deallocate()
    slots.deallocate()
  }
}

/// The slots of a hash table of stubs.
@frozen
@usableFromInline
struct StubSlots {
  @frozen
  @usableFromInline
  struct Slot {
    @usableFromInline var hash: Int
    @usableFromInline var stub: UnsafeRawPointer?
  }

  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  @usableFromInline var capacity = 16
  private var count = 0

  init() {
    slots = Self.emptySlots(capacity)
  }

  func deallocate() {
    slots.deallocate()
  }

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, stub: nil), count: capacity)
    return slots
  }

  /// Returns the newest stub with a hash.
  @inlinable
  func find(_ hash: Int) -> UnsafeRawPointer? {
    slots[index(of: hash)].stub
  }

  /// Makes a stub the newest with its hash, and returns the one that was.
  mutating func replace(_ stub: UnsafeRawPointer, for hash: Int) -> UnsafeRawPointer? {
    if (count + 1) * 2 > capacity { grow() }
    let index = index(of: hash)
    let previous = slots[index].stub
    if previous == nil { count += 1 }
    slots[index] = Slot(hash: hash, stub: stub)
    return previous
  }

  /// Forgets all stubs.
  mutating func clear() {
    slots.update(repeating: Slot(hash: 0, stub: nil), count: capacity)
    count = 0
  }

  /// The slot that holds a hash, or the empty one where it belongs.
  @inlinable
  func index(of hash: Int) -> Int {
    let last = capacity &- 1
    // Small numbers may be hashes, and so may multiples of a large one: use the bits in the middle.
    let mixed = UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: mixed &>> 24) & last
    while slots[index].stub != nil, slots[index].hash != hash { index = (index &+ 1) & last }
    return index
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 2
    slots = Self.emptySlots(capacity)
    for slot in old where slot.stub != nil { slots[index(of: slot.hash)] = slot }
    old.deallocate()
  }
}

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

/// A stub of one member: which calls it answers, and how.
///
/// Stubs of a member form a list, newest first. Nothing of a stub but what `cell` points to changes once
/// it is in the list, so a call reads the list without a lock: adding a stub makes a new head.
@usableFromInline
final class StubNode<Arguments, Result, Failure: Error>: @unchecked Sendable {
  /// What the arguments must match; nil where any will do.
  @usableFromInline let condition: ((Arguments) -> Bool)?

  /// What calls read without the stub's type, and what changes meanwhile; to be read and written by its
  /// functions alone.
  @usableFromInline let cell: UnsafeMutablePointer<mynah_stub_t>

  /// The next older stub; changed by `deinit` alone.
  @exclusivity(unchecked) private(set) var older: StubNode?

  /// The next older stub as a call reads it, which holds the newest one and so all others.
  @usableFromInline let unmanagedOlder: Unmanaged<StubNode>?

  /// The index of this stub and all older ones, where they are so many that there is one.
  let index: StubIndex<Arguments, Result, Failure>?

  /// Whether this stub and all older ones are found through an index.
  @usableFromInline let isIndexed: Bool

  /// Whether finding this stub and all older ones calls nothing of people's.
  let isPlain: Bool

  /// Whether the stub has no shape by which an index could find it.
  @usableFromInline let isShapeless: Bool

  /// The next older stub without a shape.
  @usableFromInline let olderShapeless: Unmanaged<StubNode>?

  /// The tables of the index that hold this stub and all older ones.
  @usableFromInline let firstTable: Unmanaged<StubTable<Arguments>>?

  let matcher: CallMatcher<Arguments>
  let location: CodeLocation

  /// The stub's number, among those of calls and stubs.
  @usableFromInline let serial: UInt64

  /// How many stubs the list has from here on.
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
    // For the whole list, so that a call asks the newest stub only.
    isPlain = matcher.isPlain && older?.isPlain ?? true
    isShapeless = matcher.shape == nil
    if let older {
      unmanagedOlder = .passUnretained(older)
      olderShapeless = older.isShapeless ? .passUnretained(older) : older.olderShapeless
      depth = older.depth + 1
    } else {
      (unmanagedOlder, olderShapeless, depth) = (nil, nil, 1)
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

  deinit {
    behaviorReference.release()
    mynah_stub_free(cell)
    // A long list must not be released recursively.
    var next = older
    older = nil
    while isKnownUniquelyReferenced(&next) {
      let rest = next?.older
      next?.older = nil
      next = rest
    }
  }

  /// What answers the calls.
  @inlinable
  var behavior: Behavior<Result, Failure> { behaviorReference.takeUnretainedValue() }

  @inlinable
  var behaviorReference: Unmanaged<Behavior<Result, Failure>> {
    Unmanaged.fromOpaque(mynah_stub_behavior(cell).unsafelyUnwrapped)
  }

  /// Says that the stub answers a call where it returns a value, which need not be asked then, and
  /// returns that.
  @inlinable @inline(__always)
  func use() -> UnsafePointer<Result>? {
    guard let value = mynah_stub_use_value(cell) else { return nil }
    return value.assumingMemoryBound(to: Result.self)
  }

  /// Returns the stub with a number among this and all older ones.
  func find(_ serial: UInt64) -> StubNode? {
    var candidate: StubNode? = self
    while let stub = candidate, stub.serial != serial { candidate = stub.older }
    return candidate
  }

  /// Whether the stub has answered a call.
  var isUsed: Bool { mynah_stub_is_used(cell) }

  /// Whether the stub may stay unused.
  var isLenient: Bool { mynah_stub_is_lenient(cell) }

  /// Lets the stub stay unused.
  func excuse() { mynah_stub_excuse(cell) }

  /// Makes a stub of the same shape and hash the next older one.
  ///
  /// The member's lock is held, and no call finds this stub yet.
  func setOlderInBucket(_ older: UnsafeRawPointer?) { cell.pointee.older_in_bucket = older }

  /// The next older stub of the same shape and hash.
  @inlinable
  var olderInBucket: UnsafeRawPointer? { cell.pointee.older_in_bucket }

  /// Changes the chain of behaviors, which the only one becomes the first link of.
  ///
  /// The member's lock is held. The first link lives on as part of the chain, so a call that has just
  /// read it may go on.
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
    if behavior.kind == .returns {
      value =
        _unsafeUncheckedDowncast(behavior, to: ReturnBehavior<Result, Failure>.self).value
    }
    mynah_stub_set(cell, Unmanaged.passRetained(behavior).toOpaque(), value)
  }
}
