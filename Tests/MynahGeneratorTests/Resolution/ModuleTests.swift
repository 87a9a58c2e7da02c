import Testing

@testable import MynahGenerator

struct ModuleTests {
  private let land = module(
    "Land", "public protocol Nest { func land() }\npublic struct Egg {}")
  private let sea = module("Sea", "public protocol Nest { func sea() }\npublic struct Egg {}")

  @Test(arguments: [("Land", "land"), ("Sea", "sea")])
  func theImportedModuleDeclaresAnAmbiguousParent(imported: String, member: String) throws {
    let birds = module("Birds", "import \(imported)\nprotocol Bird: Nest { func lay(_ egg: Egg) }")
    for modules in [[birds, land, sea], [birds, sea, land]] {
      #expect(
        try model(of: "Bird", in: modules).outline == [
          "lay(_:): (\(imported).Egg) -> Void", "\(member)(): () -> Void",
        ])
    }
  }

  @Test func theModulesOwnDeclarationComesFirst() throws {
    let birds = module("Birds", "import Land\nprotocol Bird: Nest {}\nprotocol Nest { func own() }")
    #expect(try model(of: "Bird", in: [birds, land, sea]).outline == ["own(): () -> Void"])
  }

  @Test func aModuleCanBeNamed() throws {
    let birds = module("Birds", "import Land\nimport Sea\nprotocol Bird: Sea.Nest {}")
    #expect(try model(of: "Bird", in: [birds, land, sea]).outline == ["sea(): () -> Void"])
  }

  @Test(arguments: [("Land", "land"), ("Sea", "sea")])
  func aTestMeansTheTypeOfTheModuleThatItImports(imported: String, member: String) {
    let tests = "import Testing\n@testable import \(imported)\nlet nest = mock(Nest.self)"
    let source = generation(of: land, sea, tests: tests).source
    #expect(
      declarations(in: source) == [
        "nonisolated final class NestMock: \(imported).Nest, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated func mock(",
      ])
    #expect(
      lines(source).filter { $0.hasPrefix("  func ") } == [
        "  func \(member)() {",
        "  func \(member)() -> CallPattern<() -> Void, Void, Never> {",
      ])
  }

  @Test func otherModulesDoNotSeeWhatIsInternal() throws {
    let hidden = module("Hidden", "protocol Egg {}")
    let birds = module("Birds", "import Hidden\nimport Land\nprotocol Bird { func f(_ a: Egg) }")
    #expect(
      try model(of: "Bird", in: [birds, hidden, land]).outline == ["f(_:): (Land.Egg) -> Void"])
    let foreign = module("Hidden", isInPackage: false, "protocol Egg {}")
    #expect(
      try model(of: "Bird", in: [birds, foreign, land]).outline == ["f(_:): (Egg) -> Void"])
  }

  @Test func typesOfOneNameAreMockedByTheirModules() {
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
}
