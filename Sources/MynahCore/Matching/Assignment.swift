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

  /// The mistake that was made where no assignment was left; nil where nothing tells which.
  var misuse: Misuse? { untypedCall.map { .untypedResult($0) } }
}

/// An assignment that was written in `given` or `verify`.
protocol AssignmentTarget {
  /// The type of the assigned value.
  var valueType: Any.Type { get }

  /// What the assignment selects, for verification.
  var selection: any CallSelection { get }

  /// Makes what takes the behaviors of a stub of the assignment.
  func stubbing(at location: CodeLocation) -> _UntypedStubbing<Void, Never>

  /// Adds an answer to a stub.
  ///
  /// - Parameters:
  ///   - answer: A closure that takes the value, or anything, or nothing, a behavior that calls such, or nil to
  ///     do nothing.
  ///   - stubbing: The stub, which `stubbing(at:)` made.
  /// - Returns: False if the answer takes another type.
  func add(_ answer: Any?, to stubbing: _UntypedStubbing<Void, Never>) -> Bool

  /// Returns a closure that runs next to the answers of a stub; nil if it takes another type.
  func sideEffect(_ action: Any) -> SideEffect?
}

/// An assignment to a property or subscript of a mock.
struct MemberAssignment<Function, Value>: AssignmentTarget {
  let target: any CallSelection<Function, Void, Never>
  let adapt: (_AssignmentClosure<Value>) -> Function

  var valueType: Any.Type { Value.self }

  var selection: any CallSelection { target }

  func stubbing(at location: CodeLocation) -> _UntypedStubbing<Void, Never> {
    Stubbing(target, at: location)
  }

  func add(_ answer: Any?, to stubbing: _UntypedStubbing<Void, Never>) -> Bool {
    guard let behavior = behavior(answer) else { return false }
    (stubbing as? Stubbing<Function, Void, Never>)?.add(behavior)
    return true
  }

  func sideEffect(_ action: Any) -> SideEffect? {
    guard let perform = closure(action) else { return nil }
    // The new value stands behind the indices of a subscript.
    let count = target.mockedMember.member.argumentCount
    return SideEffect(ofCallWith: { arguments in
      if let value = splitArguments(arguments, count: count).last as? Value { perform(value) }
    })
  }

  private func behavior(_ answer: Any?) -> Behavior<Function, Void, Never>? {
    switch answer {
    case nil: ReturnBehavior(())
    case let base as Behavior<(Value) -> Void, Void, Never>: adapted(base) { $0 }
    case let base as Behavior<(Any) -> Void, Void, Never>: adapted(base) { take in { take($0) } }
    case let base as Behavior<(()) -> Void, Void, Never>:
      adapted(base) { run in { _ in run(()) } }
    case let action?:
      closure(action).map { PerformBehavior(adapt(_AssignmentClosure($0))) }
    }
  }

  /// The closure that an action is: one that takes the value, or anything, or nothing.
  private func closure(_ action: Any) -> ((Value) -> Void)? {
    switch action {
    case let closure as (Value) -> Void: closure
    case let closure as (Any) -> Void: { closure($0) }
    case let closure as () -> Void: { _ in closure() }
    default: nil
    }
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

/// Evaluates an assignment and returns what it left.
func recordedAssignment(_ assignment: () -> _Assignment) -> AssignmentSlot {
  let slot = AssignmentSlot()
  PatternEvaluation.withSlot(slot) {
    _ = PatternEvaluation.withMatcherSlot(assignment)
  }
  return slot
}
