extension Stub {
  /// A call that was made.
  ///
  /// ```swift
  /// let call = bird.chirpStub.calls[0]
  /// #expect(call.arguments == 42)
  /// #expect(call.returnValue)
  /// ```
  public struct Call {
    /// What the stub was called with.
    public let arguments: Arguments

    /// What the call returned.
    public let returnValue: ReturnType
  }

  /// The calls that were made, oldest first.
  public var calls: [Call] {
    core.calls.map { Call(arguments: $0.arguments, returnValue: $0.result.get()) }
  }

  /// What the stub was called with, oldest call first.
  public var callArguments: [Arguments] { core.calls.map(\.arguments) }

  /// What the calls returned, oldest call first.
  public var callReturnValues: [ReturnType] { core.calls.map { $0.result.get() } }

  /// Forgets the calls that were made; the queue and the default stay.
  ///
  /// ```swift
  /// bird.chirpStub.clearCalls()
  /// ```
  public func clearCalls() {
    core.clearCalls()
  }
}

extension ThrowingStub {
  /// A call that was made.
  ///
  /// ```swift
  /// let call = bird.flyStub.calls[0]
  /// #expect(call.arguments == "Oslo")
  /// #expect(try call.result.get() == 3)
  /// ```
  public struct Call {
    /// What the stub was called with.
    public let arguments: Arguments

    /// What the call returned or threw.
    public let result: Result<ReturnType, ErrorType>
  }

  /// The calls that were made, oldest first.
  public var calls: [Call] {
    core.calls.map { Call(arguments: $0.arguments, result: $0.result) }
  }

  /// What the stub was called with, oldest call first.
  public var callArguments: [Arguments] { core.calls.map(\.arguments) }

  /// What the calls returned or threw, oldest call first.
  public var callResults: [Result<ReturnType, ErrorType>] { core.calls.map(\.result) }

  /// What those calls that returned did return, oldest call first.
  public var callReturnValues: [ReturnType] { core.calls.compactMap { try? $0.result.get() } }

  /// What those calls that threw did throw, oldest call first.
  public var callErrors: [ErrorType] { core.calls.compactMap(\.result.error) }

  /// Forgets the calls that were made; the queue and the default stay.
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
