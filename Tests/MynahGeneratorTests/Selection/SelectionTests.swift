import Testing

@testable import MynahGenerator

struct SelectionTests {
  private let birds = module(
    "Birds",
    """
    protocol Bird {}
    protocol Store<Item> { associatedtype Item }
    enum Zoo { protocol Fish {} }
    typealias Fowl = Bird
    protocol Cat {}
    """)

  @Test func namesThatTwoImportedModulesDeclareAreWarnings() {
    let sea = module("Sea", "public protocol Bird {}\nprotocol Cat {}")
    let zoo = module("Zoos", "public protocol Bird {}\nprotocol Cat {}")
    let tests = "import Sea\n@testable import Zoos\nmock(Bird.self)\nmock(Cat.self)"
    #expect(
      generation(of: sea, zoo, tests: tests).warnings == [
        "Tests.swift:3:1: warning: Sea and Zoos declare Bird."
          + " Write mock(Sea.Bird.self) or mock(Zoos.Bird.self)"
      ])
  }

  @Test(arguments: [
    "import Sea\nmock(Bird.self)", "import Sea\nimport Zoos\nmock(Zoos.Bird.self)",
    "import Sea\nimport protocol Zoos.Bird\nmock(Bird.self)",
    "import Sea\nimport Zoos\nmock(Cat.self)", "import Sea\nimport Zoos\nmock(Fish.self)",
  ])
  func otherNamesOfSeveralModulesAreNotWarnings(tests: String) {
    let sea = module("Sea", "public protocol Bird {}\nprotocol Cat {}\npublic protocol Fish {}")
    let zoo = module("Zoos", "public protocol Bird {}\nprotocol Cat {}\npublic protocol Fish {}")
    let own = module("Tests", "protocol Fish {}")
    #expect(generation(of: own, sea, zoo, tests: tests).warnings == [])
  }

  @Test(arguments: [
    ("mock(Bird.self)", ["Bird"]), ("mock((any Bird).self)", ["Bird"]),
    ("mock(any Bird.self)", ["Bird"]), ("mock(Birds.Bird.self)", ["Bird"]),
    ("mock(\n  Bird\n    .self)", ["Bird"]), ("mock(Fowl.self)", ["Bird"]),
    ("mock(Zoo.Fish.self)", ["Zoo.Fish"]), ("mock((any Birds.Zoo.Fish).self)", ["Zoo.Fish"]),
    ("mock(StoreMock<Int>.self)", ["Store"]), ("mock((any Store<Int>).self)", ["Store"]),
    ("let bird: BirdMock", ["Bird"]), ("func f(_ birds: [BirdMock]) {}", ["Bird"]),
    ("let f: FishMock?", ["Zoo.Fish"]), ("mock(Bird.self); mock(Bird.self)", ["Bird"]),
    ("mock(Cat.self); mock(Bird.self)", ["Bird", "Cat"]),
    ("\"\\(mock(Bird.self))\"", ["Bird"]), ("Mynah.mock(Bird.self)", ["Bird"]),
    ("\"\\(1) mock(Bird.self) \\\\(mock(Bird.self))\"", []),
    ("\"\\(\"\\(BirdMock.self)\")\"", ["Bird"]),
    ("##\"\\#(BirdMock.self) \\##(mock(Cat.self))\"##", ["Cat"]),
    ("\"\"\"\n\\(\n  mock(Bird.self)\n)\n\"\"\"; mock(Cat.self)", ["Bird", "Cat"]),
    ("\"\\(mock(Bird\"", []),
    ("// mock(Bird.self)", []), ("/* BirdMock /* */ mock(Bird.self) */", []),
    ("\"mock(Bird.self) BirdMock\"", []), ("#\"mock(Bird.self)\"#", []),
    ("\"\"\"\nmock(Bird.self)\n\"\"\"", []), ("mock(bird)", []), ("mocked(Bird.self)", []),
    ("mock()", []), ("", []), ("mock(", []), ("mock(Bird", []),
  ])
  func typesThatTestsMentionAreMocked(tests: String, expected: [String]) {
    let generation = generation(of: birds, tests: tests)
    #expect(generation.mockedTypes == expected)
    #expect(generation.unknown.isEmpty)
    #expect(generation.refusals.isEmpty)
  }

  @Test(arguments: [
    "typealias MockStore = StoreMock<Int>",
    "struct StoreTests { typealias MockStore = StoreMock<Int> }",
  ])
  func aliasesOfMocksAreKnown(alias: String) {
    let tests = "\(alias); mock(MockStore.self)"
    #expect(generation(of: birds, module("Tests", tests), tests: tests).unknown.isEmpty)
  }

  @Test(arguments: [
    ("private struct Client { var load: () -> Void }", ["it's private. Make it internal"]),
    ("private struct Client { var name: String }", []),
    ("private class Client {}", []),
  ])
  func structsOfClosuresAreRefusedByTheNamesOfTheirMocks(source: String, reasons: [String]) {
    let generation = generation(of: module("Tests", source), tests: "ClientMock()")
    #expect(generation.refusals.map(\.reason) == reasons)
  }

  @Test(arguments: [20, 20_000])
  func deeplyNestedInterpolationsAreNotRead(depth: Int) {
    let open = String(repeating: "\"\\(", count: depth) + "mock(Bird.self)"
    #expect(generation(of: birds, tests: open).mockedTypes == [])
    let closed = open + String(repeating: ")\"", count: depth)
    #expect(
      !generation(of: birds, tests: closed + "\nmock(Cat.self)").mockedTypes.contains("Bird"))
  }

  @Test func textAfterDeeplyNestedInterpolationsIsRead() {
    let text = String(repeating: "\"\\(", count: 20) + String(repeating: ")\"", count: 20)
    #expect(generation(of: birds, tests: text + "; mock(Cat.self)").mockedTypes == ["Cat"])
  }

  @Test func structsInAMockedClassAreNotMocked() {
    let source = """
      struct Client { var load: () -> Void }
      class Zoo { var client: Client; init(_ client: Client) { self.client = client } }
      """
    #expect(
      generation(of: module("Zoos", source), tests: "mock(Zoo.self)").mockedTypes == ["Zoo"])
  }

  @Test func withoutTestsAllTypesOfThePackageAreMocked() {
    #expect(generation(of: birds).mockedTypes == ["Bird", "Cat", "Store", "Zoo.Fish"])

    let other = module("Other", isInPackage: false, "public protocol Foreign {}")
    #expect(generation(of: birds, other).mockedTypes == ["Bird", "Cat", "Store", "Zoo.Fish"])
    #expect(generation(of: birds, other, tests: "mock(Foreign.self)").mockedTypes == ["Foreign"])

    #expect(generation(of: birds, only: ["Cat", "Zoo.Fish"]).mockedTypes == ["Cat", "Zoo.Fish"])
    #expect(
      generation(of: birds, tests: "mock(Cat.self); mock(Bird.self)", only: ["Bird", "Store"])
        .mockedTypes == ["Bird"])
  }

  @Test func unknownNamesAreReported() throws {
    let generation = generation(of: birds, tests: "\n  mock(Brid.self)")
    let mention = try #require(generation.unknown.first)
    #expect(mention.path == ["Brid"])
    #expect("\(mention.filePath):\(mention.position)" == "Tests.swift:2:3")
    #expect(generation.mockedTypes.isEmpty)
  }
}
