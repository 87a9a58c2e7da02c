import Testing

@testable import MynahGenerator

struct DuplicateTests {
  @Test(arguments: [("One", "Other"), ("Other", "One")])
  func aRequirementIsUnconditionalIfOneProtocolHasItUnconditionally(
    first: String, second: String
  ) throws {
    let source = """
      protocol Bird: \(first), \(second) {}
      protocol One {
      #if DEBUG
        func fly()
      #endif
      }
      protocol Other { func fly() }
      """
    #expect(try outline(source) == ["fly(): () -> Void"])
  }

  @Test(arguments: [
    ("func fly()", "func fly()", ["fly(): () -> Void"]),
    ("func fly() throws", "func fly()", ["fly(): () -> Void"]),
    ("func fly()", "func fly() throws", ["fly(): () -> Void"]),
    ("func fly()", "func fly() async", ["fly(): () -> Void", "fly(): () async -> Void"]),
    ("func fly(to place: Int)", "func fly(to other: Int)", ["fly(to:): (Int) -> Void"]),
    ("func fly() -> Int", "func fly() -> String", ["fly(): () -> Int", "fly(): () -> String"]),
    ("func fly()", "static func fly()", ["fly(): () -> Void", "static fly(): () -> Void"]),
    (
      "var age: Int { get }", "var age: Int { get set }",
      ["age: () -> Int", "set age: (Int) -> Void"]
    ),
    ("var age: Int { get throws }", "var age: Int { get }", ["age: () -> Int"]),
    (
      "subscript(i: Int) -> Int { get }", "subscript(i: Int) -> Int { get set }",
      ["subscript(_:): (Int) -> Int", "set subscript(_:): (Int, Int) -> Void"]
    ),
    ("init(a: Int)", "init(a: Int)", ["init(a:): (Int) -> Void"]),
  ])
  func strictestRequirementIsKept(first: String, second: String, expected: [String]) throws {
    for (one, other) in [(first, second), (second, first)] {
      let source = """
        protocol Bird: One, Other {}
        protocol One { \(one) }
        protocol Other { \(other) }
        """
      #expect(Set(try outline(source)) == Set(expected))
      #expect(try outline(source).count == expected.count)
    }
  }
}
