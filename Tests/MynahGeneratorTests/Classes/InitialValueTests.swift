import Testing

@testable import MynahGenerator

/// The types of properties whose declarations have a value, but no type.
struct InitialValueTests {
  /// Returns the type of a property in the mock of a class, or nil if it isn't mocked.
  private func type(ofValue value: String, modifiers: String = "") throws -> String? {
    let source = """
      import Foundation
      class Tree { \(modifiers) var a = \(value); func make() -> A { A() } }
      struct A {
        enum B { case c, d(Int) ; static let limit = 1.5 }
        init() {}
        init?(_ a: Int) {}
        init(b: Int) {}
        static let shared = A()
        static var main: Self { A() }
        static let count = 3
        static let loop = A.loop
        static func made() -> Self { A() }
        static func counted() -> Int { 1 }
        static func make<T>(_ t: T) -> T { t }
        static func both() -> Int { 1 }
        static func both() -> String { "" }
        static let opaque: some P = S()
        static var forced: A! { A() }
        var b: B { .c }
        var build = { (a: Int) -> B in .c }
        func with(_ change: () -> Void) -> Self { self }
      }
      extension A { init(extended: String) {} ; init?(failing: String) {} ; var size: Float { 1 } }
      struct G<T> {
        init(_ a: T) {}
        let value: T
        var all: [T: G<T>] { [:] }
        typealias Pair = (T, T)
        var pair: Pair { (value, value) }
        static func made() -> G<Int> { G<Int>(1) }
      }
      struct S: P { var x = 1 }
      struct V: Equatable { static func + (a: V, b: V) -> V { a } }
      @propertyWrapper struct Stored<T> { var wrappedValue: T }
      @propertyWrapper struct Measured { var wrappedValue: Double }
      @propertyWrapper struct Maybe<T> { var wrappedValue: T? }
      enum R: Int, CaseIterable { case a, b }
      protocol P {}
      extension P { func copied() -> Self { self } ; var name: String { "" } }
      class Base { init(base: Int) {} ; init?(broken: Int) {} ; static let limit = 3 ; let leaf = A() }
      class Derived: Base { var own = true }
      class View: UIView { required init?(coder: NSCoder) {} }
      let level = 2.5
      let (left, right) = (1, 2)
      let doubled = level * 2
      let shadow = makeLevel().b
      let chicken = egg
      let egg = chicken
      let own = self
      func makeLevel(_ a: Int = 1) -> A { A() }
      func generic<T>(_ a: T) -> T { a }
      func max(_ a: A, _ b: A) -> A { a }
      func overloaded(_ a: Int) -> Int { a }
      func overloaded(text: String) -> String { text }
      typealias Alias = A
      """
    let members = try model(of: "Tree", in: [module("Trees", source)]).members
    let calls = members.flatMap(\.calls)
    return calls.first { $0.displayName == "a" }?.result.valueType
  }

