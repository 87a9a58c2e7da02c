internal import MynahCore

extension Stub.Call: CustomStringConvertible {
  /// The call as failures show it, as in `("/a") returned true`.
  public var description: String {
    callText(arguments, Result<ReturnType, Never>.success(returnValue))
  }
}

extension ThrowingStub.Call: CustomStringConvertible {
  /// The call as failures show it, as in `("/a") threw notFound`.
  public var description: String { callText(arguments, result) }
}

extension Stub: CustomStringConvertible {
  /// The stub's type, calls and queue, as in `Stub<String, Bool> (2 calls, 1 queued)`.
  public var description: String { core.description(of: Self.self) }
}

extension ThrowingStub: CustomStringConvertible {
  /// The stub's type, calls and queue, as in `ThrowingStub<String, Int, Error> (2 calls, 1 queued)`.
  public var description: String { core.description(of: Self.self) }
}

extension StubCore {
  fileprivate func description(of type: Any.Type) -> String {
    let (calls, queued) = state.withLock { ($0.calls.count, $0.reversedQueue.count) }
    return "\(type) (\(calls) call\(calls == 1 ? "" : "s"), \(queued) queued)"
  }
}

private func callText<Arguments, ReturnType, ErrorType>(
  _ arguments: Arguments, _ result: Result<ReturnType, ErrorType>
) -> String {
  let argumentText =
    switch Mirror(reflecting: arguments).displayStyle {
    case .tuple: describe(arguments)
    default: "(\(describe(arguments)))"
    }
  return switch result {
  case .success where ReturnType.self == Void.self: "\(argumentText) returned"
  case .success(let value): "\(argumentText) returned \(describe(value))"
  case .failure(let error): "\(argumentText) threw \(error)"
  }
}
