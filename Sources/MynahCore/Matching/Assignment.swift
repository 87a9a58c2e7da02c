/// What an assignment is to `given` and `verify`.
///
/// An assignment has the type `Void`, as a call without a result has. What `given` and `verify` return
/// for an assignment has disfavored methods only, and so the compiler takes a call for a call. Where no
/// method follows, as in `let landing = verify(bird.land())`, the optionals decide: each exact argument
/// of a pattern counts as one. More of them would make a mistake in a call slow to find.
public typealias _Assignment = Void????????

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
  let target: any CallSelection<Function, Void, Never>
  let adapt: (_AssignmentClosure<Value>) -> Function

  var valueType: Any.Type { Value.self }

  var selection: any CallSelection { target }

  func add(_ answer: Any?, at location: CodeLocation) -> UInt64? {
    behavior(answer).map { target.add($0, at: location) }
  }

  func append(_ answer: Any?, toStub order: UInt64) -> Bool? {
    behavior(answer).map { target.append($0, toStub: order) }
  }

  func excuse(stub order: UInt64) { target.mockedMember.excuse(stub: order) }

  func forward(to target: ForwardingTarget) { self.target.forward(to: target) }

  /// The behavior that an answer is: a closure that takes the value, or anything, or nothing.
  private func behavior(_ answer: Any?) -> Behavior<Function, Void, Never>? {
    switch answer {
    case nil: ReturnBehavior(())
    case let closure as (Value) -> Void: perform(closure)
    case let closure as (Any) -> Void: perform { closure($0) }
    case let closure as () -> Void: perform { _ in closure() }
    case let base as Behavior<(Value) -> Void, Void, Never>: adapted(base) { $0 }
    case let base as Behavior<(Any) -> Void, Void, Never>: adapted(base) { take in { take($0) } }
    case let base as Behavior<(()) -> Void, Void, Never>:
      adapted(base) { run in { _ in run(()) } }
    default: nil
    }
  }

  private func perform(_ closure: @escaping (Value) -> Void) -> Behavior<Function, Void, Never> {
    PerformBehavior(adapt(_AssignmentClosure(closure)))
  }

  private func adapted<Taken>(
    _ base: Behavior<Taken, Void, Never>, _ closure: @escaping (Taken) -> (Value) -> Void
  ) -> Behavior<Function, Void, Never> {
    AdaptedBehavior(base) { [adapt] in adapt(_AssignmentClosure(closure($0))) }
  }
}

/// A choice among closures that take what is assigned, for a member that takes more.
private final class AdaptedBehavior<Taken, Function>: Behavior<Function, Void, Never>,
  @unchecked Sendable
{
  private let base: Behavior<Taken, Void, Never>
  private let adapt: (Taken) -> Function

  init(_ base: Behavior<Taken, Void, Never>, _ adapt: @escaping (Taken) -> Function) {
    self.base = base
    self.adapt = adapt
    super.init(.chooses)
  }

  override var givesWay: Bool { base.givesWay }

  override func next() -> Behavior<Function, Void, Never>? {
    switch base.next() {
    case nil: nil
    case let performed as PerformBehavior<Taken, Void, Never>:
      PerformBehavior(adapt(performed.function))
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
public var _isAssignmentPattern: Bool { PatternEvaluation.assignment != nil }

/// Returns the matcher that was assigned to a pattern, as in `bird.name = any()`.
///
/// Generated code calls this.
public func _assigned<Value>(_ type: Value.Type = Value.self) -> _ArgumentMatcher<Value> {
  assignedMatcher(nil) ?? _ArgumentMatcher(misuse: .patternAssigned, description: "a pattern")
}

/// Returns the matcher of an assigned value: the one that the value's expression left, as `any()` does
/// where the property is optional, or else that of exactly the value.
///
/// Generated code calls this.
public func _assigned<Value>(_ value: Value) -> _ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Returns the matcher of an assigned value.
///
/// Generated code calls this.
public func _assigned<Value: Equatable>(_ value: Value) -> _ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Takes the matcher that the assigned expression left.
private func assignedMatcher<Value>(_ value: Value?) -> _ArgumentMatcher<Value>? {
  guard let matcher = PatternEvaluation.slot?.matcher else { return nil }
  PatternEvaluation.slot?.matcher = nil
  if let value, !isNil(value) { return .inside(matcher) }
  // A bare `any()` takes the type of what it is assigned to, which may be the pattern itself.
  return matcher.isBare ? .anything : typed(matcher)
}

extension _MockedMember where Result == Void, Failure == Never {
  /// Leaves the assignment of a property for `given` or `verify`.
  ///
  /// Generated code calls this.
  public func assign(_ value: _ArgumentMatcher<Arguments>) where Function == (Arguments) -> Void {
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
    PatternEvaluation.assignment?.assignment = MemberAssignment(
      target: pattern.selection, adapt: adapt)
  }
}

/// Evaluates an assignment and returns what it left.
func recordedAssignment(_ assignment: () -> _Assignment) -> (any AssignmentTarget)? {
  let slot = AssignmentSlot()
  PatternEvaluation.$assignment.withValue(slot) {
    PatternEvaluation.$slot.withValue(MatcherSlot()) { _ = assignment() }
  }
  return slot.assignment
}
