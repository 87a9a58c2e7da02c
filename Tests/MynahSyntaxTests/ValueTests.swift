import MynahSyntax
import Testing

struct ValueTests {
  @Test(
    arguments: [
      ("1_000", .integer), ("0xEF", .integer), ("-2", .integer), ("1.5e3", .floatingPoint),
      ("0x1p3", .floatingPoint), ("1 + 2 * 3", .integer), ("1 / 2.0", .floatingPoint),
      ("\"a\" + \"b\"", .string), ("\"a\" - \"b\"", .unknown), ("#\"raw\"#", .string),
      ("true", .boolean), ("!isOpen", .boolean), ("1 < 2 && a.b == c", .boolean),
      ("1 < 2 || false", .boolean), ("a is B", .boolean), ("nil", .nil), ("(1)", .integer),
      ("[1, \"a\"]", .array([.integer, .string])), ("[]", .array([])), ("[:]", .dictionary([])),
      ("(1, x: true)", .tuple([argument(.integer), argument(.boolean, "x")])),
      ("1...3", .range(.integer, isClosed: true)), ("1..<3", .range(.integer, isClosed: false)),
      ("A.b", .name(type("A.b"))), ("[Int].self", .name(type("[Int]").nested("self"))),
      (
        "A<Int>(1, b: f { 2 })",
        .call(type("A<Int>"), [argument(.integer), argument(.unknown, "b")])
      ),
      (
        "[Int](repeating: 1, count: 2)",
        .call(type("[Int]"), [argument(.integer, "repeating"), argument(.integer, "count")])
      ),
      ("Int?(1)", .call(type("Int?"), [argument(.integer)])),
      ("1 as Double", .cast(type("Double"))), ("a as? B", .cast(type("B?"))),
      ("a.b()[0]", .unknown), ("a().b", .unknown), ("f { 1 }", .unknown), ("x ? 1 : 2", .unknown),
      ("x ?? 1", .unknown), ("try f()", .unknown), ("await f()", .unknown), ("{ 1 }", .unknown),
      ("1, 2", .unknown), ("(", .unknown), ("", .unknown), ("[1", .unknown),
    ] as [(String, ValueSyntax)])
  func areParsed(text: String, expected: ValueSyntax) {
    #expect(ValueSyntax(parsing: text) == expected)
  }

  @Test func dictionariesAndClosuresAreParsed() {
    guard case .dictionary(let entries) = ValueSyntax(parsing: "[\"a\": 1, b: [2]]") else {
      Issue.record("It is no dictionary.")
      return
    }
    #expect(entries.map(\.key) == [.string, .name(type("b"))])
    #expect(entries.map(\.value) == [.integer, .array([.integer])])
    let closure = ValueSyntax(parsing: "{ (a: Int, b: String) throws -> Bool in a > 1 }")
    guard case .closure(let function) = closure else {
      Issue.record("It is no closure.")
      return
    }
    #expect(TypeSyntax.function(function).description == "(Int, String) throws -> Bool")
  }

  @Test func whatIsNestedDeeplyEnds() {
    let text = String(repeating: "[", count: 10_000) + "1" + String(repeating: "]", count: 10_000)
    _ = ValueSyntax(parsing: text)
  }
}

private func type(_ text: String) -> TypeSyntax { TypeSyntax(parsing: text) ?? .placeholder }

private func argument(_ value: ValueSyntax, _ label: String? = nil) -> ValueSyntax.Argument {
  ValueSyntax.Argument(label: label, value: value)
}

extension TypeSyntax {
  fileprivate func nested(_ name: String) -> TypeSyntax { member(NamedType(name)) }
}
