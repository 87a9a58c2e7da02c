import Testing

@testable import MynahSyntax

struct VariableTests {
  @Test(arguments: [
    ("var x: Int", "var x: Int"), ("let a = b, c: Int = d", "let a = b, c: Int = d"),
    ("var a, b: Int", "var a: Int, b: Int"), ("var a, b = 1, c: Int", "var a, b = 1, c: Int"),
    ("let (a, (b, _)) = t", "let (a, (b, _)) = t"),
    ("let (x: a, y: b): (Int, Int) = t", "let (a, b): (Int, Int) = t"),
    ("var x: Int { 1 }", "var x: Int { get }"), ("var x: Int {}", "var x: Int"),
    ("var x: Int { get }", "var x: Int { get }"),
    ("var x: Int { get async throws(E) }", "var x: Int { get async throws(E) }"),
    ("var x: Int { get nonmutating set }", "var x: Int { get; set }"),
    (
      "var x: Int { mutating get { 1 } set(new) { } }",
      "var x: Int { get; set }"
    ),
    (
      "var x: Int { _read { yield y } _modify { yield &y } }", "var x: Int { _read; _modify }"
    ),
    ("var x: Int { @inlinable get { 1 } }", "var x: Int { get }"),
    ("var x = 3 { didSet { } willSet(n) { } }", "var x = 3 { didSet; willSet }"),
    ("var x: Int { set.insert(1); return 2 }", "var x: Int { get }"),
    ("var x: Int { get() }", "var x: Int { get }"), ("var x: Int { init }", "var x: Int { init }"),
    (
      "var x: Int { @storageRestrictions(initializes: y) init(v) { } get { 1 } }",
      "var x: Int { init; get }"
    ),
    (
      "var x: Int {\n#if A\nget { 1 }\n#else\nget { 2 }\n#endif\n}", "var x: Int { get; get }"
    ),
    ("private(set) public var x = 1", "private(set) public var x = 1"),
    ("nonisolated(unsafe) static let x = 1", "nonisolated(unsafe) static let x = 1"),
    ("unowned(safe) let x: A", "unowned(safe) let x: A"),
    ("lazy var x = { 1 }()", "lazy var x = { 1 }()"),
    ("@A @B(x: 1) weak var x: C?", "@A @B(x: 1) weak var x: C?"),
    ("public class var x: Int { 1 }", "public class var x: Int { get }"),
    ("var x: Int?=nil", "var x: Int? = nil"), ("let f: (Int)->Void", "let f: (Int) -> Void"),
    ("var set = 1, get = 2", "var set = 1, get = 2"),
  ])
  func variablesAreParsed(source: String, expected: String) {
    #expect(outlineOfOne("struct S {\n\(source)\n}") == "struct S { \(expected) }")
  }

