import Testing

@testable import MynahGenerator

struct AssociatedTypeTests {
  @Test(
    arguments: [
      ("associatedtype Item", "BirdMock<Item>"),
      ("associatedtype Item: Hashable & Sendable", "BirdMock<Item: Hashable & Sendable>"),
      (
        "associatedtype A; associatedtype B: Sequence where B.Element == A",
        "BirdMock<A, B: Sequence> where B.Element == A"
      ),
      (
        "associatedtype A: Sequence where A.Element: Hashable",
        "BirdMock<A: Sequence> where A.Element: Hashable"
      ),
      ("associatedtype A where B: Hashable; typealias B = [Int]", "BirdMock<A>"),
      (
        "\n#if X\nassociatedtype A: Zoo.Egg\n#else\nassociatedtype A: Hashable\n#endif\n",
        "BirdMock<A: Hashable>"
      ),
      // This is the mock without the condition.
      ("\n#if X\nassociatedtype A: Zoo.Egg\n#endif\n", "BirdMock"),
    ] as [(String, String)])
  func unfixedAssociatedTypesAreGenericParameters(members: String, head: String) throws {
    let source = "protocol Bird { \(members) }"
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.mockName + model.genericClause + model.whereClause.spaced == head)
  }

  @Test func aRequirementWithKnownTypesIsOneMemberWithItsOriginal() {
    let source = """
      protocol Maker { associatedtype Input; func use(_ input: Input) }
      protocol Counter: Maker { func use(_ input: Int) }
      """
    #expect(
      lines(
        with: "_use", "extension ",
        in: generation(of: module("Birds", source), only: ["Counter"]).source)
        == lines(
          """
          private let _use: _MockedMember<Int, (Int) -> Void, Void, Never>
          private let _use_2: _MockedMember<Input, (Input) -> Void, Void, Never>
          _use = .init("use(_:)")
          _use_2 = _use as AnyObject as? _MockedMember<Input, (Input) -> Void, Void, Never> ?? _MockedMember<Input, (Input) -> Void, Void, Never>("use(_:)")
          mockingContext = MockingContext("Counter", members: [_use, _use_2 === _use ? nil : _use_2], location: location)
          self._use.call(input) { $0(input) }
          self._use.pattern(_argument(input))
          self._use_2.call(input) { $0(input) }
          self._use_2.pattern(_argument(input))
          extension CounterMock where Input == Int {
          self._use.call(input) { $0(input) }
          self._use.pattern(_argument(input))
          """))
  }

  @Test func constraintsAreResolvedInTheirScope() throws {
    let source = """
      protocol Bird: Zoo.Nest {}
      enum Zoo {
        protocol Nest {
          associatedtype Item: Shell
          associatedtype Items: Sequence where Items.Element == Pair<Item, Egg>
        }
        protocol Shell {}
        struct Egg {}
        struct Pair<A, B> {}
      }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.genericClause == "<Item: Zoo.Shell, Items: Sequence>")
    #expect(model.relations == "Items.Element == Zoo.Pair<Item, Zoo.Egg>")
  }

  @Test func knownConstraintsAreNotRepeated() throws {
    #expect(
      try outline(
        """
        protocol Bird: Nest where Egg == [Int] {
          func lay() where Egg: Sendable
          func hide<Place>(in place: Place) where Place: Hashable, Self.Egg: Hashable
          func hatch() where Chick: Hashable
        }
        protocol Nest { associatedtype Egg; associatedtype Chick }
        """) == [
          "lay(): () -> Void", "hide(in:)<Place>: (Place) -> Void where Place: Hashable",
          "hatch(): () -> Void where Chick: Hashable",
        ])
  }

  @Test func patternsOfPropertiesHaveTheConstraintsOfTheMock() {
    let source = """
      protocol Bird {
        associatedtype Egg
        associatedtype Nest: Sequence where Nest.Element == Egg
        var nest: Nest { get }
      }
      class Box<Value: Keyed> where Value.Key == Value { var value: Value { fatalError() } }
      """
    let generated = lines(generation(of: module("Birds", source)).source)
    let context =
      "var mockingContext: MockingContext { get }; static var mockingContext: MockingContext { get }"
    let start = generated.firstIndex { $0.hasPrefix("nonisolated protocol BirdMockPatterns") } ?? 0
    #expect(
      generated[start...].prefix(3) == [
        "nonisolated protocol BirdMockPatterns: AnyObject { associatedtype Egg; associatedtype Nest; "
          + "\(context) }",
        "",
        "nonisolated extension BirdMockPatterns where Nest: Sequence, Nest.Element == Egg {",
      ])
    let boxes = generated.firstIndex { $0.hasPrefix("nonisolated protocol BoxMockPatterns") } ?? 0
    #expect(
      generated[boxes...].prefix(3) == [
        "nonisolated protocol BoxMockPatterns: AnyObject { associatedtype Value; \(context) }", "",
        "nonisolated extension BoxMockPatterns where Value: Keyed, Value.Key == Value {",
      ])
  }

  @Test(arguments: [
    ("protocol Bird: Nest where Egg == Int {}", "", ["Egg = Int"]),
    ("protocol Bird: Nest where Int == Self.Egg {}", "", ["Egg = Int"]),
    ("protocol Bird: Nest<[String]> {}", "", ["Egg = [String]"]),
    (
      "protocol Bird: Nest { typealias Egg = Zoo.Egg }\nenum Zoo { struct Egg {} }", "",
      ["Egg = Zoo.Egg"]
    ),
    ("protocol Bird: Laid { var egg: Int? { get } }", "", ["Egg = Int?"]),
    ("protocol Bird: Laid, Odd {}\nprotocol Odd { var egg: [Int] { get } }", "", ["Egg = [Int]"]),
    ("protocol Bird: Odd, Laid {}\nprotocol Odd { var egg: [Int] { get } }", "", ["Egg = [Int]"]),
    ("protocol Bird: Nest where Egg == Ovum { associatedtype Ovum }", "<Ovum>", ["Egg = Ovum"]),
    ("protocol Bird<Egg>: Nest where Egg == Ovum { associatedtype Ovum }", "<Egg>", ["Ovum = Egg"]),
    (
      "protocol Bird: Nest { associatedtype A: Hashable where A == Egg; associatedtype B where B == A }",
      "<A: Hashable>", ["B = A", "Egg = A"]
    ),
  ])
  func knownAssociatedTypesAreAliases(bird: String, generics: String, aliases: [String]) throws {
    let source = """
      \(bird)
      protocol Nest<Egg> { associatedtype Egg }
      protocol Laid { associatedtype Egg; var egg: Egg { get } }
      protocol Pair { associatedtype Left; associatedtype Right }
      protocol Line {
        associatedtype Item
        associatedtype Items: Sequence where Items.Element == Item
      }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(model.aliases.map { "\($0.name) = \($0.type)" } == aliases)
    #expect(model.genericClause == generics)
    #expect(model.relations == "")
  }

  @Test func fixedTypesAreWrittenOutInMembers() throws {
    let fixed = """
      protocol Bird: Nest where Egg == [Int] { func first() -> Egg.Element; func me() -> Self }
      protocol Nest { associatedtype Egg; func lay(_ egg: Egg) -> Self.Egg }
      """
    #expect(
      try outline(fixed) == [
        "first(): () -> [Int].Element", "me(): () -> BirdMock", "lay(_:): ([Int]) -> [Int]",
      ])
  }

  @Test func aliasesAreWrittenOutInMembers() throws {
    let aliases = """
      protocol Bird: Nest { var key: Key { get } }
      protocol Nest {
        typealias Key = [String: Int]
        func find(_ key: Self.Key, then: @escaping Done)
        typealias Done = (Key) -> Void
      }
      """
    #expect(
      try outline(aliases) == [
        "key: () -> [String: Int]",
        "find(_:then:): ([String: Int], @escaping ([String: Int]) -> Void) -> Void",
      ])
  }

  @Test func genericAliasesAreWrittenOutInMembers() throws {
    let generic = """
      protocol Bird: Nest {
        var done: Done<Keyed<Int>> { get set }
        func find<T>(_ pair: Pair<T, [T]>?) -> Keyed<Pair<Int, T>>
        func build() -> Box<Int>
      }
      protocol Nest {
        associatedtype Egg: Hashable
        typealias Keyed<Value> = [Egg: Value]
        typealias Done<Value> = @Sendable (Result<Value, any Error>) -> Void
        typealias Pair<A, B> = (first: A, B)
        typealias Box<A> = Crate<A>
      }
      struct Crate<A> {}
      """
    let outline = try outline(generic)
    #expect(
      outline == [
        "done: () -> @Sendable (Result<[Egg: Int], any Error>) -> Void",
        "set done: (@escaping @Sendable (Result<[Egg: Int], any Error>) -> Void) -> Void",
        "find(_:)<T>: ((first: T, [T])?) -> [Egg: (first: Int, T)]",
        "build(): () -> Crate<Int>",
      ])
  }

  @Test func genericAliasesDoNotReplaceTypesWithOtherArguments() throws {
    let source = """
      protocol Bird: Nest {
        typealias Result<Value> = Swift.Result<Value, Storm>
        func build() -> Result<Int>
      }
      protocol Nest { func open() -> Result<Int, any Error> }
      struct Storm: Error {}
      """
    #expect(
      try outline(source) == [
        "build(): () -> Swift.Result<Int, Storm>", "open(): () -> Result<Int, any Error>",
      ])
  }
}
