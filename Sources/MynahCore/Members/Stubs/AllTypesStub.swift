/// A stub of a generic member for all types that it is used with.
///
/// Each member of the family has a stub that asks this one.
final class AllTypesStub: @unchecked Sendable {
  /// What one call is answered by.
  enum Answer {
    case returns(Any)
    case `throws`(any Error)
    case performs(([Any]) throws -> Any)
  }

  let parts: [_AnyArgumentMatcher]
  let location: CodeLocation

  private struct State {
    var answers: [Answer]
    var sideEffects: [([Any]) -> Void]
    var position = 0
    var isUsed = false
    var isLenient = false
  }

  private let state: Locked<State>

  init(
    _ answer: Answer, beside sideEffects: [([Any]) -> Void], for parts: [_AnyArgumentMatcher],
    at location: CodeLocation
  ) {
    self.parts = parts
    self.location = location
    state = Locked(State(answers: [answer], sideEffects: sideEffects))
  }

  /// Whether the stub has answered a call, or need not.
  var isExcused: Bool { state.withLock { $0.isUsed || $0.isLenient } }

  func excuse() { state.withLock { $0.isLenient = true } }

  func append(_ answer: Answer) { state.withLock { $0.answers.append(answer) } }

  func append(beside action: @escaping ([Any]) -> Void) {
    state.withLock { $0.sideEffects.append(action) }
  }

  /// Runs what stands beside the answers, where no lock is held.
  ///
  /// - Parameter arguments: Makes the arguments of the call.
  func runSideEffects(_ arguments: () -> [Any]) {
    let sideEffects = state.withLock { $0.sideEffects }
    guard !sideEffects.isEmpty else { return }
    let arguments = arguments()
    for run in sideEffects { run(arguments) }
  }

  /// Returns the answer of one call: each once, and the last for all that follow.
  func next() -> Answer {
    state.withLock { state in
      if state.isUsed, state.position < state.answers.count - 1 { state.position += 1 }
      state.isUsed = true
      return state.answers[state.position]
    }
  }
}

/// What a stub for all types is to the member of certain types.
final class AllTypesBehavior<Function, Result, Failure: Error>: Behavior<Function, Result, Failure>,
  @unchecked Sendable
{
  let stub: AllTypesStub

  init(_ stub: AllTypesStub) {
    self.stub = stub
    super.init(.takesCall)
  }

  override func outcome<Arguments>(
    of arguments: Arguments, in member: _MockedMember<Arguments, Function, Result, Failure>
  ) throws(Failure) -> Result {
    try member.outcome(ofAllTypes: stub, arguments)
  }
}

extension _MockedMember {
  /// Answers a call as a stub for all types says.
  fileprivate func outcome(
    ofAllTypes stub: AllTypesStub, _ arguments: Arguments
  ) throws(Failure) -> Result {
    let answer = stub.next()
    stub.runSideEffects { splitArguments(arguments, count: member.argumentCount) }
    let value: Any
    switch answer {
    case .returns(let returned): value = returned
    case .throws(let error): throw error as! Failure
    case .performs(let closure):
      do {
        value = try closure(splitArguments(arguments, count: member.argumentCount))
      } catch {
        // The closure throws what the member does.
        throw error as! Failure
      }
    }
    if let result = value as? Result { return result }
    return standIn(
      after: .otherTypeReturned(
        describe(value), member: mockName + member.separator + member.name, type: "\(Result.self)"),
      at: stub.location)
  }

  func insert(ofAllTypes stub: AllTypesStub) {
    let (parts, count) = (stub.parts, stub.parts.count)
    let matcher = CallMatcher<Arguments>(
      parts,
      { arguments in
        zip(parts, splitArguments(arguments, count: count)).allSatisfy { $0.matches(anyValue: $1) }
      }, hash: nil)
    // The family tells whether the stub was used.
    excuse(stub: add(AllTypesBehavior(stub), for: matcher, at: stub.location))
  }
}
