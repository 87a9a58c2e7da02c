internal import MynahCore

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

    /// The error that the call threw, or nil if it returned.
    public var error: ErrorType? { result.error }
  }

  /// The recorded calls, oldest first.
  public var calls: [Call] {
    addObserver()
    return state.withLock { $0.calls }
  }

  /// The arguments of the recorded calls, oldest call first.
  public var callArguments: [Arguments] { calls.map(\.arguments) }

  /// The results of the recorded calls, oldest call first.
  public var callResults: [Result<ReturnType, ErrorType>] { calls.map(\.result) }

  /// The values of the calls that returned, oldest call first.
  public var callReturnValues: [ReturnType] { calls.compactMap { try? $0.result.get() } }

  /// The errors of all recorded calls, oldest call first, with nil for calls that returned.
  ///
  /// ```swift
  /// #expect(bird.landStub.callErrors == [.rain, nil])
  /// ```
  public var callErrors: [ErrorType?] { calls.map(\.error) }

  /// Removes the recorded calls, but keeps the queue and the default.
  ///
  /// ```swift
  /// bird.flyStub.clearCalls()
  /// ```
  public func clearCalls() {
    state.update { $0.clearCalls() }
    notifyObservers()
  }
}

extension ThrowingStub.Call where ErrorType == Never {
  /// The value that the call returned.
  public var returnValue: ReturnType { result.get() }
}

extension ThrowingStub.Call: Equatable
where Arguments: Equatable, ReturnType: Equatable, ErrorType: Equatable {}

extension ThrowingStub.Call: Sendable where Arguments: Sendable, ReturnType: Sendable {}
