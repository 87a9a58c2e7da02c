extension Stub {
  /// A recorded call.
  ///
  /// ```swift
  /// let call = bird.chirpStub.calls[0]
  /// #expect(call.arguments == 42)
  /// #expect(call.returnValue)
  /// ```
  public struct Call {
    /// The arguments of the call.
    public let arguments: Arguments

    /// The value that the call returned.
    public let returnValue: ReturnType
  }

  /// The recorded calls, oldest first.
  public var calls: [Call] {
    core.calls.map { Call(arguments: $0.arguments, returnValue: $0.result.get()) }
  }

  /// The arguments of the recorded calls, oldest call first.
  public var callArguments: [Arguments] { core.calls.map(\.arguments) }

  /// The values that the recorded calls returned, oldest call first.
  public var callReturnValues: [ReturnType] { core.calls.map { $0.result.get() } }

  /// Removes the recorded calls, but keeps the queue and the default.
  ///
  /// ```swift
  /// bird.chirpStub.clearCalls()
  /// ```
  public func clearCalls() {
    core.clearCalls()
  }
}

extension ThrowingStub {
  /// A recorded call.
  ///
  /// ```swift
  /// let call = bird.flyStub.calls[0]
  /// #expect(call.arguments == "Oslo")
  /// #expect(try call.result.get() == 3)
  /// ```
  public struct Call {
    /// The arguments of the call.
    public let arguments: Arguments

    /// The value that the call returned, or the error that it threw.
    public let result: Result<ReturnType, ErrorType>
  }

  /// The recorded calls, oldest first.
  public var calls: [Call] {
    core.calls.map { Call(arguments: $0.arguments, result: $0.result) }
  }

  /// The arguments of the recorded calls, oldest call first.
  public var callArguments: [Arguments] { core.calls.map(\.arguments) }

  /// The results of the recorded calls, oldest call first.
  public var callResults: [Result<ReturnType, ErrorType>] { core.calls.map(\.result) }

  /// The values of the calls that returned, oldest call first.
  public var callReturnValues: [ReturnType] { core.calls.compactMap { try? $0.result.get() } }

  /// The errors of the calls that threw, oldest call first.
  public var callErrors: [ErrorType] { core.calls.compactMap(\.result.error) }

  /// Removes the recorded calls, but keeps the queue and the default.
  ///
  /// ```swift
  /// bird.flyStub.clearCalls()
  /// ```
  public func clearCalls() {
    core.clearCalls()
  }
}

extension Stub.Call: Equatable where Arguments: Equatable, ReturnType: Equatable {}

extension ThrowingStub.Call: Equatable
where Arguments: Equatable, ReturnType: Equatable, ErrorType: Equatable {}

extension Stub.Call: Sendable where Arguments: Sendable, ReturnType: Sendable {}

extension ThrowingStub.Call: Sendable where Arguments: Sendable, ReturnType: Sendable {}
