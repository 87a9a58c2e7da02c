internal import MynahCore

extension Stub.Call: CustomStringConvertible {
  /// The call as failure messages show it, such as `("/a") returned true`.
  public var description: String {
    callText(arguments, Result<ReturnType, Never>.success(returnValue))
  }
}

extension ThrowingStub.Call: CustomStringConvertible {
  /// The call as failure messages show it, such as `("/a") threw notFound`.
  public var description: String { callText(arguments, result) }
}

extension Stub: CustomStringConvertible {
  /// The stub's type, calls, and queue, such as `Stub<String, Bool> (2 calls, 1 queued)`.
  public var description: String { core.description(of: Self.self) }
}

extension ThrowingStub: CustomStringConvertible {
  /// A description such as `ThrowingStub<String, Int, Error> (2 calls, 1 queued)`.
  ///
  /// It shows the stub's type, the number of its calls, and the length of its queue.
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
