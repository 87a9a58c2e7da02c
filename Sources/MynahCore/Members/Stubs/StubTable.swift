/// A hash table that maps the hash of arguments to the newest stub with that hash.
///
/// All stubs in a table have the same shape: the same arguments are exact. The slots are in plain
/// memory, because looking up a hash must be fast in debug builds, too.
@usableFromInline
final class StubTable<Arguments> {
  /// A bit for each argument that is exact in the shape.
  let mask: UInt64
  /// The function that hashes the exact arguments of a call.
  @usableFromInline let hash: (Arguments) -> Int
  @usableFromInline let slots: UnsafeMutablePointer<StubSlots>

  /// The table of the next shape, or nil if this is the last table.
  let next: StubTable?

  /// An unmanaged reference to `next`, which a call follows without reference counting.
  @usableFromInline let unmanagedNext: Unmanaged<StubTable>?

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - shape: The shape of the stubs in the table.
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
    slots.pointee.slots.deallocate()
    slots.deallocate()
  }
}

/// The slots of a hash table of stubs.
///
/// If the preferred slot of a hash contains another hash, the slots after it are searched until the
/// hash or an empty slot is found (linear probing). The capacity is a power of two, and at least
/// half of the slots are empty, so a search always ends after a few slots.
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

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, stub: nil), count: capacity)
    return slots
  }

  /// Returns the newest stub with a hash, or nil if there isn't such a stub.
  @inlinable
  func find(_ hash: Int) -> UnsafeRawPointer? {
    slots[index(of: hash)].stub
  }

  /// Stores a stub as the newest stub with its hash, and returns the stub that it replaces.
  mutating func replace(_ stub: UnsafeRawPointer, for hash: Int) -> UnsafeRawPointer? {
    if (count + 1) * 2 > capacity { grow() }
    let index = index(of: hash)
    let previous = slots[index].stub
    if previous == nil { count += 1 }
    slots[index] = Slot(hash: hash, stub: stub)
    return previous
  }

  /// Removes all stubs.
  mutating func clear() {
    slots.update(repeating: Slot(hash: 0, stub: nil), count: capacity)
    count = 0
  }

  /// Returns the index of the slot with a hash, or of the empty slot to which the hash belongs.
  @inlinable
  func index(of hash: Int) -> Int {
    let last = capacity &- 1
    // Hashes are often small numbers or multiples of a large number, which differ only in a few
    // bits. The multiplication spreads these bits, and the bits in the middle of the product select
    // the preferred slot.
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
