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
