/// What failures say of a stub that holds calls.
struct HolderOrigin: Sendable {
  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  let pattern: String

  /// The settings of the mock.
  let settings: MockSettings?

  /// Where the stub was given.
  let location: CodeLocation

  /// Whether calls may be held when the test ends.
  let isLenient: Bool

  let word: HeldCallFailure.Word

  init(_ stubbing: _UntypedStubbing<some Any, some Error>, _ word: HeldCallFailure.Word) {
    pattern = stubbing.pattern
    settings = stubbing.settings
    location = stubbing.location
    isLenient = stubbing.isLenient
    self.word = word
  }

  /// Whether calls may be held when the test ends, here or for the whole mock.
  var isExcused: Bool { isLenient || settings?.isLenient == true }

  /// The mock, where its name is not its own.
  var mocks: [NamedMock] { settings.map { MockNames(of: [$0]).mocks } ?? [] }

  func failure(_ problem: HeldCallFailure.Problem) -> MockFailure {
    MockFailure(
      .heldCalls(HeldCallFailure(pattern: pattern, word: word, mocks: mocks, problem: problem)))
  }

  func report(_ problem: HeldCallFailure.Problem, at location: CodeLocation) {
    failure(problem).report(at: location, for: settings)
  }

  func report(_ failure: MockFailure, at location: CodeLocation) {
    failure.report(at: location, for: settings)
  }
}
