import MynahSyntax
import Testing

@testable import MynahGenerator

struct ImportTests {
  /// The imports of the file that is generated from some modules, with the comments above them.
  private func imports(of modules: SourceModule..., tests: String) -> String {
    var mentions = Mentions()
    mentions.add(Array(tests.utf8), path: "Tests.swift")
    let request = Generation.Request(modules: modules, testModule: "Tests", mentions: mentions)
    let source = Generation(request).source
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.drop { !$0.isEmpty }.dropFirst()
    return imports.prefix { !$0.hasPrefix("// MARK") }.joined(separator: "\n")
  }

  @Test func onlyWhereAnInternalTypeIsAskedForIsAnImportTestable() {
    let meadow = module("Meadow", "public protocol Bird {}\nprotocol Hidden {}")
    let pond = module("Pond", "protocol Duck {}\npublic protocol Swan {}")
    #expect(
      imports(of: meadow, pond, tests: "mock(Bird.self) mock(Swan.self)") == """
        import Meadow
        import Mynah
        import Pond

        """)
    #expect(
      imports(of: meadow, pond, tests: "mock(Bird.self) mock(Swan.self) mock(Duck.self)") == """
        import Meadow
        import Mynah

        // Internal in Pond: Duck.
        // In release, other modules see them in `swift test`, or with `-Xswiftc -enable-testing`.
        @testable import Pond

        """)
  }

  @Test func typesThatAreManyAreCounted() {
    let names = ["Crane", "Crow", "Duck", "Gull", "Swan"]
    let pond = module("Pond", names.map { "protocol \($0) {}" }.joined(separator: "\n"))
    let tests = names.map { "mock(\($0).self)" }.joined(separator: " ")
    #expect(
      imports(of: pond, tests: tests) == """
        import Mynah

        // Internal in Pond: Crane, Crow, Duck and 2 others.
        // In release, other modules see them in `swift test`, or with `-Xswiftc -enable-testing`.
        @testable import Pond

        """)
  }

  @Test func typesWithLongNamesAreOnALineOfTheirOwn() {
    let names = ["AccessorBlockFormatter", "AttributeClauseFormatter", "AvailabilityListFormatter"]
    let pond = module("Formatting", names.map { "protocol \($0) {}" }.joined(separator: "\n"))
    let tests = names.map { "mock(\($0).self)" }.joined(separator: " ")
    #expect(
      imports(of: pond, tests: tests) == """
        import Mynah

        // Internal in Formatting:
        // AccessorBlockFormatter, AttributeClauseFormatter, AvailabilityListFormatter.
        // In release, other modules see them in `swift test`, or with `-Xswiftc -enable-testing`.
        @testable import Formatting

        """)
  }

  @Test func publicClassesThatAreNotOpenNeedATestableImport() {
    let pond = module(
      "Pond", "public class Goose { public init() {}\n public func honk() {} }\nprotocol Duck {}")
    #expect(
      imports(of: pond, tests: "mock(Goose.self) mock(Duck.self)") == """
        import Mynah

        // Internal, or not open, in Pond: Duck, Goose.
        // In release, other modules see them in `swift test`, or with `-Xswiftc -enable-testing`.
        @testable import Pond

        """)
  }
}
