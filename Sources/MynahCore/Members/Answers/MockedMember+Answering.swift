public import MynahShims

// A call takes its member's lock, is recorded, and looks for its stub. Most calls end there: an exact stub returns
// a value. Otherwise the lock is free again when the stub is asked, or when the call falls back on a target
// (`MockedMember+FallingBack.swift`) or on what stands in for a missing stub.

/// Whether a call without a stub falls back on the superclass.
@usableFromInline
enum SuperclassUse {
  case never

  /// If calls are forwarded to it.
  case ifForwarded
  case always
}

extension _MockedMember {
  /// Records a call, and answers it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - errors: Notes what the closures of a rethrowing member throw.
  ///   - apply: Calls a stub's closure with the arguments as the mocked declaration takes them.
  ///   - forward: Calls the mocked declaration on a target.
  ///   - superclass: Whether a call without a stub falls back on the superclass.
  ///   - callSuper: Calls the superclass.
  @inlinable
  func answer<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors?,
    _ apply: (Function) throws -> Result, _ forward: (inout Target) throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () throws -> Result
  ) throws -> Result {
    let state = state
    let place = mynah_member_begin(&state.pointee.calls) ?? makePlace()
    place.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    let (value, candidate) = find(arguments, at: place, state)
    if let value {
      let result = value.pointee
      if mynah_member_end(&state.pointee.calls) { followUp() }
      return result
    }
    let (call, isPlain) = (mynah_member_last(&state.pointee.calls), state.pointee.isPlain)
    // Retained before the lock is free, after which another thread may clear the stubs.
    var stub = candidate?.takeUnretainedValue()
    if mynah_member_end(&state.pointee.calls) { followUp() }
    if !isPlain, let newest = stub { stub = match(from: newest, for: arguments) }
    return try outcome(
      of: call, by: stub, arguments, errors, apply, forward, superclass, callSuper)
  }

  /// Answers a call by its stub, or without one.
  ///
  /// - Parameter call: The call's number; nil if its outcome isn't to be recorded.
  @inlinable
  func outcome<Target>(
    of call: UInt64?, by stub: MemberStub?, _ arguments: Arguments, _ errors: _RethrownErrors?,
    _ apply: (Function) throws -> Result, _ forward: (inout Target) throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () throws -> Result
  ) throws -> Result {
    if let call, state.pointee.recordsOutcomes {
      return try recordingOutcome(of: call) {
        try outcome(of: nil, by: stub, arguments, errors, apply, forward, superclass, callSuper)
      }
    }
    guard let stub else {
      if case .never = superclass { return try unanswered(arguments) }
      return try fallBack(arguments, forward, superclass, callSuper)
    }
    if let value = stub.use() {
      let result = value.pointee
      _fixLifetime(stub)
      return result
    }
    guard let behavior = stub.answer(to: arguments) else { return try unanswered(arguments) }
    switch behavior.kind {
    case .performs:
      do {
        return try apply(function(of: behavior))
      } catch {
        return try thrown(error, by: stub, errors)
      }
    case .throws: throw error(of: behavior)
    case .takesCall: return try behavior.outcome(of: received(arguments))
    case .returns, .produces, .chooses: return try behavior.outcome()
    }
  }

  /// Records a call of an `async` member, and answers it.
  @inlinable
  func answerAsync<Target>(
    _ arguments: Arguments, _ errors: _RethrownErrors?,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    _ forward: (inout Target) async throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () async throws -> Result
  ) async throws -> Result {
    let state = state
    let place = mynah_member_begin(&state.pointee.calls) ?? makePlace()
    place.assumingMemoryBound(to: Arguments.self).initialize(to: arguments)
    let (value, candidate) = find(arguments, at: place, state)
    if let value {
      let result = value.pointee
      if mynah_member_end(&state.pointee.calls) { followUp() }
      return result
    }
    let (call, isPlain) = (mynah_member_last(&state.pointee.calls), state.pointee.isPlain)
    var stub = candidate?.takeUnretainedValue()
    if mynah_member_end(&state.pointee.calls) { followUp() }
    if !isPlain, let newest = stub { stub = match(from: newest, for: arguments) }
    if state.pointee.recordsOutcomes {
      return try await recordingOutcomeAsync(of: call) {
        try await outcomeAsync(of: stub, arguments, errors, apply, forward, superclass, callSuper)
      }
    }
    return try await outcomeAsync(
      of: stub, arguments, errors, apply, forward, superclass, callSuper)
  }

  /// Answers a call of an `async` member by its stub, or without one.
  @inlinable
  func outcomeAsync<Target>(
    of stub: MemberStub?, _ arguments: Arguments, _ errors: _RethrownErrors?,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws -> Result,
    _ forward: (inout Target) async throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () async throws -> Result
  ) async throws -> Result {
    guard let stub else {
      return try await fallBackAsync(arguments, forward, superclass, callSuper)
    }
    guard let behavior = stub.answer(to: arguments) else { return try unanswered(arguments) }
    switch behavior.kind {
    case .performs:
      do {
        return try await apply(function(of: behavior))
      } catch {
        return try thrown(error, by: stub, errors)
      }
    case .throws: throw error(of: behavior)
    case .takesCall:
      return try await behavior.outcomeAsync(of: received(arguments), isolation: isolation)
    case .returns, .produces, .chooses: return try behavior.outcome()
    }
  }

  @usableFromInline
  func received(_ arguments: Arguments) -> ReceivedCall<Result> {
    ReceivedCall(arguments: arguments, member: self, standIn: { [weak self] in self?.standIn })
  }

  /// The closure of a behavior that performs one.
  @inlinable
  func function(of behavior: Behavior<Result, Failure>) -> Function {
    _unsafeUncheckedDowncast(behavior, to: PerformBehavior<Function, Result, Failure>.self).function
  }

  /// The error of a behavior that throws one.
  @inlinable
  func error(of behavior: Behavior<Result, Failure>) -> any Error {
    _unsafeUncheckedDowncast(behavior, to: ThrowBehavior<Result, Failure>.self).error
  }

  /// Throws what a stub's closure threw, if the member may throw it.
  @usableFromInline
  func thrown(
    _ error: any Error, by stub: MemberStub, _ errors: _RethrownErrors?
  ) throws -> Result {
    if let errors {
      if !errors.isEmpty { throw error }
      return standIn(
        after: .thrownByStub(error: describe(error), member: fullName), at: stub.location)
    }
    if error is Failure { throw error }
    return standIn(
      after: .otherErrorThrown(
        error: describe(error), member: fullName,
        type: typeName(Failure.self) ?? "\(Failure.self)"),
      at: stub.location)
  }

  /// The error of a call as the member throws it, which throws no others.
  @inlinable
  func failure(_ error: any Error) -> Failure {
    // Not opened, as it would be without the words `as any Error`.
    Failure.self == (any Error).self
      ? unsafeBitCast(error as any Error, to: Failure.self) : error as! Failure
  }
}

