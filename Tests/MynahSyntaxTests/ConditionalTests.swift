import MynahSyntax
import Testing

struct ConditionalTests {
  @Test(arguments: [
    ("#if compiler(>=99)\nfunc ]]] \"\n#endif\nlet x: Int", "#compiler(>=99) {}\nlet x: Int"),
    ("#if swift(>=99) && A\nlet y = {{{\n#endif\nlet x: Int", "#swift(>=99) && A {}\nlet x: Int"),
    (
      "#if compiler(>=99)\n#if A\n}}\n#else\n\"\n#endif\n#else\nlet x: Int\n#endif",
      "#compiler(>=99) {} #else { let x: Int }"
    ),
    ("#if compiler(<5)\nlet x: Int\n#else\n]]\n#endif", "#compiler(<5) { let x: Int } #else {}"),
    (
      "protocol P {\n#if compiler(>=99)\n}}\n#endif\nfunc f()\n}",
      "protocol P { #compiler(>=99) {}; func f() }"
    ),
  ])
  func textForAnotherVersionIsSkippedIfItCannotBeParsed(source: String, expected: String) {
    #expect(outlineOfOne(source) == expected)
  }

  @Test(arguments: [
    ("#if A\nfunc f()\n#endif", "#A { func f() }"),
    (
      "#if A && (B || C)\nlet x: Int\n#elseif D\n#else\nlet y: Int\n#endif",
      "#A && (B || C) { let x: Int } #D {} #else { let y: Int }"
    ),
    ("#if A ||\n  B\nlet x: Int\n#endif", "#A ||\n  B { let x: Int }"),
    ("#if A // comment\nlet x: Int\n#endif // A", "#A { let x: Int }"),
    (
      "#if A\n#if B\nlet x: Int\n#endif\nlet y: Int\n#endif", "#A { #B { let x: Int }; let y: Int }"
    ),
    (
      "#if compiler(>=6.0) && canImport(A, _version: 1.2)\nlet x: Int\n#endif",
      "#compiler(>=6.0) && canImport(A, _version: 1.2) { let x: Int }"
    ),
    ("struct S {\n#if A\nlet x: Int\n#endif\n}", "struct S { #A { let x: Int } }"),
    ("enum E {\n#if A\ncase a\n#endif\ncase b\n}", "enum E { #A { case a }; case b }"),
    (
      "#if A\n@X\n#elseif B\n@Y(1)\n#else\n@Z\n#endif\n@W func f()",
      "@X[A] @Y(1)[!(A) && B] @Z[!(A) && !(B)] @W func f()"
    ),
    ("@W\n#if A\n@X\n#endif\npublic func f()", "@W @X[A] public func f()"),
    ("#if A\n@X (1)\n#endif\nfunc f()", "@X(1)[A] func f()"),
    ("#if A || B\n#if C\n@X\n#endif\n#endif\nclass D {}", "@X[(A || B) && C] class D {}"),
    (
      "struct S {\n#if A\n#if B\n@X\n#endif\n#endif\nvar x: Int\n}",
      "struct S { @X[A && B] var x: Int }"
    ),
    (
      "func f() {\n#if A\nif x {\n#else\nif y {\n#endif\n}\n}\nlet z: Int",
      "func f()\nlet z: Int"
    ),
    ("func f() {\n#if A\nif x { #expect(y) }\n#endif\n}\nlet z: Int", "func f()\nlet z: Int"),
    (
      "func f() {\n#if A\n#error(\"a\")\nif x {\n#else\nif y {\n#endif\n}\n}\nlet z: Int",
      "func f()\nlet z: Int"
    ),
    ("func f() { switch x {\n#if A\ncase 1: break\n#endif\ndefault: break } }", "func f()"),
    ("#sourceLocation(file: \"a\", line: 1)\nlet x: Int\n#sourceLocation()", "let x: Int"),
  ])
  func conditionalBlocksAreParsed(source: String, expected: String) {
    #expect(outlineOfOne(source) == expected)
  }

  @Test func importsHaveTheConditionsAroundThem() {
    let source = """
      import A
      #if os(Linux)
      @testable import B
      #if X || Y
      import C
      #else
      import D
      #endif
      #else
      import E
      #endif
      """
    let imports = SourceFile.parse(source, path: "").imports
    #expect(imports.map(\.module) == ["A", "B", "C", "D", "E"])
    #expect(
      imports.map(\.condition) == [
        nil, "os(Linux)", "os(Linux) && (X || Y)", "os(Linux) && !(X || Y)", "!(os(Linux))",
      ])
    #expect(imports[1].hasAttribute("testable"))
  }

  @Test func combinedConditionsHaveParenthesesAroundAlternatives() {
    let alternatives = """
      #if os(Linux) || os(Android)
      #if canImport(Glibc)
      import Glibc
      #elseif canImport(Android) && X
      import Android
      #endif
      import Dispatch
      #endif
      """
    #expect(
      SourceFile.parse(alternatives, path: "").imports.map(\.condition) == [
        "(os(Linux) || os(Android)) && canImport(Glibc)",
        "(os(Linux) || os(Android)) && !(canImport(Glibc)) && canImport(Android) && X",
        "os(Linux) || os(Android)",
      ])
  }

  @Test(arguments: [
    ("#if SET\nlet x: Int\n#else\nlet y: Int\n#endif", "let x: Int"),
    ("#if UNSET\nlet x: Int\n#else\nlet y: Int\n#endif", "let y: Int"),
    ("#if !SET\nlet x: Int\n#elseif A\nlet y: Int\n#endif", "#A { let y: Int }"),
    (
      "#if A\nlet x: Int\n#elseif SET\nlet y: Int\n#else\nlet z: Int\n#endif",
      "#A { let x: Int } #else { let y: Int }"
    ),
    ("#if A && SET\nlet x: Int\n#endif", "#A { let x: Int }"),
    ("#if (A || B) && SET && C\nlet x: Int\n#endif", "#(A || B) && C { let x: Int }"),
    ("#if A || SET\nlet x: Int\n#endif", "let x: Int"),
    ("#if A && !(SET || B)\nlet x: Int\n#endif", ""),
    ("#if !(A && SET)\nlet x: Int\n#endif", "#!A { let x: Int }"),
    ("#if !(A_1 && SET)\nlet x: Int\n#endif", "#!A_1 { let x: Int }"),
    ("#if SET && !(A || B)\nlet x: Int\n#endif", "#!(A || B) { let x: Int }"),
    (
      "#if os(SET) && canImport(UNSET)\nlet x: Int\n#endif",
      "#os(SET) && canImport(UNSET) { let x: Int }"
    ),
    ("struct S {\n#if SET\nlet x: Int\n#endif\n}", "struct S { let x: Int }"),
  ])
  func knownFlagsDecideConditions(source: String, expected: String) {
    let file = SourceFile.parse(Array(source.utf8), path: "", flags: ["SET": true, "UNSET": false])
    #expect(file.declarations.map(outline).joined(separator: "\n") == expected)
    #expect(file.diagnostics.isEmpty)
  }

  @Test func importsInDecidedClausesKeepOtherConditions() {
    let source = """
      #if SET
      import A
      #if os(Linux)
      import B
      #endif
      #else
      import C
      #endif
      """
    let file = SourceFile.parse(Array(source.utf8), path: "", flags: ["SET": true])
    #expect(file.imports.map(\.condition) == [nil, "os(Linux)", "false"])
  }
}
