import MynahSyntax
import Testing

@testable import MynahGenerator

struct ClassMemberTests {
  @Test(arguments: [
    ("func f(a: Int) -> Bool {}", "override f(a:): (Int) -> Bool"),
    ("open class func f() {}", "override static f(): () -> Void"),
    ("@discardableResult func f() -> Int {}", "@discardableResult override f(): () -> Int"),
    ("nonisolated func f() {}", "nonisolated override f(): () -> Void"),
    ("var a: Int { 1 }", "override a: () -> Int"),
    ("var a: Int { get async throws {} }", "override a: () async throws -> Int"),
    ("fileprivate(set) var a: Int", "override a: () -> Int"),
    ("func f() -> Self {}", "override f(): () -> TreeMock"),
    ("func f(_ a: Branch) {}\n  class Branch {}", "override f(_:): (Tree.Branch) -> Void"),
    ("subscript(a: Int) -> Int { 1 }", "override subscript(_:): (Int) -> Int"),
    (
      "func f<T>(_ a: T) -> T where T: Hashable {}", "override f(_:)<T>: (T) -> T where T: Hashable"
    ),
    ("var (a, b) = (1, 2)\n  func f() {}", "override f(): () -> Void"),
    ("#if DEBUG\n  func f() {}\n  #endif", "#if DEBUG: override f(): () -> Void"),
    (
      "@available(tvOS, unavailable) func f() {}",
      "#if !os(tvOS): @available(tvOS, unavailable) override f(): () -> Void"
    ),
    (
      "@available(*, deprecated, message: \"unavailable soon\") func f() {}",
      "@available(*, deprecated, message: \"unavailable soon\") override f(): () -> Void"
    ),
    ("var a: Int", "override a: () -> Int; override set a: (Int) -> Void"),
    ("weak var a: Tree?", "override a: () -> Tree?; override set a: (Tree?) -> Void"),
    ("lazy var a: Int = 1", "override a: () -> Int; override set a: (Int) -> Void"),
    ("var a = 1 { didSet {} }", "override a: () -> Int; override set a: (Int) -> Void"),
    (
      "var a, b: Int",
      "override a: () -> Int; override set a: (Int) -> Void; "
        + "override b: () -> Int; override set b: (Int) -> Void"
    ),
    (
      "subscript(a: Int) -> Int { get {} set {} }",
      "override subscript(_:): (Int) -> Int; override set subscript(_:): (Int, Int) -> Void"
    ),
  ])
  func overridableMembersAreOverridden(member: String, expected: String) throws {
    let outline = try outline(ofClass: "class Tree {\n  \(member)\n}")
    #expect(outline.joined(separator: "; ") == expected)
  }

