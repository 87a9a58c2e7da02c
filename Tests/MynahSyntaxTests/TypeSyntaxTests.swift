import MynahSyntax
import Testing

struct TypeSyntaxTests {
  @Test(arguments: [
    "Int", "Swift.Array<Int>.Index", "Self", "Any", "M::Name", "`default`", "Größe",
    "Int?", "Int??", "Int!", "[Int]", "[String: [Int?]]", "[3 of Int]", "[N of [2 of Int]]",
    "()", "(Int, b: String)", "(_ a: Int, Int...)", "(repeat each T)", "(x: Int)",
    "() -> Void", "(Int) async throws -> String", "(Int) throws(any Error) -> () -> Void",
    "(inout Int, @autoclosure () -> Bool) -> Void", "(_ x: Int, y: Int) rethrows -> Int",
    "(() -> Void)?", "((Int) -> Void) -> Void", "(any P)?", "any P", "some P & Q", "any P.Type",
    "(any P).Type", "any ~Copyable", "some Collection<Int>", "P & Q & R", "(P & Q).Type",
    "Int.Type", "P.Protocol", "[Int].Element", "Int?.Wrapped", "(each T).Element",
    "inout Int", "@escaping @Sendable (Int) -> Void", "(@Sendable () -> Void)?",
    "borrowing T", "consuming T", "sending T", "isolated (any Actor)?", "__owned T", "__shared T",
    "nonisolated(nonsending) () async -> Void",
    "sending (nonisolated(nonsending) () async -> Void)", "_const Int", "inout sending T",
    "@convention(c, cType: \"int (*)(int)\") (Int) -> Int", "@isolated(any) () -> Void",
    "@MainActor () -> Void", "@unchecked Sendable", "@retroactive M.P", "nonisolated P",
    "repeat each T", "repeat (each T) -> Void", "repeat [each T]", "~Copyable",
    "~Copyable & ~Escapable", "_", "[_]", "Vector<3, Int>", "Vector<-1>", "A<B<C<D>>>",
    "A<B>.C<D?>?", "Foo<(Int) -> Void, [A: B]>", "Result<Void, any Error>",
    "@Foo<Int>(x: 1) Bar", "[(a: Int, b: Int)]", "(Int, (Int, Int))",
    "@Sendable (consuming T) -> Void",
  ])
  func typesHaveTheirWrittenText(text: String) throws {
    let type = try #require(TypeSyntax(parsing: text))
    #expect(type.description == text)
    #expect(TypeSyntax(parsing: type.description) == type)
  }

  @Test(
    arguments: [
      ("(Int)", "Int"), ("((Int))?", "Int?"), ("( Int,b:String )", "(Int, b: String)"),
      ("Array < Int >", "Array<Int>"), ("[ String:Int ]", "[String: Int]"),
      ("A&B", "A & B"), ("(A & B) & C", "A & B & C"), ("A &~B", "A & ~B"),
      ("()->()", "() -> ()"), ("(Int)async throws->Int", "(Int) async throws -> Int"),
      ("(/* a */ Int) // b\n -> Int", "(Int) -> Int"), ("A<B<C>>?", "A<B<C>>?"),
      ("any (P & Q)", "any P & Q"), ("@escaping inout Int", "inout @escaping Int"),
      ("Dictionary<\n  String,\n  Int,\n>", "Dictionary<String, Int>"),
      ("(Int, String,)", "(Int, String)"),
      ("", nil), ("func", nil), ("Int Int", nil), ("(Int", nil), ("[Int", nil), ("A<", nil),
      ("A<B", nil), ("&", nil), ("->", nil), ("Int ->", nil), ("@", nil),
    ] as [(String, String?)])
  func spellingsHaveACanonicalText(text: String, canonical: String?) {
    #expect(TypeSyntax(parsing: text)?.description == canonical)
  }

  @Test func rewritingAddsParentheses() throws {
    let replacement = try #require(TypeSyntax(parsing: "any P"))
    let function = try #require(TypeSyntax(parsing: "() -> Void"))
    for (text, type, expected) in [
      ("T?", replacement, "(any P)?"), ("T.Type", replacement, "(any P).Type"),
      ("[T]", replacement, "[any P]"), ("(T) -> T", replacement, "(any P) -> any P"),
      ("T?", function, "(() -> Void)?"), ("T & Q", replacement, "(any P) & Q"),
      ("T.Element.Index", function, "T.Element.Index"),
    ] {
      let rewritten = try #require(TypeSyntax(parsing: text))
        .rewritingNames { $0.simpleName == "T" ? type : nil }
      #expect(rewritten.description == expected)
      #expect(TypeSyntax(parsing: expected) == rewritten)
    }
  }

  @Test func rewritingChangesAllNames() throws {
    let text = "@Sendable ([A: [B?]], inout (A, A<A>...), each A.X) async throws(A) -> some A & ~A"
    let type = try #require(TypeSyntax(parsing: text))
    let rewritten = type.rewritingNames { name in
      var components = name.components
      guard components[0].name == "A" else { return nil }
      components[0].name = "M.A"
      return .named(NamedType(components: components))
    }
    #expect(
      rewritten.description
        == "@Sendable ([M.A: [B?]], inout (M.A, M.A<M.A>...), each M.A.X) async throws(M.A) -> some M.A & ~M.A"
    )
  }

  @Test func typePropertiesAreRecognized() throws {
    func type(_ text: String) throws -> TypeSyntax { try #require(TypeSyntax(parsing: text)) }
    let answers: [(String, KeyPath<TypeSyntax, Bool>, Bool)] = [
      ("Int?", \.isOptional, true), ("inout Int?", \.isOptional, true),
      ("[Int?]", \.isOptional, false), ("inout Int", \.isInout, true),
      ("@escaping () -> Void", \.isEscaping, true),
      ("@autoclosure () -> Int", \.isAutoclosure, true),
      ("@Sendable () -> Void", \.isFunction, true), ("(() -> Void)?", \.isFunction, false),
      ("()", \.isVoid, true), ("Swift.Void", \.isVoid, true), ("some P", \.isOpaque, true),
      ("any P", \.isExistential, true),
    ]
    for (text, property, answer) in answers {
      #expect(try type(text)[keyPath: property] == answer, "\(text) \(property)")
    }
    #expect(try type("Swift.Optional<Int>").wrappedType == type("Int"))
    #expect(try type("[A<Self.X>]").mentions("Self"))
    #expect(try !type("[A<X.Self>]").mentions("Self"))
    #expect(try type("inout @Sendable () -> A").withoutAttributes == type("() -> A"))
    #expect(
      try type("@escaping @Sendable () -> A").removing(attributes: { $0.name == "escaping" })
        == type("@Sendable () -> A"))
  }

  @Test(arguments: ["(", "[", "A<", "each ", "~", "A.B<", "() -> ", "(x: "])
  func deepNestingIsNotParsed(text: String) {
    #expect(TypeSyntax(parsing: String(repeating: text, count: 20_000) + "Int") == nil)
  }

  @Test(arguments: ["?", "!", ".Type", ".B<C>.D"])
  func longSuffixesAreNotParsed(text: String) {
    #expect(TypeSyntax(parsing: "A" + String(repeating: text, count: 20_000)) == nil)
  }

  @Test func longCompositionsAreParsed() {
    let source = "A" + String(repeating: " & B", count: 20_000)
    #expect(TypeSyntax(parsing: source)?.description == source)
  }
}
