/// Where an assignment to a mock leaves itself while `given` or `verify` evaluates it.
final class AssignmentSlot: @unchecked Sendable {
  var assignment: (any AssignmentTarget)?
}

/// An assignment that was written in `given` or `verify`.
protocol AssignmentTarget {
  /// The type of the assigned value.
  var valueType: Any.Type { get }

  /// What the assignment selects, for verification.
  var selection: any CallSelection { get }

  /// Adds a stub.
  ///
  /// - Parameters:
  ///   - answer: A closure of type `(Value) -> Void`, a behavior that calls such, or nil to do nothing.
  ///   - location: Where the stub was given.
  /// - Returns: The number by which the stub is known; nil where the answer takes another type.
  func add(_ answer: Any?, at location: CodeLocation) -> UInt64?

  /// Appends an answer, as `add(_:at:)` does.
  ///
  /// - Returns: Whether there is the stub; nil where the answer takes another type.
  func append(_ answer: Any?, toStub order: UInt64) -> Bool?

  /// Lets a stub stay unused in a strict session.
  func excuse(stub order: UInt64)

  /// Forwards assignments that no stub answers.
  func forward(to target: ForwardingTarget)
}

/// An assignment to a property or subscript of a mock.
private struct MemberAssignment<Function, Value>: AssignmentTarget {
  let target: PatternTarget<Function, Void, Never>
  let adapt: (_AssignmentClosure<Value>) -> Function

  var valueType: Any.Type { Value.self }

  var selection: any CallSelection { target.selection }

  func add(_ answer: Any?, at location: CodeLocation) -> UInt64? {
    behavior(answer).map { target.add($0, at: location) }
  }

  func append(_ answer: Any?, toStub order: UInt64) -> Bool? {
    behavior(answer).map { target.append($0, toStub: order) }
  }

  func excuse(stub order: UInt64) { target.excuse(stub: order) }

  func forward(to target: ForwardingTarget) { self.target.forward(to: target) }

  private func behavior(_ answer: Any?) -> Behavior<Function, Void, Never>? {
    switch answer {
    case nil: ReturnBehavior(())
    case let behavior as Behavior<(Value) -> Void, Void, Never>:
      AdaptedBehavior(behavior, adapt)
    case let closure as (Value) -> Void: PerformBehavior(adapt(_AssignmentClosure(closure)))
    default: nil
    }
  }
}

/// A choice among closures that take the assigned value, for a member that takes more.
private final class AdaptedBehavior<Function, Value>: Behavior<Function, Void, Never>,
  @unchecked Sendable
{
  private let base: Behavior<(Value) -> Void, Void, Never>
  private let adapt: (_AssignmentClosure<Value>) -> Function

  init(
    _ base: Behavior<(Value) -> Void, Void, Never>,
    _ adapt: @escaping (_AssignmentClosure<Value>) -> Function
  ) {
    self.base = base
    self.adapt = adapt
    super.init(.chooses)
  }

  override var givesWay: Bool { base.givesWay }

  override func next() -> Behavior<Function, Void, Never>? {
    switch base.next() {
    case nil: nil
    case let performed as PerformBehavior<(Value) -> Void, Void, Never>:
      PerformBehavior(adapt(_AssignmentClosure(performed.function)))
    default: ReturnBehavior(())
    }
  }
}

/// A closure that a test gave for an assignment.
///
/// Generated code calls it.
///
/// The closure runs where the mock is assigned, whatever it is isolated to.
public struct _AssignmentClosure<Value>: @unchecked Sendable {
  let closure: (Value) -> Void

  init(_ closure: @escaping (Value) -> Void) {
    self.closure = closure
  }

  /// Calls the closure with the assigned value.
  public func callAsFunction(_ value: Value) {
    closure(value)
  }
}

/// Whether an assignment to a mock is meant for `given` or `verify`.
///
/// Generated setters ask this.
public var _isAssignmentPattern: Bool { Resolution.assignment != nil }

/// Returns the matcher that was assigned to a pattern, as in `bird.name = any()`.
///
/// Generated code calls this.
public func _assigned<Value>(_ type: Value.Type = Value.self) -> ArgumentMatcher<Value> {
  assignedMatcher(nil) ?? ArgumentMatcher(misuse: .patternAssigned, description: "a pattern")
}

/// Returns the matcher of an assigned value: the one that the value's expression left, as `any()` does
/// where the property is optional, or else that of exactly the value.
///
/// Generated code calls this.
public func _assigned<Value>(_ value: Value) -> ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Returns the matcher of an assigned value.
///
/// Generated code calls this.
public func _assigned<Value: Equatable>(_ value: Value) -> ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Takes the matcher that the assigned expression left.
private func assignedMatcher<Value>(_ value: Value?) -> ArgumentMatcher<Value>? {
  guard let matcher = Resolution.slot?.matcher else { return nil }
  Resolution.slot?.matcher = nil
  if let value, !isNil(value) { return .inside(matcher) }
  // A bare `any()` takes the type of what it is assigned to, which may be the pattern itself.
  return matcher.isBare ? .anything : typed(matcher)
}

extension MockedMember where Result == Void, Failure == Never {
  /// Leaves the assignment of a property for `given` or `verify`.
  ///
  /// Generated code calls this.
  public func assign(_ value: ArgumentMatcher<Arguments>) where Function == (Arguments) -> Void {
    assign(pattern(value)) { $0.closure }
  }

  /// Leaves the assignment of a subscript for `given` or `verify`.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - pattern: The indices and the new value.
  ///   - adapt: Turns a closure that takes the new value into one that takes the indices too.
  public func assign<Value>(
    _ pattern: CallPattern<Function, Void, Never>,
    adapt: @escaping (_AssignmentClosure<Value>) -> Function
  ) {
    Resolution.assignment?.assignment = MemberAssignment(target: pattern.target, adapt: adapt)
  }
}

/// Evaluates an assignment and returns what it left.
func recordedAssignment(_ assignment: () -> _Assignment) -> (any AssignmentTarget)? {
  let slot = AssignmentSlot()
  Resolution.$assignment.withValue(slot) {
    Resolution.$slot.withValue(MatcherSlot()) { _ = assignment() }
  }
  return slot.assignment
}
