internal import MynahCore

extension ThrowingStub.Call: CustomStringConvertible {
  /// The call as failure messages show it, such as `("/a") threw notFound`.
  public var description: String {
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
}

extension ThrowingStub: CustomStringConvertible {
  /// A description such as `Stub<String, Bool> (2 calls, 1 queued)`.
  ///
  /// It shows the stub's type, the number of its calls, and the length of its queue.
  public var description: String {
    let (calls, queued) = state.withLock { ($0.calls.count, $0.reversedQueue.count) }
    return "\(Self.name) (\(calls) call\(calls == 1 ? "" : "s"), \(queued) queued)"
  }

  /// The name of the type, such as `Stub<String, Bool>` if the stub can't throw.
  static var name: String {
    ErrorType.self == Never.self
      ? "Stub<\(Arguments.self), \(ReturnType.self)>" : "\(Self.self)"
  }
}
