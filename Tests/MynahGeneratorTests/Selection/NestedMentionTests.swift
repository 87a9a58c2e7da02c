import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of mentions of nested types by their unqualified names, inside of the outer type.
struct NestedMentionTests {
  /// Generates the mocks that the files of a test target mention.
  private func generation(
    _ files: KeyValuePairs<String, String>, of modules: SourceModule...
  ) -> Generation {
    var mentions = Mentions()
    for (path, text) in files { mentions.add(Array(text.utf8), path: path) }
    return Generation(
      Generation.Request(
        modules: modules + [module("Tests", texts: files)], testModule: "Tests",
        mentions: mentions))
  }

  @Test func typesDeclaredInTestsAreFound() {
    let nested = generation([
      "NestTests.swift": """
      struct NestTests {
        protocol Keeper { func keep() }
        class Tree { func grow() {}; init() {} }
        let keeper = mock(Keeper.self)
        let tree = mock(Tree.self)
        enum Deeper { static let keeper = mock(Keeper.self) }
      }
      """
    ])
    #expect(nested.mockedTypes == ["NestTests.Keeper", "NestTests.Tree"])
    #expect(nested.unknown.isEmpty)
    #expect(
      lines(with: "class ", in: nested.source) == [
        "nonisolated final class KeeperMock: NestTests.Keeper, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated final class TreeMock: NestTests.Tree, Mock, _ReportsToTests, @unchecked Sendable {",
      ])
  }

  @Test func qualifiedNamesDoNotReferToNestedTypesOfOtherTypes() {
    let qualified = generation([
      "Tests.swift": """
      enum Woods { protocol Owl { func a() } }
      enum Land { enum Fields { protocol Owl { func b() } } }
      let owl = mock(Woods.Owl.self)
      """
    ])
    #expect(qualified.mockedTypes == ["Woods.Owl"])
  }

  @Test func topLevelTypesTakeTheShortNameOfAMock() {
    let source = """
      enum API { protocol Client { func load() } }
      protocol Client { func load() }
      """
    let nested = generation(
      ["Tests.swift": "let a = ClientMock(), b = mock(API.Client.self)"],
      of: module("App", source))
    #expect(
      lines(with: "class ", in: nested.source) == [
        "nonisolated final class APIClientMock: API.Client, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated final class ClientMock: Client, Mock, _ReportsToTests, @unchecked Sendable {",
      ])
  }

  @Test func suitesCanDeclareTypesWithTheSameName() {
    let own = generation([
      "Nests.swift": "struct A { protocol P { func a() }; let p = mock(P.self) }",
      "Trees.swift": """
      struct B { protocol P { func b() }; let p = mock(P.self) }
      struct C { protocol P { func c() } }
      """,
      "Others.swift": "struct D { protocol P { func d() } }",
    ])
    #expect(own.mockedTypes == ["A.P", "B.P", "C.P"])
  }

  @Test func compositionsCanContainNestedTypes() {
    let composed = generation([
      "Tests.swift": """
      struct A { protocol P { func a() }; protocol Q { func b() }; let p = mock((P & A.Q).self) }
      """
    ])
    #expect(composed.mockedTypes == ["A.P & A.Q"])
  }

  @Test func compositionsPreferTheNestedTypesOfTheirFile() {
    let composed = generation([
      "A.swift": "struct A { protocol P { func a() }; protocol Q { func b() } }",
      "B.swift": "struct B { protocol P { func a() }; let p = mock((P & A.Q).self) }",
    ])
    #expect(composed.mockedTypes == ["A.Q & B.P"])
  }

  @Test func unmockableNestedTypesAreRefused() {
    let hidden = generation([
      "Tests.swift":
        "struct A { private protocol P {}; let p = mock(P.self); let q = mock(Q.self) }"
    ])
    #expect(
      hidden.refusals.map(\.reason) == [
        "it's private. Make it internal"
      ])
    #expect(hidden.unknown.map(\.path) == [["Q"]])
  }

  @Test func nestedTypesOfOtherFilesAreFoundAsALastResort() {
    let files: KeyValuePairs = [
      "Base.swift": "class Base { class Tree { func a() {}; init() {} } }",
      "Tests.swift": "final class T: Base { lazy var tree = mock(Tree.self) }",
    ]
    #expect(generation(files).mockedTypes == ["Base.Tree"])
    let trees = module("Trees", "public protocol Tree { func b() }")
    #expect(generation(files, of: trees).mockedTypes == ["Tree"])
  }

  @Test func eachTypeWithTheMentionedNameIsMocked() {
    let birds = module("Birds", "public protocol Bird { func sing() }")
    let generation = generation(
      [
        "Tests.swift": """
        import Birds
        struct A { protocol Bird { func fly() }; let bird = mock(Bird.self) }
        struct B { let bird = mock(Bird.self) }
        """
      ], of: birds)
    #expect(generation.mockedTypes == ["A.Bird", "Bird"])
  }
}
