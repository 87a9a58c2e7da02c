import Testing

@testable import MynahGenerator

struct MemberTests {
  @Test(arguments: [
    ("func f() throws", "f(): () throws -> Void"),
    ("func f() async", "f(): () async -> Void"),
    ("func f() async throws(Oops) -> Int", "f(): () async throws(Oops) -> Int"),
    ("func f() throws(any Error)", "f(): () throws -> Void"),
    ("func f() -> ()", "f(): () -> Void"),
    ("func f() -> Int!", "f(): () -> Int?"),
    ("func f() -> Self", "f(): () -> BirdMock"),
    ("func f() -> [Self?]", "f(): () -> [BirdMock?]"),
    (
      "func f<T: Hashable>(_ a: T) -> T where T: Sendable",
      "f(_:)<T: Hashable>: (T) -> T where T: Sendable"
    ),
    (
      "func f(_ a: some Hashable, b: Gn<some Equatable>)",
      "f(_:b:)<Parameter1: Hashable, Parameter2: Equatable>: (Parameter1, Gn<Parameter2>) -> Void"
    ),
    ("var a: Int { get async throws }", "a: () async throws -> Int"),
    ("static var a: Int { get }", "static a: () -> Int"),
    ("subscript(a: Int) -> Int { get throws }", "subscript(_:): (Int) throws -> Int"),
    ("static subscript(a b: Int) -> Int { get }", "static subscript(a:): (Int) -> Int"),
    ("@available(macOS 99, *) func f()", "@available(macOS 99, *) f(): () -> Void"),
    ("@MainActor func f()", "@MainActor f(): () -> Void"),
    ("static prefix func - (a: Self) -> Self", "prefix static -(_:): (BirdMock) -> BirdMock"),
    ("func f(_ a: sending Int) -> sending Int", "f(_:): (Int) -> Int"),
  ])
  func isOutlined(member: String, expected: String) throws {
    #expect(try outline("protocol Bird { \(member) }") == [expected])
  }

  @Test(arguments: [
    (
      "@MainActor protocol Bird: Flyer { func own() }",
      ["own(): () -> Void", "nonisolated fly(): () -> Void"]
    ),
    ("@MainActor protocol Bird { nonisolated func own() }", ["nonisolated own(): () -> Void"]),
    (
      "protocol Bird: Shown { func own() }",
      ["own(): () -> Void", "show(): () -> Void"]
    ),
    (
      "protocol Bird: Actor, Flyer { func own(); nonisolated func free() }",
      ["own(): () -> Void", "nonisolated free(): () -> Void", "nonisolated fly(): () -> Void"]
    ),
    (
      "@Lane protocol Bird { func own() }\n@globalActor actor Lane {}",
      ["own(): () -> Void"]
    ),
    (
      "protocol Bird: Flyer { @MainActor func own() }",
      ["@MainActor own(): () -> Void", "fly(): () -> Void"]
    ),
  ])
  func isolationIsThatOfTheDeclaringProtocol(source: String, expected: [String]) throws {
    let parents = "\nprotocol Flyer { func fly() }\n@MainActor protocol Shown { func show() }"
    #expect(try outline(source + parents) == expected)
  }
}
