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

  /// Returns what runs beside the answer of a stub.
  ///
  /// - Parameter action: A closure of type `(Value) -> Void`, or one that takes anything or nothing.
  /// - Returns: The side effect; nil where the closure takes another type.
  func sideEffect(_ action: Any) -> SideEffect?

  /// Adds a stub, as `add(_:at:)` does, with what runs beside its answers.
  func add(_ answer: Any?, beside sideEffects: [SideEffect], at location: CodeLocation) -> UInt64?

  /// Appends what runs beside the answers of a stub.
  ///
  /// - Returns: Whether there is the stub.
  func append(_ sideEffect: SideEffect, toStub order: UInt64) -> Bool

  /// Lets a stub stay unused in a strict session.
  func excuse(stub order: UInt64)

  /// Forwards assignments that no stub answers.
  func forward(to target: ForwardingTarget)
}

/// An assignment to a property or subscript of a mock.
struct MemberAssignment<Function, Value>: AssignmentTarget {
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

  func sideEffect(_ action: Any) -> SideEffect? {
    let perform: (Value) -> Void
    switch action {
    case let action as (Value) -> Void: perform = action
    case let action as (Any) -> Void: perform = { action($0) }
    case let action as () -> Void: return SideEffect(ofAnyCall: action)
    default: return nil
    }
    // The new value stands behind the indices of a subscript.
    let count = target.mockedMember.member.argumentCount
    return SideEffect(ofCallWith: { arguments in
      if let value = splitArguments(arguments, count: count).last as? Value { perform(value) }
    })
  }

  func add(_ answer: Any?, beside sideEffects: [SideEffect], at location: CodeLocation) -> UInt64? {
    behavior(answer).map { target.add($0, beside: sideEffects, at: location) }
  }

  func append(_ sideEffect: SideEffect, toStub order: UInt64) -> Bool {
    target.append(sideEffect, toStub: order)
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

/// Evaluates an assignment and returns what it left.
func recordedAssignment(_ assignment: () -> _Assignment) -> AssignmentSlot {
  let slot = AssignmentSlot()
  PatternEvaluation.withSlot(slot) {
    _ = PatternEvaluation.withMatcherSlot(assignment)
  }
  return slot
}
