import Testing

@testable import MynahGenerator

struct ClosureEmissionTests {
  @Test func borrowedArgumentsAreCopied() {
    #expect(
      body(of: "func weigh(_ egg: borrowing Egg)") == [
        "let egg: Egg = copy egg",
        "self._weigh.call(egg) { $0(egg) } forward: { (target: inout any Bird) in target.weigh(egg) }",
      ])
  }

  @Test func sentArgumentsAreTransferred() {
    #expect(
      body(of: "func f(_ a: sending Nest)") == [
        "self._f.call(a) { $0(a) } forward: { (target: inout any Bird) in target.f(_transferred(a)) }"
      ])
  }

  @Test func errorsOfVariadicClosuresAreNotRethrown() {
    #expect(
      body(
        of: "typealias B = () throws -> Int; func f(_ a: B, _ b: (() throws -> Int)...) rethrows")
        == [
          "let errors = _RethrownErrors()", "do {",
          "  try self._f.callRethrowing((.init(), b), errors) { try $0({ do { return try a() } catch { throw errors.recordThrown(error) } }, b) }",
          "} catch {", "  try _rethrow(error) { throw $0 }", "}",
        ])
    #expect(
      body(of: "func f(_ a: ((Int) throws -> Int)?) rethrows")
        == [
          "let errors = _RethrownErrors()", "do {",
          "  try self._f.callRethrowing(a, errors) { try $0(a.map { a in { do { return try a($0) } catch { throw errors.recordThrown(error) } } }) } otherwise: { call in try call.forward { (target: inout any Bird) in try target.f(a) } }",
          "} catch {", "  try _rethrow(error) { throw $0 }", "}",
        ])
  }

  @Test func voidParametersAreEmptyTuplesInClosureTypes() throws {
    // `Void` as the only parameter is written as an empty tuple in a closure's type.
    #expect(
      try outline(
        "protocol Bird { func f(_ a: Void); func g(_ a: Void, _ b: Int); var a: Void { get set } }")
        == [
          "f(_:): (()) -> Void", "g(_:_:): (Void, Int) -> Void", "a: () -> Void",
          "set a: (()) -> Void",
        ])
  }

  @Test func aliasesInGenericClassesHaveTheirArguments() throws {
    // Type aliases in generic classes are written with the class's generic arguments.
    let source = """
      class Bird: Animal<Int> { func rest(_ make: @autoclosure Make, _ visit: Visit) {} }
      class Animal<Food> {
        typealias Make = () -> Food
        typealias Visit = (Food) -> Void
        func eat(_ make: @autoclosure Make, _ visit: Visit) {}
      }
      """
    #expect(
      try outline(source) == [
        "override rest(_:_:): (Int, Bird.Visit) -> Void",
        "override eat(_:_:): (Int, Animal<Int>.Visit) -> Void",
      ])
  }

  /// Returns the body of the mock's method.
  private func body(of member: String) -> [String] {
    let source =
      "protocol Bird { \(member) }\nstruct Egg {}\nactor Nest {}"
    let generated = lines(generation(of: module("Birds", source), forwards: true).source)
    let start = generated.firstIndex { $0.hasPrefix("  func ") } ?? 0
    return generated[(start + 1)...].prefix { $0 != "  }" }.map { String($0.dropFirst(4)) }
  }
}
