import Testing

@testable import MynahGenerator

struct ClassInitializerTests {
  @Test(arguments: [
    ("class Tree {}", ["init()"]),
    ("class Tree { init(a: Int) {} }", ["init(a: Int)"]),
    ("class Tree { init?(a: Int = 3, b: Int = f()) {} }", ["init?(a: Int = 3, b: Int)"]),
    (
      "class Tree { init<T: Hashable>(_ a: T) async throws {} }",
      ["init<T: Hashable>(_ a: T) async throws"]
    ),
    ("class Tree { required init() {} }", ["required init()"]),
    (
      "class Tree { init(a: Int) {} ; convenience init() {} }",
      ["init(a: Int)", "convenience init()"]
    ),
    // What a subclass can not override completely it does not inherit.
    (
      "class Tree { init(a: Int) {} ; private init(b: Int) {} ; convenience init() {} }",
      ["init(a: Int)"]
    ),
    ("class Tree: Plant {}\nclass Plant { init(p: Int) {} }", ["init(p: Int)"]),
    (
      "class Tree: Plant { convenience init() {} }\nclass Plant { init(p: Int) {} }",
      ["init(p: Int)", "convenience init()"]
    ),
    (
      "class Tree: Plant { init(t: Int) {} }\nclass Plant { init(p: Int) {} }",
      ["init(t: Int)"]
    ),
    ("class Tree: Plant<Int> {}\nclass Plant<T> { init(p: [T]) {} }", ["init(p: [Int])"]),
    ("class Tree: Unknown {}", ["init()"]),
  ])
  func initializersAreThoseOfTheClass(source: String, expected: [String]) throws {
    let superclass = try #require(
      try model(of: "Tree", in: [module("Trees", source)]).superclass)
    let outlines =
      superclass.designated.map(\.outline)
      + superclass.convenience.map { "convenience \($0.outline)" }
    #expect(outlines == expected)
  }
}

extension InitializerModel {
  fileprivate var outline: String {
    (isRequired ? "required " : "") + "init\(failability)\(genericClause)("
      + parameters.map(\.declaration).joined(separator: ", ") + ")\(effects.spaced)"
  }
}
