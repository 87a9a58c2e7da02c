import Foundation
import Testing

@testable import MynahGenerator

/// How a file makes values of the types that members return.
@Suite struct ValueTests {
  @Test func structsAreMadeOfTheirProperties() {
    #expect(
      entries(
        """
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
        """, returning: "Park") == [
          "case ObjectIdentifier(Park.self):",
          "return try? Park(name: value(), trees: value(), size: value(), onOpen: { _, _ in })",
        ])
  }

  @Test func theShortestInitializerMakesTheValue() {
    #expect(
      entries(
        """
        public final class Park {
          public init(name: String, year: Int, size: Int) {}
          public init(name: String = "", year: Int, _ trees: Int...) {}
          private init() {}
          init?(failing: Int) {}
          init(throwing: Int) throws {}
          init<Name>(of name: Name) {}
          init(later: Int) async {}
          init(inout: inout Int) {}
        }
        """, returning: "Park") == [
          "case ObjectIdentifier(Park.self):", "return try? Park(year: value())",
        ])
  }

  @Test func closuresThatAreReturnedHaveNoParameterNames() {
    #expect(
      entries(
        """
        struct Tree {}
        typealias Planter = (_ size: Int, _ done: @escaping (_ name: String) -> Void) -> [Tree]
        """, returning: "Planter") == [
          "case ObjectIdentifier(((Int, @escaping (String) -> Void) -> [Tree]).self):",
          "if let made = try? value.kept(([Tree]).self) {",
          "return { _, _ in made.value } as (Int, @escaping (String) -> Void) -> [Tree]",
          "}",
        ])
  }

  @Test func typesOfFoundationThatHaveNoDefaultAreMade() {
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
  }

  @Test func enumsAreMadeByTheFirstCaseThatNeedsLeast() {
    #expect(
      entries(
        "enum Shift { case late(Int, hour: Int), early(Int); case off, on }", returning: "Shift")
        == ["case ObjectIdentifier(Shift.self):", "return Shift.off"])
    #expect(
      entries("enum Shift { case late(Int, hour: Int), early(Int) }", returning: "Shift") == [
        "case ObjectIdentifier(Shift.self):",
        "return try? Shift.early(value())",
      ])
  }

  @Test func typesWithoutAnInitializerHandOutTheirConstants() {
    #expect(
      entries(
        """
        public struct Park {
          static let first = Park(code: 1), none: Park? = nil
          static var other = Park(code: 2)
          static var newest: Self { Park(code: 3) }
          static var later: Park { get async { Park(code: 4) } }
          @Clamped static var clamped: Park
          private static let hidden = Park(code: 5)
          static let count = 3
          private init(code: Int) {}
        }
        """, returning: "Park") == [
          "case ObjectIdentifier(Park.self):",
          "return Park.first",
        ])
    #expect(
      entries(
        """
        public final class Park {
          private init() {}
          static func named(_ name: String) -> Park {}
          static func trying() throws -> Park {}
          static func any() -> Self? {}
          static func later() async -> Park {}
          func copy() -> Park {}
          static func `default`(size: Int = 3) -> Park {}
        }
        """, returning: "Park") == [
          "case ObjectIdentifier(Park.self):", "return Park.`default`()",
        ])
  }

  @Test func typesOfGroupsThatTheFileImportsAreMade() {
    let source = """
      @_spi(Trees) public enum Season { case spring }
      @_spi(Trees) public protocol Warden { func first() -> Season }
      """
    let generated = generation(
      of: module("Parks", source), tests: "@_spi(Trees) import Parks\nlet w = mock(Warden.self)\n"
    ).source
    #expect(generated.contains("return Season.spring"))
  }

  @Test func whatStandsUnderAConditionIsMadeUnderIt() {
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

  @Test func whatTheTestsSeeIsMadeToo() {
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
        "// Internal, or made by what is internal, in Parks: Park, Tree.",
        "@testable import Parks  // Release builds need `swift test` or `-Xswiftc -enable-testing`.",
        "case ObjectIdentifier(Tree.self):",
        "return Tree()",
        "return try? Park(tree: value(), plant: { [] })",
      ])
  }

  @Test func metatypesOfProtocolsAreThoseOfTheirMocks() {
    #expect(
      entries("protocol Bird { init() }", returning: "any Bird.Type", tests: "mock(Bird.self)") == [
        "case ObjectIdentifier((any Bird.Type).self):", "return BirdMock.self",
      ])
  }

  @Test func typesOfXCTestAreMade() {
    #expect(
      entries("import XCTest", returning: "XCTestExpectation") == [
        "case ObjectIdentifier(XCTestExpectation.self):",
        #"return XCTestExpectation(description: "")"#,
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
    "struct Park { init(name: @autoclosure () -> String) {} }",
    "struct Park { init<Name: Hashable>(of name: Name) {} }",
    "struct Park { init<Name>(of name: [Name]) {} }",
    "struct Park { init<Name>(of name: Name) where Name: Hashable {} }",
    "enum Park {}",
    "@available(macOS 99, *) struct Park {}",
  ])
  func whatNoFileCanMakeHasNoValue(source: String) {
    #expect(entries(source, returning: "Park") == [])
  }

  @Test func labelsAreWrittenAsCallsWriteThem() {
    #expect(
      entries("struct Park { init(`try`: Int) {} }", returning: "Park") == [
        "case ObjectIdentifier(Park.self):",
        "return try? Park(try: value())",
      ])
  }

  @Test func closuresAreNamedAsExpressionsCanNameThem() {
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
    for type in [
      "(Int...) -> Void", "(sending Nest) -> Void", "(isolated (any Actor)?) -> Void",
      "() -> sending Nest", "() -> any Nest.Type",
      "@convention(c) () -> Int",
    ] {
      #expect(entries("class Nest {}", returning: type) == [])
    }
  }

  @Test func whatCanNotBeCopiedIsNotMade() {
    let source = """
      struct Egg: ~Copyable {}
      struct Park { init(egg: Egg?) {}; init(name: String, size: Int) {} }
      """
    #expect(
      entries(source, returning: "Park") == [
        "case ObjectIdentifier(Park.self):", "return try? Park(name: value(), size: value())",
      ])
    #expect(entries(source, returning: "() -> Egg?") == [])
  }

  @Test func aWayThatIsSureToSucceedIsPreferred() {
    let source = """
      protocol Bird {}
      struct Park { init(bird: any Bird) {}; init(name: String, size: Int) {} }
      struct Nest { init(bird: any Bird) {} }
      """
    #expect(
      entries(source, returning: "(Park, Nest)") == [
        "case ObjectIdentifier(Park.self):", "return try? Park(name: value(), size: value())",
        "case ObjectIdentifier(Nest.self):", "return try? Nest(bird: value())",
      ])
  }

  @Test func filesThatMakeNoValuesSayNothing() {
    let source = "protocol Warden { func count() -> Int; func names() -> [String]? }"
    let generated = generation(of: module("Parks", source), tests: "mock(Warden.self)\n").source
    #expect(!generated.contains("_Values"))
  }

  /// A test of the library has all of these answered.
  @Test func whatTheStandardProviderKnowsNeedsNoStub() throws {
    let file = packageFolder.appending(path: "Tests/Support/Storeroom.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let generated = generation(of: module("Parks", source), tests: "mock(Storeroom.self)\n").source
    #expect(generated.contains("/// A mock of `Storeroom`.\nnonisolated final class StoreroomMock"))
  }

  @Test func mocksSayWhatHasToBeStubbed() {
    let source = """
      protocol Warden {
        func park() -> Park
        func bird() -> any Bird
        func nest() -> any Nest
        func tree() throws -> any Tree
        func sapling() throws(Frost) -> (any Tree, Int)
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
      }
      protocol Bird {}
      protocol Nest {}
      protocol Tree {}
      struct Frost: Error {}
      struct Park { init(size: Int, ranger: [Ranger]) {} }
      struct Ranger { private init() {} }
      @available(macOS 26, *) struct Later {}
      struct Age: Codable { private let years: Int }
      """
    let generated = generation(
      of: module("Parks", source), tests: "mock(Warden.self) mock(Nest.self)\n"
    ).source
    #expect(
      lines(generated).drop { $0 != "/// A mock of `Warden`." }.prefix { $0.hasPrefix("///") } == [
        "/// A mock of `Warden`.",
        "///",
        "/// Stub these before they are called: for their results there may be no value.",
        "/// - `bird()`: `any Bird` is a protocol's, of which nothing here is a mock.",
        "/// - `sapling()`: `(any Tree, Int)` is made of what has no value.",
        "/// - `subscript(_:)`: `Ranger` has no initializer that is sure to make one.",
        "/// - `first()`: `Any` may be anything.",
        "/// - `sky()`: `Sky` is declared in no file that was read.",
        "/// - `later()`: `Later` has no initializer that is sure to make one.",
        "/// - `closed()`: `() -> Ranger` is made of what has no value.",
        "/// - `open(_:)`: `Result<Ranger, Frost>` is made of what has no value.",
      ])
  }

  /// The lines that make values in the file of a mock with a member of a result.
  private func entries(
    _ source: String, returning type: String, tests: String = ""
  ) -> [String] {
    let protocols = "\(source)\n\nprotocol Warden { func first() -> \(type) }"
    let generated = generation(
      of: module("Parks", protocols), tests: "mock(Warden.self)\n\(tests)\n"
    ).source
    return lines(generated).drop { !$0.contains("switch ObjectIdentifier(type)") }.dropFirst()
      .map { String($0.drop { $0 == " " }) }.prefix { $0 != "default: break" }
      .filter { !$0.isEmpty }
  }
}