  @Test(
    arguments: [
      ("1", "Int"), ("-1_000", "Int"), ("1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"),
      ("[1, 2]", "[Int]"), ("[[\"a\"], [\"b\"]]", "[[String]]"), ("[1: \"a\"]", "[Int: String]"),
      ("[A(), A.shared]", "[A]"), ("[1, \"a\"]", nil), ("[1: 1, 2: true]", nil), ("[]", nil),
      ("[:]", nil), ("nil", nil), ("(1, a: true)", "(Int, a: Bool)"), ("(1, f())", nil),
    ] as [(String, String?)])
  func literalsHaveTheirDefaultType(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("1 + 2", "Int"), ("60 * 1.5", "Double"), ("level * 2", "Double"), ("1 +// a\n2.5", "Double"),
      ("A().size * 2 * 2.5", "Float"),
      ("2 * 3 * level", "Double"),
      ("A().size / 2", "Float"), ("A.count + level", nil), ("f() + 2", nil), ("1 + f()", nil),
      ("\"a\" + \"b\"", "String"), ("[1] + [2]", "[Int]"), ("1 + true", nil), ("1 <> 2", nil),
      ("f() == 2", "Bool"), ("level > 1 && f()[0]", "Bool"), ("!f()", "Bool"), ("-level", "Double"),
      ("~1", nil), ("1...3", "ClosedRange<Int>"), ("0 ..< level", "Range<Double>"),
      ("1 ... f()", nil),
      ("Int(\"3\") ?? 0", "Int"), ("A(1) ?? A()", "A"), ("f() ?? A()", "A"), ("f() ?? 1", nil),
      ("A(1) ?? A(1)", nil), ("f() ? A() : A.shared", "A"), ("f() ? 1 : 1.5", nil),
    ] as [(String, String?)])
  func operatorsHaveTheTypesOfTheirOperands(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("V() + V()", "V"), ("V() == V()", "Bool"), ("!V()", "Bool"), ("-V()", "V"),
      ("V() - V()", nil), ("V() * 2.5", nil), ("V() % 2", nil),
    ] as [(String, String?)])
  func operatorsOfDeclaredTypesHaveTheTypesOfTheStandardLibrary(value: String, expected: String?)
    throws
  {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("@Stored", "1", "Int"), ("@Stored(key: \"a\")", "[A()]", "[A]"),
      ("@Measured", "1", "Double"),
      ("@Maybe", "1", nil), ("@Unknown", "1", "Int"), ("@Stored @Measured", "1", "Double"),
    ] as [(String, String, String?)])
  func propertyWrappersCanHaveAnotherType(wrapper: String, value: String, expected: String?) throws
  {
    #expect(try type(ofValue: value, modifiers: wrapper) == expected)
  }

  @Test(
    arguments: [
      ("[] as [Int]", "[Int]"), ("f() as A", "A"), ("nil as A?", "A?"), ("f() as! A", "A"),
      ("f() as? A", "A?"), ("f() is A", "Bool"), ("try! A()", "A"), ("try? A()", "A?"),
      ("try? A(1)", "A?"), ("try? f() as? A", "A?"), ("A(1)!", "A"), ("A.forced", "A?"),
      ("A.forced!", "A"), ("{ 1 }", "() -> Int"), ("{ A() }()", "A"), ("{ () -> A in f() }()", "A"),
      ("{ (a: Int) -> A in A() }", "(Int) -> A"), ("{ a in A() }", nil), ("{ f() }", nil),
    ] as [(String, String?)])
  func castsAndClosuresHaveTheTypesInThem(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("A()", "A"), ("A(1)", "A?"), ("A(b: 1)", "A"), ("A.init(b: 1)", "A"),
      ("A(extended: \"\")", "A"),
      ("A(failing: \"\")", "A?"), ("Alias()", "Alias"), ("Trees.A()", "Trees.A"), ("G(1)", nil),
      ("G<Int>(1)", "G<Int>"), ("S(x: 1)", "S"), ("P()", nil), ("R(rawValue: 1)", "R?"),
      ("R(text: 1)", nil), ("Derived(base: 1)", "Derived"), ("Derived(broken: 1)", "Derived?"),
      ("View()", "View"), ("View(frame: f())", "View"), ("View(coder: f())", "View?"),
      ("View(data: f())", nil),
    ] as [(String, String?)])
  func initializersCreateAValueOrAnOptional(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("A.B.c", "A.B"), ("A.B.d(1)", "A.B"), ("A.B.d", nil), ("R.allCases", "[R]"),
      ("A.B.limit", "Double"),
      ("A.self", "A.Type"),
      ("A.shared", "A"), ("A.main", "A"), ("A.count", "Int"), ("A.made()", "A"), ("A.made", nil),
      ("A.counted()", "Int"), ("A.make(1)", nil), ("A.both()", nil), ("A.loop", nil),
      ("A.opaque", nil), ("A.unknown", nil), ("A.b", nil), ("A().b", "A.B"),
      ("A().build(1)", "A.B"),
      ("A.shared.b.self", "A.B"), ("A().with { f() }.size", "Float"), ("A().with(1)", "A"),
      ("A()[0]", nil), ("A(1)?.b", nil), ("G<Int>(1).value", "Int"),
      ("G<Int>(1).all", "[Int: G<Int>]"),
      ("G<Int>(1).pair", nil), ("G<Int>.made()", "G<Int>"), ("S().copied()", "S"),
      ("S().copied().name", "String"), ("Derived.limit", "Int"), ("Derived(base: 1).leaf.b", "A.B"),
      ("Derived(base: 1).own", "Bool"), ("f().b", nil),
    ] as [(String, String?)])
  func membersHaveTheirTypes(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [
      ("level", "Double"), ("makeLevel()", "A"), ("makeLevel(2).b", "A.B"), ("makeLevel", nil),
      ("generic(1)", nil), ("max(1, 2)", nil), ("overloaded(1)", "Int"),
      ("overloaded(text: \"a\")", "String"), ("left", nil), ("unknown", nil), ("unknown()", nil),
    ] as [(String, String?)])
  func globalDeclarationsHaveTheirTypes(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(
    arguments: [("doubled", "Double"), ("shadow", "A.B"), ("chicken", nil), ("own", nil)]
      as [(String, String?)])
  func globalsHaveTheTypesOfOtherGlobals(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test(arguments: [("make()", "A"), ("self.make().b", "A.B"), ("Self().make()", "A")])
  func lazyPropertiesUseMembersOfTheirType(value: String, expected: String) throws {
    #expect(try type(ofValue: value, modifiers: "lazy") == expected)
  }

  @Test(arguments: [
    ("1", " + 1", "Int"), ("level", " + level", "Double"), ("A()", ".with(1)", "A"),
  ])
  func longValuesAreReadOnce(first: String, next: String, expected: String) throws {
    #expect(try type(ofValue: first + String(repeating: next, count: 30)) == expected)
  }

  @Test(arguments: [" + 1", ".with(1)", "!", "()", "[0]"])
  func valuesOfThousandsOfPartsStayUnknown(next: String) throws {
    #expect(try type(ofValue: "level" + String(repeating: next, count: 20_000)) == nil)
  }

  @Test func weakPropertiesAreOptional() throws {
    #expect(try type(ofValue: "Derived(base: 1)", modifiers: "weak") == "Derived?")
  }

  @Test(
    arguments: [
      ("String(1)", "String"), ("CGFloat(1)", "CGFloat"), ("UInt8(exactly: f())", nil),
      ("Int(\"3\")", "Int?"), ("[Int]()", "[Int]"), ("[Int](repeating: 1, count: 2)", "[Int]"),
      ("Set<Int>()", "Set<Int>"), ("Double.pi", "Double"),
      ("-Double.greatestFiniteMagnitude", "Double"),
      ("Date()", "Date"), ("Date().addingTimeInterval(1)", "Date"),
      ("FileManager.default", "FileManager"),
      ("Calendar.current", "Calendar"), ("URL(string: \"a\")", "URL?"),
      ("URL(string: \"a\")!", "URL"),
      ("UIImage(named: \"a\")!", "UIImage"), ("UIColor.white", "UIColor"),
      ("UIColor.white.withAlphaComponent(0.5)", "UIColor"),
      ("UIColor(white: 1, alpha: 1)", "UIColor"),
      ("UIColor(hex: \"a\")", nil), ("UIFont.systemFont(ofSize: 1)", "UIFont"),
      ("UIFont.systemFontSize", nil), ("UIEdgeInsets.zero", "UIEdgeInsets"),
      ("CGLineCap.butt", "CGLineCap"),
      ("Notification.Name(\"a\")", "Notification.Name"),
      ("DispatchQueue(label: \"a\")", "DispatchQueue"),
      ("Unknown()", "Unknown"), ("Unknown(1)", nil), ("Unknown.a", nil),
    ] as [(String, String?)])
  func membersOfTheToolchainHaveTheirTypes(value: String, expected: String?) throws {
    #expect(try type(ofValue: value) == expected)
  }

  @Test func typesAreLookedUpInTheScopeOfTheValue() throws {
    let source = """
      class Tree { struct Leaf { static let green = Leaf() } ; var a = [Leaf()] ; var b = Leaf.green }
      """
    #expect(
      try model(of: "Tree", in: [module("Trees", source)]).outline == [
        "override a: () -> [Tree.Leaf]", "override set a: ([Tree.Leaf]) -> Void",
        "override b: () -> Tree.Leaf", "override set b: (Tree.Leaf) -> Void",
      ])
  }

  @Test func typesOfModulesThatTheFileDoesNotImportStayUnknown() throws {
    let tree = """
      import Birds
      extension Bird { static var all: Bird { fatalError() } }
      class Tree { var a = Bird.all.nest ; var b = Bird.all.view ; var c = Bird.all }
      """
    #expect(
      try outline(ofTree: tree) == ["override c: () -> Bird", "override set c: (Bird) -> Void"])
    #expect(
      try outline(ofTree: "import Nests\nimport UIKit\n" + tree) == [
        "override a: () -> Nest", "override set a: (Nest) -> Void", "override b: () -> UIView",
        "override set b: (UIView) -> Void", "override c: () -> Bird",
        "override set c: (Bird) -> Void",
      ])
  }

  private func outline(ofTree tree: String) throws -> [String] {
    let bird = "public struct Bird { public let nest: Nest ; public let view: UIView }"
    let modules = [
      module("Trees", tree), module("Birds", "import Nests\nimport UIKit\n" + bird),
      module("Nests", "public struct Nest {}"),
    ]
    return try model(of: "Tree", in: modules).outline
  }

  @Test func privateGlobalsOfOtherFilesAreNotVisible() throws {
    let trees = module(
      "Trees",
      texts: [
        "Tree.swift": "class Tree { var a = level }", "Level.swift": "let level = 1",
        "Other.swift": "private let level = true",
      ])
    #expect(
      try model(of: "Tree", in: [trees]).outline == [
        "override a: () -> Int", "override set a: (Int) -> Void",
      ])
  }
}
