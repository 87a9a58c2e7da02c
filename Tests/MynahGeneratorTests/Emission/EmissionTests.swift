import MynahSyntax
import Testing

@testable import MynahGenerator

/// A source file of the module `Birds`, and the whole file that is generated from it.
struct Example: Sendable {
  let source: String
  let output: String
}

struct EmissionTests {
  @Test(arguments: [Example.bird, .nest])
  func theWholeFileIsAsExpected(example: Example) {
    let generation = generation(of: module("Birds", example.source), forwards: false)
    #expect(lines(generation.source) == lines(example.output))
  }

  @Test func mocksOfClassesOverrideTheirMembers() {
    let source = """
      import Sky

      open class Tree {
        public let species = "oak"
        open var height: Int

        public init(height: Int = 1) {
          self.height = height
        }

        public convenience init() {
          self.init(height: 3)
        }

        open func bloom(after days: Int) async throws(Frost) -> Bool { true }

        open class func plant() -> Self { fatalError() }
      }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "TreeMock", "super", "/// - ", "init", "override", "result", in: generated)
        == lines(
          """
          /// - `species` is a constant.
          nonisolated final class TreeMock: Tree, TreeMockPatterns, _ReportsToTests, @unchecked Sendable {
          override init(height: Int = 1) {
          super.init(height: height)
          mockingContext._superclassIsInitialized()
          /// Creates mocks by the initializers of `Tree`.
          static func initialize(
          ) -> TreeMock {
          _located(TreeMock(height: height), at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
          static func initialize(
          ) -> TreeMock {
          _located(TreeMock(), at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
          let _plant = _MockedMember<Void, () -> TreeMock, TreeMock, Never>("plant()")
          init() {
          override var height: Int {
          self._height.call(()) { $0() } super: { super.height }
          self._set_height.call(newValue) { $0(newValue) } super: { super.height = newValue }
          override func bloom(after days: Int) async throws(Frost) -> Bool {
          try await self._bloom_after.callAsync(days) { try await $0(days) } super: { try await super.bloom(after: days) }
          override static func plant() -> Self {
          let result: TreeMock = _statics._plant.call(()) { $0() } super: { super.plant() }
          return result as! Self
          static func plant() -> CallPattern<() -> TreeMock, TreeMock, Never> {
          /// The properties of `TreeMock` as `given` and `verify` take them.
          nonisolated protocol TreeMockPatterns: Mock {}
          nonisolated extension TreeMockPatterns {
          /// Creates a mock of `Tree` by `initialize`.
          nonisolated func mock(_ type: Tree.Type) -> TreeMock.InitializerProxy.Type {
          TreeMock.InitializerProxy.self
          ) -> TreeMock {
          _located(TreeMock(), at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
          """))
  }

  @Test func isolationAvailabilityAndConditionsAreThoseOfTheProtocol() {
    let source = """
      @available(macOS 14, *)
      @MainActor protocol View: Equatable {
        func render(with theme: Theme, in frame: (width: Int, height: Int), animated: Bool, onCompletion completion: @escaping (Error?) -> Void) -> [String: Int]
        #if DEBUG
        nonisolated func trace()
        #endif
      }
      """
    let generated = generation(of: module("Birds", source), forwards: false).source
    #expect(
      lines(with: "#if", "#e", "members[", "nonisolated", "@available", "left ===", in: generated)
        == lines(
          #"""
          @available(macOS 14, *)
          nonisolated let mockingContext: MockingContext
          private nonisolated let _render_with_in_animated_onCompletion = _MockedMember<(Theme, (width: Int, height: Int), Bool, ((any Error)?) -> Void), (Theme, (width: Int, height: Int), Bool, @escaping ((any Error)?) -> Void) -> [String: Int], [String: Int], Never>("render(with:in:animated:onCompletion:)")
          #if DEBUG
          private nonisolated let _trace = _MockedMember<Void, () -> Void, Void, Never>("trace()")
          #endif
          nonisolated init(at location: CodeLocation) {
          #if DEBUG
          _members[1] = _trace
          #else
          _members[1] = nil
          #endif
          nonisolated static var mockingContext: MockingContext {
          nonisolated static func == (left: ViewMock, right: ViewMock) -> Swift.Bool {
          left === right
          nonisolated func render(
          #if DEBUG
          nonisolated func trace() {
          nonisolated func trace() -> CallPattern<() -> Void, Void, Never> {
          #endif
          @available(macOS 14, *)
          nonisolated extension ViewMock: Equatable {}
          @available(macOS 14, *)
          nonisolated func mock(
          """#))
  }

  @Test func compositionsAreMockedOnceWhateverTheirOrder() {
    let source = """
      @MainActor protocol Singer {
        var name: String { get }
      }

      enum Sea {
        protocol Diver {
          static func dive(_ depth: Int) throws
        }
      }

      typealias Both = Sendable & Sea.Diver
      """
    let generated = generation(
      of: module("Birds", source),
      tests: "mock((any Both & Singer).self); mock((Singer & Sea.Diver & Sendable).self)"
    ).source
    #expect(
      lines(
        with: "import ", "class ", "MARK", "_dive = ", "_name = ", "extension", "(any Sea",
        in: generated)
        == lines(
          #"""
          import Mynah
          import enum Birds.Sea
          import protocol Birds.Singer
          @testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.
          // MARK: - Sea.Diver & Sendable & Singer
          final class DiverAndSendableAndSingerMock: Singer, DiverAndSendableAndSingerMockPatterns, _ReportsToTests, @unchecked Sendable {
          private nonisolated let _name = _MockedMember<Void, () -> String, String, Never>("name", .getter)
          nonisolated private final class _Statics: _StaticMembers, @unchecked Sendable {
          nonisolated let _dive = _MockedMember<Int, (Int) throws -> Void, Void, any Error>("dive(_:)")
          nonisolated extension DiverAndSendableAndSingerMock: Sea.Diver {}
          nonisolated extension DiverAndSendableAndSingerMockPatterns {
          _ type: (any Sea.Diver & Sendable & Singer).Type,
          """#))
  }

  @Test func modulesCanBeIsolatedByDefault() {
    let source = """
      protocol Bath: Basin {
        nonisolated func label() -> String
        subscript(day: Int) -> String { get set }
        func warm(_ body: () async -> Int, _ water: Water) async -> Int
        static func count() -> Int
      }
      protocol Basin {}
      nonisolated protocol Spring { func flow() -> Int }
      """
    let settings = ModuleSettings(isMainActorByDefault: true)
    let generated = generation(
      of: module("Tests", settings: settings, ""), module("Birds", settings: settings, source),
      tests: "mock(Bath.self) mock(Spring.self) StubbableSpring() SpringStub()"
    ).source
    #expect(
      lines(with: "nonisolated ", "_unreadable", "withoutActually", "@MainActor", in: generated)
        == lines(
          #"""
          @MainActor
          final class BathMock: nonisolated Bath, Mock, _ReportsToTests, @unchecked Sendable {
          nonisolated let mockingContext: MockingContext
          private nonisolated let _label = _MockedMember<Void, () -> String, String, Never>("label()")
          private nonisolated let _subscript = _MockedMember<Int, (Int) -> String, String, Never>("subscript(_:)", .subscriptGetter)
          private nonisolated let _set_subscript = _MockedMember<(Int, String), (Int, String) -> Void, Void, Never>("subscript(_:)", .subscriptSetter)
          private nonisolated let _warm = _MockedMember<(NonEscapingClosure<() async -> Int>, Water), (() async -> Int, Water) async -> Int, Int, Never>("warm(_:_:)")
          nonisolated init(at location: CodeLocation) {
          nonisolated static var mockingContext: MockingContext { _statics.mockingContext }
          nonisolated private static var _statics: _Statics { _staticMembers(of: Self.self) }
          nonisolated private final class _Statics: _StaticMembers, @unchecked Sendable {
          nonisolated let _count = _MockedMember<Void, () -> Int, Int, Never>("count()")
          nonisolated func label() -> String {
          nonisolated func label() -> CallPattern<() -> String, String, Never> {
          nonisolated subscript(day: @autoclosure () -> Int?) -> PropertyPattern<String> {
          nonisolated subscript<_Kind>(
          get { return _unreadable() }
          nonisolated func getSubscript(
          nonisolated func setSubscript(
          await withoutActuallyEscaping(body) { body in await self._warm.callAsync((.init(), water)) { await $0(_sent(body), _sent(water)) } }
          nonisolated func warm(
          nonisolated static func count() -> CallPattern<() -> Int, Int, Never> {
          nonisolated func mock(
          nonisolated final class SpringMock: Spring, Mock, _ReportsToTests, @unchecked Sendable {
          nonisolated func mock(
          nonisolated final class StubbableSpring: Spring {
          internal nonisolated final class SpringStub: Spring {
          """#))
  }

  @Test func whatExpressionsCanNotNameHasAnAlias() {
    let source = """
      nonisolated protocol Watcher {
        var onDrop: (Drop) async -> Int { get set }
        func watch<Answer>(_ drop: Drop, with body: (Drop) async throws -> Answer) async throws -> Answer
      }
      """
    let birds = module("Birds", settings: ModuleSettings(isNonsendingByDefault: true), source)
    let generated = generation(of: birds, tests: "mock(Watcher.self)").source
    #expect(
      lines(with: "nonsending", "Member_", in: generated)
        == lines(
          #"""
          /// - `onDrop`: `nonisolated(nonsending) (Drop) async -> Int`
          fileprivate typealias Member_onDrop = _MockedMember<Void, () -> nonisolated(nonsending) (Drop) async -> Int, nonisolated(nonsending) (Drop) async -> Int, Never>
          fileprivate typealias Member_set_onDrop = _MockedMember<nonisolated(nonsending) (Drop) async -> Int, (nonisolated(nonsending) @escaping (Drop) async -> Int) -> Void, Void, Never>
          fileprivate typealias Member_watch__with<Answer> = _MockedMember<(Drop, NonEscapingClosure<nonisolated(nonsending) (Drop) async throws -> Answer>), nonisolated(nonsending) (Drop, nonisolated(nonsending) (Drop) async throws -> Answer) async throws -> Answer, Answer, any Error>
          private let _onDrop = Member_onDrop("onDrop", .getter)
          private let _set_onDrop = Member_set_onDrop("onDrop", .setter)
          var onDrop: nonisolated(nonsending) (Drop) async -> Int {
          func getOnDrop() -> CallPattern<() -> nonisolated(nonsending) (Drop) async -> Int, nonisolated(nonsending) (Drop) async -> Int, Never> {
          _ newValue: @autoclosure () -> (nonisolated(nonsending) (Drop) async -> Int)?
          ) -> CallPattern<(nonisolated(nonsending) @escaping (Drop) async -> Int) -> Void, Void, Never> {
          nonisolated(nonsending) func watch<Answer>(
          with body: nonisolated(nonsending) (Drop) async throws -> Answer
          try await self._watch__with.member(as: Member_watch__with<Answer>.self).callAsync((drop, .init())) { try await $0(drop, body) }
          with body: @autoclosure () -> (nonisolated(nonsending) (Drop) async throws -> Answer)?
          ) -> CallPattern<nonisolated(nonsending) (Drop, nonisolated(nonsending) (Drop) async throws -> Answer) async throws -> Answer, Answer, any Error> {
          self._watch__with.member(as: Member_watch__with<Answer>.self).pattern(_argument(drop), _nonEscapingArgument(body))
          var onDrop: PropertyPattern<nonisolated(nonsending) (Drop) async -> Int> {
          PropertyPattern(mockingContext._member(0, as: WatcherMock.Member_onDrop.self).pattern())
          mockingContext._member(1, as: WatcherMock.Member_set_onDrop.self).assign(_assigned())
          """#))
  }

  @Test(arguments: [
    "bird.forwardCalls(to: crow)", "x.willForward(to: crow)", "~> forward(to: crow)",
  ])
  func mocksForwardWhereTheTestsSpeakOfIt(text: String) {
    let source = """
      protocol Bird {
        var name: String { get set }
        func land() throws(Storm)
        func fly(to place: String) async throws -> Int
        func sing(_ notes: String...)
        func copy() -> Self
        func fail<Failure: Error>() throws(Failure)
        static func hatch(_ egg: Int) -> Bool
      }
      """
    let birds = module("Birds", source)
    let tests = "mock(Bird.self)\n"
    #expect(
      lines(generation(of: birds, tests: tests).source).filter { $0.contains("forward:") } == [])
    let forwarding = generation(of: birds, tests: tests + text).source.split(separator: "\n")
    #expect(
      forwarding.filter { $0.contains("forward:") }.map { $0.drop { $0 == " " } } == [
        "self._name.call(()) { $0() } forward: { (target: inout any Bird) in target.name }",
        "self._set_name.call(newValue) { $0(newValue) } forward: { (target: inout any Bird) in target.name = newValue }",
        "try self._land.call(()) { try $0() } forward: { (target: inout any Bird) in try target.land() }",
        "try await self._fly_to.callAsync(place) { try await $0(place) } forward: { (target: inout any Bird) in try await target.fly(to: place) }",
        "_statics._hatch.call(egg) { $0(egg) } forward: { (target: inout any Bird.Type) in target.hatch(egg) }",
      ])
  }

  @Test func whatIsFreedFromItsActorIsNotForwarded() {
    let source = "@MainActor protocol Bird: Identifiable { var id: Int { get }\nfunc fly() }"
    let generated = generation(of: module("Birds", source), forwards: true).source
    #expect(
      generated.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.contains(".call(") } == [
          "self._id.call(()) { $0() }",
          "self._fly.call(()) { $0() } forward: { (target: inout any Bird) in target.fly() }",
        ])
  }

  @Test func membersWhoseResultIsMockedTooHaveNestedMocks() {
    let source = """
      protocol Bird {}
      protocol Tree {
        var tenant: Bird { get }
        func guest(after nights: Int) -> (any Bird)?
        func birds() -> [Bird]
        func stone() -> Stone
        func find<T>(_ type: T.Type) -> Bird
        subscript(branch: Int) -> Tree { get }
      }
      protocol Stone {}
      """
    let generated = generation(
      of: module("Trees", source), tests: "mock(Bird.self) mock(Tree.self)\n"
    ).source
    let nested = generated.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("nested") }
    #expect(
      nested == [
        "private let _tenant = _MockedMember<Void, () -> any Bird, any Bird, Never>(\"tenant\", .getter, nested: { BirdMock(at: $0) })",
        "private let _guest_after = _MockedMember<Int, (Int) -> (any Bird)?, (any Bird)?, Never>(\"guest(after:)\", nested: { BirdMock(at: $0) })",
        "private let _subscript = _MockedMember<Int, (Int) -> any Tree, any Tree, Never>(\"subscript(_:)\", .subscriptGetter, nested: { TreeMock(at: $0) })",
        "var nestedMock: BirdMock { _nestedMock() }", "var nestedMock: BirdMock { _nestedMock() }",
        "var nestedMock: BirdMock { _nestedMock() }", "var nestedMock: TreeMock { _nestedMock() }",
        "var nestedMock: TreeMock { _nestedMock() }",
      ])
    #expect(
      lines(with: "extension CallPattern", "extension PropertyPattern", in: generated) == [
        "nonisolated extension CallPattern where Result == (any Bird)? {",
        "nonisolated extension CallPattern where Result == any Bird {",
        "nonisolated extension PropertyPattern where Value == any Bird {",
        "nonisolated extension CallPattern where Result == any Tree {",
        "nonisolated extension PropertyPattern where Value == any Tree {",
      ])
  }

  @Test func theOrderOfTheSourcesDoesNotMatter() {
    let files = [Example.bird, .nest].enumerated().map { index, example in
      SourceText(path: "Birds\(index).swift", text: example.source)
    }
    let land = module("Land", "public protocol Nest {}\nfinal class A {}\nclass B {}")
    let sources = [(files, false), (files.reversed(), false), (files, true)].map { files, isLast in
      let birds = SourceModule(name: "Birds", texts: files, isInPackage: true)
      let modules = isLast ? [land, birds] : [birds, land]
      return Generation(Generation.Request(modules: modules, testModule: "Tests")).source
    }
    #expect(lines(sources[1]) == lines(sources[0]))
    #expect(lines(sources[2]) == lines(sources[0]))
  }

  @Test func nothingIsGeneratedFromNothing() {
    #expect(
      generation(of: module("Birds", "")).source == """
        // Generated by Mynah. Do not edit: it is written anew whenever its sources change.

        import Mynah

        """)
  }

  @Test func importsAreThoseOfTheSources() {
    let source = """
      import Zebra
      @_implementationOnly import Hidden
      internal import struct Alpha.Beta
      #if canImport(Foundation)
        import Foundation
      #endif
      public protocol Bird {}
      """
    let request = Generation.Request(
      modules: [module("Birds", source), module("Others", "import Unused\nstruct A {}")],
      testModule: "Tests")
    #expect(
      lines(Generation(request).source).drop { !$0.isEmpty }.prefix(10) == [
        "", "import Birds", "#if canImport(Foundation)", "  import Foundation", "#endif",
        "import Mynah", "import Zebra", "",
        "import protocol Birds.Bird", "import struct Alpha.Beta",
      ])
  }

  @Test func importsOfOneModuleAreInOrder() {
    let conditions = (0..<10).map { "A\($0)" }
    let imports = conditions.reversed().map { "#if \($0)\n  import Foundation\n#endif\n" }.joined()
    let request = Generation.Request(
      modules: [module("Birds", imports + "public protocol Bird {}")], testModule: "Tests")
    let found = lines(Generation(request).source).filter { $0.hasPrefix("#if") }
    #expect(found == conditions.map { "#if \($0)" })
  }
}
