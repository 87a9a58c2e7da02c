import MynahSyntax
import Testing

@testable import MynahGenerator

struct ToolchainTests {
  @Test func sourcesOfTheToolchainAreParsed() {
    for module in Toolchain.modules(besides: []) {
      for text in module.texts {
        let file = SourceFile.parse(text.bytes, path: text.path)
        #expect(file.diagnostics == [], "\(module.name)")
      }
    }
  }

  @Test func eachToolchainProtocolHasAMockUnlessItIsRefused() {
    let program = Program([])
    var refused: [String: [String]] = [:]
    let types = Program(Toolchain.modules(besides: [])).declaredTypes
    for type in types {
      do throws(Refusal) {
        try Mockability.check(type, .mock, in: program)
        _ = try MockModel.model(of: type, named: "Mock", in: program)
      } catch {
        refused[error.reason, default: []].append(type.qualifiedName)
      }
    }
    #expect(
      refused.mapValues(\.count) == [
        "it doesn't have members to mock": 11,
        "a mock is a class, and a class can't conform to BitwiseCopyable": 1,
        "it's a collection, and mocks don't have elements. Use an array": 14,
        "it's a kind of number, and mocks aren't numbers": 13,
        "literals create its values, but mock(...) creates mocks": 9,
        "SwiftUI requires values, but mocks are objects": 14,
        "the sources don't declare it": 13,
      ])
    #expect(types.count - refused.values.joined().count == 45)
  }

  @Test func mocksOfToolchainTypesImportTheirModules() throws {
    let tests = "mock(URLSessionDelegate.self)"
    let generation = generation(of: module("Tests", tests), tests: tests)
    #expect(generation.mockedTypes == ["URLSessionDelegate"])
    #expect(
      generation.source.contains(
        """


        import Foundation
        #if canImport(FoundationNetworking)
          import FoundationNetworking
        #endif
        import Mynah

        // If this type isn't found, the versions of this file and Mynah differ. Generate it again.
        private typealias _GeneratedForMynah = _GeneratedForMynah2

        // MARK: - URLSessionDelegate

        """))
  }

  @Test func toolchainDeclarationsDoNotReferToTypesOfPackages() throws {
    let birds = module("Birds", "protocol Bird: Decodable {}")
    let protos = module("Protos", isInPackage: false, "public protocol Decoder {}")
    #expect(
      try model(of: "Bird", in: [birds, protos]).outline == [
        "init(from:): (any Swift.Decoder) throws -> Void"
      ])
    #expect(
      imports(of: birds, protos, tests: "mock(Bird.self)") == """
        import Mynah

        import protocol Birds.Bird

        // Internals of Birds: Bird.
        @testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test func requirementsWithDefaultsAreOnlyMockedDirectly() throws {
    let direct = Program([])
    let error = try #require(direct.findInToolchain(["LocalizedError"]))
    let model = try MockModel.model(of: error, named: "Mock", in: direct)
    #expect(
      model.outline == [
        "errorDescription: () -> String?", "failureReason: () -> String?",
        "helpAnchor: () -> String?", "recoverySuggestion: () -> String?",
      ])
    #expect(
      try outline("import Foundation\nprotocol Bird: LocalizedError { var code: Int { get } }")
        == ["code: () -> Int"])
  }

  @Test func mocksOfIteratorsHaveTheRequiredNext() throws {
    let source = """
      protocol Bird: AsyncIteratorProtocol { func nextEggs() async throws -> [Element] }
      protocol Owl: AsyncIteratorProtocol where Failure == Never, Element == Int {}
      """
    let bird = try model(of: "Bird", in: [module("Birds", source)])
    #expect(bird.genericClause == "<Element, Failure: Error>")
    #expect(
      bird.outline == [
        "nextEggs(): () async throws -> [Element]",
        "next(): () async throws -> Element?",
      ])
    let owl = try model(of: "Owl", in: [module("Birds", source)])
    #expect(owl.outline == ["next(): () async throws -> Int?"])
  }

  @Test func protocolsThatRefineRefusedOnesAreRefused() {
    let source = """
      import SwiftUI
      protocol A: Sequence {}
      protocol B: Swift.Numeric {}
      protocol C: FormatStyle {}
      protocol D: View {}
      protocol E: ViewModifier {}
      """
    #expect(
      generation(of: module("Birds", source)).refusals.map(\.reason)
        == lines(
          """
          it refines Sequence: it's a collection, and mocks don't have elements. Use an array
          it refines Numeric: it's a kind of number, and mocks aren't numbers
          it refines FormatStyle, which the sources don't declare
          it refines View: SwiftUI requires values, but mocks are objects
          it refines ViewModifier: SwiftUI requires values, but mocks are objects
          """))
  }

  @Test func theRefusalOfAToolchainTypeIsReportedWhereATestMentionsIt() {
    let tests = "let birds = 1\nlet numbers = mock((any Collection<Int>).self)"
    let refusals = generation(of: module("Tests", tests), tests: tests).refusals
    #expect(
      refusals.map(\.description) == [
        "Tests.swift:2:15: warning: Can't mock 'Collection': it's a collection,"
          + " and mocks don't have elements. Use an array"
      ])
  }

  @Test func sourcesTakePrecedenceOverTheToolchain() throws {
    let sources = "protocol Clock { func chime() }\nprotocol Bird: Clock {}"
    #expect(try outline(sources) == ["chime(): () -> Void"])
    let clock = "mock(Clock.self)"
    #expect(
      imports(of: module("Tests", clock), module("Birds", sources), tests: clock) == """
        import Mynah

        import protocol Birds.Clock

        // Internals of Birds: Clock.
        @testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test(
    arguments: [
      ("class ClockMock {}\nlet clock = ClockMock()", []),
      ("let clock: ClockMock<Instant>", ["Clock"]),
      ("protocol Clock {}\nlet clock = ClockMock()", ["Clock"]),
    ] as [(String, [String])])
  func declaredNamesTakePrecedenceOverToolchainMocks(tests: String, mocked: [String]) {
    #expect(
      generation(of: module("Tests", tests), tests: tests).mockedTypes == mocked)
  }

  @Test func sourcesOfAToolchainModuleReplaceIt() {
    let combine = module(
      "Combine", isInPackage: false, "public protocol Subject { func bird() }")
    let tests = "import Combine\nmock(Subject.self)"
    let request = Generation.Request(modules: [combine])
    #expect(Toolchain.modules(besides: request.modules).allSatisfy { $0.name != "Combine" })
    let generation = generation(of: combine, tests: tests)
    #expect(generation.mockedTypes == ["Subject"])
    #expect(
      lines(generation.source).filter { $0.hasPrefix("  func ") } == [
        "  func bird() {", "  func bird() -> CallPattern<() -> Void, Void, Never> {",
      ])
  }
}
