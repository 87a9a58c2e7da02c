import Foundation
import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of types in modules that are isolated to the main actor by default.
///
/// The expectations were checked with the compiler.
struct IsolationTests {
  private static let other = """
    public protocol OtherPlain {}
    public protocol OtherSendable: Sendable {}
    @MainActor public protocol OtherMain {}
    open class OtherClass {}
    """

  @Test(arguments: [
    ("Cage<Key>", true), ("Cage<Key.Plain>", false), ("Cage<Int>", false), ("Box<Key>", false),
    ("[Key: Int]", true), ("[Key.Plain: Int]", false), ("Set<Key>", true), ("Set<Free>", false),
    ("Set<Mood>", true), ("Set<Load>", false), ("Set<Lane>", false),
  ])
  func typesThatUseAnIsolatedConformanceAreBoundToTheMainActor(type: String, expected: Bool) throws
  {
    let source = """
      struct Key: Hashable { struct Plain: nonisolated Hashable {} }
      struct Cage<Key: Hashable> {}
      struct Box<Value> {}
      nonisolated struct Free: Hashable {}
      enum Mood { case wild }
      enum Load { case egg(Int) }
      import Other
      """
    let settings = ModuleSettings(isMainActorByDefault: true)
    let lane = "@MainActor public struct Lane: Hashable {}"
    let program = Program([
      module("Birds", settings: settings, source), module("Other", isInPackage: false, lane),
    ])
    let key = try #require(program.find(["Key"], in: ["Birds"]))
    let written = try #require(TypeSyntax(parsing: type))
    #expect(program.areBoundToMainActor([written], from: key) == expected)
  }

  @Test(arguments: [("Egg", false), ("Nest", false), ("Key", true)])
  func onlyEquatableTypesAreComparedOnTheMainActor(type: String, expected: Bool) throws {
    let source = """
      protocol Perch {}
      struct Egg {}
      struct Nest: Perch {}
      struct Key: Equatable {}
      """
    let settings = ModuleSettings(isMainActorByDefault: true)
    let program = Program([module("Birds", settings: settings, source)])
    let egg = try #require(program.find(["Egg"], in: ["Birds"]))
    let written = try #require(TypeSyntax(parsing: type))
    #expect(program.areComparedOnMainActor([written], from: egg) == expected)
  }

  private func isolation(of name: String, _ source: String, byDefault: Bool = true) -> String? {
    let settings = ModuleSettings(isMainActorByDefault: byDefault)
    let birds = module("Birds", settings: settings, "import Other\n" + source)
    let program = Program([birds, module("Other", isInPackage: false, Self.other)])
    let path = name.split(separator: ".").map(String.init)
    return program.find(path, in: ["Birds"]).flatMap(program.globalActor)?.description
  }

  @Test(arguments: [
    "protocol T {}", "protocol T: AnyObject {}", "protocol T: Sendable {}",
    "protocol T: Error {}", "protocol T: SendableMetatype {}",
    "protocol T: Codable, Hashable {}", "protocol T: CodingKey {}", "protocol T: OtherPlain {}",
    "protocol T: OtherSendable {}", "protocol T: OtherMain {}",
    "protocol T: P {}\nnonisolated protocol P {}", "protocol T: P {}\nprotocol P: Sendable {}",
    "class T {}", "class T: Sendable {}", "class T: OtherPlain {}", "class T: OtherClass {}",
    "class T: P {}\nprotocol P: Error {}", "class T: P {}\nnonisolated protocol P {}",
    "class T: U {}\nclass U: Error {}", "class T: U {}\nclass U {}",
    "class T: S {}\ntypealias S = Sendable",
    "class T: S.U {}\nnonisolated struct S { class U {} }",
    "class T {}\nextension T: OtherSendable {}", "protocol T where Self: OtherPlain {}",
  ])
  func typesHaveTheDefaultIsolation(source: String) {
    #expect(isolation(of: "T", source) == "@MainActor")
  }

  @Test(arguments: [
    "nonisolated protocol T {}", "protocol T: Actor {}", "protocol T: P {}\nprotocol P: Actor {}",
    "nonisolated protocol T: OtherMain {}", "nonisolated class T {}",
    "class T: U {}\nnonisolated class U {}", "class T: Error {}", "class T: OtherSendable {}",
    "class T: OtherPlain & OtherSendable {}", "class T: E {}\ntypealias E = Error",
    "class T: P {}\nnonisolated protocol P: Sendable {}", "actor T {}",
    "protocol T where Self: Actor {}",
  ])
  func someTypesDoNotHaveTheDefaultIsolation(source: String) {
    #expect(isolation(of: "T", source) == nil)
  }