  @Test(
    arguments: [
      ("final func f() {}", "f() is final"),
      ("static func f() {}", "f() is static"),
      ("let a = 1", "a is a constant"),
      ("var a = f()", "a has an inferred type"),
      ("var (a, b) = (1, 2)", "a is part of a tuple, b is part of a tuple"),
      ("static func == (a: Tree, b: Tree) -> Bool {}", "==(a:b:) is static"),
      ("func f() -> some Sequence {}", "f() returns an opaque type"),
      ("@available(*, unavailable) func f() {}", "f() is unavailable"),
      ("@available(swift, obsoleted: 5) func f() {}", "f() is unavailable"),
      ("func f<each T>(_ values: repeat each T) {}", "f(_:) has a type pack"),
      ("func hash(into hasher: inout Hasher) {}", "hash(into:) defines identity"),
      ("private func f() {}", ""),
      ("fileprivate var a = 1", ""),
    ] as [(String, String)])
  func membersThatCannotBeOverriddenHaveAReason(member: String, expected: String) throws {
    let source = "class Tree {\n  \(member)\n}\nstruct Leaf: ~Copyable {}"
    let model = try model(of: "Tree", in: [module("Trees", source)])
    #expect(model.members.isEmpty)
    #expect(
      model.superclass?.unmocked.map { "\($0.name) \($0.reason)" }.joined(separator: ", ")
        == expected)
  }

  @Test(
    arguments: [
      ("var wrappedValue: T { value }", false), ("let wrappedValue: T", false),
      ("private(set) var wrappedValue: T", false), ("var wrappedValue: T", true),
      ("var wrappedValue: T { get { value } nonmutating set {} }", true),
      ("internal(set) var wrappedValue: T { get { value } set {} }", true),
    ])
  func propertyWrappersDecideIfAPropertyIsAssigned(value: String, isSettable: Bool) throws {
    let source = """
      @propertyWrapper struct Injected<T> { \(value) }
      class Tree { @Injected var a: Int }
      """
    let calls = try model(of: "Tree", in: [module("Trees", source)]).members.flatMap(\.calls)
    #expect(calls.map(\.kind) == (isSettable ? [.getter, .setter] : [.getter]))
  }

  @Test func membersThatDefineIdentityAreNotOverridden() throws {
    let source = """
      class Tree: NSObject {
        override func isEqual(_ object: Any?) -> Bool { true }
        override var hash: Int { 1 }
        func isEqual(_ tree: Tree, or: Int) -> Bool { true }
      }
      """
    let model = try model(of: "Tree", in: [module("Trees", source)])
    #expect(model.outline == ["override isEqual(_:or:): (Tree, Int) -> Bool"])
    #expect(model.superclass?.unmocked.map(\.name) == ["isEqual(_:)", "hash"])
  }

  @Test func overridesWithMoreGeneralParametersReplaceTheirMembers() throws {
    let source = """
      class Tree: Plant {
        override func grow(_ a: Int?) {}
        override func bloom(_ a: Plant) {}
        override func store(_ a: Plant?) {}
        override func wilt(_ a: Tree) {}
      }
      class Plant {
        func grow(_ a: Int) {}
        func bloom(_ a: Tree) {}
        func store(_ a: Tree) {}
        func wilt(_ a: Plant) {}
      }
      """
    #expect(
      try outline(ofClass: source) == [
        "override grow(_:): (Int?) -> Void", "override bloom(_:): (Plant) -> Void",
        "override store(_:): (Plant?) -> Void", "override wilt(_:): (Tree) -> Void",
        "override wilt(_:): (Plant) -> Void",
      ])
  }

  @Test func overridesHaveTheIsolationOfTheirMembers() throws {
    let source = """
      class Tree: Plant {
        override func grow() {}
        override var age: Int { 2 }
        override subscript(a: Int) -> Int { 2 }
      }
      class Plant {
        @MainActor func grow() {}
        nonisolated var age: Int { 1 }
        @MainActor subscript(a: Int) -> Int { 1 }
      }
      """
    #expect(
      try outline(ofClass: source) == [
        "@MainActor override grow(): () -> Void", "nonisolated override age: () -> Int",
        "@MainActor override subscript(_:): (Int) -> Int",
      ])
  }

  @Test func membersOfSuperclassesAreOverriddenOnce() throws {
    let source = """
      class Tree: Plant<Int>, Sendable {
        override func grow(_ a: Int) {}
        override final func wilt() {}
        func bloom() {}
      }
      class Plant<T>: Thing {
        func grow(_ a: T) {}
        func wilt() {}
        func store(_ a: [T], _ b: Node) {}
        struct Node {}
      }
      typealias Thing = Base
      class Base { var name: String = "" ; func bloom(a: Int) {} }
      """
    #expect(
      try outline(ofClass: source) == [
        "override grow(_:): (Int) -> Void", "override bloom(): () -> Void",
        "override store(_:_:): ([Int], Plant<Int>.Node) -> Void", "override name: () -> String",
        "override set name: (String) -> Void", "override bloom(a:): (Int) -> Void",
      ])
  }

  @Test func genericParametersOfSuperclassesHideOtherTypes() throws {
    let source = """
      class Tree: Plant<Int, Rot, Bool> {}
      class Plant<Value, Error, Done> {
        func fail(_ error: Error, _ all: [Error]) {}
        var last: Error? { nil }
        func grow(_ done: Done) {}
      }
      struct Rot: Swift.Error {}
      typealias Done = () -> Void
      """
    #expect(
      try outline(ofClass: source) == [
        "override fail(_:_:): (Rot, [Rot]) -> Void", "override last: () -> Rot?",
        "override grow(_:): (Bool) -> Void",
      ])
  }

  @Test func onlyOpenMembersOfOtherPackagesAreOverridden() throws {
    let members = """
      open class Tree {
        public init() {}
        init(hidden: Int) {}
        open func a() {}
        public func b() {}
        func c() {}
        open internal(set) var d: Int
      }
      """
    let trees = module("Trees", isInPackage: false, members)
    let model = try model(of: "Tree", in: [trees])
    #expect(model.outline == ["override a(): () -> Void", "override d: () -> Int"])
    #expect(model.superclass?.unmocked.map(\.name) == ["b()"])
    #expect(model.superclass?.designated.count == 1)
    #expect(model.superclass?.needsTestable == false)
    #expect(
      imports(of: trees, tests: "mock(Tree.self)")
        == "import Mynah\nimport Trees\n\nimport class Trees.Tree\n")

    let hidden = module("Trees", isInPackage: false, "public class Tree { public init() {} }")
    #expect(
      generation(of: hidden, tests: "mock(Tree.self)").refusals.map(\.reason) == [
        "it isn't open in its package"
      ])
  }

  @Test func librariesOverrideOnlyOpenMembersOfOtherModules() {
    let generated = library(
      of: "open class Tree { public init() {}; open func a() {}; public func b() {}; func c() {} }"
    ).source
    #expect(
      lines(with: "override ", "@testable", in: generated) == [
        "public override init() {", "public override func a() {",
      ])
  }

  @Test func librariesOverrideAllVisibleMembersOfTheirModule() {
    let generated = library(of: "", own: "class Tree { func a() {}; public func b() {} }").source
    #expect(
      lines(with: "override ", in: generated) == [
        "override init() {", "override func a() {", "override func b() {",
      ])
  }

  @Test func librariesDoNotMockClassesOfOtherModulesThatAreNotOpen() {
    let refusals = library(of: "public class Tree { public init() {} }").refusals
    #expect(refusals.map(\.reason) == ["it isn't open in Trees"])
  }

  /// Returns the generation of a library that mocks a class of another module or of its own.
  private func library(of source: String, own: String = "") -> Generation {
    var request = Generation.Request(
      modules: [module("Trees", source), module("Mocks", own)], testModule: "Mocks",
      mentions: Mentions(in: "import Trees\nprivate typealias Mocks = (TreeMock)"))
    request.isPublic = true
    return Generation(request)
  }

  @Test func nestedClassesHaveTheGenericParametersOfOuterTypes() throws {
    let nested = """
      struct Wood<T: Hashable, U> where U: Sendable {
        struct Leaf {}
        class Plant { func plant(_ a: T, _ b: Leaf) -> Leaf? { nil } }
        class Tree<V>: Plant where V: Collection {
          struct Ring {}
          func tree(_ a: V, _ b: U, _ c: Ring) -> Tree { self }
        }
      }
      class Oak: Wood<Int, String>.Tree<[Int]> {}
      """
    let trees = module("Trees", nested)
    let tree = try model(of: "Wood.Tree", in: [trees])
    #expect(tree.head == "TreeMock<T, U, V><T: Hashable, U, V> where U: Sendable, V: Collection")
    #expect(tree.superclass?.reference == "Wood<T, U>.Tree<V>")
    #expect(
      tree.outline == [
        "override tree(_:_:_:): (V, U, Wood<T, U>.Tree<V>.Ring) -> Wood<T, U>.Tree<V>",
        "override plant(_:_:): (T, Wood<T, U>.Leaf) -> Wood<T, U>.Leaf?",
      ])
    let oak = try model(of: "Oak", in: [trees])
    #expect(
      oak.outline == [
        "override tree(_:_:_:): ([Int], String, Wood<Int, String>.Tree<[Int]>.Ring)"
          + " -> Wood<Int, String>.Tree<[Int]>",
        "override plant(_:_:): (Int, Wood<Int, String>.Leaf) -> Wood<Int, String>.Leaf?",
      ])
  }

  @Test func aGenericClassThatNamesItselfHasItsOwnArguments() throws {
    let source =
      "class Tree<T> { struct Ring {}\nfunc a(_ a: Tree, _ b: Tree<Int>) -> Tree.Ring? { nil } }"
    #expect(
      try model(of: "Tree", in: [module("Trees", source)]).outline == [
        "override a(_:_:): (Tree<T>, Tree<Int>) -> Tree<T>.Ring?"
      ])
  }

  @Test(
    arguments: [
      ("class Tree {}", "nonisolated final class TreeMock: Tree, LocalMock, _ReportsToTests {"),
      (
        "class Tree: Plant {}\nclass Plant {}",
        "nonisolated final class TreeMock: Tree, LocalMock, _ReportsToTests {"
      ),
      ("@MainActor class Tree {}", "final class TreeMock: Tree, LocalMock, _ReportsToTests {"),
      (
        "class Tree {}\nclass Plant {}",
        "nonisolated final class TreeMock: Tree, Mock, _ReportsToTests, @unchecked Sendable {"
      ),
    ] as [(String, String)])
  func mocksOfNonsendableClassesAreNotSendable(source: String, head: String) {
    let base = source.contains("Plant") ? "Plant" : "Tree"
    let unavailable = "\n@available(*, unavailable)\nextension \(base): Sendable {}"
    let generated = generation(of: module("Trees", source + unavailable), only: ["Tree"]).source
    #expect(lines(generated).filter { $0.contains("class TreeMock") } == [head])
  }

  @Test func anotherFileCanDeclareAClassNonsendable() {
    let trees = module(
      "Trees",
      texts: [
        "A.swift": "class Tree: Plant {}", "B.swift": "class Plant {}\nclass Oak {}",
        "C.swift": "@available(*, unavailable) extension Plant: Sendable {}",
      ])
    let generated = generation(of: trees, tests: "mock(Tree.self), mock(Oak.self)").source
    #expect(
      lines(generated).filter { $0.contains("final class ") } == [
        "nonisolated final class OakMock: Oak, Mock, _ReportsToTests, @unchecked Sendable {",
        "nonisolated final class TreeMock: Tree, LocalMock, _ReportsToTests {",
      ])
  }

  @Test(
    arguments: [
      ("class Tree {}", ["==", "hash"]),
      ("class Tree: Equatable { static func == (a: Tree, b: Tree) -> Bool { true } }", ["hash"]),
      ("class Tree: Hashable { func hash(into hasher: inout Hasher) {} }", []),
    ] as [(String, [String])])
  func mocksOfHashableProtocolsHaveTheIdentityThatTheirClassLacks(
    tree: String, expected: [String]
  ) {
    let trees = module("Trees", "\(tree)\nprotocol Oak: Tree, Hashable {}")
    let source = generation(of: trees, tests: "mock(Oak.self)").source
    let identity = lines(with: "static func == (", "func hash(into", in: source)
    #expect(identity.map { $0.contains("hash") ? "hash" : "==" } == expected)
  }
}

/// Returns the outline of the mock of a class `Tree`, which the source declares.
private func outline(ofClass source: String) throws -> [String] {
  try model(of: "Tree", in: [module("Trees", source)]).outline
}
