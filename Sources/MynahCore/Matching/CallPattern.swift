/// A pattern that selects calls of one member; what `given` and `verify` take.
///
/// `Function` is the member's exact function type, effects included. `Failure` is `Never`, `any Error`
/// or the error of a typed `throws`, so that `willThrow` takes what the member throws.
public struct CallPattern<Function, Result, Failure: Error> {
  let target: PatternTarget<Function, Result, Failure>

  @usableFromInline
  init(_ target: PatternTarget<Function, Result, Failure>) {
    self.target = target
  }
}

/// A pattern that selects calls of one `async` member without a result.
///
/// In an async context the compiler prefers what is `async`, and there the call itself could be meant
/// as well: what `given` and `verify` take may be an assignment, which has no result either. So `given`
/// and `verify` are `async` for these patterns:
///
/// ```swift
/// await given(bird.rest(hours: 3)).willReturn()
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
public struct AsyncCallPattern<Function, Failure: Error> {
  let target: PatternTarget<Function, Void, Failure>

  /// Makes the pattern.
  ///
  /// Generated code calls this.
  public init(_ pattern: CallPattern<Function, Void, Failure>) {
    target = pattern.target
  }
}

/// A pattern that selects calls of a property's or a subscript's getter.
public struct PropertyPattern<Value> {
  let target: PatternTarget<() -> Value, Value, Never>

  /// Makes the pattern of a property's getter.
  ///
  /// Generated code calls this.
  public init(_ getter: CallPattern<() -> Value, Value, Never>) {
    target = getter.target
  }

  /// Makes the pattern of a getter that is called otherwise than a property's is: a subscript's, whose
  /// indices a stub's closure does not get, or one that is isolated to a global actor.
  ///
  /// Generated code calls this.
  public init<Function>(of getter: CallPattern<Function, Value, Never>) {
    target = AdaptedPattern(getter.target)
  }
}

/// What a pattern stands for, without the type of the arguments.
@usableFromInline
class PatternTarget<Function, Result, Failure: Error> {
  /// What the pattern selects, for verification.
  var selection: any CallSelection { preconditionFailure("A pattern target must override this.") }

  /// Adds a stub that answers what the pattern selects.
  ///
  /// - Returns: The number by which the stub is known.
  func add(_ behavior: Behavior<Function, Result, Failure>, at location: CodeLocation) -> UInt64 {
    preconditionFailure("A pattern target must override this.")
  }

  /// Appends a behavior to the chain of a stub.
  ///
  /// - Returns: Whether there is the stub; false where it was cleared.
  func append(_ behavior: Behavior<Function, Result, Failure>, toStub order: UInt64) -> Bool {
    preconditionFailure("A pattern target must override this.")
  }

  /// Lets a stub stay unused in a strict session.
  func excuse(stub order: UInt64) {
    preconditionFailure("A pattern target must override this.")
  }

  /// Forwards calls that the pattern selects and no stub answers.
  func forward(to target: ForwardingTarget) {
    preconditionFailure("A pattern target must override this.")
  }

  /// Adds a stub to the setter that belongs to this getter.
  ///
  /// - Parameters:
  ///   - newValue: What the setter's new value is matched by; any indices will do.
  ///   - location: Where the stub was given.
  /// - Returns: Whether there is such a setter.
  func stubSetter(_ newValue: ArgumentMatcher<Result>, at location: CodeLocation) -> Bool {
    preconditionFailure("A pattern target must override this.")
  }

  /// Returns the mock that calls return from now on; nil where the result is not mocked itself.
  func wantNestedMock() -> Result? {
    preconditionFailure("A pattern target must override this.")
  }

  /// What the member is called.
  var memberName: String { preconditionFailure("A pattern target must override this.") }
}

