import Testing

@testable import MynahGenerator

/// Tests that the names in generated code don't collide with the names that users declare.
struct GeneratedNameTests {
  @Test func takenNamesListTheFunctionsOfTheLibrary() throws {
    let functions = /(?m)^public (?:func|var) (_\w+)/
    let names = try swiftFiles(in: [
      "Sources/MynahCore/GeneratedCode", "Sources/MynahCore/Members/Answers",
    ]).flatMap { file in
      file.text.matches(of: functions).map { String($0.1) }
    }
    let others: Set = ["_statics", "withoutActuallyEscaping"]
    #expect(TakenNames.functions.subtracting(others) == Set(names))
  }

  @Test(
    arguments: [
      (
        "func f<Egg: Hashable>(_ a: Egg) -> [Egg: Self.Egg]", "<OtherEgg: Hashable>",
        "[OtherEgg: Egg]"
      ),
      (
        "func f<Egg>(_ a: [Egg?]) throws(Egg.Fall) -> Gn<Egg.Item> where Egg: Nest, Egg.Item == Int",
        "<OtherEgg>", "Gn<OtherEgg.Item>"
      ),
      (
        "func f<each Egg>(_ a: repeat each Egg) -> (repeat each Egg)", "<each OtherEgg>",
        "(repeat each OtherEgg)"
      ),
      ("func f<Egg, OtherEgg>(_ a: Egg) -> OtherEgg", "<_OtherEgg, OtherEgg>", "OtherEgg"),
      ("func f<Shell>(_ a: Shell) -> Shell", "<Shell>", "Shell"),
    ] as [(String, String, String)])
  func genericParametersThatCollideWithTheMocksAreRenamed(
    member: String, clause: String, result: String
  ) throws {
    let source = """
      protocol Bird: Layer where Shell == Int { \(member) }
      protocol Layer { associatedtype Egg; associatedtype Shell }
      """
    let call = try #require(
      model(of: "Bird", in: [module("Birds", source)]).members.first?.calls[0])
    #expect(call.genericClause == clause)
    #expect(call.result.valueType == result)
  }

  @Test func renamedGenericParametersAreRenamedInConstraints() throws {
    let source = """
      protocol Bird {
        associatedtype Egg
        func f<Egg: Nest>(_ a: [Egg?]) async throws(Egg.Fall) where Egg.Item == Self.Egg
        func g<Egg>(_ egg: some Gn<Egg>)
      }
      """
    #expect(
      try outline(source) == [
        "f(_:)<OtherEgg: Nest>: ([OtherEgg?]) async throws -> Void"
          + " where OtherEgg.Item == Egg",
        "g(_:)<OtherEgg, Parameter1: Gn<OtherEgg>>: (Parameter1) -> Void",
      ])
  }

  @Test func generatedNamesDoNotCollideWithParameters() {
    let source = """
      protocol Bird {
        func fly(to target: inout Int)
        func land(on function: Int) throws(Storm)
        func see(_ kind: Kind) -> Void
        func count(_: Int, _ argument1: Int)
        subscript(newValue: Int) -> Int { get set }
      }
      enum Kind {}
      """
    let generated = generation(of: module("Birds", source), forwards: true).source
    let words = lines(
      with: "_target", "call(function)", "func see", "_ kind:", "func count", "set(_newValue)",
      "in target[newValue] = ", in: generated)
    #expect(
      words == [
        "self._fly_to.call(target) { $0(&target) } forward: { (_target: inout any Bird) in _target.fly(to: &target) }",
        "try self._land_on.call(function) { try $0(function) } forward: { (target: inout any Bird) in try target.land(on: function) }",
        "func see(_ kind: Kind) {",
        "func see<_Kind>(",
        "_ kind: @autoclosure () -> Kind?,",
        "func count(_ _argument1: Int, _ argument1: Int) {",
        "func count<_Kind>(",
        "set(_newValue) {",
        "self._set_subscript.call((newValue, _newValue)) { $0(newValue, _newValue) } forward: { (target: inout any Bird) in target[newValue] = _newValue }",
        "set(_newValue) {",
        "set(_newValue) {",
      ])
  }

  @Test func generatedNamesDoNotCollideInInitializers() {
    let source = """
      class Tree {
        init(members: [Int], mockingContext: Int, _grow: Int) {}
        #if DEBUG
        func grow() {}
        #endif
      }
      """
    let generated = generation(of: module("Birds", source)).source
    #expect(
      lines(with: "_members", "mockingContext =", "super.init", "mockingContext._", in: generated)
        == [
          "var _members: [_AnyMockedMember?] = [nil]",
          "_members[0] = _grow_2",
          "_members[0] = nil",
          "self.mockingContext = MockingContext(subclassing: \"Tree\", members: _members)",
          "super.init(members: members, mockingContext: mockingContext, _grow: _grow)",
          "self.mockingContext._superclassIsInitialized()",
        ])
  }

  @Test(
    arguments: [
      ("func f() throws", "any Error"),
      ("associatedtype Error: Swift.Error; func f() throws", "any Swift.Error"),
      ("func f<Error>(_ a: Error) throws", "any Swift.Error"),
      ("typealias Error = Int; func f() throws", "any Swift.Error"),
      ("associatedtype Error: Swift.Error; func f() throws(Error)", "Error"),
    ] as [(String, String)])
  func thrownErrorsAreQualifiedIfErrorIsRedeclared(members: String, failure: String) throws {
    let model = try model(of: "Bird", in: [module("Birds", "protocol Bird { \(members) }")])
    #expect(model.members[0].calls[0].effects.failure.written == failure)
    #expect(model.members[0].calls[0].function.hasSuffix(") throws -> Void"))
  }

  @Test func thrownErrorsAreQualifiedIfAParentRedeclaresError() throws {
    let source = """
      class Tree: Plant { func fall() throws {} }
      class Plant { enum Error: Swift.Error { case dry } }
      """
    let model = try model(of: "Tree", in: [module("Birds", source)])
    #expect(model.members[0].calls[0].effects.failure.written == "any Swift.Error")
  }

  @Test(arguments: [
    ("func fly(to place: Int, _ speed: Int)", ["_fly_to"]),
    ("func fly(); func fly(_ a: Int); func fly(a: Int)", ["_fly", "_fly_2", "_fly_a"]),
    ("var name: Int { get set }; func name(_ a: Int)", ["_name", "_set_name", "_name_2"]),
    ("var _name: Int { get }; var name: Int { get }", ["__name", "_name_2"]),
    ("func fly(_fly: Int)", ["_fly__fly"]),
    ("func fly(_ _fly: Int)", ["_fly_2"]),
    ("func `default`(`in` a: Int)", ["_default_in"]),
    ("var `self`: Int { get }", ["_self"]),
    ("var größe: Int { get }", ["_größe"]),
    ("func `raw name`()", ["_raw_name"]),
    ("var 🐦: Int { get }; func 🐦🐦()", ["__2", "__3"]),
    ("subscript(a: Int, b c: Int) -> Int { get set }", ["_subscript__b", "_set_subscript__b"]),
    ("static func < (l: Self, r: Self) -> Bool", ["__lessThan"]),
    ("static func <+> (l: Self, r: Self) -> Bool", ["__lessPlusGreater"]),
    ("static postfix func ... (l: Self) -> Bool", ["__from"]),
    ("static postfix func ++ (l: Self) -> Bool", ["__plusPlusPostfix"]),
    ("static prefix func ++ (l: Self) -> Bool", ["__plusPlus"]),
    ("init(); init?(a: Int)", ["_init", "_init_a"]),
    ("func statics(); func Statics()", ["_statics_2", "_Statics_2"]),
    ("func argument(_ a: Int); var untyped: Int { get }", ["_argument_2", "_untyped_2"]),
  ])
  func eachCallHasAUniqueStorageName(members: String, names: [String]) throws {
    let model = try model(of: "Bird", in: [module("Birds", "protocol Bird { \(members) }")])
    #expect(model.members.flatMap(\.calls).map(\.storageName) == names)
  }
}
