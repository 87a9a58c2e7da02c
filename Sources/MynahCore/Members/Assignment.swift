internal import MynahShims

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

  /// A call of a generic member that was evaluated in the place of an assignment, because nothing said
  /// which type it returns.
  var untypedCall: String?

  /// The mock that was called instead, because the test knows it by another type.
  var calledMock: MockSettings?

  /// The mistake that was made in `given` or `verify` if there is no assignment.
  func misuse(in word: String) -> Misuse {
    untypedCall.map { .untypedResult($0) } ?? .notAPattern(in: word, called: calledMock)
  }
}

/// An assignment that was written in `given` or `verify`.
protocol AssignmentTarget {
  /// The type of the assigned value.
  var valueType: Any.Type { get }

  /// What the assignment selects.
  var selection: any CallSelection<Void, Never> { get }

  /// Returns what answers an assignment by an action: a closure that takes the value, or anything, or nothing, or
  /// a behavior that calls such closures.
  ///
  /// - Parameter type: What the closures take.
  /// - Returns: The behavior; nil if the action takes another type.
  func behavior(_ action: Any, taking type: Any.Type) -> Behavior<Void, Never>?

  /// Returns a closure that runs next to the answers of a stub; nil if it takes another type.
  func sideEffect(_ action: Any) -> SideEffect?
}

/// An assignment to a property or subscript of a mock.
struct MemberAssignment<Function, Value>: AssignmentTarget {
  let selection: any CallSelection<Void, Never>
  let adapt: (_AssignmentClosure<Value>) -> Function

  var valueType: Any.Type { Value.self }

  func sideEffect(_ action: Any) -> SideEffect? {
    guard let perform = Self.closure(action) else { return nil }
    // The new value stands behind the indices of a subscript.
    let count = selection.mockedMember.member.argumentCount
    return SideEffect(ofCallWith: { arguments in
      if let value = splitArguments(arguments, count: count).last as? Value { perform(value) }
    })
  }

  func behavior(_ action: Any, taking type: Any.Type) -> Behavior<Void, Never>? {
    // The behavior must not hold the selection, which holds the mocked member.
    let performing = { [adapt] (action: Any) -> Behavior<Void, Never>? in
      Self.closure(action).map { PerformBehavior(adapt(_AssignmentClosure($0))) }
    }
    guard let base = action as? Behavior<Void, Never> else { return performing(action) }
    let isTaken = type == Value.self || type == Any.self || type == Void.self
    return isTaken ? AdaptedBehavior(base, performing) : nil
  }

  /// The closure that an action is: one that takes the value, or anything, or nothing.
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

/// A choice among closures that take what is assigned, for a member that takes more.
private final class AdaptedBehavior: Behavior<Void, Never>, @unchecked Sendable {
  private let base: Behavior<Void, Never>
  private let adapt: (Any) -> Behavior<Void, Never>?

  init(_ base: Behavior<Void, Never>, _ adapt: @escaping (Any) -> Behavior<Void, Never>?) {
    self.base = base
    self.adapt = adapt
    super.init(.chooses)
  }

  override var givesWay: Bool { base.givesWay }

  override func next() -> Behavior<Void, Never>? {
    base.next().map { ($0 as? any ClosureHolder).flatMap { adapt($0.closure) } ?? $0 }
  }
}

extension PatternEvaluation {
  /// Evaluates an assignment, which leaves itself in a slot.
  static func withSlot(_ slot: AssignmentSlot, _ body: () -> Void) {
    let pattern = mynah_pattern().unsafelyUnwrapped
    let outer = pattern.pointee.assignment
    pattern.pointee.assignment = Unmanaged.passUnretained(slot).toOpaque()
    body()
    pattern.pointee.assignment = outer
  }

  /// Whether an assignment to a mock's property is evaluated.
  static var isOfAssignment: Bool { mynah_pattern().unsafelyUnwrapped.pointee.assignment != nil }

  /// Where an assignment to a mock's property belongs, as in `given(bird.name = any())`.
  static var assignment: AssignmentSlot? {
    mynah_pattern().unsafelyUnwrapped.pointee.assignment.map {
      Unmanaged<AssignmentSlot>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

/// Evaluates an assignment and returns what it left.
func recordedAssignment(_ assignment: () -> _Assignment) -> AssignmentSlot {
  let slot = AssignmentSlot()
  PatternEvaluation.withSlot(slot) {
    _ = PatternEvaluation.withMatcherSlot(assignment)
  }
  return slot
}
