import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests that private types don't affect the meaning of names in other files.
struct PrivateTypeTests {
  private static let nest = """
    import Eggs
    public protocol Nest: Keeper { func hold(_ egg: Egg, then: Completion) -> Shell }
    open class Tree: Trunk { open func shake(_ egg: Egg) {} }
    """

  private let birds = module("Birds", nest)

  private let eggs = module(
    "Eggs",
    """
    public struct Egg {}
    public struct Shell { public init() {} }
    public typealias Completion = (Egg) -> Void
    public protocol Keeper { func keep() }
    open class Trunk { public init() {}; open func grow() {} }
    """)

  private let tests = """
    import Birds
    import Eggs
    let nest = mock(Nest.self)
    let tree = mock(Tree.self)
    """

  /// Returns declarations with the names that the mocks use, which no other file can see.
  private func others(_ access: String) -> String {
    """
    \(access) enum Nest {}
    \(access) struct Egg: Error {}
    \(access) typealias Completion = (Int) -> Void
    \(access) class Shell { init(number: Int) {} }
    \(access) struct Keeper {}
    \(access) protocol Trunk {}
    \(access) class Tree {}
    extension Egg { struct Yolk {} }
    """
  }

  @Test(arguments: ["private", "fileprivate"])
  func privateTypesOfOtherFilesAreIgnored(access: String) {
    let module = module("Tests", texts: ["Others.swift": others(access), "Tests.swift": tests])
    let expected = generation(of: birds, eggs, tests: tests)
    let generation = generation(of: birds, eggs, module, tests: tests)
    #expect(expected.mockedTypes == ["Nest", "Tree"])
    #expect(generation.refusals.map(\.description) == [])
    #expect(lines(generation.source) == lines(expected.source))
    #expect(
      generation.source.contains("func hold(_ egg: Egg, then: Completion) -> Shell {"))
  }

  @Test func privateTypesInTheProtocolsModuleAreIgnored() {
    let hidden = lines(others("private")).filter { !$0.holds(" Nest ") && !$0.holds(" Tree ") }
      .joined(separator: "\n")
    let texts: KeyValuePairs = ["A.swift": hidden, "Nest.swift": Self.nest, "Z.swift": hidden]
    let generation = generation(of: module("Birds", texts: texts), eggs, tests: tests)
    #expect(generation.refusals.map(\.description) == [])
    let expected = MynahGeneratorTests.generation(of: birds, eggs, tests: tests)
    #expect(lines(generation.source) == lines(expected.source))
  }

  @Test func privateTypesOfTheSameFileTakePrecedence() {
    let own = """
      import Birds
      private protocol Nest { func a() }
      let nest = mock(Nest.self)
      """
    let generation = generation(
      of: birds, eggs, module("Tests", texts: ["Tests.swift": own]), tests: own)
    #expect(
      generation.refusals.map(\.reason) == [
        "it's private. Make it internal"
      ])
    #expect(declarations(in: generation.source) == [])
  }

  @Test func eachFileFindsItsOwnPrivateTypes() throws {
    let trees = module(
      "Trees",
      texts: [
        "Oak.swift": "class Oak {}\nprivate struct Leaf {}\nextension Leaf: Equatable {}",
        "Elm.swift": "class Elm {}\nprivate struct Leaf { struct Vein {} }",
        "Ash.swift": "class Ash {}",
      ])
    let program = Program([trees])
    let find = { (name: String, tree: String) in
      let origin = try #require(program.find([tree], in: ["Trees"]))
      return program.find([name], from: origin)
    }
    let oaks = try #require(try find("Leaf", "Oak"))
    let elms = try #require(try find("Leaf", "Elm"))
    #expect([oaks, elms].map(\.file.path) == ["Oak.swift", "Elm.swift"])
    #expect(try find("Leaf", "Ash") == nil)
    #expect(program.extensions(of: oaks).conformances.map(\.description) == ["Equatable"])
    #expect(program.extensions(of: elms).conformances.isEmpty)
    #expect(program.declaringModules(of: "Leaf") == [])
  }
}
