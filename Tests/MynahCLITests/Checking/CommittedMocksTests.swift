import MynahSyntax
import Testing

@testable import MynahCLI
@testable import MynahCommands
@testable import MynahGenerator

struct CommittedMocksTests {
  private func report(
    before: String, now: String, path: String = "Sources/Birds/Bird.swift"
  ) -> String? {
    let old = module(before)
    let committed = Generation(Generation.Request(modules: [old])).source
    return CommittedMocks([
      SourceText(path: path, text: now),
      SourceText(
        path: "Tests/BirdsTests/BirdTests.swift", text: "import Mynah\nlet bird = mock(Bird.self)"),
      SourceText(path: "Tests/BirdsTests/Mocks/BirdsTestsMocks.generated.swift", text: committed),
    ]).text
  }

  private func module(_ source: String) -> SourceModule {
    SourceModule(
      name: "Birds", texts: [SourceText(path: "Sources/Birds/Bird.swift", text: source)],
      isInPackage: true)
  }

  @Test func membersThatAreGoneAreReported() {
    let before =
      "protocol Bird { func fly(to place: String); var name: String { get set }; func sing() }"
    #expect(
      report(before: before, now: "protocol Bird { func sing() }") == """
        The committed mock of Bird has members that Bird doesn't have anymore: fly(to:), name
        To update it, run: swift package generate-mocks
        """)
  }

  @Test func foldersInAModuleBelongToTheModule() {
    let before = module("protocol Base {}; protocol Nest: Base { func lay(); func warm() }")
    let committed = Generation(Generation.Request(modules: [before])).source
    let mocks = CommittedMocks([
      SourceText(
        path: "Sources/Birds/Trees/Nest.swift", text: "protocol Nest: Base { func lay() }"),
      SourceText(path: "Sources/Birds/Shared/Base.swift", text: "protocol Base {}"),
      SourceText(path: "Tests/BirdsTests/Mocks/BirdsTestsMocks.generated.swift", text: committed),
    ])
    #expect(
      mocks.text == """
        The committed mock of Nest has members that Nest doesn't have anymore: warm()
        To update it, run: swift package generate-mocks
        """)
  }

  @Test func aTypeWithTheSameNameInAnotherModuleIsNotCompared() {
    let source = "protocol Nest { func lay(_ egg: Int) }"
    let committed = Generation(Generation.Request(modules: [module(source)])).source
    let mocks = CommittedMocks([
      SourceText(path: "Sources/Attic/Nest.swift", text: "class Nest { var height = 3 }"),
      SourceText(path: "Sources/Birds/Nest.swift", text: source),
      SourceText(path: "Tests/BirdsTests/Mocks/BirdsTestsMocks.generated.swift", text: committed),
    ])
    #expect(mocks.text == nil)
  }

  @Test func typesAreComparedWithTheImportedModule() {
    func kit(_ name: String, _ members: String) -> SourceText {
      SourceText(path: "Sources/\(name)/Nest.swift", text: "protocol Nest { \(members) }")
    }
    let before = SourceModule(
      name: "MacKit", texts: [kit("MacKit", "func lay(); func warm()")], isInPackage: true)
    let committed = Generation(Generation.Request(modules: [before])).source
    let mocks = CommittedMocks([
      kit("MacKit", "func lay()"), kit("PadKit", "func lay(); func warm()"),
      SourceText(path: "Tests/MacKitTests/MacKitTestsMocks.generated.swift", text: committed),
    ])
    #expect(
      mocks.text == """
        The committed mock of Nest has members that Nest doesn't have anymore: warm()
        To update it, run: swift package generate-mocks
        """)
  }

  @Test func aFolderInSourcesIsTheModuleOfAllItsFiles() {
    #expect(
      report(
        before: "protocol Bird { func fly() }", now: "protocol Bird {}",
        path: "Sources/Birds/Deep/Bird.swift") == """
          The committed mock of Bird has members that Bird doesn't have anymore: fly()
          To update it, run: swift package generate-mocks
          """)
  }

  @Test(arguments: [
    "protocol Bird { func fly(to place: String); func sing() }",
    "protocol Bird { func fly(to place: String) }", "protocol Fish {}", "",
  ])
  func otherChangesAreNotReported(now: String) {
    #expect(report(before: "protocol Bird { func fly(to place: String) }", now: now) == nil)
  }
}
