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
          "if let made = try? Park(name: value(), trees: value(), size: value(), onOpen: { _, _ in }) {",
          "return made",
          "}",
        ])
  }

  @Test func theShortestInitializerIsTriedFirst() {
    #expect(
      entries(
        """
        public final class Park {
          public init(name: String, year: Int) {}
          public init?(name: String = "", year: Int, _ trees: Int...) {}
          private init() {}
          init<Name>(of name: Name) {}
          init(later: Int) async {}
          init(inout: inout Int) {}
        }
        """, returning: "Park") == [
          "case ObjectIdentifier(Park.self):",
          "if let made = try? Park(year: value()) { return made }",
          "return Park(of: ())",
        ])
  }

  @Test func genericParametersThatAnythingWillDoForAreGivenNothing() {
    #expect(
      entries(
        "struct Park { init<Name, Year>(_ name: Name, of year: Year, size: Int) {} }",
        returning: "Park") == [
          "case ObjectIdentifier(Park.self):",
          "if let made = try? Park((), of: (), size: value()) { return made }",
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
          "if let made = try? value.kept([Tree].self) {",
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
          "if let made = try? Park(queue: value(), request: value()) { return made }",
          "case ObjectIdentifier(URL.self):",
          #"return URL(fileURLWithPath: "/")"#,
          "case ObjectIdentifier(URLSession.self):",
          "return URLSession.shared",
        ])
    #expect(entries("import Foundation\nstruct URL { private let a: Int }", returning: "URL") == [])
    #expect(
      entries(
        "import Foundation\nstruct URL { private let a: Int }",
        returning: "(Foundation.URL, Foundation.URLResponse)") == [
          "case ObjectIdentifier(Foundation.URL.self):",
          #"return Foundation.URL(fileURLWithPath: "/")"#,
          "case ObjectIdentifier(Foundation.URLResponse.self):",
          "return Foundation.URLResponse(",
          #"url: Foundation.URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,"#,
          "textEncodingName: nil)",
        ])
  }

  @Test func enumsAreMadeByTheFirstCaseThatNeedsLeast() {
    #expect(
      entries(
        "enum Shift { case late(Int, hour: Int), early(Int); case off, on }", returning: "Shift")
        == ["case ObjectIdentifier(Shift.self):", "return Shift.off"])
    #expect(
      entries("enum Shift { case late(Int, hour: Int), early(Int) }", returning: "Shift") == [
        "case ObjectIdentifier(Shift.self):",
        "if let made = try? Shift.early(value()) { return made }",
        "if let made = try? Shift.late(value(), hour: value()) { return made }",
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
        "if let made = try? Park(try: value()) { return made }",
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
      "() -> sending Nest", "() -> any Nest.Type", "(Nest, ()) -> Void", "((Nest, ())) -> Void",
      "@convention(c) () -> Int",
    ] {
      #expect(entries("class Nest {}", returning: type) == [])
    }
  }

  @Test func filesThatMakeNoValuesSayNothing() {
    let source = "protocol Warden { func count() -> Int; func names() -> [String]? }"
    let generated = generation(of: module("Parks", source), tests: "mock(Warden.self)\n").source
    #expect(!generated.contains("_Values"))
  }

  @Test func mocksAreGivenTheValuesOfTheirFile() {
    let source = """
      protocol Warden { func park() -> Park }
      protocol Bird { func age() -> Int }
      struct Park {}
      """
    let generated = generation(
      of: module("Parks", source), tests: "mock(Warden.self) mock(Bird.self)\n"
    ).source
    #expect(
      lines(generated).filter { $0.contains("_Values") } == [
        "      \"Warden\", members: [_park], values: _Values.self, location: location)",
        "nonisolated private enum _Values: _ValueSource {",
      ])
  }

  /// The lines that make values in the file of a mock with a member of a result.
  private func entries(_ source: String, returning type: String) -> [String] {
    let protocols = "\(source)\n\nprotocol Warden { func first() -> \(type) }"
    let generated = generation(
      of: module("Parks", protocols), tests: "mock(Warden.self)\n"
    ).source
    return lines(generated).drop { !$0.contains("switch ObjectIdentifier(type)") }.dropFirst()
      .map { String($0.drop { $0 == " " }) }.prefix { $0 != "default: break" }
      .filter { !$0.isEmpty }
  }
}
