public import MynahShims

// A call takes its member's lock, is recorded, and searches for its stub. Most calls end there,
// because their stub returns a value. Otherwise, the call releases the lock before it runs the
// stub's behavior, and before another place answers it (`otherwise`): a forwarding target, the
// superclass, or a replacement for the missing stub.

extension _MockedMember {
  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - errors: The errors that the closures of a rethrowing member threw, or `nil` for other
  ///     members.
  ///   - apply: A closure that calls a stub's closure with the arguments that the mocked
  ///     declaration takes.
  ///   - otherwise: A closure that answers a call that its stub doesn't answer. It takes the parts
  ///     of an `_UnansweredCall`.
  // Swift 6.3 would leave it to its heuristics whether a mock calls a specialized copy of this
  // function, which takes 10 % longer.
  @inlinable @inline(__always)
  func answer(
    _ arguments: Arguments, _ errors: _RethrownErrors?, _ apply: (Function) throws -> Result,
    _ otherwise: (_MockedMember, Arguments, ForwardingTarget?) throws -> Result
  ) throws -> Result {
    let state = state
    let place = mynah_member_begin(&state.pointee.calls) ?? makePlace(for: arguments)
    place.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    let (value, candidate) = find(arguments, at: place, state)
    if let value {
      let result = value.pointee
      if mynah_member_end(&state.pointee.calls) { followUp(arguments) }
      return result
    }
    let call = mynah_member_last(&state.pointee.calls)
    let isPlain = state.pointee.isPlain
    // Retain the stub while the lock is held. Later, another thread may clear the stubs.
    var stub = candidate?.takeUnretainedValue()
    if mynah_member_end(&state.pointee.calls) { followUp(arguments) }
    if !isPlain, let newest = stub { stub = match(from: newest, for: arguments) }
    return try outcome(of: call, by: stub, arguments, errors, apply, otherwise)
  }

  /// Answers a call with its stub, or without a stub.
  ///
  /// - Parameter call: The serial number of the call, or `nil` if its outcome isn't recorded.
  @inlinable
  func outcome(
    of call: UInt64?, by stub: MemberStub?, _ arguments: Arguments, _ errors: _RethrownErrors?,
    _ apply: (Function) throws -> Result,
    _ otherwise: (_MockedMember, Arguments, ForwardingTarget?) throws -> Result
  ) throws -> Result {
    if let call, state.pointee.recordsOutcomes {
      return try recordingOutcome(of: call) {
        try outcome(of: nil, by: stub, arguments, errors, apply, otherwise)
      }
    }
    guard let stub else { return try otherwise(self, arguments, nil) }
    if let value = stub.use() {
      let result = value.pointee
      _fixLifetime(stub)
      return result
    }
    guard let behavior = stub.answer(to: arguments) else {
      return try answerUnstubbed(arguments)
    }
    switch behavior.kind {
    case .performs:
      do {
        return try apply(function(of: behavior))
      } catch {
        return try thrown(error, by: stub, errors)
      }
    case .throws: throw error(of: behavior)
    case .forwards: return try otherwise(self, arguments, target(of: behavior))
    case .takesCall: return try behavior.outcome(of: received(arguments))
    case .returns, .produces, .chooses: return try behavior.outcome()
    }
  }

  /// Records a call to an `async` member, and answers it.
  // Without the attribute, a call takes 20 % longer in Swift 6.3.
  @inlinable @inline(__always)
  func answerAsync(
    _ arguments: Arguments, _ errors: _RethrownErrors?,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    _ otherwise: (Unanswered) async throws -> Result
  ) async throws -> Result {
    let state = state
    let place = mynah_member_begin(&state.pointee.calls) ?? makePlace(for: arguments)
    place.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    let (value, candidate) = find(arguments, at: place, state)
    if let value {
      let result = value.pointee
      if mynah_member_end(&state.pointee.calls) { followUp(arguments) }
      return result
    }
    let call = mynah_member_last(&state.pointee.calls)
    let isPlain = state.pointee.isPlain
    var stub = candidate?.takeUnretainedValue()
    if mynah_member_end(&state.pointee.calls) { followUp(arguments) }
    if !isPlain, let newest = stub { stub = match(from: newest, for: arguments) }
    if state.pointee.recordsOutcomes {
      return try await recordingOutcomeAsync(of: call) {
        try await outcomeAsync(of: stub, arguments, errors, apply, otherwise)
      }
    }
    return try await outcomeAsync(of: stub, arguments, errors, apply, otherwise)
  }

