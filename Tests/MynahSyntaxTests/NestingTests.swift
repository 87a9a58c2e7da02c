import Foundation
import MynahSyntax
import Testing

/// Tests of deeply nested code on a stack of 512 KB, which is the smallest stack in common use and
/// the stack of secondary threads on Apple platforms.
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
  func nestedStatementsDoNotOverflowTheStack(open: String, close: String) async {
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
  func nestedTypesDoNotOverflowTheStack(open: String, close: String) async {
    for type in Self.sources(open, close, around: "A") {
      await Self.parse("protocol P { func f(a: \(type)) -> \(type); associatedtype A: \(type) }")
      await Self.parse("extension \(type): \(type) where \(type) == A {}")
      await Self.parse("let a: \(type) = f(\(type))")
      await Self.parse("let \(type) = a")
      await Self.parse("#if \(type)\n#endif")
    }
  }

  /// Returns sources with nesting beyond the limit and near the limit, and a source without an end.
  ///
  /// If each of 4,000 levels were a recursive call, a call would have only 131 bytes of stack.
  private static func sources(_ open: String, _ close: String, around middle: String) -> [String] {
    [4_000, 300, 100, 62].map { count in
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    } + [String(repeating: open, count: 4_000)]
  }

  private static func parse(_ source: String) async {
    let bytes = Array(source.utf8)
    await withCheckedContinuation { isDone in
      let thread = Thread {
        // Deallocating the parsed file also needs this thread's stack.
        _ = SourceFile.parse(bytes, path: "")
        isDone.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
