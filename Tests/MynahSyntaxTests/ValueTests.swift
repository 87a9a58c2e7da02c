import MynahSyntax
import Testing

struct ValueTests {
  @Test(
    arguments: [
      ("1_000", .literal("Int")), ("0xEF", .literal("Int")), ("-2", .literal("Int")),
      ("1.5e3", .literal("Double")), ("#\"raw\"#", .literal("String")), ("true", .literal("Bool")),
      ("[1, 2]", .array(.literal("Int"))), ("[1, \"a\"]", nil), ("[]", nil),
      ("[\"a\": [1]]", .dictionary(.literal("String"), .array(.literal("Int")))),
      ("A.B.c", .member(of: NamedType(components: [.init("A"), .init("B")]), "c")),
      ("A<Int>(1, b: f { 2 })", .call(.identifier("A", [.identifier("Int")]), [nil, "b"])),
      ("A.init()", .call(.identifier("A"), [])),
      ("[Int](repeating: 1, count: 2)", .call(.array(.identifier("Int")), ["repeating", "count"])),
      ("(1)", .literal("Int")), ("1 as A?", .cast(.optional(.identifier("A")))),
      ("1 + 2", nil), ("a", nil), ("a.b()[0]", nil), ("f { 1 }", nil), ("x ? 1 : 2", nil),
      ("try f()", nil), ("{ 1 }", nil), ("1, 2", nil), ("(", nil), ("", nil), ("[1", nil),
      (String(repeating: "[", count: 10_000), nil),
    ] as [(String, ValueSyntax?)])
  func areParsed(text: String, expected: ValueSyntax?) {
    #expect(ValueSyntax(parsing: text) == expected)
  }
}
