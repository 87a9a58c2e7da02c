import MynahSyntax
import Testing

struct FunctionTests {
  @Test(
    arguments: [
      ("func f()", "func f()"),
      ("func f ( ) { return 1 }", "func f()"),
      ("func f(a: Int, b c: Int, _ d: Int)", "func f(a a: Int, b c: Int, _ d: Int)"),
      ("func f(_: Int)", "func f(_ _: Int)"),
      ("func f(in for: Int, class: Int)", "func f(in for: Int, class class: Int)"),
      ("func f(x: Int...)", "func f(x x: Int...)"),
      ("func f(x: inout Int)", "func f(x x: inout Int)"),
      ("func f(isolated: Bool, isolated x: A)", "func f(isolated isolated: Bool, isolated x: A)"),
      ("func f(__owned x: A)", "func f(__owned x x: A)"),
      ("func f(@Builder _ x: () -> A)", "func f(@Builder _ x: () -> A)"),
      ("func f(@Clamped(1...5) x: Int)", "func f(@Clamped(1...5) x x: Int)"),
      ("func f(x: Int = 1, y: [Int] = [1, 2])", "func f(x x: Int = 1, y y: [Int] = [1, 2])"),
      ("func f(x: Int=5,y:Int?=nil)", "func f(x x: Int = 5, y y: Int? = nil)"),
      (
        "func f(x: F = { a, b in (a, b) }, y: Int)", "func f(x x: F = { a, b in (a, b) }, y y: Int)"
      ),
      (
        "func f(x: D = Dictionary<A, B>(), y: Int)", "func f(x x: D = Dictionary<A, B>(), y y: Int)"
      ),
      ("func f(x: Bool = a < b, y: Int)", "func f(x x: Bool = a < b, y y: Int)"),
      ("func f(x: S = c ? a : b)", "func f(x x: S = c ? a : b)"),
      ("func f(a: Int,)", "func f(a a: Int)"),
      ("nonisolated @objc func f()", "@objc nonisolated func f()"),
      ("func f() async throws -> A", "func f() async throws -> A"),
      ("func f() throws(E) -> (A) -> B", "func f() throws(E) -> (A) -> B"),
      ("func f() reasync rethrows", "func f() reasync rethrows"),
      ("func f() -> some P & Q { x }", "func f() -> some P & Q"),
      ("func f() -> A\n{ x }", "func f() -> A"),
      (
        "func f<T, U: P & Q, each V, let n: Int>(x: T)",
        "func f<T, U: P & Q, each V, let n: Int>(x x: T)"
      ),
      (
        "func f<T>() where T: P, T.X == [Int], repeat each U: Q, T: ~Copyable, n == 3 {}",
        "func f<T>() where T: P, T.X == [Int], repeat each U: Q, T: ~Copyable, n == 3"
      ),
      ("func f<T where T: P>()", "func f<T>()"),
      ("func f<T>() where T: _Q, U: P", "func f<T>() where T: _Q, U: P"),
      ("static func == (a: A, b: A) -> Bool", "static func ==(a a: A, b b: A) -> Bool"),
      ("func < <T>(a: T)", "func <<T>(a a: T)"),
      ("func <<T>(a: T)", "func <<T>(a a: T)"),
      ("func << <T>(a: T)", "func <<<T>(a a: T)"),
      ("prefix func !(a: A) -> A { a }", "prefix func !(a a: A) -> A"),
      ("static func / (a: A) -> A { a / b }", "static func /(a a: A) -> A"),
      ("static func ?? <T>(a: T)", "static func ??<T>(a a: T)"),
      ("static func ..<(a: A)", "static func ..<(a a: A)"),
      ("static func .<(a: A)", "static func .<(a a: A)"),
      ("static func →(a: A)", "static func →(a a: A)"),
      ("func `default`()", "func `default`()"),
      ("func `a test with spaces`() {}", "func `a test with spaces`()"),
      ("public class func f()", "public class func f()"),
      ("class @objc func f()", "@objc class func f()"),
      ("nonisolated(nonsending) func f()", "nonisolated(nonsending) func f()"),
      ("frobnicating func f()", "frobnicating func f()"),
      ("override public final func open()", "override public final func open()"),
      ("mutating func set()", "mutating func set()"),
      ("init()", "init()"), ("init?(x: Int) {}", "init?(x x: Int)"), ("init!()", "init!()"),
      ("convenience init<T>(_ x: T) where T: P {}", "convenience init<T>(_ x: T) where T: P"),
      ("required public init() async throws(E)", "required public init() async throws(E)"),
      ("subscript(i: Int) -> Int { get }", "subscript(_ i: Int) -> Int { get }"),
      (
        "static subscript<T: P>(i: Int, at j: Int = 1) -> T where T: Q { get throws set }",
        "static subscript<T: P>(_ i: Int, at j: Int = 1) -> T where T: Q { get throws; set }"
      ),
      ("subscript(_ i: Int) -> Int { i }", "subscript(_ i: Int) -> Int { get }"),
    ] as [(String, String)])
  func callableMembersAreParsed(source: String, expected: String) {
    #expect(member(source) == expected)
  }

  private func member(_ source: String) -> String {
    let text = outlineOfOne("class C {\n\(source)\n}")
    guard text.hasPrefix("class C { "), text.hasSuffix(" }") else { return text }
    return String(text.dropFirst("class C { ".count).dropLast(" }".count))
  }
}