extension StubNode {
  /// Returns the behavior for one call that this stub answers: an atomic one, or nil if the stub has ended.
  @inlinable
  func answer(to arguments: Arguments) -> Behavior<Result, Failure>? {
    mynah_stub_use(cell)
    let behavior = behavior
    return behavior.kind == .chooses ? behavior.next(for: arguments) : behavior
  }
}

extension _MockedMember {
  /// Answers a call without a stub by the newest target that can be called, else by what stands in for a
  /// missing stub.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - forward: Calls the mocked declaration on a target.
  ///   - superclass: Whether a call falls back on the superclass.
  ///   - callSuper: Calls the superclass, or throws `NoSuperclass`.
  @usableFromInline
  func fallBack<Target>(
    _ arguments: Arguments, _ forward: (inout Target) throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () throws -> Result
  ) throws -> Result {
    if superclass == .always { return try callSuper() }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      if holder.isSuperclass {
        do { return try callSuper() } catch is NoSuperclass { continue }
      }
      guard var target = holder.value as? Target else { continue }
      defer { holder.value = target }
      return try forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(wanting: Target.self))
  }

  /// Answers a call of an `async` member without a stub.
  @usableFromInline
  func fallBackAsync<Target>(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ forward: (inout Target) async throws -> Result,
    _ superclass: SuperclassUse, _ callSuper: () async throws -> Result
  ) async throws -> Result {
    if superclass == .never { return try unanswered(arguments) }
    let targets = forwardingTargets(for: arguments)
    for holder in targets {
      if holder.isSuperclass {
        do { return try await callSuper() } catch is NoSuperclass { continue }
      }
      guard let found = holder.value as? Target else { continue }
      // The compiler mistakes the target for a part of the arguments, which only choose it.
      nonisolated(unsafe) var target = found
      defer { holder.value = target }
      return try await forward(&target)
    }
    return try unanswered(arguments, passedOver: targets.passedOver(wanting: Target.self))
  }

  /// The targets of a call, newest first: the member's own, then the mock's.
  private func forwardingTargets(for arguments: Arguments) -> [ForwardingTarget] {
    let ofMock = settings?.forwardingTargets.reversed() ?? []
    let forwardings = forwardings
    if forwardings.isEmpty { return ofMock }
    return forwardings.reversed().filter { $0.matcher.matches(arguments) }.map(\.target) + ofMock
  }
}

extension [ForwardingTarget] {
  /// The targets as failures list them, which a member that can't be called on any target doesn't.
  fileprivate func passedOver(wanting type: Any.Type) -> [PassedOverTarget] {
    type == NoTarget.self
      ? [] : map { PassedOverTarget(type: "\(Swift.type(of: $0.value))", wanted: "\(type)") }
  }
}

/// The type of the targets of a member that can't be called on any: it has no values.
@usableFromInline
struct NoTarget {
  private init() {}
}

/// Stands for forwarding a member that can't be called on any target.
@usableFromInline
func noTarget<Result>(_ target: inout NoTarget) throws -> Result {
  preconditionFailure("No target is of this type.")
}

/// The error that stands for calling a superclass that doesn't have the member.
@usableFromInline
struct NoSuperclass: Error {
  @usableFromInline init() {}
}

/// Stands for calling a superclass that doesn't have the member.
@usableFromInline
func noSuperclass<Result>() throws -> Result { throw NoSuperclass() }

/// The errors that the closures of a call threw.
///
/// Generated code makes one for each call of a rethrowing member. If the closures of a call throw nothing,
/// its caller expects no error and couldn't take one, so a stub may only throw after a closure threw.
public final class _RethrownErrors: @unchecked Sendable {
  private let threw = Locked(false)

  /// Creates an instance for a call whose closures threw nothing yet.
  public init() {}

  /// A Boolean value that indicates whether no closure threw.
  var isEmpty: Bool { !threw.withLock { $0 } }

  /// Notes that a closure threw.
  public func noted<Failure: Error>(_ error: Failure) -> Failure {
    threw.withLock { $0 = true }
    return error
  }
}
