import MynahSyntax
import Testing

@testable import MynahGenerator

/// Before macOS 15 and iOS 18 no type that names what a function throws can be a generic argument.
struct ThrownTypeTests {
  @Test(arguments: [
    ("func f() throws(Frost)", "_MockedMember<Void, () throws -> Void, Void, Frost>"),
    (
      "func f(_ a: inout Int) async throws(Frost) -> Int",
      "_MockedMember<Int, (inout Int) async throws -> Int, Int, Frost>"
    ),
    ("var a: Int { get throws(Frost) }", "_MockedMember<Void, () throws -> Int, Int, Frost>"),
    (
      "subscript(a: Int) -> Int { get async throws(Frost) }",
      "_MockedMember<Int, (Int) async throws -> Int, Int, Frost>"
    ),
    ("init(a: Int) throws(Frost)", "_MockedMember<Int, (Int) throws -> Void, Void, Frost>"),
    ("static func f() throws(Frost)", "_MockedMember<Void, () throws -> Void, Void, Frost>"),
    (
      "func f<T, E: Error>(_ a: T, _ b: E) throws(E) -> T",
      "_MockedMember<(T, E), (T, E) throws -> T, T, E>"
    ),
    (
      "func f(_ a: @escaping @Sendable () async throws(Frost) -> Int)",
      "_MockedMember<@Sendable () async throws -> Int, "
        + "(@escaping @Sendable () async throws -> Int) -> Void, Void, Never>"
    ),
    (
      "func f(_ a: ((Int) throws(Frost) -> Void)?)",
      "_MockedMember<((Int) throws -> Void)?, (((Int) throws -> Void)?) -> Void, Void, Never>"
    ),
    (
      "func f(_ a: () throws(Frost) -> Void) rethrows",
      "_MockedMember<NonEscapingClosure<() throws -> Void>, "
        + "(() throws -> Void) throws -> Void, Void, Never>"
    ),
    (
      "func f(_ a: () throws(Never) -> (() throws(Frost) -> Int)) throws(any Error)",
      "_MockedMember<NonEscapingClosure<() -> () throws -> Int>, "
        + "(() -> () throws -> Int) throws -> Void, Void, any Error>"
    ),
  ])
  func noGenericArgumentNamesWhatIsThrown(member: String, type: String) throws {
    let birds = module("Birds", "protocol Bird { \(member) }; enum Frost: Error {}")
    #expect(try model(of: "Bird", in: [birds]).members[0].calls[0].memberType == type)
    #expect(argumentsNamingThrown(in: generation(of: birds, forwards: true).source) == [])
    #expect(try model(of: "Bird", in: [birds]).availability == [])
  }

  @Test(arguments: [
    "func f() -> () throws(Frost) -> Int", "func f() -> [() throws(Frost) -> Int]",
    "func f(_ a: [() throws(Frost) -> Int])", "func f(_ a: inout () throws(Frost) -> Int)",
    "func f(_ a: (() throws(Frost) -> Int) -> Void)",
    "var a: (() throws(Frost) -> Void)? { get set }",
    "subscript(a: () throws(Frost) -> Void) -> Int { get }",
    "func f<E>(_ a: () throws(E) -> Void) throws(E)",
    "func f(_ a: @escaping @isolated(any) () -> Void)", "func f(_ a: () -> sending Frost)",
  ])
  func mocksOfOtherTypesThatNameItNeedANewerSystem(member: String) throws {
    let source = """
      protocol Bird { \(member) }
      class Tree { \(member.hasPrefix("func") ? "open \(member) { fatalError() }" : "") }
      enum Frost: Error {}
      typealias Fall = () throws(Frost) -> Void
      """
    let attribute = "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)"
    let birds = module("Birds", source)
    #expect(try model(of: "Bird", in: [birds]).availability.map(\.description) == [attribute])
    guard member.hasPrefix("func") else { return }
    #expect(try model(of: "Tree", in: [birds]).availability.map(\.description) == [attribute])
  }