  /// Answers a call to an `async` member with its stub, or without a stub.
  @inlinable
  func outcomeAsync(
    of stub: MemberStub?, _ arguments: Arguments, _ errors: _RethrownErrors?,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    _ otherwise: (Unanswered) async throws -> Result
  ) async throws -> Result {
    guard let stub else { return try await otherwise(Unanswered(self, arguments)) }
    guard let behavior = stub.answer(to: arguments) else {
      return try answerUnstubbed(arguments)
    }
    switch behavior.kind {
    case .performs:
      do {
        return try await apply(function(of: behavior))
      } catch {
        return try thrown(error, by: stub, errors)
      }
    case .throws: throw error(of: behavior)
    case .forwards:
      return try await otherwise(Unanswered(self, arguments, target(of: behavior)))
    case .takesCall:
      return try await behavior.outcomeAsync(of: received(arguments), isolation: isolation)
    case .returns, .produces, .chooses: return try behavior.outcome()
    }
  }

  @usableFromInline
  func received(_ arguments: Arguments) -> ReceivedCall<Result> {
    ReceivedCall(
      arguments: arguments, member: self, replacement: { [weak self] in self?.replacement })
  }

  /// Returns the closure of a behavior that calls a closure.
  @inlinable
  func function(of behavior: Behavior<Result, Failure>) -> Function {
    _unsafeUncheckedDowncast(behavior, to: PerformBehavior<Function, Result, Failure>.self).function
  }

  /// Returns the error of a behavior that throws an error.
  @inlinable
  func error(of behavior: Behavior<Result, Failure>) -> any Error {
    _unsafeUncheckedDowncast(behavior, to: ThrowBehavior<Result, Failure>.self).error
  }

  /// Returns the target of a behavior that forwards calls.
  @inlinable
  func target(of behavior: Behavior<Result, Failure>) -> ForwardingTarget {
    _unsafeUncheckedDowncast(behavior, to: ForwardBehavior<Result, Failure>.self).target
  }

  /// Throws the error of a stub's closure, if the member may throw it.
  ///
  /// Otherwise, this reports the error, and returns a replacement for the result.
  @usableFromInline
  func thrown(
    _ error: any Error, by stub: MemberStub, _ errors: _RethrownErrors?
  ) throws -> Result {
    if let errors {
      if !errors.isEmpty { throw error }
      return try replacement(
        after: .thrownByStub(error: describe(error), member: fullName), at: stub.location)
    }
    if error is Failure { throw error }
    return try replacement(
      after: .otherErrorThrown(
        error: describe(error), member: fullName,
        type: typeName(Failure.self)),
      at: stub.location)
  }

  /// Converts an error to the type of errors that the member throws.
  ///
  /// The member doesn't throw any other errors, so the conversion can't fail.
  @inlinable
  func failure(_ error: any Error) -> Failure {
    // Without `as any Error`, the compiler would open the existential and pass the concrete error.
    guard Failure.self == (any Error).self else { return error as! Failure }
    return unsafeBitCast(error as any Error, to: Failure.self)
  }
}

extension StubNode {
  /// Returns the behavior for one call that this stub answers, or `nil` if the stub has ended.
  ///
  /// The returned behavior doesn't choose among other behaviors.
  @inlinable
  func answer(to arguments: Arguments) -> Behavior<Result, Failure>? {
    mynah_stub_use(cell)
    let behavior = behavior
    guard behavior.kind == .chooses else { return behavior }
    return behavior.next(for: arguments)
  }
}

/// A record of whether the closures of a call threw.
///
/// Generated code creates an instance for each call to a rethrowing member. If the closures of a
/// call don't throw, the caller can't handle an error. Therefore, a stub may only throw after a
/// closure threw.
public final class _RethrownErrors: @unchecked Sendable {
  private let threw = Locked(false)

  /// Creates an instance for a call whose closures haven't thrown yet.
  public init() {}

  /// A Boolean value that indicates whether no closure has thrown yet.
  var isEmpty: Bool { !threw.withLock { $0 } }

  /// Notes that a closure threw, and returns the error.
  public func recordThrown<Failure: Error>(_ error: Failure) -> Failure {
    threw.withLock { $0 = true }
    return error
  }
}
