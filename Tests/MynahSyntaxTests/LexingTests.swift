import MynahSyntax
import Testing

struct LexingTests {
  /// Text that is no trouble in a body, as a value and as a default argument.
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
  func literals(text: String) {
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
  func beginnings(text: String) {
    #expect(outlineOfOne(text + "func f() {}") == "func f()")
  }

  @Test func columnsCountBytes() {
    let file = SourceFile.parse("/* é */ func f() {}\r\n\r\n  let x = 1\rvar y: Int", path: "")
    #expect(file.declarations.map(\.position.description) == ["1:10", "3:3", "4:1"])
  }

  @Test(arguments: [
    ("let x = \"abc\nfunc g() {}", "1:9: unterminated string literal"),
    ("let x = \"a\\(b\nfunc g() {}", "1:9: unterminated string literal"),
    ("let x = \"a\\(b", "1:9: unterminated string literal"),
    ("let x = \"\"\"\nfunc g() {}", "1:9: unterminated multi-line string literal"),
    ("func g() {}\n/* /* */", "2:1: unterminated block comment"),
    ("let `x = 1\nfunc g() {}", "1:5: unterminated back-ticked identifier"),
  ])
  func damage(source: String, expected: String) {
    #expect(SourceFile.parse(source, path: "").diagnostics.first?.description == expected)
  }
}
