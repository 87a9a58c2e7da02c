import MynahSyntax
import Testing

@testable import MynahGenerator

struct SPITests {
  private static let pond = module(
    "Pond",
    """
    @_spi(Eggs) public struct Egg {}
    @_spi(Nests) extension Nest { public struct Twig {} }
    public struct Nest { @_spi(Walls) public enum Wall {} }
    @_spi(Other) public struct Other {}
    protocol Duck { func lay(_ egg: Egg?, by twig: Nest.Twig, at wall: [Nest.Wall]) }
    @_spi(Swans) public protocol Swan { func glide() }
    """)

  @Test func importsHaveTheSPIGroupsOfTheNamedTypes() {
    #expect(
      imports(of: Self.pond, tests: "mock(Duck.self)") == """
        import Mynah

        @_spi(Eggs) @_spi(Nests) @_spi(Walls) import protocol Pond.Duck
        @_spi(Eggs) @_spi(Nests) @_spi(Walls) import struct Pond.Egg
        @_spi(Eggs) @_spi(Nests) @_spi(Walls) import struct Pond.Nest

        // Internals of Pond: Duck.
        @_spi(Eggs) @_spi(Nests) @_spi(Walls) @testable import Pond  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

        """)
    #expect(
      imports(of: Self.pond, tests: "mock(Swan.self)") == """
        import Mynah
        @_spi(Swans) import Pond

        @_spi(Swans) import protocol Pond.Swan

        """)

    let lake = module(
      "Lake",
      """
      @_spi(Swans) import Pond
      #if canImport(CSea)
      @_spi(Waves) import CSea
      #endif
      public protocol Goose { func fly() }
      """)
    #expect(
      imports(of: lake, Self.pond, tests: "mock(Goose.self)") == """
        #if canImport(CSea)
          @_spi(Waves) import CSea
        #endif
        import Lake
        import Mynah
        @_spi(Swans) import Pond

        import protocol Lake.Goose

        """)
  }

  private static let tree = """
    open class Tree {
      public init() {}
      @_spi(Roots) public init(roots: Int) {}
      @_spi(Roots) open func drink() {}
      open func grow() {}
    }
    """

  @Test func spiMembersAreOverriddenOnlyInTheirPackage() throws {
    let forest = module("Forest", Self.tree)
    let own = try model(of: "Tree", in: [forest])
    #expect(own.outline == ["override drink(): () -> Void", "override grow(): () -> Void"])
    #expect(own.superclass?.designated.map(\.call.parameters.count) == [0, 1])
    #expect(
      imports(of: forest, tests: "mock(Tree.self)") == """
        @_spi(Roots) import Forest
        import Mynah

        @_spi(Roots) import class Forest.Tree

        """)

    let foreign = module("Forest", isInPackage: false, Self.tree)
    let other = try model(of: "Tree", in: [foreign])
    #expect(other.outline == ["override grow(): () -> Void"])
    #expect(other.superclass?.designated.map(\.call.parameters.count) == [0])
    #expect(other.superclass?.unmocked == [UnmockedMember(name: "drink()", reason: "is @_spi")])
    #expect(
      imports(of: foreign, tests: "mock(Tree.self)") == """
        import Forest
        import Mynah

        import class Forest.Tree

        """)
  }

  @Test func spiRequirementsOfOtherPackagesAreNotMocked() throws {
    // Swift demands default implementations of these requirements.
    let source = "public protocol Bird { func fly()\n@_spi(Inner) func molt() }"
    #expect(try model(of: "Bird", in: [module("Birds", source)]).outline.count == 2)
    #expect(
      try model(of: "Bird", in: [module("Birds", isInPackage: false, source)]).outline
        == ["fly(): () -> Void"])
  }

  @Test func publicMocksDoNotExposeSPIDeclarations() {
    let source = """
      @_spi(Swans) public protocol Swan { func glide() }
      public protocol Duck { func lay()
      @_spi(Inner) func molt() }
      """
    var request = Generation.Request(modules: [module("Pond", source)], testModule: "Doubles")
    request.isPublic = true
    let generation = Generation(request)
    #expect(
      generation.refusals.map(\.description) == [
        "Pond.swift:1:30: warning: Can't mock 'Swan': a shared mock would make the"
          + " @_spi(Swans) declarations of Pond public"
      ])
    #expect(
      declarations(in: generation.source) == [
        "public import Mynah",
        "public nonisolated final class DuckMock: Duck, Mock, _ReportsToTests, @unchecked Sendable {",
        "public nonisolated func mock(",
        "nonisolated func mock(_ type: (any Swan).Type) -> any Swan {",
      ])
  }
}
