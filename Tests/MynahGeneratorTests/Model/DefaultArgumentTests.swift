import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of the default arguments that mocks of classes repeat.
struct DefaultArgumentTests {
  private static let birds = """
    class Bird { func fly(_ a: %) {}; static var speed = 1 }
    extension Duration { static var nap = Duration.seconds(1) }
    enum Coast { static let limit = 3; static var total = 6; static var sum: Int { 7 } }
    @MainActor enum Lane { static let width = 4 }
    class Egg { private init() {}; static func make() -> Egg { Egg() } }
    struct Shell { @Weighed var mass = 1 }
    @propertyWrapper struct Weighed { var wrappedValue: Int }
    private let secret = 5
    func measure(_ a: Int = 0, secret: Int = 0) -> Int { a + secret }
    func hatch(_ a: Int?) -> Int? { a }
    """

  /// Returns the default argument of a parameter, given as in `Int = 3`.
  private func defaultArgument(
    _ parameter: String, of birds: ModuleSettings = ModuleSettings(), isSwift5: Bool = false
  ) throws -> ParameterModel {
    let settings = ModuleSettings(isIsolatedOnlyAsWritten: isSwift5)
    let source = Self.birds.split(separator: "%").joined(separator: parameter)
    let program = Program(
      [module("Birds", settings: birds, source), module("Tests", settings: settings, "")],
      testModule: "Tests")
    let bird = try #require(program.find(["Bird"], in: ["Birds"]))
    let model = try MockModel.model(of: bird, named: "BirdMock", in: program)
    let fly = try #require(model.members.first { $0.calls[0].displayName == "fly(_:)" })
    return fly.calls[0].parameters[0]
  }

  @Test(arguments: [
    "Int = 3", "Int = Coast.limit", "Int = measure(2)", "Int = measure(secret: 2)",
    "Int = measure(Coast.limit)", "Egg = Egg.make()", "Shell = Shell()",
    "Int = Lane.width", "String = \"a\\(Coast.limit)b\"", "String = \"a\\n\"",
    "[Int] = [Coast.limit, measure(2)]", "() -> [Int] = { [Coast.limit, measure(2)] }",
    "() -> Int = {\n  Coast.limit\n}", "(Int) -> Int = { secret in\n  measure(secret)\n}",
    "() -> Int = {\n  1 +\n    Coast.limit\n}",
  ])
  func mocksRepeatDefaultArguments(parameter: String) throws {
    let expected = parameter.split(separator: " = ", maxSplits: 1)[1]
    #expect(try defaultArgument(parameter).defaultArgument?.text == String(expected))
  }

  @Test(arguments: [
    "Int = secret", "Int = measure(secret)", "Int = measure(secret: secret)",
    "Int? = try? measure(2)", "Egg = Egg()", "Shell = Shell(mass: 2)",
    "() -> Shell = Shell.init", "() -> Int = {\n  measure(2)\n  measure(3)\n}",
    "String = #\"a\\#(Coast.limit)\"#", "String = \"\\(measure(2))\"", "String = \"\\(secret)\"",
  ])
  func mocksOmitDefaultArgumentsThatTheirFileCannotEvaluate(parameter: String) throws {
    #expect(try defaultArgument(parameter).defaultArgument?.text == nil)
  }

  @Test(arguments: ["Int = Lane.width", "Any.Type = Lane.self"])
  func mocksInSwift5OmitDefaultArgumentsThatAreIsolated(parameter: String) throws {
    #expect(try defaultArgument(parameter, isSwift5: true).defaultArgument?.text == nil)
  }

  @Test(arguments: [("Int? = .none", ".none"), ("KeyPath<Egg, Int> = \\.count", nil)])
  func mocksInSwift5OmitKeyPathsOfIsolatedModules(parameter: String, expected: String?) throws {
    let birds = ModuleSettings(isMainActorByDefault: true)
    let parameter = try defaultArgument(parameter, of: birds, isSwift5: true)
    #expect(parameter.defaultArgument?.text == expected)
  }

  @Test func mocksInSwift5RepeatDefaultArgumentsThatAreNotIsolated() throws {
    let parameter = try defaultArgument("Int = Coast.limit", isSwift5: true)
    #expect(parameter.defaultArgument?.text == "Coast.limit")
  }

  @Test(arguments: [
    ("Int = Coast.total", nil), ("Int = Coast.limit", "Coast.limit"),
    ("Int = Coast.sum", "Coast.sum"), ("Int = speed", nil), ("Duration = .nap", nil),
    ("Duration = .zero", ".zero"),
  ])
  func mocksInSwift6OmitStaticStoredVariablesOfSwift5(parameter: String, expected: String?) throws {
    let birds = ModuleSettings(isIsolatedOnlyAsWritten: true)
    #expect(try defaultArgument(parameter, of: birds).defaultArgument?.text == expected)
  }

  @Test(arguments: [
    ("Int = Coast.limit", "Coast.limit"), ("Int = measure(2)", "any()"),
    ("Egg = Egg.init()", "any()"), ("Egg = .make()", "any()"),
    ("String = \"\\(Coast.limit)\"", "\"\\(Coast.limit)\""), ("String = \"\\(#line)\"", "any()"),
    ("() -> Int = { 3 }", "any()"),
  ])
  func patternsMatchEveryValueIfTheDefaultArgumentIsNewEachTime(
    parameter: String, expected: String
  ) throws {
    #expect(try defaultArgument(parameter).patternDefault?.text == expected)
  }

  @Test(arguments: [
    ("Int = 3", false), ("Int = Coast.limit", true), ("String = \"a\"", false),
    ("String = \"\\(Coast.limit)\"", true),
  ])
  func namesOfDeclarationsAreFound(parameter: String, expected: Bool) throws {
    #expect(try defaultArgument(parameter).defaultArgument?.namesDeclaration == expected)
  }
}
