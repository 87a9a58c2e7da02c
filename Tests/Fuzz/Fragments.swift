/// The fragments of source code that mutations insert.
enum Fragments {
  /// Words and punctuation that mean something to the parser or the generator.
  static let all: [[UInt8]] =
    [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/*",
      "*/", "//", "/", "#/", "/#", "`", "\n", " ", "\r", "\t", "\u{0}", "@", "#", ",", ":", ";",
      ".", "...", "->", "=", "==", "&", "?", "!", "~", "_", "$0", "<<<<<<< a\n", "=======\n",
      ">>>>>>> b\n", "<#T#>", "#if os(Linux)\n", "#elseif X\n", "#else\n", "#endif\n",
      "#sourceLocation()", "#!", "protocol P: P {}\n", "protocol P<A>: Q<P> where A == A.A {\n",
      "class ", "struct ", "enum ", "extension ", "extension P: P where Self: P ", "actor ",
      "func ", "var ", "let ", "init", "deinit", "subscript", "associatedtype A: A = A.A\n",
      "associatedtype A: P where A.A == A\n", "typealias A = A\n", "typealias A = B\n",
      "typealias B = A & B\n", "case ", "import ", "operator ", "macro ", "static ", "override ",
      "open ", "public ", "private ", "final ", "indirect ", "lazy ", "weak ", "nonisolated ",
      "nonisolated(unsafe) ", "mutating ", "prefix ", "async ", "throws ", "throws(E) ",
      "rethrows ", "some ", "any ", "each ", "repeat ", "inout ", "sending ", "borrowing ",
      "consuming ", "isolated ", "where ", "Self", "Self.A", ".Type", ".Protocol", ".self", "P",
      "Optional<", "AnyObject", "Sendable", "~Copyable", "Codable", "Error", "Identifiable",
      "@MainActor ", "@available(*, unavailable) ", "@escaping ", "@autoclosure ",
      "@objc optional ", "mock(P.self)", "mock(A.B.self)", "mock(PMock<Int>.self)",
      "mock((any P<Int>).self)", "StubbableP", "PStub", "forwardCalls", "mockingContext",
      "{ get }", "{ get set }", "{ get async throws }", "{ willSet", "is ", "as? ", "try ", "if ",
      "switch ", "in ", "0x1p-2", "é", "🐦", "≠", "precedencegroup ", "using ",
    ].map { Array($0.utf8) }

  /// Fragments that open and close something.
  static let pairs: [(open: [UInt8], close: [UInt8])] =
    [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("A<", ">"), ("/*", "*/"), ("\"\\(", ")\""),
      ("#if X\n", "#endif\n"), ("#if X\n#else\n", "#endif\n"), ("struct S {", "}"),
      ("protocol P {", "}"), ("func f() {", "}"), ("{ a in ", "}"), ("@A(", ")"), ("[a: ", "]"),
      ("(Int) -> ", ""), ("some ", ""), ("any ", ""), ("~", ""), ("@A ", ""), ("inout ", ""),
      ("repeat each ", ""), ("throws(", ")"), ("Optional<", ">"), ("", "?"), ("", "!"),
      ("", ".Type"), ("", ".A"), ("if a {", "} else "), ("a ? ", " : b"), ("-", ""), ("`", ""),
      ("#", ""), ("#\"", "\"#"), ("\"\"\"\n\\(", ")\n\"\"\"\n"), ("A & ", ""), ("A, ", ""),
      ("a: ", ""), ("public ", ""), ("extension A.", " {}"), ("where A == ", ""), ("#/", "/#"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Bytes that aren't valid UTF-8, and rare characters.
  static let invalid: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80], [0xF0, 0x9F],
    [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8], [0xC2, 0x85], [0x00], [0x1A], [0x80, 0x80, 0x80],
    [0xC2, 0xA0], [0xE2, 0x81, 0xA0], [0xF3, 0xA0, 0x80, 0x81],
  ]
}
