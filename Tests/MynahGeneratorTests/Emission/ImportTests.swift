import MynahSyntax
import Testing

@testable import MynahGenerator

struct ImportTests {
  @Test func testsWithoutAModuleNameAreNotImported() {
    var request = Generation.Request(modules: [module("Birds", "struct Egg {}")])
    request.mentions = Mentions(in: "@testable import Birds\nmock(closure: ((Egg) -> Bool).self)")
    let lines = Generation(request).source.split(separator: "\n").filter { $0.contains("import ") }
    #expect(lines == ["import Mynah", "import struct Birds.Egg", "@testable import Birds"])
  }

  @Test func aTypeWithTheNameOfAMacroIsNotImportedAlone() {
    let source = """
      public protocol Nesting {}
      @attached(extension, conformances: Nesting)
      public macro Nesting() = #externalMacro(module: "PondMacros", type: "NestingMacro")
      """
    #expect(
      imports(of: module("Pond", source), tests: "mock(Nesting.self)")
        == "import Mynah\nimport Pond\n")
  }

  @Test func implementationOnlyImportsAreRepeatedForInternalTypes() {
    let source = "@_implementationOnly import CHidden\nprotocol Duck {}\npublic protocol Swan {}"
    #expect(
      imports(of: module("Pond", source), tests: "mock(Duck.self)") == """
        #if canImport(CHidden)
          import CHidden
        #endif
        import Mynah

        import protocol Pond.Duck

        // Internals of Pond: Duck.
        @testable import Pond  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
    #expect(
      imports(of: module("Pond", source), tests: "mock(Swan.self)")
        == "import Mynah\nimport Pond\n\nimport protocol Pond.Swan\n")
  }

  @Test func internalTypesRequireTestableImports() {
    let meadow = module("Meadow", "public protocol Bird {}\nprotocol Hidden {}")
    let pond = module("Pond", "protocol Duck {}\npublic protocol Swan {}")
    #expect(
      imports(of: meadow, pond, tests: "mock(Bird.self) mock(Swan.self)") == """
        import Meadow
        import Mynah
        import Pond

        import protocol Meadow.Bird
        import protocol Pond.Swan

        """)
    #expect(
      imports(of: meadow, pond, tests: "mock(Bird.self) mock(Swan.self) mock(Duck.self)") == """
        import Meadow
        import Mynah

        import protocol Meadow.Bird
        import protocol Pond.Duck
        import protocol Pond.Swan

        // Internals of Pond: Duck.
        @testable import Pond  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test func classesThatAreNotOpenRequireTestableImports() {
    let lake = module(
      "Pond",
      "public class Duck { public init() {} }\nopen class Swan { public init(a: Int) {} ; convenience init() {} }"
    )
    #expect(
      imports(of: lake, tests: "mock(Duck.self) mock(Swan.self)") == """
        import Mynah

        import class Pond.Duck
        import class Pond.Swan

        // Internals of Pond: Duck, Swan.
        @testable import Pond  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test func commentAboutInternalTypesIsShort() {
    let names = ["Crane", "Crow", "Duck", "Gull", "Swan"]
    let pond = module("Pond", names.map { "protocol \($0) {}" }.joined(separator: "\n"))
    let tests = names.map { "mock(\($0).self)" }.joined(separator: " ")
    #expect(
      imports(of: pond, tests: tests) == """
        import Mynah

        import protocol Pond.Crane
        import protocol Pond.Crow
        import protocol Pond.Duck
        import protocol Pond.Gull
        import protocol Pond.Swan

        // Internals of Pond: Crane, Crow, Duck and 2 others.
        @testable import Pond  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }

  @Test func theHintAboutReleaseBuildsStaysOnTheLineOfTheImport() {
    let name = "Pond" + String(repeating: "s", count: 60)
    #expect(
      imports(of: module(name, "protocol Duck {}"), tests: "mock(Duck.self)") == """
        import Mynah

        import protocol Pondssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss.Duck

        // Internals of Pondssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss: Duck.
        @testable import Pondssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
  }
}
