/// What calls are answered with, and what their handlers are called with.
enum CallbackPlan<Values> {
  case atOnce(Values)
  case held(CallHolder<Values, Never>)
}

/// Calls a handler among the arguments of a call, at once or when the test says so.
final class CallbackBehavior<Function, Result, Failure: Error, Values>:
  Behavior<Function, Result, Failure>, @unchecked Sendable
{
  typealias Plan = CallbackPlan<Values>

  private let plan: Plan

  /// The handler's place among the arguments, counted from 1; nil for the last argument.
  private let position: Int?
  private let result: Result
  private let location: CodeLocation
  private let handlerType: HandlerType

  init(
    _ plan: Plan, handler: HandlerType, at position: Int?, returning result: Result,
    location: CodeLocation
  ) {
    self.plan = plan
    handlerType = handler
    self.position = position
    self.result = result
    self.location = location
    super.init(.takesCall)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    let values = splitArguments(arguments, count: member.member.argumentCount)
    let index = position.map { $0 - 1 } ?? values.count - 1
    guard values.indices.contains(index) else { return fail(nil, index, member) }
    // An optional handler that is nil is not called.
    if isNil(values[index]) { return result }
    guard let call = handlerType.handler(values[index], taking: Values.self) else {
      return fail(values[index], index, member)
    }
    switch plan {
    case .atOnce(let values): call(values)
    case .held(let holder):
      holder.keep(
        CallEntry(arguments, of: member) { _ in Self.standIn },
        { outcome in if case .success(let values) = outcome { call(values) } })
    }
    return result
  }

  override func retyped<Other>(as type: Other.Type) -> Behavior<Other, Result, Failure> {
    CallbackBehavior<Other, Result, Failure, Values>(
      plan, handler: handlerType, at: position, returning: result, location: location)
  }

  /// What a handler is called with that no test completes.
  private static var standIn: Values? {
    (Values.self as? any FailableOutcome.Type)?.cancelled as? Values
      ?? ValueProvider.standardProvider.provideValue(for: Values.self)
  }

  private func fail<Arguments>(
    _ argument: Any?, _ index: Int,
    _ member: _MockedMember<Arguments, Function, Result, Failure>
  ) -> Result {
    let misuse = Misuse.noHandler(
      member: member.mockName + member.member.separator + member.member.name, position: index + 1,
      type: argument.map { "\(type(of: $0))" }, wanted: "\(handlerType)")
    MockFailure.misuse(misuse).report(at: location, for: member.settings)
    return result
  }
}

/// A result that can be a failure of any kind.
private protocol FailableOutcome {
  /// The outcome of what was cancelled; nil where it has failures of another type.
  static var cancelled: Any? { get }
}

extension Result: FailableOutcome {
  fileprivate static var cancelled: Any? {
    (CancellationError() as? Failure).map { Self.failure($0) }
  }
}
