/// A stub or an observer of a generic member, for all types that the member is used with.
protocol AllTypesAddition: AnyObject, Sendable {
  var parts: [_AnyArgumentMatcher] { get }

  /// Adds a stub or an observer to the member for one set of types.
  func add(to member: any MemberVariant)
}

/// A closure that runs at the calls to a generic member, for all types.
final class AllTypesObserver: AllTypesAddition {
  let parts: [_AnyArgumentMatcher]
  let sideEffect: SideEffect

  init(parts: [_AnyArgumentMatcher], sideEffect: SideEffect) {
    self.parts = parts
    self.sideEffect = sideEffect
  }

  func add(to member: any MemberVariant) {
    member.selection(ofAllTypes: parts).observe(sideEffect)
  }
}

/// A stub of a generic member for all types that the member is used with.
///
/// A generic member contains a member for each set of types. Each of these members has a stub that
/// gets its answers from this stub.
final class AllTypesStub: AllTypesAddition, @unchecked Sendable {
  let parts: [_AnyArgumentMatcher]
  let location: CodeLocation

  private struct State {
    var answers: [CallOutcome] = []
    var position = 0
    var isUsed = false
    var isLenient = false
    var expectedUses: [ExpectedUse] = []
  }

  private let state = Locked(State())

  init(for parts: [_AnyArgumentMatcher], at location: CodeLocation) {
    self.parts = parts
    self.location = location
  }

  /// A Boolean value that indicates whether the stub has answered a call, or doesn't have to.
  var mayStayUnused: Bool { state.withLock { $0.isUsed || $0.isLenient } }

  /// A Boolean value that indicates whether the stub may stay unused.
  var isLenient: Bool { state.withLock(\.isLenient) }

  func allowUnused() { state.withLock { $0.isLenient = true } }

  /// The expectations of the stub.
  var expectedUses: [ExpectedUse] { state.withLock(\.expectedUses) }

  /// Adds an expectation, with which the stub may stay unused.
  func expect(_ expected: ExpectedUse) {
    state.withLock { state in
      state.expectedUses.append(expected)
      state.isLenient = true
    }
  }

  func add(to member: any MemberVariant) { add(to: member.selection(ofAllTypes: parts)) }

  private func add<Result, Failure>(to selection: some CallSelection<Result, Failure>) {
    // The casts of the result and the error can't fail, because a stub for all types compiles only
    // if they don't depend on the types.
    let behavior = ProduceBehavior<Result, Failure> { try self.next().get() as! Result }
    _ = selection.add(behavior, at: location)
  }

  /// Adds an answer, and returns the number of answers.
  func append(_ answer: CallOutcome) -> Int {
    state.withLock { state in
      state.answers.append(answer)
      return state.answers.count
    }
  }

  /// Returns the answer for one call.
  ///
  /// Each answer is used once, except for the last one, which is used for all later calls.
  func next() -> CallOutcome {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      for expected in state.expectedUses { expected.noteUse() }
      return state.answers[state.position]
    }
  }
}
