import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of closure mocks, which tests request with `mock(closure:)` and the type of the closure.
struct ClosureMockTests {
  private func source(_ tests: String, isByPlugin: Bool = false) -> String {
    var request = Generation.Request(
      modules: [module("Tests", texts: ["Tests.swift": tests])], testModule: "Tests",
      mentions: Mentions(in: tests))
    request.isByPlugin = isByPlugin
    return Generation(request).source
  }

  /// Returns the `closure type:` lines and the result lines of the generated `mock` functions.
  private func functions(_ tests: String) -> [String] {
    lines(source(tests)).filter { $0.hasPrefix("  closure type: ") || $0.hasPrefix(") -> ") }
  }

  @Test func aClosureTypeHasAMock() {
    let generated = source(
      """
      import Testing
      let next = mock(closure: ((String, Int) async throws -> Bool).self)
      """)
    #expect(
      lines(
        with: "import ", "class ", "callAsFunction", "var closure", "closure type", "_call(",
        "{ try", in: generated)
        == lines(
          """
          import Mynah
          import Testing
          nonisolated final class StringIntAsyncThrowsToBoolClosureMock: Mock, _ReportsToTests, @unchecked Sendable {
          private let _callAsFunction: _MockedMember<(String, Int), (String, Int) async throws -> Bool, Bool, any Error>
          _callAsFunction = .init("(_:_:)")
          mockingContext = MockingContext("Closure", members: [_callAsFunction], location: location)
          var closure: @Sendable (String, Int) async throws -> Bool {
          { try await self._call($0, $1) }
          func _call(_ argument1: String, _ argument2: Int) async throws -> Bool {
          try await self._callAsFunction.callAsync((argument1, argument2)) { try await $0(argument1, argument2) }
          func callAsFunction(
          self._callAsFunction.pattern(_argument(argument1), _argument(argument2))
          closure type: ((String, Int) async throws -> Bool).Type,
          """))
  }

  @Test func equivalentClosureTypesShareOneMock() {
    let tests = """
      typealias Done = @Sendable (Suite.Result) -> Void
      struct Suite {
        struct Result {}
        let a = mock(closure: ((Result) -> Void).self)
        let b = mock(closure: (((Suite.Result) -> ())).self)
        let c = mock(closure: (@Sendable (Result) -> Void).self)
        let d = mock(closure: (@MainActor (Result?) -> Void).self)
        let e = mock(closure: ((@Sendable (Result) -> Void) -> Void).self)
        let f = mock(closure: ((@escaping (Result) -> ()) -> Void).self)
      }
      let g = mock(closure: Done.self)
      """
    #expect(
      functions(tests) == [
        "  closure type: ((@Sendable (Suite.Result) -> Void) -> Void).Type,",
        ") -> SendableSuiteResultToVoidToVoidClosureMock {",
        "  closure type: ((@escaping (Suite.Result) -> ()) -> Void).Type,",
        ") -> EscapingSuiteResultToToVoidClosureMock {",
        "  closure type: ((Suite.Result) -> Void).Type,",
        ") -> SuiteResultToVoidClosureMock {",
        "  closure type: (@MainActor (Suite.Result?) -> Void).Type,",
        ") -> MainActorSuiteResultToVoidClosureMock {",
        "  closure type: (@Sendable (Suite.Result) -> Void).Type,",
        ") -> SendableSuiteResultToVoidClosureMock {",
      ])
    #expect(
      source(tests).holds(
        "  closure type: (@MainActor (Suite.Result?) -> Void).Type,\n  isolation: MainActor.Type = MainActor.self,\n"
      ))
  }

  @Test func unknownClosureTypesAreNamedInTheError() {
    let source = source(
      """
      private struct Request {}
      let a = mock(closure: ((Request) -> Void).self)
      let b = mock(closure: Handler.self)
      """, isByPlugin: true)
    let message =
      "No mock was generated for this type. Can't mock '(Request) -> Void': Request is private. Make it internal (Tests.swift:2:9). Can't mock Handler (Tests.swift:3:9): the sources declare no such type outside of functions. Pass mock the name of a protocol, class, or struct of closures, such as mock(Bird.self). If a generic function needs a mock, create it outside and pass it in"
    #expect(lines(with: message, in: source).count == 2)
    #expect(
      lines(with: "func mock", in: source) == [
        "nonisolated func mock<Mocked>(_ type: Mocked.Type) -> Mocked {",
        "nonisolated func mock<Mocked>(closure type: Mocked.Type) -> Mocked {",
      ])
  }
}
