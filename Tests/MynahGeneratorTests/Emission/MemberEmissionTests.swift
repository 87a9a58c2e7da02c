import MynahSyntax
import Testing

@testable import MynahGenerator

struct MemberEmissionTests {
  @Test func patternsArePreferredIfOnlyTheContextSetsTheResult() {
    let source = """
      protocol Bird {
        func find<T>(_ key: String) -> T?
        func load<T>(_ key: String) async throws -> T
        subscript<T>(key: String) -> T { get }
      }
      """

    let declared = members(in: source).filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
    #expect(
      declared.filter { $0 != "  }" }
        == lines(
          """
            @_disfavoredOverload
            func find<T>(_ key: String) -> T? {
            func find<T, _Kind>(
            ) -> CallPattern<(String) -> T?, T?, Never> {
            @_disfavoredOverload
            func find(_ key: @autoclosure () -> String?) -> _AllTypesPattern<_Untyped, Never> {
            @_disfavoredOverload
            func load<T>(_ key: String) async throws -> T {
            func load<T, _Kind>(
            ) -> CallPattern<(String) async throws -> T, T, any Error> {
            func load<T>(
            ) async -> CallPattern<(String) async throws -> T, T, any Error> {
            @_disfavoredOverload
            func load(_ key: @autoclosure () -> String?) -> _AllTypesPattern<_Untyped, any Error> {
            @_disfavoredOverload
            subscript<T>(key: String) -> T {
            subscript<T, _Kind>(
            ) -> CallPattern<(String) -> T, T, Never> {
            @_disfavoredOverload
            func getSubscript<T, _Kind>(
            ) -> CallPattern<(String) -> T, T, Never> {
          """))
  }

  @Test func patternsOfContextualResultsHaveTheTypeOfTheCall() {
    let source = """
      protocol Bird {
        func find<T>(_ key: String) -> T?
        func load<T>(_ key: String) async throws -> T
        subscript<T>(key: String) -> T { get }
      }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "self._load", in: generated)
        == lines(
          """
          try await _variant(of: self._load, for: T.self, _MockedMember<String, (String) async throws -> T, T, any Error>.self).callAsync(key) { try await $0(key) }
          _variant(of: self._load, for: T.self, _MockedMember<String, (String) async throws -> T, T, any Error>.self).pattern(_argument(key))
          _variant(of: self._load, for: T.self, _MockedMember<String, (String) async throws -> T, T, any Error>.self).pattern(_exactly(key))
          self._load.patternOfAllTypes(_argument(key))
          """))
  }

  @Test(arguments: [
    "func find<T>(_ keys: [T]) -> T?", "func all<T>() -> [T]",
    "func make<T>(_ type: T.Type) -> T", "func only() -> Int?", "func pair<T>() -> (T, T)",
  ])
  func otherMembersArePreferredToPatterns(member: String) {
    let members = members(in: "protocol Bird { \(member) }")
    #expect(members.first == "  \(member) {")
  }

  @Test func membersArePreferredToMethodsOfExtensions() {
    let source = """
      protocol Bird {
        func eat(_ food: String)
        func land(_ place: String)
      }
      extension Bird { func eat(_ food: String, slowly: Bool = false) {} }
      """
    let declared = members(in: source).filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
    #expect(
      declared.filter { $0 != "  }" }
        == lines(
          """
            func eat(_ food: String) {
            func eat<each _Kind>(_eat: repeat (each _Kind).Type) {}
            @_disfavoredOverload
            func eat<_Kind>(
            ) -> CallPattern<(String) -> Void, Void, Never> {
            @_disfavoredOverload
            func land(_ place: String) {
            @_disfavoredOverload
            func land<_Kind>(
            ) -> CallPattern<(String) -> Void, Void, Never> {
          """))
  }

  @Test func membersArePreferredToMethodsOfExtensionsInOtherModules() {
    let modules = [
      module("Birds", "public protocol Bird { func eat(_ food: String) }"),
      module("Nests", "import Birds\nextension Bird { public func eat(_ food: String) {} }"),
    ]
    let source = Generation(Generation.Request(modules: modules)).source
    #expect(
      lines(with: "func eat", in: source)
        == lines(
          """
          func eat(_ food: String) {
          func eat<each _Kind>(_eat: repeat (each _Kind).Type) {}
          func eat<_Kind>(
          """))
  }

  @Test func membersRethrowErrorsOfTheirClosures() {
    let source = """
      protocol Bird {
        func count(where isCounted: (inout Int) throws -> Bool) rethrows -> Int
        func wait(_ body: () async throws(Storm) -> Void) async rethrows
        func sum(_ body: (Int...) throws -> Int) rethrows -> Int
        func weigh(_ egg: @autoclosure () throws -> Int) rethrows
      }
      enum Storm: Error { case rain }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "rethrow", "errors", "_AsyncCallPattern", "func sum(_", "sum.c", in: generated)
        == lines(
          """
          func count(where isCounted: (inout Int) throws -> Bool) rethrows -> Int {
          let errors = _RethrownErrors()
          return try self._count_where.callRethrowing(.init(), errors) { try $0({ do { return try isCounted(&$0) } catch { throw errors.recordThrown(error) } }) }
          try _rethrow(error) { throw $0 }
          func wait(_ body: () async throws(Storm) -> Void) async rethrows {
          let errors = _RethrownErrors()
          try await self._wait.callAsyncRethrowing(.init(), errors) { try await $0({ () async throws(Storm) in do throws(Storm) { return try await body() } catch { throw errors.recordThrown(error) } }) }
          try _rethrow(error) { throw $0 }
          ) -> _AsyncCallPattern<(() async throws -> Void) async throws -> Void, Void, Never> {
          _AsyncCallPattern(self._wait.pattern(_nonEscapingArgument(body)))
          func sum(_ body: (Int...) throws -> Int) -> Int {
          self._sum.call(.init()) { $0(body) }
          func weigh(_ egg: @autoclosure () throws -> Int) rethrows {
          let errors = _RethrownErrors()
          try self._weigh.callRethrowing(egg, errors) { try $0({ do { return try egg.get() } catch { throw errors.recordThrown(error) } }) }
          try _rethrow(error) { throw $0 }
          """))
  }

  @Test func mocksOfProtocolsThatRequireAClassInheritFromIt() {
    let source = """
      class Tree {
        init(height: Int) {}
        func bloom() -> Int { 1 }
        final func root() -> Int { 2 }
        var rings: Int { 3 }
      }
      protocol Bird: Tree {
        init(height: Int)
        func bloom() -> Int
        func root() -> Int
        var rings: Int { get set }
        func fly() -> Int
      }
      """
    let generated = generation(of: module("Birds", source), only: ["Bird"], forwards: true).source
    #expect(
      lines(with: "class BirdMock", "override ", "super", "target", in: generated)
        == lines(
          """
          nonisolated final class BirdMock: Tree, Bird, BirdMockPatterns, _ReportsToTests, @unchecked Sendable {
          required override init(height: Int) {
          super.init(height: height)
          mockingContext._superclassIsInitialized()
          override func bloom() -> Int {
          self._bloom.call(()) { $0() } forward: { (target: inout Tree) in target.bloom() } super: { super.bloom() }
          override var rings: Int {
          self._rings.call(()) { $0() } forward: { (target: inout any Bird) in target.rings }
          self._set_rings.call(newValue) { $0(newValue) } forward: { (target: inout any Bird) in target.rings = newValue }
          self._fly.call(()) { $0() } forward: { (target: inout any Bird) in target.fly() }
          """))
  }

  @Test(arguments: [
    ("", []), ("bird.getName()", ["getName"]), ("bird.setName(any())", ["setName"]),
    ("bird.getSubscript(1)", ["getSubscript"]),
  ])
  func accessorPatternsAreGeneratedIfATestMentionsThem(call: String, names: [String]) {
    let source =
      "protocol Bird { var name: String { get set }; subscript(index: Int) -> Int { get } }"
    let generated = generation(
      of: module("Birds", source), tests: "let bird = mock(Bird.self); \(call)"
    ).source
    let found = ["getName", "setName", "getSubscript"].filter { generated.contains("func \($0)(") }
    #expect(found == names)
  }

  @Test func patternsHaveTheDocCommentsOfTheirMembers() {
    let source = """
      protocol Bird {
        /** Sings.
         *
         *  - Parameter volume: How loud. */
        @available(macOS 13, *) func sing(volume: Int)
        /// The name on its ring, which no other bird has.
        var name: String { get set }
        /// Finds food.
        subscript(index: Int) -> String { get }
        func land()
      }
      """
    let generated = lines(generation(of: module("Birds", source), only: ["Bird"]).source)
    let documented = generated.drop { !$0.hasPrefix("  static var mockingContext") }.indices.filter
    { index in
      generated[..<(index + 1)].suffix(4).contains { $0.hasPrefix("  ///") }
    }
    #expect(
      documented.map { generated[$0] }
        == lines(
          """
            /// Sings.
            ///
            ///  - Parameter volume: How loud.
            @available(macOS 13, *)
            @_disfavoredOverload
            func sing<_Kind>(
            /// The name on its ring, which no other bird has.
            @_disfavoredOverload
            func getName() -> CallPattern<() -> String, String, Never> {
              self._name.pattern()
            /// The name on its ring, which no other bird has.
            @_disfavoredOverload
            func setName(
              _ newValue: @autoclosure () -> String?
            /// Finds food.
            @_disfavoredOverload
            subscript(index: @autoclosure () -> Int?) -> CallPattern<(Int) -> String, String, Never> {
              self._subscript.pattern(_argument(index))
            /// Finds food.
            @_disfavoredOverload
            func getSubscript(
              _ index: @autoclosure () -> Int?
            /// The name on its ring, which no other bird has.
            @_disfavoredOverload
            var name: PropertyPattern<String> {
              get {
          """))
  }

  @Test func patternsWithMoreThanFourMatchersAreWrittenOut() {
    let many = """
      protocol Bird {
        func eat(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ matcher: Int)
        var mood: Int { get async throws }
      }
      """
    let patterns = generation(of: module("Birds", many), forwards: false).source
    #expect(
      lines(with: "matcher0", "_matcher1", "hash", "var mood", in: patterns)
        == lines(
          """
          let _matcher0 = _argument(a)
          let _matcher1 = _argument(b)
          let pattern = self._eat.pattern([_matcher0, _matcher1, _matcher2, _matcher3, _matcher4]) { arguments in
          _matcher0.matches(arguments.0)
          && _matcher1.matches(arguments.1)
          } hash: { arguments in
          var hash = 0
          hash = _matcher0.hash(arguments.0, after: hash)
          hash = _matcher1.hash(arguments.1, after: hash)
          hash = _matcher2.hash(arguments.2, after: hash)
          hash = _matcher3.hash(arguments.3, after: hash)
          hash = _matcher4.hash(arguments.4, after: hash)
          return hash
          var mood: Int {
          var mood: CallPattern<() async throws -> Int, Int, any Error> {
          """))
  }

  /// Checks for `return`, because Swift applies a requirement's builder to bodies without `return`.
  @Test func membersWithResultBuildersUseReturn() {
    let source = """
      protocol Bird {
        @NestBuilder var twigs: [Int] { get }
        @Nests.Builder<Int> func build() -> [Int]
        @MainActor func rest() -> [Int]
      }
      """
    #expect(
      members(in: source).filter { $0.contains(".call(") } == [
        "    return self._twigs.call(()) { $0() } forward: { (target: inout any Bird) in target.twigs }",
        "    return self._build.call(()) { $0() } forward: { (target: inout any Bird) in target.build() }",
        "    self._rest.call(()) { $0() } forward: { (target: inout any Bird) in target.rest() }",
      ])
  }

  @Test func matchersInSeparateStatementsHaveAnExplicitType() {
    let source = """
      protocol Bird { subscript(wing: Int, row: Int, spot: Int, side: Int) -> String { get set } }
      """
    #expect(
      members(in: source).filter { $0.contains("= _assigned(") } == [
        "        let _matcher4 = _assigned(newValue)",
        "      let _matcher4 = _assigned((String).self)",
        "      let _matcher4 = _assigned(newValue)",
      ])
  }

  /// Returns the members of `Bird`'s mock, except for the members that every mock has.
  private func members(in source: String) -> [String] {
    let generated = lines(generation(of: module("Birds", source), only: ["Bird"]).source)
    return generated.drop { !$0.contains("_staticContext") }.dropFirst(3).prefix { $0 != "}" }
      .map { $0 }
  }
}
