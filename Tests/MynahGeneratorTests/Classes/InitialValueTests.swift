import Testing

@testable import MynahGenerator

struct InitialValueTests {
  @Test(
    arguments: [
      ("1", "Int"), ("-1_000", "Int"), ("1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"),
      ("[1, 2]", "[Int]"), ("[[\"a\"], [\"b\"]]", "[[String]]"), ("[1: \"a\"]", "[Int: String]"),
      ("[A(), A()]", "[A]"), ("[1, \"a\"]", nil), ("[]", nil), ("nil", nil), ("1 + 2", "Int"),
      ("a + 2", nil), ("60 * 1.5", "Double"),
      ("[Int]()", "[Int]"), ("[Int](repeating: 1, count: 2)", "[Int]"), ("Set<Int>()", "Set<Int>"),
      ("(1, a: true)", "(Int, a: Bool)"), ("[] as [Int]", "[Int]"), ("f() as A", "A"),
      ("String(1)", "String"), ("CGFloat(1)", "CGFloat"), ("UInt8(exactly: f())", nil),
      ("Double.pi", "Double"),
      ("Date()", "Date"), ("FileManager.default", "FileManager"), ("URL(string: \"a\")", nil),
      ("DispatchQueue(label: \"a\")", "DispatchQueue"), ("Unknown()", "Unknown"),
      ("Unknown(1)", nil), ("Unknown.a", nil), ("f()", nil), ("{ 1 }", nil), ("!f()", "Bool"),
      ("{ (a: Int) -> A in A() }", "(Int) -> A"),
      ("A()", "A"), ("A(1)", nil), ("A(b: 1)", "A"), ("A.init(b: 1)", "A"), ("A.B.c", "A.B"),
      ("A.B.d(1)", "A.B"),
      ("R(rawValue: 1)", nil), ("A.shared", "A"), ("A.main", "A"), ("A.count", nil),
      ("A.made()", "A"), ("A.counted()", nil), ("A.make(1)", nil), ("A.loop", nil), ("G(1)", nil),
      ("G<Int>(1)", "G<Int>"),
      ("S(x: 1)", "S"), ("P()", nil),
    ] as [(String, String?)])
  func propertyTypesAreInferredFromInitialValues(value: String, type: String?) throws {
    let source = """
      class Tree { var a = \(value) }
      struct A {
        enum B { case c, d(Int) }
        init() {}
        init?(_ a: Int) {}
        init(b: Int) {}
        static let shared = A()
        static var main: Self { A() }
        static let count = 3
        static let loop = A.loop
        static func made() -> Self { A() }
        static func counted() -> Int { 1 }
        static func make<T>(_ t: T) -> A { A() }
      }
      struct G<T> { init(_ a: T) {} }
      struct S { var x = 1 }
      enum R: Int { case a }
      protocol P {}
      """
    let members = try model(of: "Tree", in: [module("Trees", source)]).members
    #expect(members.first?.calls.first?.result.valueType == type)
  }

  @Test func typesOfInitialValuesAreFoundInTheirScope() throws {
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
