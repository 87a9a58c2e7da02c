import Testing

@testable import MynahGenerator

struct CompositionTests {
  private let birds = module(
    "Birds",
    """
    protocol Bird {}
    protocol Duck: Bird {}
    protocol Swan where Self: Bird {}
    protocol Fish { var scales: Int { get } }
    protocol Whale { var scales: String? { get } }
    protocol Shark { func scales() -> Int }
    protocol Store<Item> { associatedtype Item; func item() -> Item }
    protocol Words { associatedtype Item where Item == String }
    protocol Numbers { associatedtype Item where Item == Int }
    enum Zoo { protocol Fish {} }
    enum Sea { protocol Fish {} }
    typealias Both = Bird & Fish
    typealias Any2 = any Fish & Bird
    @MainActor protocol Perch {}
    @Sky protocol Cloud {}
    protocol Den: Actor {}
    @globalActor actor Sky {}
    class Base { protocol Nested {} }
    private protocol Hidden {}
    class Other {}
    class Gen<T> {}
    class Derived: Base { typealias Pair = Nested & Bird }
    """)

  @Test(arguments: [
    ("mock((any Bird & Fish).self)", ["Bird & Fish"]),
    ("mock((Fish & Bird).self); mock((Bird & Fish).self)", ["Bird & Fish"]),
    ("mock(Both.self); mock((any Both).self); mock(Any2.self)", ["Bird & Fish"]),
    ("mock((any Both & Fish & Any).self)", ["Bird & Fish"]),
    ("mock((Bird & Bird).self)", ["Bird"]), ("mock((Bird & Duck).self)", ["Duck"]),
    ("mock((Swan & Bird).self)", ["Swan"]), ("mock((Bird & Copyable).self)", ["Bird"]),
    ("mock((Den & Sendable).self)", ["Den"]),
    ("mock((Den & AnyObject).self)", ["AnyObject & Den"]),
    ("mock((Bird & Sendable).self); mock(Bird.self)", ["Bird", "Bird & Sendable"]),
    ("mock((Duck & Both).self)", ["Duck & Fish"]), ("mock((Bird & Base).self)", ["Base & Bird"]),
    ("mock((any Store<Int> & Birds.Bird).self)", ["Bird & Store"]),
    ("mock((any Derived.Pair).self)", ["Base.Nested & Bird"]),
    ("let mock: BirdAndPerchMock", []), ("let mock: PerchAndBirdMock", []),
    ("let mock: BirdAndFishMock", []), ("let mock: BirdAndBridMock", []),
  ])
  func compositionsThatTestsMentionAreMocked(tests: String, expected: [String]) {
    let generation = generation(of: birds, tests: tests)
    #expect(generation.mockedTypes == expected)
    #expect(generation.unknown.isEmpty)
    #expect(generation.refusals.isEmpty)
  }

  @Test(
    arguments: [
      ("Shark & Fish", "6:10: scales is a property in Fish, and a method in Shark"),
      (
        "Gen & Bird",
        "21:7: Gen is generic. Declare a protocol that inherits from it with arguments, and mock that"
      ),
      (
        "Bird & Hidden",
        "19:18: Hidden can't be mocked: it's private. Make it internal"
      ),
    ] as [(String, String)])
  func contradictoryCompositionsAreRefused(composition: String, expected: String) {
    let generation = generation(of: birds, tests: "mock((any \(composition)).self)")
    let name = composition.split(separator: " & ").sorted().joined(separator: " & ")
    let place = expected.split(separator: " ", maxSplits: 1)
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:\(place[0]) warning: Can't mock '\(name)': \(place[1])"
      ])
  }

  @Test func compositionsWithoutMembersAreRefused() {
    let nothing = generation(of: birds, tests: "mock((any Sendable & AnyObject).self)")
    #expect(
      nothing.refusals.map(\.description) == [
        "Tests.swift:1:1: warning: Can't mock 'AnyObject & Sendable': it doesn't have"
          + " members to mock"
      ])
  }

  @Test func compositionsWithUnknownNamesAreReported() {
    let generation = generation(of: birds, tests: "mock((any Bird & Brid).self)")
    #expect(generation.unknown.map(\.path) == [["Brid"]])
    #expect(generation.mockedTypes.isEmpty)
  }

  @Test func compositionsThatNeedSwift62AreConditional() throws {
    let source = """
      protocol Bird {}
      protocol Store<Item> { associatedtype Item }
      #if os(Linux)
        protocol Shop<Item> { associatedtype Item }
      #endif
      """
    let conditions = [
      "Bird & Store": "compiler(>=6.2)", "Bird & Shop": "(os(Linux)) && (compiler(>=6.2))",
    ]
    for (composition, condition) in conditions {
      let tests = "mock((any \(composition)).self)"
      let text = generation(of: module("Birds", source), tests: tests).source
      let mark = try #require(text.firstRange(of: "// MARK: - "))
      let lines = text[mark.lowerBound...].split(separator: "\n")
      #expect(lines[1] == "#if \(condition)")
    }
  }

  @Test func eachCompositionHasAUniqueName() {
    let other = module("Other", "public protocol BirdAndFish {}")
    let generation = generation(
      of: birds, other,
      tests: """
        mock(BirdAndFish.self); mock((any Bird & Zoo.Fish).self); mock((any Bird & Sea.Fish).self)
        mock((any Bird & Fish).self)
        """)
    let classes = generation.source.split(separator: "\n").filter { $0.contains("final class ") }
    #expect(
      classes.map { $0.prefix { $0 != ":" } } == [
        "nonisolated final class BirdAndFishMock", "nonisolated final class BirdAndSeaFishMock",
        "nonisolated final class BirdAndZooFishMock",
        "nonisolated final class OtherBirdAndFishMock",
      ])
  }

  @Test func theClassInACompositionIsInitializedWithInitialize() {
    let source = "protocol Bird {}\nclass Tree { init(height: Int) {} }"
    let tests = "mock((any Bird & Tree).self)"
    let generated = generation(of: module("Birds", source), tests: tests).source
    let error =
      #"@available(*, unavailable, message: "Bird & Tree requires initializer arguments: write mock((any Bird & Tree).self).initialize(height: ...)")"#
    #expect(lines(with: "message", in: generated) == Array(repeating: error, count: 3))
  }
}