  @Test func theFunctionThatMakesTheMockSaysItToo() {
    let source = """
      @available(macOS 14, *) protocol Bird { var song: () throws(Frost) -> Int { get } }
      enum Frost: Error {}
      """
    let available = lines(generation(of: module("Birds", source)).source)
      .filter { $0.contains("@available") }
    #expect(
      available
        == Array(
          repeating: [
            "@available(macOS 14, *)",
            "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)",
          ], count: available.count / 2
        ).joined().map { $0 })
    #expect(available.count > 2)
  }

  @Test func noMockOfTheTestsDoes() throws {
    let birds = SourceModule(
      name: "Support",
      texts: try swiftFiles(in: ["Tests/Support"]).filter {
        !$0.text.contains("@available(macOS 15")
      }
      .map { SourceText(path: $0.path, text: $0.text) }, isInPackage: true)
    let generated = generation(of: birds, forwards: true).source
    #expect(argumentsNamingThrown(in: generated) == [])
    #expect(!generated.contains(Attribute.newerSystems.description))
  }

  @Test func noSourceOfTheLibraryDoes() throws {
    let files = try swiftFiles(in: [
      "Sources/Mynah", "Sources/MynahCore", "Sources/MynahHTTP", "Sources/MynahStubs",
    ])
    #expect(files.count > 150)
    for file in files {
      #expect(argumentsNamingThrown(in: file.text) == [], "\(file.path)")
    }
  }

  @Test func theSearchFindsGenericArguments() {
    let text = """
      func f(_ a: Box<() throws(Frost) -> Int>) throws(Frost) -> [() throws(Frost) -> Int]
      let a: Box<(() -> Void) -> Void, Int> = 1 < 2 ? g { () throws(Frost) in } : h // <throws(a)
      let b = Box<Int, (Int) throws(any Error) -> Void, (A<B>) async throws(Frost) -> Void>()
      """
    #expect(
      argumentsNamingThrown(in: text) == [
        "Box<() throws(Frost)", "[() throws(Frost)",
        "Box<Int, (Int) throws(any Error) -> Void, (A<B>) async throws(Frost)",
      ])
  }
}

/// The places where a generic argument, or an element of an array, names what a function throws.
private func argumentsNamingThrown(in source: String) -> [String] {
  guard source.holds("throws(") else { return [] }
  var found: [String] = []
  for line in statements(of: source) where line.holds("throws(") {
    let characters = Array(line)
    // Where each open bracket is, and whether types are arguments in it.
    var open: [(index: Int, holdsArguments: Bool)] = []
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : " "
      switch character {
      case "<" where previous.isLetter || previous.isNumber || previous == "_" || previous == "`":
        open.append((index, true))
      case "[": open.append((index, true))
      case "(": open.append((index, false))
      case "{": open.append((index, false))
      case ">" where previous != "-" && open.last.map({ characters[$0.index] == "<" }) == true,
        "]", ")", "}":
        _ = open.popLast()
      default: continue
      }
      let rest = characters[(index + 1)...].prefix(9)
      guard character == "(", String(characters[..<index]).hasSuffix("throws"),
        String(rest) != "any Error"
      else { continue }
      let around = open.dropLast()
      // In an array there can be closures that say what they throw.
      guard let holder = around.lastIndex(where: \.holdsArguments),
        let outer = around.first(where: \.holdsArguments),
        !around[holder...].contains(where: { characters[$0.index] == "{" })
      else { continue }
      let end = characters[index...].firstIndex(of: ")") ?? index
      let start =
        characters[..<outer.index].lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? -1
      let begin = characters[outer.index] == "[" ? outer.index : start + 1
      found.append(String(characters[begin...end]))
    }
  }
  return found
}

/// The lines of a text without comments; those whose brackets are open belong to the next.
private func statements(of source: String) -> [String] {
  var statements: [String] = []
  var current = ""
  for line in lines(source) {
    let code = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
    if code.hasPrefix("//") { continue }
    let comment = line.holds(" //") ? line.firstRange(of: " //")?.lowerBound : nil
    current += line[..<(comment ?? line.endIndex)]
    let isOpen = current.hasSuffix("<") || current.hasSuffix("(") || current.hasSuffix(",")
    if isOpen { continue }
    statements.append(current)
    current = ""
  }
  return statements + [current]
}
