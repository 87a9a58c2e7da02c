internal import MynahShims

/// The type of an assignment in `given` and `verify`.
///
/// An assignment has the type `Void`, like a call without a result. The types that `given` and
/// `verify` return for an assignment only have disfavored methods, so the compiler prefers to treat
/// a call as a call. If no method follows, such as in `let landing = verify(bird.land())`, the
/// optionals decide: the compiler prefers the pattern of a call unless it has more exact arguments
/// than this type has optionals. More optionals would make the compiler slow if a call contains a
/// mistake.
public typealias _Assignment = Void????????

/// The place in which an assignment to a mock is stored while `given` or `verify` evaluates it.
final class AssignmentSlot: @unchecked Sendable {
  private(set) var assignment: (any AssignmentTarget)?

  /// A closure that makes the assignment that's stored in `assignment`.
  private var repeatAssignment: (() -> Void)?

  /// A call to a generic member that was evaluated instead of an assignment.
  ///
  /// This happens if the result type of the call is unknown.
  var untypedCall: String?

  /// The mock that was called instead, and the call, such as `bird.land()`.
  ///
  /// This happens if the type of a variable hides the mock's type, or if the code of an extension
  /// makes the call.
  var realCall: (mock: MockSettings, text: String)?

  /// Stores an assignment.
  ///
  /// If there's an earlier assignment, it was part of the evaluation of the assigned value, such as
  /// in `given(bird.name = makeName())`. Code under test made it, so it's made again as a real
  /// call.
  func register(_ new: any AssignmentTarget, _ repeatAssignment: (() -> Void)?) {
    if let earlier = self.repeatAssignment { PatternEvaluation.suspend(earlier) }
    assignment = new
    self.repeatAssignment = repeatAssignment
  }

  /// Returns the mistake that was made in `given` or `verify` if there isn't an assignment.
  func misuse(in word: String) -> Misuse {
    untypedCall.map { .untypedResult($0) } ?? .notAPattern(in: word, after: realCall)
  }
}

/// An assignment that a test wrote in `given` or `verify`.
protocol AssignmentTarget {
  /// The type of the assigned value.
  var valueType: Any.Type { get }

  /// The calls to the setter that the assignment selects.
  var selection: any CallSelection<Void, Never> { get }

  /// Returns a behavior that answers an assignment with an action.
  ///
  /// An action is a closure that takes the value, `Any`, or nothing. It can also be a behavior that
  /// calls such closures.
  ///
  /// - Parameter type: The type that the closures take.
  /// - Returns: The behavior, or `nil` if the action takes another type.
  func behavior(_ action: Any, taking type: Any.Type) -> Behavior<Void, Never>?

  /// Returns a side effect that calls a closure, or `nil` if the closure takes another type.
  func sideEffect(_ action: Any) -> SideEffect?
}

/// An assignment to a property or subscript of a mock.
struct MemberAssignment<Function, Value>: AssignmentTarget {
  let selection: any CallSelection<Void, Never>
  let adapt: (_AssignmentClosure<Value>) -> Function

  var valueType: Any.Type { Value.self }

  func sideEffect(_ action: Any) -> SideEffect? {
    guard let perform = Self.closure(action) else { return nil }
    // The new value is the last argument, after the indices of a subscript.
    let count = selection.mockedMember.member.argumentCount
    return SideEffect(ofCallWith: { arguments in
      if let value = splitTuple(arguments, count: count).last as? Value { perform(value) }
    })
  }

  func behavior(_ action: Any, taking type: Any.Type) -> Behavior<Void, Never>? {
    // The behavior must not retain the selection, because the selection retains the mocked member.
    let performing = { [adapt] (action: Any) -> Behavior<Void, Never>? in
      Self.closure(action).map { PerformBehavior(adapt(_AssignmentClosure(closure: $0))) }
    }
    guard let base = action as? Behavior<Void, Never> else { return performing(action) }
    let isTaken = type == Value.self || type == Any.self || type == Void.self
    guard isTaken else { return nil }
    return AdaptedBehavior(base, performing)
  }

  /// Returns the closure of an action, if it takes the value, `Any`, or nothing.
  private static func closure(_ action: Any) -> ((Value) -> Void)? {
    switch action {
    case let closure as (Value) -> Void: closure
    case let closure as (Any) -> Void: { closure($0) }
    case let closure as () -> Void: { _ in closure() }
    case let closure as (()) -> Void: { _ in closure(()) }
    default: nil
    }
  }
}

/// A closure that answers an assignment.
///
/// Generated code calls this.
///
/// The closure runs in the isolation of the code that assigns to the mock, even if the closure is
/// isolated to a different actor.
public struct _AssignmentClosure<Value>: @unchecked Sendable {
  let closure: (Value) -> Void

  /// Calls the closure with the assigned value.
  public func callAsFunction(_ value: Value) {
    closure(value)
  }
}

/// A choice of closures that take the assigned value, adapted to a member with more arguments.
private final class AdaptedBehavior: Behavior<Void, Never>, @unchecked Sendable {
  private let base: Behavior<Void, Never>
  private let adapt: (Any) -> Behavior<Void, Never>?

  init(_ base: Behavior<Void, Never>, _ adapt: @escaping (Any) -> Behavior<Void, Never>?) {
    self.base = base
    self.adapt = adapt
    super.init(.chooses)
  }

  override func next() -> Behavior<Void, Never>? {
    base.next().map { ($0 as? any ClosureHolder).flatMap { adapt($0.closure) } ?? $0 }
  }
}

extension PatternEvaluation {
  /// Runs a closure as if no pattern was being evaluated.
  static func suspend(_ body: () -> Void) {
    let pattern = mynah_pattern().unsafelyUnwrapped
    let outer = pattern.pointee
    pattern.pointee = mynah_pattern_t()
    body()
    pattern.pointee = outer
  }

  /// A Boolean value that indicates whether an assignment to a mock's property is being evaluated.
  static var isOfAssignment: Bool { mynah_pattern().unsafelyUnwrapped.pointee.assignment != nil }

  /// The slot for an assignment to a mock's property, such as `given(bird.name = any())`.
  static var assignment: AssignmentSlot? {
    guard let slot = mynah_pattern().unsafelyUnwrapped.pointee.assignment else { return nil }
    return Unmanaged<AssignmentSlot>.fromOpaque(slot).takeUnretainedValue()
  }
}

/// Evaluates an assignment, and returns the slot in which it was stored.
func recordedAssignment(_ assignment: () -> _Assignment) -> AssignmentSlot {
  let slot = AssignmentSlot()
  let pattern = mynah_pattern().unsafelyUnwrapped
  let outer = pattern.pointee.assignment
  pattern.pointee.assignment = Unmanaged.passUnretained(slot).toOpaque()
  _ = PatternEvaluation.withMatcherSlot(assignment)
  pattern.pointee.assignment = outer
  return slot
}
