import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of typed throws, which generic arguments can't contain before macOS 15 and iOS 18.
struct ThrownTypeTests {
  @Test func functionTypesInGenericArgumentsHaveUntypedThrows() throws {
    let source = """
      enum Frost: Error {}
      protocol Bird {
        func a() throws(Frost)
        func b(_ a: inout Int) async throws(Frost) -> Int
        var c: Int { get throws(Frost) }
        subscript(a: Int) -> Int { get async throws(Frost) }
        init(a: Int) throws(Frost)
        static func d() throws(Frost)
        func e<T, E: Error>(_ a: T, _ b: E) throws(E) -> T
        func f(_ a: @escaping @Sendable () async throws(Frost) -> Int)
        func g(_ a: ((Int) throws(Frost) -> Void)?)
        func h(_ a: () throws(Frost) -> Void) rethrows
        func i(_ a: () throws(Never) -> (() throws(Frost) -> Int)) throws(any Error)
      }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(
      model.members.map { $0.calls[0].memberType }
        == lines(
          """
          _MockedMember<Void, () throws -> Void, Void, Frost>
          _MockedMember<Int, (inout Int) async throws -> Int, Int, Frost>
          _MockedMember<Void, () throws -> Int, Int, Frost>
          _MockedMember<Int, (Int) async throws -> Int, Int, Frost>
          _MockedMember<Int, (Int) throws -> Void, Void, Frost>
          _MockedMember<Void, () throws -> Void, Void, Frost>
          _MockedMember<(T, E), (T, E) throws -> T, T, E>
          _MockedMember<@Sendable () async throws -> Int, (@escaping @Sendable () async throws -> Int) -> Void, Void, Never>
          _MockedMember<((Int) throws -> Void)?, (((Int) throws -> Void)?) -> Void, Void, Never>
          _MockedMember<NonEscapingClosure<() throws -> Void>, (() throws -> Void) throws -> Void, Void, Never>
          _MockedMember<NonEscapingClosure<() -> () throws -> Int>, (() -> () throws -> Int) throws -> Void, Void, any Error>
          """))
    #expect(model.availability == [])
  }

  @Test func closuresInPropertiesKeepTheirThrownType() throws {
    let source = """
      enum Frost: Error {}
      protocol Bird { var a: (() throws(Frost) -> Void)? { get set } }
      """
    let model = try model(of: "Bird", in: [module("Birds", source)])
    #expect(
      model.members.flatMap { $0.calls.map(\.memberType) }
        == lines(
          """
          _MockedMember<Void, () -> (() throws(Frost) -> Void)?, (() throws(Frost) -> Void)?, Never>
          _MockedMember<(() throws(Frost) -> Void)?, ((() throws(Frost) -> Void)?) -> Void, Void, Never>
          """))
  }

  @Test(arguments: [
    "func f() -> () throws(Frost) -> Int", "func f() -> [() throws(Frost) -> Int]",
    "func f(_ a: [() throws(Frost) -> Int])", "func f(_ a: inout () throws(Frost) -> Int)",
    "func f(_ a: (() throws(Frost) -> Int) -> Void)",
    "var a: (() throws(Frost) -> Void)? { get set }",
    "subscript(a: () throws(Frost) -> Void) -> Int { get }",
    "func f<E>(_ a: () throws(E) -> Void) throws(E)",
    "func f(_ a: @escaping @isolated(any) () -> Void)", "func f(_ a: () -> sending Frost)",
  ])
  func mocksWithNewFunctionTypesRequireANewerSystem(member: String) throws {
    let source = """
      protocol Bird { \(member) }
      class Tree { \(member.hasPrefix("func") ? "open \(member) { fatalError() }" : "") }
      enum Frost: Error {}
      typealias Fall = () throws(Frost) -> Void
      """
    let attribute = "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)"
    let birds = module("Birds", source)
    #expect(
      try model(of: "Bird", in: [birds]).availability.map(\.description) == [attribute])
    guard member.hasPrefix("func") else { return }
    #expect(
      try model(of: "Tree", in: [birds]).availability.map(\.description) == [attribute])
  }

  @Test func allDeclarationsOfAMockHaveItsAvailability() {
    let source = """
      @available(macOS 14, *) protocol Bird { var song: () throws(Frost) -> Int { get } }
      enum Frost: Error {}
      """
    let available = lines(generation(of: module("Birds", source)).source)
      .filter { $0.contains("@available") }
    #expect(
      available
        == Array(
          repeating: [
            "@available(macOS 14, *)",
            "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)",
          ], count: available.count / 2
        ).joined().map { $0 })
    #expect(available.count > 2)
  }
}
