import MynahSyntax
import Testing

struct EverydaySyntaxTests {
  /// Checks a large sample of real syntax: it has no diagnostics, and each declaration is found.
  @Test func commonSyntaxHasNoDiagnostics() {
    let file = SourceFile.parse(Self.source, path: "")
    #expect(file.diagnostics == [])
    #expect(file.declarations.last.map(outline) == "func last()")
    guard case .type(let type) = file.declarations[0] else {
      Issue.record("expected a struct")
      return
    }
    #expect(type.members.count == 55)
  }

  @Test func prefixesOfCommonSyntaxHaveFewDiagnostics() {
    let bytes = Array(Self.source.utf8)
    for end in stride(from: 0, to: bytes.count, by: 31) {
      #expect(SourceFile.parse(Array(bytes[..<end]), path: "").diagnostics.count < 20)
    }
  }

  private static let source = ##"""
    struct Q1 { borrowing func a() {}
     consuming func b() async {}
     var x: Int { borrow { 1 } mutate { } }
     var y: Int { @MainActor get { 1 } }
     let c: @convention(block) () -> Void
     let d: (@MainActor () -> Void)? = nil, e: [String: (Int) -> Void] = [:]
     func f(_ f: (borrowing A, _ b: inout B) -> Void, x: @autoclosure @escaping () -> Int = 1) -> (some P)? {}
     func g<each T>(_: repeat each T, `in`: Int, file: StaticString = #filePath, l: UInt = #line) where repeat each T: P {}
     func h(_ closure: sending @escaping () -> Void) -> sending A
     func i(_ a: Int ...) -> [any P.Type]
     nonisolated(nonsending) func j() async
     subscript(dynamicMember kp: KeyPath<A, B>) -> C { self[keyPath: kp] }
     lazy var k: Int = { [unowned self] in 1 }()
     var l: Int { willSet {} }
     public internal(set) dynamic var m: String { return "\(x)" }
     let n = y as? (Int) -> Void ?? z, o = x as! [Foo]
     @objc optional func p(); func q() {}; let r = 5; let s = 6
     let t = foo(a, b) { x in x } ?? { 3 }()
     var u: any Collection<Int>.Type { get throws(E) }
     static let v: Foo = .bar, w = Foo<Int>.self, z2 = [Int]().map(\.x)
     let aa = -x + +y, bb = !z && w, cc = x ?? y!, dd = a ? -1 : +2
     let ee = if case .a(let x) = y, x > 3 { 1 } else { 2 }
     let ff = await withFoo { 1 }, gg = try! x.y(), hh = "a" + """
       b
       """ + #"c"#
     var ii: Int = 3 { @Foo willSet { } }
     let jj: @Sendable (Int) async throws(E) -> Void = { _ in }, kk: A.B<C>.D? = nil
     let ll = a as Any as? B, mm: Int
     func nn() -> @Sendable () -> some P { { 1 } }
     typealias OO = any P & Q
     init(x: Int) throws(E) where T: P { self.x = 1 }
     @_silgen_name("x") func pp() -> Int
     let qq = x is [A<B, C>], rr = 1
     let ss = x ..< y, tt = x...y, uu = (+), vv = [1]
     let ww = foo.map { $0 } .filter { $0 }, xx = x .y
     @available(macOS 13, *) @MainActor @inlinable public mutating func yy() rethrows -> Self { self }
     var zz: Int { _read { yield x } nonmutating _modify { yield &x } }
     let ab = \Foo.[0].bar, ac = \.self, ad = #keyPath(a.b), ae = #colorLiteral(red: 1)
     func af(x: Int, _ y: @escaping (Int) -> Void = { (a: Int) in print("\(a))") }) {}
     let ag = a < b, ah = c > (d), ai = 3
     let aj: Result<Void, any Error> = .success(()), ak = Foo<A>.B<C>(x)[0]
     static prefix func - (x: Self) -> Self { x }
     static func ... (x: Self, y: Self) -> Self { x }
     static func & <T>(x: T, y: T) -> T { x }
     static postfix func ! (x: Self) {}
     let al = do { 3 } catch { 4 }
     let am = a
       == b, an = 3
     let ao = [
      #if A
       1,
      #endif
      2]
     let ap = unsafe x.y, aq = x as? any P & Q
     func ar(_ x: (any P & ~Copyable)?, y: borrowing some P) {}
     let at: Int! = nil, au: [[Int]?]! = [], av: () = ()
     let aw = { (x: Int) async throws -> Int in x }, ax = 4
     var ay: Int { get { 1 } @inlinable nonmutating set { } }
     let az = a?.b ?? (c ? d : e), ba = 4
    }
    nonisolated struct R: nonisolated P, @MainActor Q {}
    @resultBuilder public enum B { static func buildBlock<each T>(_ x: repeat each T) -> (repeat each T) { (repeat each x) } }
    fileprivate extension X {}
    prefix operator √
    infix operator ∘ : P
    infix operator <|>: AdditionPrecedence
    extension P where Self: Q, A == [B?] , C: AnyObject {}
    class Foo<T>: Bar<T>.Baz, P {}
    weak let abc: Foo?
    import class A.B
    protocol PP: ~Copyable, Sendable { init?(); static var a: Int { get }; subscript(x: Int) -> Int { get set }; mutating func f() async throws; associatedtype X: Collection<Int> & P = [Int]; func g(_ x: Self.X...) -> (some P, Int); var prop: (Int) -> Void { get async } }
    let closure: (Int) -> Int = { $0 * 2 }
    func last() {}
    """##

  @Test func operatorsThatBeginWithAPeriodAreParsed() {
    #expect(
      outlineOfOne("func .** (l: Int, r: Int) -> Int { l.&r }")
        == "func .**(l l: Int, r r: Int) -> Int")
  }
}
