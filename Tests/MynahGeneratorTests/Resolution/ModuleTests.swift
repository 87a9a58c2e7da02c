import Testing

@testable import MynahGenerator

struct ModuleTests {
  private let land = module(
    "Land", "public protocol Nest { func land() }\npublic struct Egg {}")
  private let sea = module("Sea", "public protocol Nest { func sea() }\npublic struct Egg {}")

  @Test(arguments: [("Land", "land"), ("Sea", "sea")])
  func importedDeclarationsTakePrecedence(imported: String, member: String) throws {
    let birds = module(
      "Birds", "import \(imported)\nprotocol Bird: Nest { func lay(_ egg: Egg) }")
    for modules in [[birds, land, sea], [birds, sea, land]] {
      #expect(
        try model(of: "Bird", in: modules).outline == [
          "lay(_:): (\(imported).Egg) -> Void", "\(member)(): () -> Void",
        ])
    }
  }

  @Test func ownDeclarationsTakePrecedence() throws {
    let own = module("Birds", "import Land\nprotocol Bird: Nest {}\nprotocol Nest { func own() }")
    #expect(try model(of: "Bird", in: [own, land, sea]).outline == ["own(): () -> Void"])
  }

  @Test func qualifiedNamesDetermineTheModule() throws {
    let naming = module("Birds", "import Land\nimport Sea\nprotocol Bird: Sea.Nest {}")
    #expect(try model(of: "Bird", in: [naming, land, sea]).outline == ["sea(): () -> Void"])
  }

  @Test(arguments: [("Land", "land"), ("Sea", "sea")])
  func testsMentionTypesOfTheModulesThatTheyImport(imported: String, member: String) {
    let tests = "import Testing\n@testable import \(imported)\nlet nest = mock(Nest.self)"
    let source = generation(of: land, sea, tests: tests).source
    #expect(
      declarations(in: source) == [
        "nonisolated final class NestMock: \(imported).Nest, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated func mock(",
      ])
    #expect(
      lines(with: "  func ", in: source) == [
        "func \(member)() {", "func \(member)() -> CallPattern<() -> Void, Void, Never> {",
      ])
  }

  @Test func typesMentionedWithTheirModulesAreAllMocked() {
    let generation = generation(
      of: land, sea, tests: "mock(Land.Nest.self); mock(Sea.Nest.self)")
    #expect(generation.mockedTypes == ["Nest", "Nest"])
    #expect(
      declarations(in: generation.source) == [
        "nonisolated final class NestMock: Land.Nest, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated func mock(",
        "nonisolated final class SeaNestMock: Sea.Nest, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated func mock(",
      ])
  }

  @Test func namesAreResolvedInTheScopeOfTheirDeclaration() throws {
    let source = """
      struct Song {}
      protocol Singing { associatedtype Song }
      protocol Bird: Singing { func sing(_ song: Song) }
      protocol Lark: Bird { func whistle(_ song: Song) }
      """
    #expect(
      try model(of: "Lark", in: [module("Birds", source)]).outline == [
        "whistle(_:): (Song) -> Void", "sing(_:): (Song) -> Void",
      ])
  }

  @Test func onlyImportedModulesReplaceTypesOfTheStandardLibrary() throws {
    let rivals = module("Birds", "public struct Task {}\npublic struct Hashable {}")
    let trees = module(
      "Trees",
      "public protocol Tree: Hashable { func grow() -> Task<Int, Never>\n var a: Int { get } }")
    #expect(
      try model(of: "Tree", in: [rivals, trees]).outline == [
        "grow(): () -> _Concurrency.Task<Int, Never>", "a: () -> Int",
      ])
    let importing = module("Trees", "import Birds\npublic protocol Tree { func grow() -> Task }")
    #expect(try model(of: "Tree", in: [rivals, importing]).outline == ["grow(): () -> Task"])
  }

  @Test func internalTypesAreNotVisibleInOtherModules() throws {
    let hidden = module("Hidden", "protocol Egg {}")
    let birds = module("Birds", "import Hidden\nimport Land\nprotocol Bird { func f(_ a: Egg) }")
    #expect(
      try model(of: "Bird", in: [birds, hidden, land]).outline == ["f(_:): (Land.Egg) -> Void"])
    let foreign = module("Hidden", isInPackage: false, "protocol Egg {}")
    #expect(
      try model(of: "Bird", in: [birds, foreign, land]).outline == ["f(_:): (Egg) -> Void"])
  }

  @Test func typesAreFoundInParents() throws {
    let aliases = """
      protocol Handling { typealias Handler = (Int) -> Void; typealias Perch = Nest }
      protocol Nest {}
      class Bird: Handling { init() {}; func rest(_ handler: Handler) {} }
      protocol Fish: Handling { var perch: Perch? { get } }
      """
    #expect(
      try model(of: "Bird", in: [module("Birds", aliases)]).outline == [
        "override rest(_:): (Bird.Handler) -> Void"
      ])
    #expect(
      try model(of: "Fish", in: [module("Birds", aliases)]).outline == ["perch: () -> (any Nest)?"])
  }

  @Test func typesAreFoundInExtendedTypes() {
    let outer = module("Sea", "public class Reef {}")
    let inner = module(
      "Birds",
      """
      import Foundation
      import Sea
      extension Reef { class Crab {} }
      extension Foundation.JSONDecoder { class Wrapper {} }
      """)
    let generation = generation(
      of: inner, outer, tests: "mock(Reef.Crab.self); mock(JSONDecoder.Wrapper.self)")
    #expect(
      declarations(in: generation.source).filter { $0.contains("class") } == [
        "nonisolated final class WrapperMock: JSONDecoder.Wrapper, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated final class CrabMock: Reef.Crab, Mock, _ReportsToTests, @unchecked Sendable {",
      ])
  }
}
