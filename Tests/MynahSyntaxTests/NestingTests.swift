import Foundation
import MynahSyntax
import Testing

/// What is nested deeper than a stack is deep, on the smallest stack that people have: that of secondary
/// threads on Apple platforms.
struct NestingTests {
  @Test(
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("f {", "}"), ("{ a in ", "}"), ("A<", ">"), ("f(", ")"),
      ("/*", "*/"), ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\"\n"),
      ("#if A\n", "#endif\n"), ("#if A\nlet a = 1\n#else\n", "#endif\n"), ("@A(", ")"),
      ("struct S {\n", "}\n"), ("protocol P { ", "}"), ("func f() {", "}"),
      ("enum E { case a; ", "}"),
      ("extension A {", "}"), ("if a {", "}"), ("a ? ", " : b"), ("-", ""), ("try ", ""),
      ("switch a { case b: ", "}"), ("private(", ")"), ("`", "`"), ("#", "#"), ("/(", ")/"),
      ("let a = ", ""), ("var a: Int { get { ", "} }"), ("@A ", ""), ("#a { ", "}"),
    ] as [(String, String)])
  func statements(open: String, close: String) async {
    for source in Self.sources(open, close, around: "1") { await Self.parse(source) }
  }

  @Test(
    arguments: [
      ("(", ")"), ("[", "]"), ("[A: ", "]"), ("A<", ">"), ("A.B<C, ", ">"), ("(A) -> ", ""),
      ("(", ") -> A"), ("(a: ", ", b: C)"), ("(@escaping ", ") throws(E) -> A"), ("", "?"),
      ("", "!"), ("", ".Type"), ("", ".A"), ("", ".A<B>"), ("some ", ""), ("any ", ""), ("~", ""),
      ("@A ", ""), ("inout ", ""), ("repeat each ", ""), ("A & ", ""), ("() throws(", ") -> A"),
      ("[3 of ", "]"), ("sending ", ""),
    ] as [(String, String)])
  func types(open: String, close: String) async {
    for type in Self.sources(open, close, around: "A") {
      await Self.parse("protocol P { func f(a: \(type)) -> \(type); associatedtype A: \(type) }")
      await Self.parse("extension \(type): \(type) where \(type) == A {}")
      await Self.parse("let a: \(type) = f(\(type))")
    }
  }

  /// Complete, without an end, and at the limit, where most of the stack is used.
  ///
  /// A level that called itself would have 131 bytes of the stack at the deepest: too few.
  private static func sources(_ open: String, _ close: String, around middle: String) -> [String] {
    [4_000, 300, 100, 62].map { count in
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    } + [String(repeating: open, count: 4_000)]
  }

  private static func parse(_ source: String) async {
    let bytes = Array(source.utf8)
    await withCheckedContinuation { isDone in
      let thread = Thread {
        // What is parsed is taken apart here too.
        _ = SourceFile.parse(bytes, path: "")
        isDone.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
