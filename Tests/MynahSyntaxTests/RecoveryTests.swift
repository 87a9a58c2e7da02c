import MynahSyntax
import Testing

struct RecoveryTests {
  @Test(arguments: [
    ("func f(\nfunc g() {}", "func f()|func g()", "2:1"),
    ("class {\n}\nfunc g() {}", "func g()", "1:7"),
    (
      "struct S {\n  func f(x Int) {}\n  let y: Int\n}", "struct S { func f(); let y: Int }",
      "2:10"
    ),
    ("struct S {\n  print(1)\n  let y: Int\n}", "struct S { let y: Int }", "2:3"),
    ("struct S {\n  let x: =\n  let y: Int\n}", nil, "2:10"),
    ("struct S {\n  let x: Int", "struct S { let x: Int }", "1:10"),
    ("}\nfunc g() {}", "func g()", "1:1"),
    ("#endif\nfunc g() {}", "func g()", "1:1"),
    ("#if A\nfunc g() {}", "#A { func g() }", "1:1"),
    ("typealias A\nfunc g() {}", "func g()", "2:1"),
    ("protocol P: {\n  func f()\n}", "protocol P { func f() }", "1:13"),
    ("import\nfunc g() {}", "func g()", "2:1"),
    ("@\nfunc g() {}", "func g()", "1:1"),
    ("class C: A B {\n  func f()\n}", "class C: A { func f() }", "1:12"),
    ("enum E { case\n case b }", nil, "2:2"),
    ("struct S<T { let x: Int }\nfunc g() {}", nil, "1:12"),
    ("subscript() \nfunc g() {}", "func g()", "2:1"),
    ("func f<1>()\nfunc g() {}", nil, "1:8"), ("import A.1\nfunc g() {}", nil, "1:10"),
    ("public\n", "", "2:1"), ("let x: Foo<\nfunc g() {}", nil, "2:1"),
  ])
  func parsingContinuesAfterErrors(source: String, expected: String?, place: String) {
    let file = SourceFile.parse(source, path: "")
    #expect(file.diagnostics.first?.position.description == place)
    if let expected {
      #expect(file.declarations.map(outline).joined(separator: "|") == expected)
    }
  }

  @Test func diagnosticsDescribeErrors() {
    let messages = SourceFile.parse("struct S {\n  fun f()\n}\nlet = 3", path: "").diagnostics
    #expect(
      messages.map(\.description) == [
        "2:3: expected a declaration, found 'fun'",
        "4:5: expected the name of the variable, found '='",
      ])
  }

  @Test func typesWithErrorsAreMarked() {
    let file = SourceFile.parse("protocol P { func f(x Int) }\nprotocol Q { func f() }", path: "")
    let problems = file.declarations.map { declaration in
      if case .type(let type) = declaration { type.hasProblems } else { false }
    }
    #expect(problems == [true, false])
  }

  @Test(
    arguments: [
      ("let x = \"abc\nfunc g() {}", "1:9: unterminated string literal"),
      ("let x = \"a\\(b\nfunc g() {}", "1:9: unterminated string literal"),
      ("let x = \"a\\(b", "1:9: unterminated string literal"),
      ("let x = \"\"\"\nfunc g() {}", "1:9: unterminated multi-line string literal"),
      ("func g() {}\n/* /* */", "2:1: unterminated block comment"),
      ("let `x = 1\nfunc g() {}", "1:5: unterminated back-ticked identifier"),
    ] as [(String, String)])
  func unterminatedTextIsReported(source: String, message: String) {
    let first = SourceFile.parse(source, path: "").diagnostics.first
    #expect(first?.description == message)
  }

  @Test(arguments: [
    "class A {", "#if A\n", "(", "func f(x: (", "{", "var x = [", "\"\\(", "/*", "@A(", "A<",
    "var x: A<", "enum E { case a(", "x = /(", "let (", "if x {", "var x: Int {", "\"\\(\n",
    "#if A\n@X\n", "func f(", "var x = a<b & ", "`", "#/\n", "class ", "}", "\\",
    "@A\n#if B\n", "#elseif A\n", "\0", "extension A where ", "private(", "import A.", "x ? y : ",
  ])
  func repeatedOpeningsHaveFewDiagnostics(text: String) {
    let source = String(repeating: text, count: 1_500)
    let file = SourceFile.parse(source + "\n\nfunc f() {}", path: "")
    #expect(file.diagnostics.count <= 200)
    #expect(SourceFile.parse(source, path: "").path == "")
  }
}
