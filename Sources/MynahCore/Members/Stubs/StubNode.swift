public import MynahShims

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
