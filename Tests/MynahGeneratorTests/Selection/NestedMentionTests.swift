import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests ask for types inside of their own by the names that these have there.
struct NestedMentionTests {
  /// Generates the mocks that the files of a test target ask for.
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

  @Test func whatATestDeclaresIsFound() {
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
    #expect(nested.source.contains("class KeeperMock: NestTests.Keeper, Mock"))

    // Each test may have its own.
    let own = generation([
      "Nests.swift": "struct A { protocol P { func a() }; let p = mock(P.self) }",
      "Trees.swift": """
      struct B { protocol P { func b() }; let p = mock(P.self) }
      struct C { protocol P { func c() } }
      """,
      "Others.swift": "struct D { protocol P { func d() } }",
    ])
    #expect(own.mockedTypes == ["A.P", "B.P", "C.P"])

    // Compositions are made of them.
    let composed = generation([
      "Tests.swift": """
      struct A { protocol P { func a() }; protocol Q { func b() }; let p = mock((P & A.Q).self) }
      """
    ])
    #expect(composed.mockedTypes == ["A.P & A.Q"])

    // What can not be mocked is refused.
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

  @Test func whatIsDeclaredInAnotherFileIsFoundWhereNothingElseIs() {
    let files: KeyValuePairs = [
      "Base.swift": "class Base { class Tree { func a() {}; init() {} } }",
      "Tests.swift": "final class T: Base { lazy var tree = mock(Tree.self) }",
    ]
    #expect(generation(files).mockedTypes == ["Base.Tree"])
    let trees = module("Trees", "public protocol Tree { func b() }")
    #expect(generation(files, of: trees).mockedTypes == ["Tree"])

    // One of the file and an imported one may both be meant.
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
