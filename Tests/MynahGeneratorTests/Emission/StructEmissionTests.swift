import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of the mocks of structs of closures.
struct StructEmissionTests {
  @Test func closurePropertiesBecomeMembersOfTheMock() {
    let source = source(
      """
      struct T {
        var load: @Sendable (_ id: Int) async throws -> String
        let name: String
      }
      """)
    #expect(
      lines(source).drop { $0 != "/// A mock of `T`." }.joined(separator: "\n")
        == """
        /// A mock of `T`.
        nonisolated final class TMock: Mock, _ReportsToTests, @unchecked Sendable {
          let mockingContext: MockingContext
          private let _load: _MockedMember<Int, (Int) async throws -> String, String, any Error>
          private let _given_name: String

          init(name _given_name: String, at location: CodeLocation) {
            _load = .init("load(_:)")
            mockingContext = MockingContext("T", members: [_load], location: location)
            self._given_name = _given_name
          }

          static var mockingContext: MockingContext {
            _staticContext(of: Self.self, "T")
          }

          /// The `T` to inject, whose closures call this mock.
          var value: T {
            T(load: { try await self.load($0) }, name: self._given_name)
          }

          func load(_ id: Int) async throws -> String {
            try await self._load.callAsync(id) { try await $0(id) }
          }

          @_disfavoredOverload
          func load(
            _ id: @autoclosure () -> Int?
          ) -> CallPattern<(Int) async throws -> String, String, any Error> {
            self._load.pattern(_argument(id))
          }
        }

        /// Creates a mock of `T`.
        nonisolated func mock(
          _ type: T.Type,
          name: String,
          fileID: StaticString = #fileID,
          filePath: StaticString = #filePath,
          line: UInt = #line,
          column: UInt = #column
        ) -> TMock {
          TMock(name: name, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }

        @available(*, unavailable, message: "T requires values: write mock(T.self, name: String)")
        nonisolated func mock(_ type: T.Type) -> TMock {
          fatalError()
        }

        """)
  }

  /// Compares the statements with which a mock creates the struct to inject.
  @Test(
    arguments: rows(
      """
      struct T { let f, g: () -> Void } => T(f: { self.f() }, g: { self.g() })
      struct T { var f: (() -> Void)? } => T(f: { self.f() })
      struct T { var f: Swift.Optional<() -> Void> } => T(f: { self.f() })
      struct T { var f: (Int) -> Void = { _ in }; let g: () -> Void = {} } => T(f: { self.f($0) })
      struct T { var f: (inout Int) -> Void; static var g: () -> Void } => T(f: { self.f(&$0) })
      struct T { typealias F = () -> Void; var f: F } => T(f: { self.f() })
      struct T { var f: (Int) throws(E) -> Void; var g: () -> Void { f } } => T(f: { (argument1) throws(E) in try self.f(argument1) })
      struct T { var f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; init() { f = {} } } => T({ self.f() })
      struct T { var f: () -> Void; private var g = 0; init() { f = {} } } => var value = T(); value.f = { self.f() }; return value
      struct T { var f: () -> Void; private let g: () -> Void; init(count: Int) { f = {} } } => var value = T(count: self._given_count); value.f = { self.f() }; return value
      struct T { var f: () -> Void; init(f: @escaping () -> Void, a: Int = 0) {}; init(f: @escaping () -> Void, b: Int = 0) {} } => T(f: { self.f() }, a: self._given_a)
      struct T { var f: () -> Void; private init(f: Int) {}; init(by f: @escaping () -> Void, a: Int = 0) {} } => T(by: { self.f() })
      """))
  func mocksCreateTheStructToInject(_ declaration: String, _ expected: String) {
    let all = lines(source(declaration))
    let body = all.drop { !$0.hasPrefix("  var value: ") }.dropFirst().prefix { $0 != "  }" }
    #expect(body.map { $0.drop(while: \.isWhitespace) }.joined(separator: "; ") == expected)
  }

  @Test func closuresWithInitAccessorsArePassedToTheInitializer() {
    let source = source(
      """
      struct T {
        var load: () -> Int {
          @storageRestrictions(initializes: _load)
          init(initialValue) { _load = initialValue }
          get { _load }
          set { _load = newValue }
        }
        private var _load: () -> Int = { 0 }
        var computed: () -> Int { get { _load } set { _load = newValue } }
        init(load: @escaping () -> Int) { self.load = load }
        init() {}
      }
      """)
    #expect(
      lines(source).drop { $0 != "  var value: T {" }.prefix(3) == [
        "  var value: T {", "    T(load: { self.load() })", "  }",
      ])
    #expect(!source.contains("func _load") && !source.contains("func computed"))
  }

  @Test func nestedStructsOfClosuresHaveNestedMocks() {
    let clients = source(
      """
      struct T {
        var api: API
        private(set) var live: API = .live
        let note: (String) -> Void
      }
      struct API { let load: (Int) -> String; static let live = API { "\\($0)" } }
      """)
    #expect(
      lines(with: "api", "live", "/// A mock", in: clients) == [
        "/// A mock of `API`.", "/// A mock of `T`.", "/// The mock of `api`.",
        "let api: APIMock", "/// The mock of `live`.", "let live: APIMock",
        "self.api = APIMock(at: location)", "self.live = APIMock(at: location)",
        "mockingContext._nest(self.api, as: \"api\")",
        "mockingContext._nest(self.live, as: \"live\")",
        "T(api: self.api.value, live: self.live.value, note: { self.note($0) })",
      ])
  }

  @Test(
    arguments: [
      ("struct T { var a: A }", "let a: AMock"),
      ("struct T { var a = A(f: {}) }", "let a: AMock"),
      ("struct T { var a: A }; class AMock {}", "let a: TestsAMock"),
      ("struct T { let a: A; init(by a: A) { self.a = a } }", "let a: AMock"),
      ("struct T { var a: A; init() { a = A(f: {}) } }", "let a: AMock"),
      ("@MainActor struct T { var a: Main }", "let a: MainMock"),
      ("struct T { var a: Main; var f: () -> Void }", "private let _given_a: Main"),
      ("struct T { var a: Named; var f: () -> Void }", "private let _given_a: Named"),
      ("struct T { var a: Plain; var f: () -> Void }", "private let _given_a: Plain"),
      ("struct T { var a: Hidden; var f: () -> Void }", "private let _given_a: Hidden"),
      ("struct T { var a: Conditional; var f: () -> Void }", "private let _given_a: Conditional"),
      ("struct T { var a: Grouped; var f: () -> Void }", "private let _given_a: Grouped"),
      (
        "struct T { let a: T2; var f: () -> Void }; struct T2 { let a: T }",
        "private let _given_a: T2"
      ),
    ] as [(String, String)])
  func propertiesWithoutANestedMockAreGivenByTheTest(declaration: String, expected: String) {
    let source = source(
      """
      \(declaration)
      struct A { var f: () -> Void }
      struct C<Key> { var f: (Key) -> Void }
      struct Outer { var a: A; var c: C<Int> }
      @MainActor struct Main { var f: @MainActor () -> Void }
      struct Named { let name: String; var f: () -> Void }
      struct Plain { var count: Int }
      struct Hidden { let f: () -> Void; private init() { f = {} } }
      #if DEBUG
      struct Conditional { var f: () -> Void }
      #endif
      @_spi(Groups) struct Grouped { var f: () -> Void }
      """)
    let mock = lines(source).drop { !$0.contains(" class TMock") }
    let storage = mock.first { $0.contains("let a:") || $0.contains("let _given_a:") }
    #expect(storage?.drop(while: \.isWhitespace) == Substring(expected))
  }

  @Test func onlyVisiblePropertiesForwardTheirCalls() {
    let source = generation(
      of: module(
        "Tests",
        "struct T { var a: A; private let b: A; init(a: A, b: A) {} }"
          + "; struct A { var f: () -> Void }"), tests: "mock(T.self).forwardCalls(to: t)"
    ).source
    #expect(
      lines(source).filter { $0.contains("_nest(") } == [
        "    mockingContext._nest(self.a, as: \"a\") { (target: T) in target.a }",
        "    mockingContext._nest(self.b, as: \"b\")",
      ])
  }

  @Test func mocksHaveTheGenericParametersOfTheStruct() {
    let generics = source(
      "struct T<Item: Hashable> where Item: Sendable { struct Key {}\n  var f: (Item, Self) -> Key }"
    )
    #expect(
      lines(with: "<Item", in: generics) == [
        "nonisolated final class TMock<Item: Hashable & Sendable>: Mock, _ReportsToTests, @unchecked Sendable {",
        "private let _f: _MockedMember<(Item, T<Item>), (Item, T<Item>) -> T<Item>.Key, T<Item>.Key, Never>",
        "var value: T<Item> {",
        "T<Item>(f: { self.f($0, $1) })",
        "func f(_ argument1: Item, _ argument2: T<Item>) -> T<Item>.Key {",
        "_ argument2: @autoclosure () -> T<Item>?",
        ") -> CallPattern<(Item, T<Item>) -> T<Item>.Key, T<Item>.Key, Never> {",
        "nonisolated func mock<Item: Hashable & Sendable>(",
        "_ type: T<Item>.Type,",
        ") -> TMock<Item> {",
        "TMock<Item>(at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))",
      ])
  }

  @Test func mocksHaveTheActorOfTheStruct() {
    let actors = source("@MainActor struct T { var f: () -> Void; var g: @MainActor () -> Void }")
    #expect(
      lines(with: "func ", "@MainActor", "class", "var value", in: actors) == [
        "nonisolated final class TMock: Mock, _ReportsToTests, @unchecked Sendable {",
        "@MainActor", "var value: T {", "func f() {",
        "func f() -> CallPattern<() -> Void, Void, Never> {", "@MainActor", "func g() {",
        "func g() -> CallPattern<() -> Void, Void, Never> {", "nonisolated func mock(",
      ])
  }

  @Test func internalInitializersRequireATestableImport() {
    let imported = imports(
      of: module("Birds", "public struct T { public var f: () -> Void }"),
      tests: "import Birds\nlet t = mock(T.self)")
    #expect(
      imported == """
        import Mynah

        import struct Birds.T

        // Internals of Birds: T.
        @testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
    let isPublic = imports(
      of: module(
        "Birds",
        "public struct T { public var f: () -> Void\n  public init(f: @escaping () -> Void) {} }"),
      tests: "import Birds\nlet t = mock(T.self)")
    #expect(
      isPublic == """
        import Birds
        import Mynah

        import struct Birds.T

        """)
  }

  @Test func structsOfOtherPackagesNeedAPublicInitializer() {
    let source = "public struct T { public var f: () -> Void }"
    let generation = generation(
      of: module("Birds", isInPackage: false, source), tests: "import Birds\nlet t = mock(T.self)")
    #expect(
      generation.refusals.map(\.reason) == [
        "its memberwise initializer is internal in Birds"
      ])
  }

  @Test func initializersOfATestableModuleAreCalled() {
    let source = generation(
      of: module("Birds", "struct T { var f: () -> Void\n  init(f: @escaping () -> Void) {} }"),
      tests: "@testable import Birds\nlet t = mock(T.self)"
    ).source
    #expect(lines(with: "T(f", in: source) == ["T(f: { self.f() })"])
  }

  @Test(arguments: [
    ("init", ["the mock can't call any of its initializers"]), ("public init", []),
  ])
  func aLibraryOfMocksNeedsPublicInitializers(head: String, refusals: [String]) {
    let source =
      "public struct T { public var f: () -> Void\n  \(head)(f: @escaping () -> Void) {} }"
    var request = Generation.Request(
      modules: [module("Birds", source)], testModule: "Mocks",
      mentions: Mentions(in: "import Birds\nlet t = mock(T.self)"))
    request.isPublic = true
    #expect(Generation(request).refusals.map(\.reason) == refusals)
  }

  @Test func librariesCallInitializersWithoutAnAccessLevel() {
    let source = """
      public struct T {
        public var f: () -> Void
        public init(f: @escaping () -> Void) {}
      }
      """
    var request = Generation.Request(
      modules: [module("Birds", source)], testModule: "Mocks",
      mentions: Mentions(in: "import Birds\nlet t = mock(T.self)"))
    request.isPublic = true
    let written = lines(Generation(request).source).drop { !$0.hasSuffix("var value: T {") }
    #expect(written.prefix(2) == ["  public var value: T {", "    T(f: { self.f() })"])
  }

  @Test func unmockableStructsAreRefused() {
    let source = """
      struct A { var f = 3 }
      struct B { var f: () -> Void; private var g: Int }
      struct C { let f: () -> Void; private init() {} }
      struct D { let f: () -> Void; init?(f: @escaping () -> Void) {} }
      struct E { let f: () -> Void; init() {} }
      struct F { var f: @convention(c) () -> Int }
      private struct G { var f: () -> Int }
      enum H<T> { struct Nested { var f: () -> T } }
      """
    let names = ["A", "B", "C", "D", "E", "F", "G", "H.Nested"]
    let tests = names.map { "mock(\($0).self)\n" }.joined()
    #expect(
      generation(of: module("Tests", source), tests: tests).refusals.map(\.reason)
        == lines(
          """
          it's a struct. Extract a protocol and mock that
          g makes its initializer private. Declare an internal initializer
          the mock can't call any of its initializers
          the mock can't call any of its initializers
          no initializer takes its closures, and they can't be set
          f is a C function or Objective-C block, which can't be mocked
          it's private. Make it internal
          it's a struct in a generic type
          """))
  }

  private func source(_ declaration: String) -> String {
    generation(
      of: module("Tests", declaration + "\nstruct E: Error {}"), tests: "let t = mock(T.self)",
      forwards: false
    ).source
  }
}
