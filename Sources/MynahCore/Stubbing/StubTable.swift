/// Which arguments of a stub are exact, and how a call's arguments are hashed to find it.
struct StubShape<Arguments> {
  /// A bit for each argument that is exact; the others are wildcards.
  let mask: UInt64

  /// Hashes those arguments of a call that are exact in the stub.
  let hash: (Arguments) -> Int

  /// The hash of the stub's own exact arguments.
  let key: Int
}

/// A hash table from the hash of arguments to the newest stub with that hash.
///
/// It lies in plain memory, so that looking something up is cheap in debug builds too.
final class StubTable<Arguments> {
  private struct Slot {
    var hash: Int
    var stub: UnsafeRawPointer?
  }

  let mask: UInt64
  let hash: (Arguments) -> Int
  private var slots: UnsafeMutablePointer<Slot>
  private var capacity = 16
  private var count = 0

  init(_ shape: StubShape<Arguments>) {
    mask = shape.mask
    hash = shape.hash
    slots = Self.emptySlots(capacity)
  }

  deinit {
    slots.deallocate()
  }

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, stub: nil), count: capacity)
    return slots
  }

  /// Returns the newest stub with a hash.
  func find(_ hash: Int) -> UnsafeRawPointer? {
    slots[index(of: hash)].stub
  }

  /// Makes a stub the newest with its hash, and returns the one that was.
  func replace(_ stub: UnsafeRawPointer, for hash: Int) -> UnsafeRawPointer? {
    if (count + 1) * 2 > capacity { grow() }
    let index = index(of: hash)
    let previous = slots[index].stub
    if previous == nil { count += 1 }
    slots[index] = Slot(hash: hash, stub: stub)
    return previous
  }

  /// Forgets all stubs.
  func clear() {
    slots.update(repeating: Slot(hash: 0, stub: nil), count: capacity)
    count = 0
  }

  /// The slot that holds a hash, or the empty one where it belongs.
  private func index(of hash: Int) -> Int {
    let last = capacity - 1
    // Hashes of small numbers may be small numbers: spread them over the table.
    var index = Int(truncatingIfNeeded: UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15 >> 20) & last
    while slots[index].stub != nil, slots[index].hash != hash { index = (index + 1) & last }
    return index
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 2
    slots = Self.emptySlots(capacity)
    for slot in old where slot.stub != nil { slots[index(of: slot.hash)] = slot }
    old.deallocate()
  }
}
