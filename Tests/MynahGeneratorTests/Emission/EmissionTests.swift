import MynahSyntax
import Testing

@testable import MynahGenerator

/// A source file of the module `Birds`, and the whole file that is generated from it.
struct Example: Sendable {
  let source: String
  let output: String
}

struct EmissionTests {
  @Test(arguments: [Example.bird, .nest, .view, .tree])
  func theWholeFileIsAsExpected(example: Example) {
    let generation = generation(of: module("Birds", example.source), forwards: false)
    #expect(lines(generation.source) == lines(example.output))
  }

  @Test func compositionsAreMockedOnceWhateverTheirOrder() {
    let generation = generation(
      of: module("Birds", Example.composition.source),
      tests: "mock((any Both & Singer).self); mock((Singer & Sea.Diver & Sendable).self)")
    #expect(lines(generation.source) == lines(Example.composition.output))
  }

  @Test func modulesCanBeIsolatedByDefault() {
    let birds = SourceModule(
      name: "Birds", texts: module("Birds", Example.bath.source).texts, isInPackage: true,
      settings: ModuleSettings(isMainActorByDefault: true))
    let tests = SourceModule(
      name: "Tests", isInPackage: true, settings: ModuleSettings(isMainActorByDefault: true))
    let generation = generation(
      of: tests, birds, tests: "mock(Bath.self) mock(Spring.self) StubbableSpring() SpringStub()")
    #expect(lines(generation.source) == lines(Example.bath.output))
  }

  @Test func whatExpressionsCanNotNameHasAnAlias() {
    let birds = SourceModule(
      name: "Birds", texts: module("Birds", Example.watcher.source).texts, isInPackage: true,
      settings: ModuleSettings(isNonsendingByDefault: true))
    let generation = generation(of: birds, tests: "mock(Watcher.self)")
    #expect(lines(generation.source) == lines(Example.watcher.output))
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
    let access = generated.split(separator: "// MARK: - Nested mocks\n")[1]
      .split(separator: "\n// MARK: - Values\n")[0]
    #expect(
      access == """

        nonisolated extension CallPattern where Result == (any Bird)? {
          /// The mock that is returned where nothing else answers, from now on.
          var nestedMock: BirdMock { _nestedMock() }
        }

        nonisolated extension CallPattern where Result == any Bird {
          /// The mock that is returned where nothing else answers, from now on.
          var nestedMock: BirdMock { _nestedMock() }
        }

        nonisolated extension PropertyPattern where Value == any Bird {
          /// The mock that is returned where nothing else answers, from now on.
          var nestedMock: BirdMock { _nestedMock() }
        }

        nonisolated extension CallPattern where Result == any Tree {
          /// The mock that is returned where nothing else answers, from now on.
          var nestedMock: TreeMock { _nestedMock() }
        }

        nonisolated extension PropertyPattern where Value == any Tree {
          /// The mock that is returned where nothing else answers, from now on.
          var nestedMock: TreeMock { _nestedMock() }
        }

        """)
  }

  @Test func theOrderOfTheSourcesDoesNotMatter() {
    let files = [Example.bird, .nest, .view].enumerated().map { index, example in
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
