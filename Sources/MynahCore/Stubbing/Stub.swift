internal import MynahShims

/// A stub of one member: which calls it answers, and how.
///
/// Stubs of a member form a list, newest first. A stub never changes once it is in the list, so a call
/// reads the list without a lock: adding a stub makes a new head, changing one makes a new list.
@usableFromInline
final class Stub<Arguments, Function, Result, Failure: Error>: @unchecked Sendable {
  /// What the arguments must match; nil where any will do.
  @usableFromInline let condition: ((Arguments) -> Bool)?
  @usableFromInline let behavior: Behavior<Function, Result, Failure>
  @usableFromInline let used: UnsafeMutablePointer<UInt8>

  /// The value of a behavior that returns one, which need not be asked then.
  @usableFromInline let value: UnsafeMutablePointer<Result>?

  /// The next older stub.
  fileprivate(set) var older: Stub?

  /// The next older stub as a call reads it, which holds the newest one and so all others.
  @usableFromInline let unmanagedOlder: Unmanaged<Stub>?

  let matcher: ArgumentsMatcher<Arguments>
  let location: CodeLocation

  /// What tells a stub from others when it is replaced by a copy with a longer chain.
  let order: UInt64

  init(
    matcher: ArgumentsMatcher<Arguments>, behavior: Behavior<Function, Result, Failure>,
    older: Stub?, order: UInt64, location: CodeLocation
  ) {
    self.matcher = matcher
    self.condition = matcher.condition
    self.behavior = behavior
    value = (behavior as? ReturnBehavior)?.value
    self.older = older
    self.unmanagedOlder = older.map { Unmanaged.passUnretained($0) }
    self.order = order
    self.location = location
    used = .allocate(capacity: 1)
    used.initialize(to: 0)
  }

  deinit {
    used.deallocate()
    // A long list must not be released recursively.
    var next = older
    older = nil
    while isKnownUniquelyReferenced(&next) {
      let rest = next?.older
      next?.older = nil
      next = rest
    }
  }

  /// Whether the stub has answered a call.
  var isUsed: Bool { mynah_flag_is_up(used) }

  /// Returns this list with the behavior of the stub numbered `order` replaced.
  func replacing(
    _ order: UInt64, with behavior: Behavior<Function, Result, Failure>
  ) -> Stub {
    var newer: [Stub] = []
    var candidate: Stub? = self
    while let stub = candidate, stub.order != order {
      newer.append(stub)
      candidate = stub.older
    }
    guard let found = candidate else { return self }
    return ([found] + newer.reversed()).reduce(found.older) { older, stub in
      let copy = Stub(
        matcher: stub.matcher, behavior: stub.order == order ? behavior : stub.behavior,
        older: older, order: stub.order, location: stub.location)
      copy.used.pointee = stub.isUsed ? 1 : 0
      return copy
    } ?? self
  }
}
