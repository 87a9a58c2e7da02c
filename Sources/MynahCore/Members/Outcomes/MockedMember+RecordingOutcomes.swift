// How outcomes get into the record. Where a mock does not record them, all that a call meets of this is
// one flag, where no stub answers it.

extension _MockedMember {
  /// Runs what answers a call, and notes how it ended.
  ///
  /// - Parameter call: The call; nil where its outcome is not recorded.
  func noting<Thrown: Error>(
    _ call: TrackedCall?, _ body: () throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    guard let call else { return try body() }
    do {
      let result = try body()
      end(call, .returned(result))
      return result
    } catch {
      end(call, .threw(error))
      throw error
    }
  }

  /// Runs what answers a call of an `async` member, and notes how it ended.
  ///
  /// - Parameter call: The call; nil where its outcome is not recorded.
  func notingAsync<Thrown: Error>(
    _ call: TrackedCall?, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    do {
      let result = try await body()
      if let call { end(call, .returned(result)) }
      return result
    } catch {
      if let call { end(call, .threw(error)) }
      throw error
    }
  }

  /// The call that the thread is about to answer, where the mock records outcomes.
  var callToNote: TrackedCall? { state.pointee.recordsOutcomes ? takeCall() : nil }

  /// Answers a call as what takes it says, and notes how that ended where it is to be.
  @usableFromInline
  func outcome(
    takenBy behavior: Behavior<Function, Result, Failure>, _ arguments: Arguments,
    _ apply: (Function) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let answered = behavior.answered else {
      return try behavior.outcome(of: arguments, in: self)
    }
    return try noting(answered.call) { () throws(Failure) in
      guard let answer = answered.answer else { return try unanswered(arguments, passedOver: []) }
      if answer.kind == .takesCall { return try answer.outcome(of: arguments, in: self) }
      return try answer.outcome(apply)
    }
  }

  /// Answers a call of an `async` member as what takes it says, and notes how that ended where it is to
  /// be.
  @usableFromInline
  func outcomeAsync(
    takenBy behavior: Behavior<Function, Result, Failure>, of stub: MemberStub,
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let answered = behavior.answered else {
      return try await behavior.outcomeAsync(of: arguments, in: self, isolation: isolation)
    }
    return try await notingAsync(answered.call) { () async throws(Failure) in
      try await outcomeAsync(of: answered.answer, of: stub, arguments, apply)
    }
  }

  private func outcomeAsync(
    of answer: Behavior<Function, Result, Failure>?, of stub: MemberStub, _ arguments: Arguments,
    isolation: isolated (any Actor)? = #isolation,
    _ apply: (Function) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let answer else { return try unanswered(arguments, passedOver: []) }
    switch answer.kind {
    case .takesCall:
      return try await answer.outcomeAsync(of: arguments, in: self, isolation: isolation)
    case .performs:
      let function = unsafeDowncast(
        answer, to: PerformBehavior<Function, Result, Failure>.self
      ).function
      return try await apply(function)
    case .returns, .throws, .produces, .chooses:
      return try answer.outcome { _ throws(Failure) in
        try unanswered(arguments, passedOver: [])
      }
    }
  }
}
