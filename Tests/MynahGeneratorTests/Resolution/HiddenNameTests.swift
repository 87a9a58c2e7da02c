import MynahSyntax
import Testing

@testable import MynahGenerator

/// Names that mean one thing where they stand, and another one in the mock.
struct HiddenNameTests {
  private func outline(of name: String, _ modules: SourceModule...) throws -> [String] {
    try model(of: name, in: modules).outline
  }

  @Test func itIsKnownToProtocolsThatRefineTheOneThatDeclaresIt() throws {
    let source = """
      struct Song {}
      protocol Singing { associatedtype Song }
      protocol Bird: Singing { func sing(_ song: Song) }
      protocol Lark: Bird { func whistle(_ song: Song) }
      """
    #expect(
      try outline(of: "Lark", module("Birds", source)) == [
        "whistle(_:): (Song) -> Void", "sing(_:): (Song) -> Void",
      ])
  }

  @Test func aModuleThatImportsNothingMeansTheStandardLibrary() throws {
    let birds = module("Birds", "public struct Task {}\npublic struct Hashable {}")
    let trees = module(
      "Trees",
      "public protocol Tree: Hashable { func grow() -> Task<Int, Never>\n var a: Int { get } }")
    #expect(
      try outline(of: "Tree", birds, trees) == [
        "grow(): () -> _Concurrency.Task<Int, Never>", "a: () -> Int",
      ])
    let importing = module("Trees", "import Birds\npublic protocol Tree { func grow() -> Task }")
    #expect(try outline(of: "Tree", birds, importing) == ["grow(): () -> Task"])
  }
}
