import Testing

@testable import MynahGenerator

struct ClassInitializerTests {
  @Test func mocksHaveTheInitializersOfTheirClass() throws {
    for (source, expected) in rows(
      """
      class Tree {} => init()
      class Tree { init(a: Int) {} } => init(a: Int)
      class Tree { init?(a: Int = 3, b: Int = 3 + f(), c: Int = bed) {} } => init?(a: Int = 3, b: Int = 3 + f(), c: Int = bed)
      private let bed = 3; class Tree { init(a: Int = 3, b: Int = bed) {} } => init(a: Int = 3, b: Int); init(a: Int = 3)
      class Tree { init<T: Hashable>(_ a: T) async throws {} } => init<T: Hashable>(_ a: T) async throws
      class Tree { required init() {} } => required init()
      class Tree { init(a: Int) {}; convenience init() {} } => init(a: Int); convenience init()
      class Tree { init(a: Int) {}; private init(b: Int) {}; convenience init() {} } => init(a: Int)
      class Tree: Plant {}; class Plant { init(p: Int) {} } => init(p: Int)
      class Tree: Plant { convenience init() {} }; class Plant { init(p: Int) {} } => init(p: Int); convenience init()
      class Tree: Plant { init(t: Int) {} }; class Plant { init(p: Int) {} } => init(t: Int)
      class Tree: Plant<Int> {}; class Plant<T> { init(p: [T]) {} } => init(p: [Int])
      class Tree: Unknown {} => init()
      class Tree: NSObject {} => init()
      class Tree: Plant {}; class Plant: DateFormatter {} => init(); required init?(coder: NSCoder)
      class Tree: Formatter { init(a: Int) {} } => init(a: Int)
      class Tree: Formatter {}; class Formatter { init(a: Int) {} } => init(a: Int)
      class Tree: Bundle {}; protocol Bundle {} => init()
      public class Tree { init(a: Int) {}; public convenience init() {} } => init(a: Int)
      public class Tree { public init(a: Int) {}; public convenience init() {} } => init(a: Int); convenience init()
      """)
    {
      let superclass = try #require(
        try model(of: "Tree", in: [module("Trees", source)]).superclass)
      let outlines =
        superclass.designated.map(\.outline)
        + superclass.convenience.map { "convenience \($0.outline)" }
      #expect(outlines.joined(separator: "; ") == expected, "\(source)")
    }
  }

  @Test func aTestableImportMakesInternalClassesVisible() throws {
    let plants = module("Plants", "class Plant { init(p: Int) {} }")
    let test = module("Trees", "@testable import Plants\nclass Tree: Plant {}")
    #expect(try model(of: "Tree", in: [test, plants]).sources.count == 2)
  }

  @Test func initializersOfFoundationsClassesArePublic() throws {
    let trees = module("Trees", isInPackage: false, "open class Tree: NSObject {}")
    #expect(try model(of: "Tree", in: [trees]).superclass?.designated.count == 1)
  }

  @Test func mockFunctionsHaveTheAttributesOfTheInitializer() {
    let trees = module(
      "Trees", "open class Tree { @available(*, deprecated) @MainActor public init() {} }")
    let source = generation(of: trees, tests: "mock(Tree.self)").source
    #expect(
      source.hasSuffix(
        """

        /// Creates a mock of `Tree`.
        @available(*, deprecated)
        @MainActor
        func mock(
          _ type: Tree.Type,
          fileID: StaticString = #fileID,
          filePath: StaticString = #filePath,
          line: UInt = #line,
          column: UInt = #column
        ) -> TreeMock {
          _located(TreeMock(), at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }

        """))
  }

  @Test func initializersForSomeGenericArgumentsAreCalledThroughAProxy() {
    let trees = module("Trees", "class Tree<Kind> { init() where Kind == Int {} }")
    let source = generation(of: trees, tests: "mock(Tree<Int>.self)").source
    #expect(lines(with: "static func initialize", in: source) == ["static func initialize("])
    let functions = source.split(separator: "\n").filter { $0.contains("func mock<") }
    #expect(
      functions == [
        "nonisolated func mock<Kind>(_ type: Tree<Kind>.Type) -> TreeMock<Kind>.InitializerProxy.Type {",
        "nonisolated func mock<Kind>(_ type: Tree<Kind>.Type) -> TreeMock<Kind> {",
      ])
  }

  @Test func variadicInitializersAreConvenience() {
    // `init(_:)` must be convenience, because Swift can't implicitly await an async `super.init()`.
    let trees = module("Trees", "class Tree { init() async {}; required init(_ a: Int...) {} }")
    let source = generation(of: trees, tests: "mock(Tree.self)").source
    #expect(
      lines(with: "init(", in: source) == [
        "override init() async {", "await super.init()",
        "required convenience init(_ a: Int...) {",
        #"Swift.fatalError("A mock can't call Tree.init(_:).")"#,
      ])
  }

  @Test func requiredInitializersThatAreNotInheritedDoNotCreateMocks() {
    let trees = module(
      "Trees",
      "class Tree { init(a: Int) {}; private init() {}; required convenience init(b: Int) {} }")
    let source = generation(of: trees, tests: "mock(Tree.self)").source
    #expect(
      lines(with: "(b: Int", "Tree.init(b:)", "b: b", in: source) == [
        "required init(b: Int) {", #"Swift.fatalError("A mock can't call Tree.init(b:).")"#,
      ])
  }

  @Test func otherModulesSeeOnlyPublicInitializers() throws {
    let trees = module(
      "Trees", "open class Tree { init(a: Int) {}; func grow() {}; func rest() {} }")
    let woods = module("Woods", "import Trees\nclass Oak: Tree { func grow() {} }")
    #expect(throws: Refusal.self) { try model(of: "Oak", in: [woods, trees]) }
  }

  @Test func methodsThatRedeclareInternalOnesAreNotOverridden() throws {
    let trees = module(
      "Trees", "open class Tree { public init() {}; func grow() {}; func rest() {} }")
    let woods = module("Woods", "import Trees\nclass Oak: Tree { func grow() {} }")
    let oak = try model(of: "Oak", in: [woods, trees])
    #expect(oak.outline == ["override rest(): () -> Void"])
    #expect(
      oak.superclass?.unmocked == [
        UnmockedMember(name: "grow()", reason: "is also declared in Tree")
      ])
  }

  @Test func aProtocolCanRequireAnInitializerThatItsClassLacks() {
    let source = generation(
      of: module("Trees", "class Tree { init() {} }\nprotocol Oak: Tree { init(age: Int) throws }"),
      tests: "mock(Oak.self)"
    ).source
    #expect(
      lines(with: "required init", "super.init", in: source) == [
        "super.init()", "required init(age: Int) throws {", "super.init()",
      ])
  }

  @Test func addedInitializersHaveTheOrderOfTheirProtocols() {
    let trees = module(
      "Trees",
      texts: [
        "A.swift": "protocol A { init(a: Int) }", "B.swift": "protocol B { init(b: Int) }",
        "C.swift": "protocol C { init(c: Int) }", "D.swift": "protocol D { init(d: Int) }",
        "Oak.swift": "class Tree { init() {} }; protocol Oak: Tree, D, A, C, B {}",
      ])
    let source = generation(of: trees, tests: "mock(Oak.self)").source
    #expect(
      lines(with: "required init", in: source) == [
        "required init(d: Int) {", "required init(a: Int) {", "required init(c: Int) {",
        "required init(b: Int) {",
      ])
  }
}

extension InitializerModel {
  fileprivate var outline: String {
    (inheritance == .required ? "required " : "") + "init\(failability.mark)\(call.genericClause)("
      + call.parameters.map(\.declaration).joined(separator: ", ") + ")\(call.effects.clause)"
  }
}