/// The pattern of calls of one mocked member.
@usableFromInline
final class MemberPattern<Arguments, Function, Result, Failure: Error>:
  PatternTarget<Function, Result, Failure>
{
  let member: MockedMember<Arguments, Function, Result, Failure>
  let matcher: ArgumentsMatcher<Arguments>

  /// The number of the last call whose arguments captors got from this pattern.
  var lastCaptured: UInt64 = 0

  init(
    member: MockedMember<Arguments, Function, Result, Failure>,
    matcher: ArgumentsMatcher<Arguments>
  ) {
    self.member = member
    self.matcher = matcher
  }

  override var selection: any CallSelection { self }

  override func add(
    _ behavior: Behavior<Function, Result, Failure>, at location: CodeLocation
  ) -> UInt64 {
    member.add(behavior, for: matcher, at: location)
  }

  override func append(
    _ behavior: Behavior<Function, Result, Failure>, toStub order: UInt64
  ) -> Bool {
    member.append(behavior, toStub: order)
  }

  override func excuse(stub order: UInt64) {
    member.excuse(stub: order)
  }

  override func forward(to target: ForwardingTarget) {
    member.forward(matcher, to: target)
  }

  override func stubSetter(
    _ newValue: ArgumentMatcher<Result>, at location: CodeLocation
  ) -> Bool {
    guard let setter = member.setter else { return false }
    setter.addStub(newValue: newValue, at: location)
    return true
  }

  override func wantNestedMock() -> Result? { member.makeNestedMock(isWanted: true) }

  override var memberName: String { member.member.name }
}

/// The pattern of a getter of any type, seen as that of a property.
private final class AdaptedPattern<Function, Value>: PatternTarget<() -> Value, Value, Never> {
  let getter: PatternTarget<Function, Value, Never>

  init(_ getter: PatternTarget<Function, Value, Never>) {
    self.getter = getter
  }

  override var selection: any CallSelection { getter.selection }

  override func add(
    _ behavior: Behavior<() -> Value, Value, Never>, at location: CodeLocation
  ) -> UInt64 {
    getter.add(behavior.withoutArguments(), at: location)
  }

  override func append(
    _ behavior: Behavior<() -> Value, Value, Never>, toStub order: UInt64
  ) -> Bool {
    getter.append(behavior.withoutArguments(), toStub: order)
  }

  override func excuse(stub order: UInt64) {
    getter.excuse(stub: order)
  }

  override func forward(to target: ForwardingTarget) {
    getter.forward(to: target)
  }

  override func stubSetter(_ newValue: ArgumentMatcher<Value>, at location: CodeLocation) -> Bool {
    getter.stubSetter(newValue, at: location)
  }

  override func wantNestedMock() -> Value? { getter.wantNestedMock() }

  override var memberName: String { getter.memberName }
}

extension Behavior where Failure == Never {
  /// Returns this behavior for a member that takes arguments, which a closure does not get.
  fileprivate func withoutArguments<Other>() -> Behavior<Other, Result, Never>
  where Function == () -> Result {
    switch kind {
    case .returns:
      return ReturnBehavior(
        unsafeDowncast(self, to: ReturnBehavior<Function, Result, Never>.self).value.pointee)
    case .performs:
      return ProduceBehavior(
        unsafeDowncast(self, to: PerformBehavior<Function, Result, Never>.self).function)
    case .produces:
      return ProduceBehavior(
        unsafeDowncast(self, to: ProduceBehavior<Function, Result, Never>.self).produce)
    case .throws, .chooses, .asksForAllTypes:
      return MappedBehavior(self)
    }
  }
}

/// A choice among behaviors without arguments, for a member that takes some.
private final class MappedBehavior<Function, Result>: Behavior<Function, Result, Never>,
  @unchecked Sendable
{
  private let base: Behavior<() -> Result, Result, Never>

  init(_ base: Behavior<() -> Result, Result, Never>) {
    self.base = base
    super.init(.chooses)
  }

  override var givesWay: Bool { base.givesWay }

  override func next() -> Behavior<Function, Result, Never>? {
    base.next()?.withoutArguments()
  }
}
