import Testing

@testable import MynahGenerator

/// Tests that members that the compiler synthesizes are overridden like other members.
struct SynthesizedMemberTests {
  @Test(
    arguments: [
      ("class Tree: Codable { var a = 1 }", ["init()", "required init(from:)"], true),
      ("class Tree: Decodable { var a: Int }", ["required init(from:)"], false),
      (
        "class Tree: Decodable { var a: Int? ; let b = 1 }", ["init()", "required init(from:)"],
        false
      ),
      (
        "class Tree: Codable { var a: Int ; init(a: Int) {} }",
        ["init(a:)", "required init(from:)"],
        true
      ),
      (
        "class Tree: Both { required init(from decoder: any Decoder) throws {} }\n"
          + "typealias Both = Codable & Equatable", ["required init(from:)"], true
      ),
      (
        "class Tree: Stored {}\nprotocol Stored: Codable {}", ["init()", "required init(from:)"],
        true
      ),
      ("class Tree: Swift.Encodable {}", ["init()"], true),
      (
        "class Tree: Codable { func encode(to e: any Encoder) {} ; init() {} }",
        ["init()", "required init(from:)"], true
      ),
      (
        "class Tree: Codable { init() {} }\nextension Tree { func encode(to e: any Encoder) {} }",
        ["init()", "required init(from:)"], false
      ),
      (
        "class Tree: Stored { init() {} }\nprotocol Stored: Codable {}\n"
          + "extension Stored {\n  init(from d: any Decoder) {}\n  func encode(to e: any Encoder) {}\n}",
        ["init()"], false
      ),
      (
        "class Tree: Plant { var b = 1 }\nclass Plant: Codable { var a = 1 }",
        ["init()", "required init(from:)"], true
      ),
      (
        "class Tree: Plant, Codable { var b = 1 }\nclass Plant { init(a: Int) {} ; init() {} }",
        ["init(a:)", "init()", "required init(from:)"], true
      ),
      ("class Tree { var a = 1 }", ["init()"], false),
    ] as [(String, [String], Bool)])
  func synthesizedCodableMembersAreOverridden(
    source: String, expected: [String], encodes: Bool
  ) throws {
    let model = try model(of: "Tree", in: [module("Trees", source)])
    let initializers = model.superclass?.initializers.map {
      ($0.inheritance == .required ? "required " : "") + $0.call.displayName
    }
    #expect(initializers.map(Set.init) == Set(expected))
    #expect(
      model.outline.contains { $0.hasPrefix("override encode(to:): (any Encoder)") } == encodes)
  }

  @Test func overriddenSynthesizedInitializersThrow() throws {
    let generation = generation(of: module("Trees", "public class Tree: Codable { var a: Int }"))
    #expect(
      lines(generation.source).filter { $0.contains("init(from") } == [
        "  required init(from decoder: any Decoder) throws {",
        "    try super.init(from: decoder)",
      ])
  }
}