  @Test func cyclicDeclarationsHaveAnIsolation() {
    #expect(isolation(of: "T", "struct T: T.P { protocol P: Sendable {} }") != "@Sea")
    #expect(isolation(of: "T", "class T: U {}\nclass U: T {}") == "@MainActor")
  }

  @Test func isolationComesFromParents() throws {
    let source = "@MainActor protocol P { func a() }\nprotocol T where Self: P { func b() }"
    #expect(isolation(of: "T", source, byDefault: false) == "@MainActor")
    let model = try model(of: "T", in: [module("Birds", source)])
    #expect(model.members.map(\.isNonisolated) == [false, false])
  }

  @Test(arguments: ["T", "U", "V"])
  func isolationCanBeACustomActor(name: String) {
    let actors = "@Sea protocol T {}\nprotocol U: T {}\nclass V: U {}\n@globalActor actor Sea {}"
    #expect(isolation(of: name, actors) == "@Sea")
  }

  @Test(arguments: [
    ("@MainActor class Tree {}", false, []), ("class Tree {}", false, []),
    ("class Tree {}", true, ["@MainActor"]), ("nonisolated class Tree {}", true, []),
  ])
  func mocksRepeatTheIsolationOfASuperclassWithAnIsolatedDeinitializer(
    tree: String, isByDefault: Bool, expected: [String]
  ) {
    let settings = ModuleSettings(isMainActorByDefault: isByDefault)
    let source = "\(tree)\n\(isByDefault ? "nonisolated " : "")protocol Bird: Tree { func fly() }"
    let trees = module("Trees", settings: settings, source)
    let lines = lines(generation(of: trees, tests: "mock(Bird.self)").source)
    let attributes = lines.prefix { !$0.contains("final class BirdMock") }.reversed()
      .prefix { $0.hasPrefix("@") }
    #expect(Array(attributes) == expected)
  }

  @Test func typesAreNonisolatedWithoutADefaultIsolation() {
    for source in ["protocol T {}", "class T {}", "struct S { protocol T {} }"] {
      #expect(
        isolation(of: source.contains("S") ? "S.T" : "T", source, byDefault: false) == nil,
        "\(source)")
    }
  }

  @Test(arguments: [
    ("struct S { protocol T {} }", true), ("struct S: Sendable { protocol T {} }", true),
    ("nonisolated struct S { protocol T {} }", false),
    ("nonisolated struct S { struct U { class T {} } }", false),
    ("nonisolated struct S { @MainActor struct U { class T {} } }", true),
    ("enum S: Error { protocol T {} }", false), ("enum S: String, CodingKey { class T {} }", false),
    ("actor S { protocol T {} }", false), ("actor S { struct U { protocol T {} } }", false),
    ("@Sea struct S { protocol T {} }\n@globalActor actor Sea {}", false),
    ("struct S {}\nnonisolated extension S { protocol T {} }", true),
    ("nonisolated struct S {}\nextension S { class T {} }", true),
    ("actor S {}\nextension S { protocol T {} }", false),
    ("actor S { class U {} }\nextension S.U { class T {} }", true),
  ])
  func isolationOfNestedTypesDependsOnOuterDeclarations(source: String, isIsolated: Bool) throws {
    let nested = source.contains("struct U {") || source.contains("S.U")
    #expect((isolation(of: nested ? "S.U.T" : "S.T", source) == "@MainActor") == isIsolated)
  }

  @Test func globalActorsAreQualifiedForTheGeneratedFile() {
    let birds = module(
      "Birds",
      """
      @globalActor public actor Sea {}
      public enum Coast {
        @globalActor public actor Cliff {}
        @Cliff public protocol Bird {
          func fly(_ land: @escaping @Cliff (Int) -> Void)
          @Sea func dive() async
        }
      }
      """)
    let tests = module("Tests", "struct Sea {}")
    let generated = generation(of: birds, tests, tests: "mock(Coast.Bird.self)").source
    #expect(
      lines(with: "Cliff", "Sea", in: generated) == [
        "@Coast.Cliff",
        "private nonisolated let _fly: _MockedMember<@Coast.Cliff (Int) -> Void, (@escaping @Coast.Cliff (Int) -> Void) -> Void, Void, Never>",
        "func fly(_ land: @escaping @Coast.Cliff (Int) -> Void) {",
        "_ land: @autoclosure () -> (@Coast.Cliff (Int) -> Void)?,",
        ") -> CallPattern<(@escaping @Coast.Cliff (Int) -> Void) -> Void, Void, Never> {",
        "@Birds.Sea",
      ])
  }
}
