import MynahSyntax
import Testing

@testable import MynahGenerator

/// Tests of the differences between overloads that patterns depend on.
struct OverloadTests {
  private func calls(_ members: String) throws -> [CallModel] {
    try model(of: "Bird", in: [module("Birds", "protocol Bird { \(members) }")]).members
      .map { $0.calls[0] }
  }

  @Test(arguments: [
    ("func f(_ a: Int); func f(_ a: String)", [false, false]),
    ("func f(_ a: Int); func f(_ a: Int?)", [true, false]),
    ("func f(_ a: Int); func f(_ a: Int...)", [true, false]),
    ("func f(_ a: Int); func f(_ a: Any)", [true, false]),
    ("func f(_ a: Int); func f<T>(_ a: T)", [true, true]),
    ("func f(_ a: Int?); func f(_ a: Int??)", [false, false]),
    ("func f(_ a: inout Int); func f(_ a: Int?)", [false, false]),
  ])
  func patternsOfOverloadsForOptionalValuesAreDistinguished(
    members: String, expected: [Bool]
  ) throws {
    #expect(try calls(members).map(\.parameters[0].hasOptionalOverload) == expected)
  }

  @Test func onlyOverloadsThatDifferInAsyncAreTwins() throws {
    let calls = try calls("func f(_ a: Int); func f(_ a: Int) async; func f(_ a: String)")
    #expect(calls.map(\.hasTwin) == [true, true, false])
  }
}
