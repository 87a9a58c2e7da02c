public import MynahShims

extension _MockedMember {
  /// Returns or throws what a stub says.
  @inlinable
  func outcome(
    of stub: MemberStub, _ arguments: Arguments,
    _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let value = stub.use() {
      let result = value.pointee
      _fixLifetime(stub)
      return result
    }
    return try perform(stub, arguments, apply)
  }

  /// Returns or throws what a stub says that may run closures of people's, as deep as the stack allows.
  @inlinable @inline(never)
  func perform(
    _ stub: MemberStub, _ arguments: Arguments, _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let behavior = stub.answer(to: arguments) else { return try unanswered(arguments) }
    if behavior.kind == .takesCall {
      return try outcome(takenBy: behavior, arguments, apply)
    }
    return try behavior.outcome(apply)
  }

  /// Returns or throws what a stub of an `async` member says.
  @inlinable
  func outcomeAsync(
    of stub: MemberStub, _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let behavior = stub.answer(to: arguments) else { return try unanswered(arguments) }
    if behavior.kind == .takesCall {
      return try await outcomeAsync(takenBy: behavior, of: stub, arguments, apply)
    }
    guard behavior.kind == .performs else {
      return try behavior.outcome { _ throws(Failure) in try unanswered(arguments) }
    }
    let function = _unsafeUncheckedDowncast(
      behavior, to: PerformBehavior<Function, Result, Failure>.self
    ).function
    return try await apply(function)
  }
}

extension StubNode {
  /// Returns the behavior for one call that this stub answers: an atomic one, or nil.
  @inlinable
  func answer(to arguments: Arguments) -> Behavior<Function, Result, Failure>? {
    mynah_stub_use(cell)
    let behavior = behavior
    return behavior.kind == .chooses ? behavior.next(for: arguments) : behavior
  }
}

extension Behavior {
  /// Returns or throws what an atomic behavior says.
  ///
  /// - Parameter apply: Calls a closure with the arguments of the call.
  @inlinable
  func outcome(_ apply: (Function) throws(Failure) -> Result) throws(Failure) -> Result {
    switch kind {
    case .returns:
      return _unsafeUncheckedDowncast(self, to: ReturnBehavior<Function, Result, Failure>.self)
        .value.pointee
    case .throws:
      throw _unsafeUncheckedDowncast(self, to: ThrowBehavior<Function, Result, Failure>.self).error
    case .performs:
      return try apply(
        _unsafeUncheckedDowncast(self, to: PerformBehavior<Function, Result, Failure>.self).function
      )
    case .produces:
      return _unsafeUncheckedDowncast(self, to: ProduceBehavior<Function, Result, Failure>.self)
        .produce()
    case .chooses, .takesCall:
      preconditionFailure("A choice is resolved before it answers.")
    }
  }
}
