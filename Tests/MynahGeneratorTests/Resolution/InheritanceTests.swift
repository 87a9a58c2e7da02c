import Testing

@testable import MynahGenerator

struct InheritanceTests {
  @Test func inheritedRequirementsComeAfterOwnRequirements() throws {
    let source = """
      protocol Bird: Flyer, Animal { func sing() }
      protocol Animal { var name: String { get } }
      protocol Flyer: Animal { func fly() async throws }
      """
    #expect(
      try outline(source) == [
        "sing(): () -> Void", "fly(): () async throws -> Void", "name: () -> String",
      ])
  }

  @Test func requirementsAreInheritedFromOtherModules() throws {
    let modules = [
      module("Birds", "import Animals\nprotocol Bird: Animal { func sing() }"),
      module("Animals", "public import Life\npublic protocol Animal: Living { func eat() }"),
      module("Life", isInPackage: false, "public protocol Living { var age: Int { get } }"),
    ]
    let distant = try model(of: "Bird", in: modules)
    #expect(distant.outline == ["sing(): () -> Void", "eat(): () -> Void", "age: () -> Int"])
  }

  @Test func nestedProtocolsAreFound() throws {
    let nested = """
      enum Zoo {
        struct Cage {}
        protocol Animal { func enter(_ cage: Cage) }
      }
      extension Zoo {
        protocol Bird: Animal { func leave(_ cage: Cage) -> Zoo.Cage }
      }
      """
    let model = try model(of: "Zoo.Bird", in: [module("Birds", nested)])
    #expect(model.typeName == "Zoo.Bird")
    #expect(
      model.outline == ["leave(_:): (Zoo.Cage) -> Zoo.Cage", "enter(_:): (Zoo.Cage) -> Void"])
  }

  @Test(
    arguments: [
      ("typealias Both = Left & Right", "Both"),
      ("typealias Both = Left & Other\ntypealias Other = Right", "Both"),
      ("", "Left & Right"),
      ("", "Birds.Left, Birds.Right"),
      ("", "AnyObject, Left, Sendable, Right"),
      ("enum Space { typealias Both = Left & Right }", "Space.Both"),
    ] as [(String, String)])
  func parentsCanBeAliasesOfCompositions(alias: String, parents: String) throws {
    let source = """
      protocol Left { func left() }
      protocol Right { func right() }
      protocol Bird: \(parents) {}
      \(alias)
      """
    #expect(try outline(source) == ["left(): () -> Void", "right(): () -> Void"])
  }

  @Test func parentsCanBeInWhereClauses() throws {
    let source = """
      protocol Bird where Self: Flyer, Self: AnyObject {}
      protocol Flyer { func fly() }
      """
    #expect(try outline(source) == ["fly(): () -> Void"])
  }

  @Test func requirementsOfTheStandardLibraryAreKnown() throws {
    let source = "protocol Bird: Codable, Comparable, CustomStringConvertible, Error {}"
    #expect(
      try outline(source) == [
        "encode(to:): (any Encoder) throws -> Void", "init(from:): (any Decoder) throws -> Void",
        "static <(_:_:): (BirdMock, BirdMock) -> Bool", "description: () -> String",
      ])
  }

  @Test(arguments: ["Plant, Trees", "Trees, Plant", "Tree, Plants", "Plants, Tree"])
  func theSubclassOfTwoRequiredClassesIsTheSuperclass(parents: String) throws {
    let source = """
      protocol Bird: \(parents) {}
      protocol Plants: Plant {}
      protocol Trees: Tree {}
      class Tree: Plant {}
      class Plant {}
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.superclass?.reference == "Tree")
  }

  @Test func anIdentifierWithAdditionalConstraintsIsGeneric() throws {
    let source = "protocol Bird: Identifiable where ID: Sendable {}"
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.head == "BirdMock<ID><ID: Hashable & Sendable>")
    #expect(model.outline == ["id: () -> ID"])
  }

  // A mock equals only itself, so the requirements of Equatable and Hashable aren't mocked.
  @Test(
    arguments: [
      ("protocol Bird: Hashable { func hash(into hasher: inout Hasher) }", []),
      ("protocol Bird: Hashable { var hashValue: Int { get } }", []),
      ("protocol Bird: Equatable { static func == (a: Self, b: Self) -> Bool }", []),
      (
        "protocol Bird: Equatable { func hash(into hasher: inout Hasher) }",
        ["hash(into:): (inout Hasher) -> Void"]
      ),
      (
        "protocol Bird: Named, Hashable {}\nprotocol Named { func hash(into hasher: inout Hasher) }",
        []
      ),
    ] as [(String, [String])])
  func requirementsOfEqualityAreNotMocked(source: String, expected: [String]) throws {
    #expect(try outline(source) == expected)
  }

  @Test(arguments: [
    ("protocol Bird: Identifiable {}", "", "ObjectIdentifier"),
    ("protocol Bird: Identifiable { var id: ID { get } }", "", "ObjectIdentifier"),
    ("protocol Bird: Identifiable { var id: Int { get } }", "id: () -> Int", "Int"),
    ("protocol Bird: Identifiable { var a: Int { get } }", "a: () -> Int", "ObjectIdentifier"),
    ("protocol Bird: Identifiable<String> {}", "id: () -> String", "String"),
    ("protocol Bird: Identifiable where ID == Int {}", "id: () -> Int", "Int"),
    (
      "protocol Bird: Identifiable, Named {}\nprotocol Named { var id: Int { get } }",
      "id: () -> Int", "Int"
    ),
  ])
  func identifiersAreMockedOnlyIfTheirTypeIsDeclared(
    source: String, member: String, type: String
  ) throws {
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.outline == (member.isEmpty ? [] : [member]))
    #expect(model.aliases.map { "\($0.name) = \($0.type)" } == ["ID = \(type)"])
  }
}
