import MynahSyntax
import Testing

struct TypeDeclarationTests {
  @Test(
    arguments: [
      ("protocol P {}", "protocol P {}"),
      ("public protocol P<A, B>: Q, AnyObject where A: R { }", nil),
      ("protocol P: class {}", "protocol P: AnyObject {}"),
      (
        "protocol P { associatedtype A: Q & R = Int where A.X == Int\n func f()\n init()\n var x: Int {get} }",
        "protocol P { associatedtype A: Q & R where A.X == Int; func f(); init(); var x: Int { get } }"
      ),
      ("open class C<T: P, each U>: B<T>, @unchecked Sendable where T.X: Q {}", nil),
      ("class open { }", "class open {}"), ("final class C: @MainActor P, nonisolated Q {}", nil),
      ("actor A: P {}", "actor A: P {}"),
      ("distributed actor A<T> {}", "distributed actor A<T> {}"),
      ("struct S: ~Copyable, P {}", "struct S: ~Copyable, P {}"),
      ("struct Vector<let n: Int, T: ~Copyable>: ~Copyable {}", nil),
      ("@frozen public struct S {}", nil), ("indirect enum E<T>: Int, P {}", nil),
      (
        "extension A.B<Int>: @retroactive P where T == [Int] { func f() {} }",
        "extension A.B<Int>: @retroactive P where T == [Int] { func f() }"
      ),
      ("extension [Int]: P {}", nil), ("extension (Int, Int) {}", nil), ("extension Int? {}", nil),
      (
        "class A { class B { struct C { let x: Int } } }",
        "class A { class B { struct C { let x: Int } } }"
      ),
      ("class A { actor B {}\n var actor: Int }", "class A { actor B {}; var actor: Int }"),
      ("typealias A = B", nil), ("public typealias A<T> = [T: B] where T: P", nil),
      ("typealias F = @Sendable (A) -> B", nil), ("#warning(\"x\")", "#warning"),
      ("#m<Int>(x: 1) { $0 }\nfunc f()", "#m\nfunc f()"), ("@A #m", nil), ("import A", nil),
      ("import struct A.B", nil),
      ("@testable import A", nil), ("public import A.B.C", nil),
      ("@_exported @preconcurrency import A", nil), ("import func A.==", nil),
      ("internal import A", nil), ("@_spi(X) @available(iOS 13, *) func f()", nil),
      ("@A.B<C>(x, y: \")\") func f()", nil), ("@objc(a:b:) func f()", nil),
    ] as [(String, String?)])
  func declarationsAreParsed(source: String, expected: String?) {
    let canonical = source.hasSuffix("{ }") ? String(source.dropLast(2)) + "}" : source
    #expect(outlineOfOne(source) == expected ?? canonical)
  }

  @Test(arguments: [
    ("case a", "case a"), ("case a, b, c", "case a, b, c"),
    ("case a = 1, b = -2", "case a, b"), ("case a = \"x, y\"", "case a"),
    ("case a(Int)", "case a(_ _: Int)"),
    (
      "case a(x: Int, _ y: [Int] = [], z: A.B...)", "case a(x x: Int, _ y: [Int] = [], z z: A.B...)"
    ),
    ("case a(@Sendable (Int) -> Void)", "case a(_ _: @Sendable (Int) -> Void)"),
    ("case a()", "case a()"), ("indirect case a(E), b", "indirect case a(_ _: E), b"),
    ("case `default`, self", "case `default`, self"),
    ("case open, get, actor", "case open, get, actor"),
    ("@available(*, deprecated) case a", "@available(*, deprecated) case a"),
  ])
  func enumCasesAreParsed(source: String, expected: String) {
    #expect(outlineOfOne("enum E {\n\(source)\n}") == "enum E { \(expected) }")
  }

  @Test(arguments: [
    "infix operator +++: AdditionPrecedence", "prefix operator !!", "postfix operator °",
    "precedencegroup P { higherThan: X }", "deinit { x }", "isolated deinit {}",
    "@freestanding(expression) macro m<T>(_ x: T) -> T = #externalMacro(module: \"A\", type: \"B\")",
    "@attached(member, names: named(init)) macro m()",
  ])
  func irrelevantDeclarationsAreSkipped(source: String) {
    #expect(
      outlineOfOne("struct A {\n\(source)\nvar b: Int\n}") == "struct A { var b: Int }")
  }

  @Test func statementsAreSkipped() {
    let script = """
      #!/usr/bin/env swift
      import A
      print("}")
      if let x = f(), case .a = x { class C {} } else if y { } else { }
      guard
        let z = g()
      else { exit(1) }
      for i in 0..<3 where i > 1 { print(i) }
      repeat { } while x < 3
      let value = 1
      do { try f() } catch let e as E { } catch { }
      outer: while true { break outer }
      switch x { case 1: break; default: break }
      await x.f() { $0 }
      open(x); prefix = 3
      #if DEBUG
      print("x")
      #endif
      defer { x() }
      return
      func f() {}
      """
    let file = SourceFile.parse(script, path: "main.swift")
    #expect(file.diagnostics == [])
    #expect(
      file.declarations.map(outline) == ["let value = 1", "#DEBUG {}", "func f()"])
  }

  @Test(
    arguments: [
      ("public", AccessLevel.public, nil), ("private(set) public", .public, .private),
      ("fileprivate(set)", nil, .fileprivate), ("package", .package, nil), ("", nil, nil),
      ("open override internal(set)", .open, .internal),
    ] as [(String, AccessLevel?, AccessLevel?)])
  func accessLevelsAreParsed(modifiers: String, access: AccessLevel?, setter: AccessLevel?) {
    let file = SourceFile.parse("\(modifiers) var x: Int", path: "")
    #expect(file.declarations.first?.syntax?.accessLevel == access)
    #expect(file.declarations.first?.syntax?.setterAccessLevel == setter)
  }
}
