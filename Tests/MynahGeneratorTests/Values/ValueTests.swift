import Foundation
import Testing

@testable import MynahGenerator

/// Tests of the default values that a generated file creates for the results of members.
@Suite struct ValueTests {
  @Test func valuesAreCreatedInTheSimplestWay() {
    let source = """
      // Its properties.
      struct Park {
        static let first = 3
        let name: String
        let year = 1900
        var trees: [Tree], size: Int
        var isOpen = true
        var note: String?
        var area: Int { size * size }
        var onOpen: (Int, String) -> Void
      }
      struct Tree {}
      // The shortest initializer, with labels as calls write them.
      public final class Keeper {
        public init(name: String, year: Int, size: Int) {}
        public init(name: String = "", `try`: Int, _ trees: Int...) {}
        private init() {}
        init?(failing: Int) {}
        init(throwing: Int) throws {}
        init<Name>(of name: Name) {}
        init(later: Int) async {}
        init(inout: inout Int) {}
      }
      // One that is sure to succeed.
      protocol Bird {}
      struct Egg: ~Copyable {}
      struct Nest {
        init(egg: Egg?) {}
        init(name: String, size: Int) {}
        @_spi(Tests) init(size: Int) {}
      }
      struct Cage { init(bird: any Bird) {}; init(name: String, size: Int) {} }
      struct Den { init(bird: any Bird) {} }
      // The first case that needs least.
      enum Shift { case late(Int, hour: Int), early(Int); case off, on }
      enum Early { case late(Int, hour: Int), early(Int) }
      // A constant, where no initializer is visible.
      public struct Code {
        static let first = Code(code: 1), none: Code? = nil
        static var other = Code(code: 2)
        static var newest: Self { Code(code: 3) }
        static var later: Code { get async { Code(code: 4) } }
        @Clamped static var clamped: Code
        private static let hidden = Code(code: 5)
        static let count = 3
        private init(code: Int) {}
      }
      // A function, where there is no constant.
      public final class Gate {
        private init() {}
        static func named(_ name: String) -> Gate {}
        static func trying() throws -> Gate {}
        static func any() -> Self? {}
        static func later() async -> Gate {}
        func copy() -> Gate {}
        static func `default`(size: Int = 3) -> Gate {}
      }
      """
    let entries = entries(
      source, returning: "(Park, Keeper, Nest, Cage, Den, Shift, Early, Code, Gate)")
    #expect(
      entries.filter { $0.hasPrefix("return") } == [
        "return try? Park(name: value(), trees: value(), size: value(), onOpen: { _, _ in })",
        "return try? Keeper(try: value())", "return try? Nest(name: value(), size: value())",
        "return try? Cage(name: value(), size: value())", "return try? Den(bird: value())",
        "return Shift.off", "return try? Early.early(value())", "return Code.first",
        "return Gate.`default`()",
      ])
  }

  @Test func valuesOfOverloadedWaysHaveTheirTypes() {
    let source = """
      struct Tree {}
      // A function with the name of a case. Swift prefers a case to a generic function.
      enum Shift { case early(Tree?) ; static func early(_ hour: Int) -> Shift { .early(nil) } }
      enum Early {
        case early(Tree), late(hour: Int, tree: Tree)
        static func early<Hour: Hashable>(_ hour: Hour) -> Early {}
        static func early(hour: Int) -> Early {}
        func early(_ hour: Int) -> Early {}
      }
      enum Late { case late(any Bird) }
      extension Late { static func late(_ hours: Int...) -> Late {} }
      // An initializer in an extension, next to the memberwise one.
      struct Nest { let tree: Tree }
      extension Nest { init(tree: String) {} }
      struct Den { let tree: Tree ; var size: Int? }
      extension Den { init(tree: [String], age: Int = 3) {} }
      struct Cage { let bird: any Bird ; var size = 3 }
      extension Cage { init?(bird: String) {} }
      protocol Bird {}
      // The types of the initializer in the extension can't be written.
      struct Storm { let details: [String: Any] }
      extension Storm { init(details: [NSError.Key: Any]) {} }
      """
    let entries = entries(source, returning: "(Shift, Early, Late, Nest, Den, Cage, Storm)")
    #expect(
      entries.filter { $0.hasPrefix("return") } == [
        "return try? Shift.early(value(Tree?.self))", "return Tree()",
        "return try? Early.early(value())", "return try? Late.late(value((any Bird).self))",
        "return try? Nest(tree: value(String.self))",
        "return try? Den(tree: value([String].self))", "return try? Cage(bird: value())",
        "return try? Storm(details: value([String: Any].self))",
      ])
  }

  @Test func membersThatTestsAddAreOverloadsToo() {
    let source = """
      struct Tree {}
      enum Shift { case early(Tree) }
      struct Nest { let tree: Tree }
      struct Cage { init(tree: Tree) {} }
      """
    let tests = """
      extension Shift { static func early(_ hour: Int) -> Shift { .early(Tree()) } }
      extension Nest { init(tree: String) { self.init(tree: Tree()) } }
      extension Cage { init(tree: String) { self.init(tree: Tree()) } }
      """
    let entries = entries(source, returning: "(Shift, Nest, Cage)", module("Tests", tests))
    #expect(
      entries.filter { $0.hasPrefix("return") } == [
        "return Tree()", "return try? Shift.early(value(Tree.self))",
        "return try? Nest(tree: value(Tree.self))", "return try? Cage(tree: value(Tree.self))",
      ])
  }

  @Test(arguments: [
    "init(tree: String) throws {}", "init(tree: @autoclosure () -> String) {}",
    "@available(*, deprecated) init(tree: String) {}",
  ])
  func initializersThatMakeNoValueAreOverloads(_ initializer: String) {
    let source = "struct Tree {}; struct Nest { let tree: Tree }; extension Nest { \(initializer) }"
    #expect(
      entries(source, returning: "Nest").filter { $0.hasPrefix("return") }
        == ["return Tree()", "return try? Nest(tree: value(Tree.self))"])
  }

  @Test func inheritedInitializersAreOverloads() {
    let source = """
      class Tree {
        init(rings: [Int], isOld: Bool = false) {}
        convenience init(rings: String, isOld: Bool = false) {}
      }
      final class Oak: Tree { override init(rings: [Int], isOld: Bool = false) {} }
      """
    #expect(
      entries(source, returning: "Oak").filter { $0.hasPrefix("return") }
        == ["return try? Oak(rings: value([Int].self))"])
  }

  @Test func closureTypesAreWrittenAsExpressions() {
    #expect(
      entries(
        """
        struct Tree {}
        typealias Planter = (_ size: Int, _ done: @escaping (_ name: String) -> Void) -> [Tree]
        """, returning: "Planter") == [
          "case ObjectIdentifier(((Int, @escaping (String) -> Void) -> [Tree]).self):",
          "if let made = try? value.stored(([Tree]).self) {",
          "return { _, _ in made.value } as (Int, @escaping (String) -> Void) -> [Tree]",
          "}",
        ])

    #expect(
      entries("", returning: "(_ place: Int, _ other: inout String) throws -> Void") == [
        "case ObjectIdentifier(((Int, inout String) throws -> Void).self):",
        "return { _, _ in } as (Int, inout String) throws -> Void",
      ])
    #expect(
      entries("", returning: "((_ place: Int) -> Void) -> Void") == [
        "case ObjectIdentifier((((Int) -> Void) -> Void).self):",
        "return { _ in } as ((Int) -> Void) -> Void",
      ])
  }

  @Test(arguments: [
    "(Int...) -> Void", "(sending Nest) -> Void", "(isolated (any Actor)?) -> Void",
    "() -> sending Nest", "() -> any Nest.Type", "@convention(c) () -> Int", "() -> Egg?",
  ])
  func someClosureTypesHaveNoValue(type: String) {
    #expect(entries("class Nest {}\nstruct Egg: ~Copyable {}", returning: type) == [])
  }

  @Test func knownSystemTypesHaveValues() {
    #expect(
      entries(
        "import Foundation\nstruct Park { let queue: DispatchQueue; let request: URLRequest }",
        returning: "(Park, URL, Result<URLSession, any Error>)") == [
          "case ObjectIdentifier(DispatchQueue.self):",
          "return DispatchQueue.main",
          "case ObjectIdentifier(Park.self):",
          "return try? Park(queue: value(), request: value())",
          "case ObjectIdentifier(URL.self):",
          #"return URL(fileURLWithPath: "/")"#,
          "case ObjectIdentifier(URLSession.self):",
          "return URLSession.shared",
        ])
    #expect(entries("import Foundation\nstruct URL { private let a: Int }", returning: "URL") == [])

    #expect(
      entries("import XCTest", returning: "XCTestExpectation") == [
        "case ObjectIdentifier(XCTestExpectation.self):",
        #"return XCTestExpectation(description: "")"#,
      ])
  }

  @Test func theValueOfAProtocolsMetatypeIsTheMetatypeOfItsMock() {
    #expect(
      entries("protocol Bird { init() }", returning: "any Bird.Type", tests: "mock(Bird.self)") == [
        "case ObjectIdentifier((any Bird.Type).self):", "return BirdMock.self",
      ])
  }

  @Test func onlyValuesOfVisibleTypesAreCreated() {
    let source = """
      public protocol Warden { func park() -> Park }
      public struct Park { let tree: Tree; let plant: () -> [Tree] }
      struct Tree {}
      """
    let mocks = { (tests: String) in
      let generation = generation(of: module("Parks", source), tests: tests)
      return lines(generation.source).filter {
        $0.contains("Park(") || $0.contains("Tree") || $0.contains("import Parks")
          || $0.contains("// Internal")
      }.map { String($0.drop { $0 == " " }) }
    }
    #expect(mocks("import Parks\nlet w = mock(Warden.self)") == ["import Parks"])
    #expect(
      mocks("@testable import Parks\nlet w = mock(Warden.self)") == [
        "import struct Parks.Tree",
        "// Internals of Parks: Park, Tree.",
        "@testable import Parks  // Release builds need `swift test` or `-Xswiftc -enable-testing`.",
        "case ObjectIdentifier(Tree.self):",
        "return Tree()",
        "return try? Park(tree: value(), plant: { [] })",
      ])
  }

  @Test func valuesOfTypesInImportedSPIGroupsAreCreated() {
    let groups = """
      @_spi(Trees) public enum Season { case spring }
      @_spi(Trees) public protocol Warden { func first() -> Season }
      """
    let warden = generation(
      of: module("Parks", groups), tests: "@_spi(Trees) import Parks\nlet w = mock(Warden.self)\n"
    ).source
    #expect(lines(with: "return Season", in: warden) == ["return Season.spring"])
  }

  @Test func valuesOfTypesInOtherModulesAreNotCreated() {
    let generated = generation(
      of: module("Parks", "import Zoo\npublic protocol Warden { func zoo() -> Zoo }"),
      module("Zoo", "import Eggs\npublic struct Zoo { public init(egg: Egg) {} }"),
      module("Eggs", "public struct Egg { public init() {} }"),
      tests: "import Parks\nmock(Warden.self)"
    ).source
    #expect(lines(with: "return try", "Egg()", in: generated) == ["return try? Zoo(egg: value())"])
  }

  @Test func valuesForConditionalMembersAreConditional() {
    #expect(
      entries(
        """
        struct Park {}
        #if DEBUG
          protocol Keeper { func park() -> Park; func tree() -> Tree }
        #endif
        struct Tree {}
        """, returning: "Park", tests: "mock(Keeper.self)") == [
          "#if DEBUG",
          "case ObjectIdentifier(Park.self):",
          "return Park()",
          "#endif",
          "#if DEBUG",
          "case ObjectIdentifier(Tree.self):",
          "return Tree()",
          "#endif",
          "case ObjectIdentifier(Park.self):",
          "return Park()",
        ])
  }

  @Test(arguments: [
    "struct Park { private var code: Int }",
    "struct Park { @Clamped var code: Int }",
    "struct Park: ~Copyable {}",
    "@MainActor struct Park {}",
    "@Table struct Park { let name: String }",
    "class Park { init(name: some Any) {} }",
    "class Park { let name: String; @MainActor init(name: String) { self.name = name } }",
    "class Park: UIViewController { init(name: String) {} }",
    "struct Park { init(a: Int) {}; init(a: String) {} }",
    "private struct Park {}",
    "struct Park {\n#if os(Linux)\nlet size: Int\n#endif\n}",
    "#if DEBUG\nstruct Park {}\n#else\nstruct Park { let size: Int }\n#endif",
    "struct Park { #trees() }",
    "struct Park { init(name: @autoclosure () -> String) {} }",
    "struct Park { init<Name: Hashable>(of name: Name) {} }",
    "struct Park { init<Name>(of name: [Name]) {} }",
    "struct Park { init<Name>(of name: Name) where Name: Hashable {} }",
    "enum Park {}",
    "@available(macOS 99, *) struct Park {}",
  ])
  func typesThatCannotBeCreatedHaveNoValue(source: String) {
    #expect(entries(source, returning: "Park") == [])
  }

  @Test func filesWithoutValuesHaveNoCodeForThem() {
    let source = "protocol Warden { func count() -> Int; func names() -> [String]? }"
    let generated = generation(of: module("Parks", source), tests: "mock(Warden.self)\n").source
    #expect(lines(with: "_Values", in: generated) == [])
  }

  @Test func docCommentsListTheMembersToStubFirst() {
    let source = """
      protocol Warden {
        func park() -> Park
        func bird() -> any Bird
        func nest() -> any Nest
        func tree() throws -> any Tree
        func sapling() throws(Frost) -> (any Tree, Int)
        func seed() throws(Drought) -> any Tree
        var trees: [any Tree] { get }
        subscript(name: String) -> Ranger { get }
        func first() -> Any
        func sky() -> Sky
        func later() -> Later
        func keep() -> () -> Keeper
        associatedtype Keeper
        func closed() -> () -> Ranger
        func open(_ park: inout Park) -> Result<Ranger, Frost>
        func age() -> Age
        func era() -> Era
      }
      protocol Bird {}
      protocol Nest {}
      protocol Tree {}
      struct Frost: Error { private init() {} }
      enum Drought: Error { case summer }
      struct Park { init(size: Int, ranger: [Ranger]) {} }
      struct Ranger { private init() {} }
      @available(macOS 26, *) struct Later {}
      struct Age: Codable { private let years: Int }
      struct Era: Counted { private let years: Int }
      protocol Counted: Codable {}
      """
    let generated = generation(
      of: module("Parks", source), tests: "mock(Warden.self) mock(Nest.self)\n"
    ).source
    #expect(
      lines(generated).drop { $0 != "/// A mock of `Warden`." }.prefix { $0.hasPrefix("///") } == [
        "/// A mock of `Warden`.",
        "///",
        "/// Stub these members first, because they might have no default value:",
        "/// - `bird()`: `any Bird`",
        "/// - `sapling()`: `(any Tree, Int)`",
        "/// - `subscript(_:)`: `Ranger`",
        "/// - `first()`: `Any`",
        "/// - `sky()`: `Sky`",
        "/// - `later()`: `Later`",
        "/// - `closed()`: `() -> Ranger`",
        "/// - `open(_:)`: `Result<Ranger, Frost>`",
      ])
  }

  @Test func membersThatReturnTheMockAreNotListed() {
    let source = "class Ranger { func twin() -> Self { self } }"
    let generated = generation(of: module("Parks", source), tests: "mock(Ranger.self)\n").source
    #expect(lines(with: "Stub these members first", in: generated) == [])
  }

  @Test func membersWithDefaultValuesAreNotListed() throws {
    let file = packageFolder.appending(path: "Tests/Support/Storeroom.swift")
    let storeroom = try String(contentsOf: file, encoding: .utf8)
    let mock = generation(of: module("Parks", storeroom), tests: "mock(Storeroom.self)\n").source
    #expect(
      lines(with: "///", in: mock) == [
        "/// A mock of `Storeroom`.", "/// Creates a mock of `Storeroom`.",
        "/// Creates default values for the results of unstubbed calls.",
      ])
  }

  @Test func membersOfExtensionsCreateValues() {
    let source = """
      struct Code { private init(code: Int) {} }
      extension Code { static var fresh: Code { Code(code: 1) } }
      struct Egg { private init(code: Int) {} }
      extension Egg { init() { self.init(code: 1) } }
      """
    #expect(
      entries(source, returning: "(Code, Egg)").filter { $0.hasPrefix("return") }
        == ["return Code.fresh", "return Egg()"])
  }

  @Test func membersOfTypeSelfCreateValues() {
    let source = """
      struct Code { private init(code: Int) {}; static var fresh: Self { Code(code: 1) } }
      struct Egg { private init(code: Int) {}; static func laid() -> Self { Egg(code: 1) } }
      """
    #expect(
      entries(source, returning: "(Code, Egg)").filter { $0.hasPrefix("return") }
        == ["return Code.fresh", "return Egg.laid()"])
  }

  @Test func typesWithComposedParentsHaveValues() {
    let source = "struct Sand: Hashable & Sendable {}"
    #expect(
      entries(source, returning: "Sand").filter { $0.hasPrefix("return") } == ["return Sand()"])
  }

  @Test func ignoredTypesDoNotHaveValues() {
    let source = "protocol Warden { func park() -> Park }\nstruct Park {}"
    var request = Generation.Request(
      modules: [module("Parks", source)], testModule: "Tests",
      mentions: Mentions(in: "mock(Warden.self)"))
    let line = "case ObjectIdentifier(Park.self):"
    #expect(lines(Generation(request).source).contains { $0.hasSuffix(line) })
    request.ignoredTypes = ["Park"]
    #expect(!lines(Generation(request).source).contains { $0.hasSuffix(line) })
  }

  /// Returns the generated lines that create values for a member with a result type.
  private func entries(
    _ source: String, returning type: String, _ others: SourceModule..., tests: String = ""
  ) -> [String] {
    let protocols = "\(source)\n\nprotocol Warden { func first() -> \(type) }"
    let generated = generation(
      of: [module("Parks", protocols)] + others, tests: "mock(Warden.self)\n\(tests)\n"
    ).source
    return lines(generated).drop { !$0.contains("switch ObjectIdentifier(type)") }.dropFirst()
      .map { String($0.drop { $0 == " " }) }.prefix { $0 != "default: break" }
      .filter { !$0.isEmpty }
  }
}
