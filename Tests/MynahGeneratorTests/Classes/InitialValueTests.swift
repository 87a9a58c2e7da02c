import Testing

@testable import MynahGenerator

struct InitialValueTests {
  @Test(
    arguments: [
      ("1", "Int"), ("-1_000", "Int"), ("0xFF", "Int"), ("1.5", "Double"), ("-2e10", "Double"),
      ("true", "Bool"), ("\"a\"", "String"), ("\"a\" + \"b\"", "String"), ("1 + 2", "Int"),
      ("1 + 2.0", "Double"), ("1 < 2 || !true", "Bool"), ("1...2", "ClosedRange<Int>"),
      ("1..<2", "Range<Int>"), ("(1)", "Int"), ("(1, \"a\")", "(Int, String)"),
      ("(a: 1, true)", "(a: Int, Bool)"), ("\"\"\"\n  a\n  \"\"\"", "String"),
      ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"), ("[[\"a\"], [\"b\"]]", "[[String]]"),
      ("[nil, 1]", "[Int?]"), ("[1: \"a\"]", "[Int: String]"), ("[(1, \"a\")]", "[(Int, String)]"),
      ("[A(), A()]", "[A]"), ("[1, \"a\"]", nil), ("[]", nil), ("[f()]", nil),
      ("[Int]()", "[Int]"), ("[Int: [A]]()", "[Int: [A]]"),
      ("[Int](repeating: 1, count: 2)", "[Int]"), ("Set<Int>()", "Set<Int>"),
      ("Set([1, 2])", "Set<Int>"), ("Array(1...3)", "[Int]"), ("Array(\"ab\")", "[Character]"),
      ("Array(repeating: true, count: 3)", "[Bool]"), ("Optional(1)", "Int?"),
      ("Optional<Int>.none", "Optional<Int>"), ("Int?.none", "Int?"), ("Int?(1)", "Int?"),
      ("String(1)", "String"), ("String(describing: f())", "String"),
      ("String(data: f(), encoding: .utf8)", nil), ("Double(1)", "Double"), ("Int(\"1\")", "Int?"),
      ("Int(f())", nil), ("UInt8(exactly: f())", "UInt8?"), ("Int.max", "Int"),
      ("Double.pi", "Double"), ("Int.self", "Int.Type"), ("Date()", "Date"),
      ("URL(string: \"a\")", "URL?"), ("UUID()", "UUID"), ("Unknown()", "Unknown"),
      ("Unknown(1)", nil), ("Unknown.a", nil), ("f()", nil), ("nil as Int?", "Int?"),
      ("f() as? Int", "Int?"), ("{ (a: Int) -> Bool in true }", "(Int) -> Bool"), ("{ 1 }", nil),
      ("A()", "A"), ("A(\"(\", b: { f() })", nil), ("A(1)", "A?"), ("A(a: 1)", nil),
      ("A(b: 1)", "A"), ("A.init(b: 1)", "A"), ("A.B.c", "A.B"), ("A.B.d(1)", "A.B"),
      ("R(rawValue: 1)", "R?"), ("R(1)", nil),
      ("A.shared", "A"), ("A.count", "Int"), ("A.made()", "A"), ("A.named(\"a\")", "String"),
      ("A.twice(1)", nil), ("A.b", nil), ("A.failing()", nil), ("A() + A()", nil), ("G(1)", nil),
      ("G<Int>(1)", "G<Int>"), ("S(x: 1)", "S"), ("P()", nil), ("A.loop", nil),
      ("Made()", nil),
    ] as [(String, String?)])
  func theTypeIsReadOff(value: String, type: String?) throws {
    let source = """
      class Tree { var a = \(value) }
      struct A {
        enum B { case c, d(Int) }
        init() {}
        init?(_ a: Int) {}
        init(a: Int, c: Int = 1) {}
        init?(a: String) {}
        init(b: Int, c: Int = 1, d: Int...) {}
        static let shared = A()
        static let count = 3
        static var b: B { .c }
        static let loop = A.loop
        static func made() -> Self { A() }
        static func named(_ name: String) -> String { name }
        static func twice(_ a: Int) -> Int { a }
        static func twice(_ a: Double) -> Double { a }
        static func failing() throws -> Int { 1 }
      }
      struct G<T> { init(_ a: T) {} }
      struct S { var x = 1 }
      enum R: Int { case a }
      protocol P {}
      func Made() -> Int { 1 }
      """
    let members = try model(of: "Tree", in: [module("Trees", source)]).members
    #expect(members.first?.calls.first?.result.valueType == type)
  }

  @Test func whatIsNotKnownIsNamed() throws {
    let model = try model(of: "Tree", in: [module("Trees", "class Tree { var a = f() }")])
    #expect(model.superclass?.kept.map(\.name) == ["a"])
  }

  @Test func typesAreLookedUpWhereTheValueIs() throws {
    let source = """
      class Tree { struct Leaf { static let green = Leaf() } ; var a = [Leaf()] ; var b = Leaf.green }
      """
    #expect(
      try model(of: "Tree", in: [module("Trees", source)]).outline == [
        "override a: () -> [Tree.Leaf]", "override set a: ([Tree.Leaf]) -> Void",
        "override b: () -> Tree.Leaf", "override set b: (Tree.Leaf) -> Void",
      ])
  }
}