  @Test(arguments: [
    "foo\n  .bar { $0 / 2 }\n  ?? baz", "a < b ? c : d", "A<B, C>()", "A<B, C>.d", "[A<B, C>]()",
    "a < b", "try await f()", "try? f() as? [A<B, C>] ?? []", "x as! A<B, C>", "x is A",
    "if a { 1 } else if b { 2 } else { 3 }", "if a { 1 }\n  else { 2 }",
    "switch a { case 1: 2\n default: 3 }", "{ 1 }()", "{ a, b in a }", "f { } onX: { }",
    "f { }\n  onX: { }\n  onY: { }", "a\n  + b\n  - c", "a +\n  b", "-a", "!a", "\\A.b?.c!",
    "\\.[0]", "\\A<B, C>.d", ".init(x: 1)", ".a", "#selector(f(x:))", "#Predicate<A, B> { $0 }",
    "#file", "\"a, b\"", "[1, 2, 3]", "[1: 2, 3: 4]", "(1, 2)", "/a, b{/", "#/a, \"{/#",
    "x\n#if DEBUG\n  .a()\n#elseif B\n.b { }\n#endif\n  .c()", "a ? b ? c : d : e", "any P.self",
    "consume x", "await x", "unsafe f(x)", "copy x", "x...", "...x", "a.0.1", "1.5e-3", "0x1p-3",
    "a\n  is B", "a\n  as? B", "f()\n{ $0 }", "M::f()", "x!.y?[0]()", "`default`", "_ = 3",
    "{ @MainActor in 1 }", "f(\n1,\n2\n)", "a == b && c || d", "\"\"\"\n  a, \"b\"\n  \"\"\"",
    "x /* , y */ + z", "repeat each x", "$0", "a\n  // comment\n  .b", "a as!\n  B",
    "self[a, b]", "Foo.Type.self", "a ... b", "\"\\(a, b)\"", "x < (1, 2)", "a<b", "f(a<b, c>d)",
  ])
  func initialValuesAreKept(value: String) {
    let file = SourceFile.parse(
      "let a = \(value), b = 1\nvar c = \(value)\nfunc f() {}", path: "")
    #expect(file.diagnostics == [])
    #expect(
      file.declarations.map(outline) == [
        "let a = \(value), b = 1", "var c = \(value)", "func f()",
      ])
  }

  @Test func longInitialValuesAreOmitted() {
    let value = "[" + String(repeating: "1, ", count: 100) + "]"
    #expect(outline("let x: [Int] = \(value)") == ["let x: [Int] = ..."])
    // Without a type annotation, longer values are kept, because they determine the type.
    #expect(outline("let x = \(value)") == ["let x = \(value)"])
    let longer = "[" + String(repeating: "1, ", count: 1000) + "]"
    #expect(outline("let x = \(longer)") == ["let x = ..."])
  }

  @Test(
    arguments: [
      ("1_000", .literal("Int")), ("0xEF", .literal("Int")), ("-2", .literal("Int")),
      ("[/* a */-2]", .array([.literal("Int")])),
      ("1.5e3", .literal("Double")), ("#\"raw\"#", .literal("String")), ("true", .literal("Bool")),
      ("[1, a]", .array([.literal("Int"), .name(NamedType("a"))])), ("[]", .array([])),
      ("[1: \"a\"]", .dictionary(keys: [.literal("Int")], values: [.literal("String")])),
      ("[1: 2, 3]", nil), ("[:]", nil),
      ("A.b", .name(NamedType(components: [.init("A"), .init("b")]))),
      ("self.b", .member(of: .name(NamedType("self")), "b")), ("(1)", .literal("Int")),
      (
        "A<Int>()",
        .call(.name(NamedType(components: [.init("A", [.identifier("Int")])])), [], closures: 0)
      ),
      (
        "a(1, b: c { 2 })",
        .call(
          .name(NamedType("a")),
          [
            .init(label: nil, value: .literal("Int")),
            .init(label: "b", value: .call(.name(NamedType("c")), [], closures: 1)),
          ], closures: 0)
      ),
      ("a(\\.b)", .call(.name(NamedType("a")), [.init(label: nil, value: nil)], closures: 0)),
      ("a { 1 } b: { 2 }", .call(.name(NamedType("a")), [], closures: 2)),
      ("a().b!", .unwrapped(.member(of: .call(.name(NamedType("a")), [], closures: 0), "b"))),
      ("[Int]()", .call(.type(.array(.identifier("Int"))), [], closures: 0)),
      ("1 as A?", .cast(.optional(.identifier("A")))), ("1 as! A", .cast(.identifier("A"))),
      ("1 as? A", .cast(.optional(.identifier("A")))), ("a is A", .literal("Bool")),
      ("a[0]", .unknown), ("nil", .unknown), ("a?.b", .member(of: .unknown, "b")),
      (
        "1 + a * 2.5",
        .operation(
          .operation(.literal("Int"), "+", .name(NamedType("a"))), "*", .literal("Double"))
      ),
      ("!a", .prefixed("!", .name(NamedType("a")))), ("try a", .name(NamedType("a"))),
      ("try! a", .name(NamedType("a"))),
      ("try? a", .optional(.name(NamedType("a")))), ("~a", nil), ("!", nil), ("1 +", nil),
      ("a ? 1 : b", .choice(.literal("Int"), .name(NamedType("b")))), ("a ? 1", nil),
      ("a ? : 1", nil),
      ("a ? b ? 1 : 2 : 3", .choice(.choice(.literal("Int"), .literal("Int")), .literal("Int"))),
      ("{ 1 }", .closure(.literal("Int"))), ("{ 1; 2 }", nil), ("{ (a: A) in b }", nil),
      ("{ try a }", nil), ("{ a(await b) }", nil), ("{ () -> A in try b }", nil),
      ("{ () -> A in await b }", nil), ("{ try? a }", .closure(.optional(.name(NamedType("a"))))),
      ("{ () throws -> A in try b }", .cast(TypeSyntax(parsing: "() throws -> A")!)),
      ("{ (a: A) -> B in b }", .cast(TypeSyntax(parsing: "(A) -> B")!)),
      ("{ () async throws -> Void in b }", .cast(TypeSyntax(parsing: "() async throws -> Void")!)),
      ("\\.a", nil), ("1, 2", nil), ("(", nil), ("", nil), ("[1", nil), ("a.1", nil), ("a(1", nil),
      (String(repeating: "[", count: 10_000), nil), (String(repeating: "a(", count: 10_000), nil),
    ] as [(String, ValueSyntax?)])
  func valuesAreParsed(text: String, expected: ValueSyntax?) {
    #expect(ValueSyntax(parsing: text) == expected)
  }
}
