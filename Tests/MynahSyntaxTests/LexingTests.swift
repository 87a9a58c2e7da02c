import MynahSyntax
import Testing

struct LexingTests {
  /// Checks literals and operators in bodies, values, default arguments, and scripts.
  @Test(arguments: [
    "\"}\"", "\"\\\"}\"", "\"\\\\\"", "\"\\(f(\"}\"))\"", "\"\\(\"\\(\"{\")\")\"",
    "\"\\(a.map { \"\\($0) )\" })\"", "\"\\( /* ) */ a)\"", "#\"\\(\"#", "#\"\\#(\"}\")\"#",
    "##\"\"#{\"##", "#\"\"\"#", "#\"\"\"\n \"\"\" }\n \"\"\"#",
    "\"\"\"\n }\" \"\" \\\"\"\"\n \"\"\"",
    "\"\"\"\n \\(x.map { \"}\" }) \\\n a\n \"\"\"", "\"\\(\n a\n)\"", "\"\"", "\"//\"", "\"/*\"",
    "/[}\"]/", "/a\\/\"/", "/\\(/", "/(a|\")/", "#/a/\"{/#", "#/\n  \"{ # comment\n/#",
    "##//#\"/##",
    "a / b / c", "a/b", "(a)/b/c", "[1]/2", "x! / 2", "f(/)", "f(a, /)", "a ./ b", "a /= b",
    "/* } /* \" */ { */ 1", "1 // }\n", "`}`", "`a \" b`", "🙂 + \"}\"", "a≠b", "!/a\"/",
    "try! /\"/", "[/\"/, /}/]", "x ? /\"/ : /{/", "$0 + $x", "0x1F.a", "1_000.0", "'a'", "a??b",
    "\\A.b / 2", "#line", "{ return /\"/ }", "{ x in /\"/ }", "\"\u{2028}\"", "1...3",
    "\"é\\u{301}\"",
  ])
  func literalsDoNotHideTheNextDeclaration(text: String) {
    let sources = [
      "func f() { _ = \(text)\n}\nfunc g() {}",
      "struct S { var x: Int { \(text)\n}\n}\nfunc g() {}",
      "func f(x: Int = (\(text)\n)) {}\nfunc g() {}",
      "let x = [\(text)\n]\nfunc g() {}",
      "\(text)\nfunc g() {}",
    ]
    for source in sources {
      let file = SourceFile.parse(source, path: "")
      #expect(file.diagnostics == [], "\(source)")
      #expect(file.declarations.last.map(outline) == "func g()", "\(source)")
    }
  }

  @Test(arguments: [
    "\u{FEFF}", "#!/usr/bin/env swift {\n", "\u{FEFF}#!x\n", "\r\n", "\r", "/**/", "\t",
  ])
  func leadingTextIsSkipped(text: String) {
    #expect(outlineOfOne(text + "func f() {}") == "func f()")
  }

  @Test func positionsAreCounted() {
    let file = SourceFile.parse("/* é */ func f() {}\r\n\r\n  let x = 1\rvar y: Int", path: "")
    #expect(file.declarations.map(\.syntax?.position.description) == ["1:10", "3:3", "4:1"])
  }

  @Test(arguments: [
    ("class BirdMock: Mock {}", "class BirdMock: Mynah.Mock {}"),
    ("let a: [Mock]? // Mock", "let a: [Mynah.Mock]? // Mock"),
    (
      "Tests.Mock.self, \"Mock \\(Mock.self)\", `Mock`",
      "Tests.Mock.self, \"Mock \\(Mock.self)\", `Mock`"
    ),
    ("Mockup(Mock)", "Mockup(Mynah.Mock)"), ("", ""),
  ])
  func namesAreQualifiedWithTheirModule(source: String, expected: String) {
    let text = QualifiedText(Array(source.utf8), names: ["Mock"], module: "Mynah")
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }
}
