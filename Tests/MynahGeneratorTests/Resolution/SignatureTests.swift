import Testing

@testable import MynahGenerator

/// Tests that the generator distinguishes signatures in the same way as the compiler.
struct SignatureTests {
  @Test(
    arguments: [
      ("func f<T: A>(_ t: T)", "func f<T: B>(_ t: T)"),
      ("func f<T>(_ t: T) where T: A", "func f<T>(_ t: T) where T: B"),
      ("func f<T>(_ t: T)", "func f<T: Equatable>(_ t: T)"),
      ("func f(_ t: some A)", "func f(_ t: some B)"),
      ("init<T: A>(_ t: T)", "init<T: B>(_ t: T)"),
      ("subscript<T: A>(t: T) -> Int { get }", "subscript<T: B>(t: T) -> Int { get }"),
      ("func f<T: Sequence<Int>>(_ t: T)", "func f<T: Sequence<String>>(_ t: T)"),
      ("func f<T>(_ t: T, _ u: Int)", "func f<T>(_ t: Int, _ u: T)"),
      ("func f(_ a: any Sendable)", "func f(_ a: Any)"),
      ("func f(_ a: () -> Void)", "func f(_ a: () throws -> Void)"),
    ] as [(String, String)])
  func differentSignaturesAreSeparateMembers(first: String, second: String) throws {
    let others = "\nprotocol A {}\nprotocol B {}"
    #expect(try outline("protocol Bird { \(first)\n\(second) }" + others).count == 2)
    let refined = "protocol Bird: Base { \(first) }\nprotocol Base { \(second) }"
    #expect(try outline(refined + others).count == 2)
  }

  @Test func overloadsOfAssociatedTypesImplementTheirProtocol() throws {
    let source = """
      protocol Bird {
        associatedtype Egg
        associatedtype Nest
        func take(_ egg: Egg)
        func take(_ nest: Nest)
      }
      """
    let parameters = try model(of: "Bird", in: [module("Birds", source)]).genericParameters
    #expect(parameters.map(\.implementedProtocols) == [["Bird"], ["Bird"]])
  }

  @Test(arguments: [
    ("func f<T: A>(_ t: T)", "func f<T>(_ t: T) where T: A"),
    ("func f<T: Both>(_ t: T)", "func f<T: A & B>(_ t: T)"),
    ("func f<T, U>(_ t: T, _ u: U)", "func f<X, Y>(_ t: X, _ u: Y)"),
    (
      "func f<T: Sequence>(_ t: T) where T.Element == Int",
      "func f<U: Sequence>(_ t: U) where Int == U.Element"
    ),
    ("func f(_ a: Number)", "func f(_ a: Int)"),
    ("func f(_ a: Swift.Int, _ b: any A)", "func f(_ a: Int, _ b: A)"),
    ("func f() -> Void", "func f()"),
    ("func f(_ a: Self.Egg)", "func f(_ a: Egg)"),
    ("func f(_ a: () -> Void)", "func f(_ a: @escaping () -> Void)"),
    ("func f(_ a: () -> Void)", "func f(_ a: @Sendable () -> Void)"),
    ("func f() -> @Sendable () -> Void", "func f() -> () -> Void"),
    ("func f(_ a: K)", "func f(_ a: sending K)"),
  ])
  func equivalentSignaturesAreOneMember(first: String, second: String) throws {
    let others = """

      protocol A {}
      protocol B {}
      protocol C: A {}
      typealias Both = A & B
      typealias Number = Int
      class K {}
      """
    for (own, inherited) in [(first, second), (second, first)] {
      let source = """
        protocol Bird: Base { associatedtype Egg; \(own) }
        protocol Base { associatedtype Egg; \(inherited) }
        """
      // The first signature fulfills both requirements, so it's the one in the mock.
      #expect(
        try outline(source + others) == (try outline("protocol Bird { \(first) }" + others))
          || own == second)
      #expect(try outline(source + others).count == 1)
    }
  }

  @Test(arguments: [
    ("Int", "String"), ("Int", "Int?"), ("[Int]", "[String]"), ("[String: Int]", "[Int: Int]"),
    ("(Int, Int)", "(Int, String)"), ("Int.Type", "Int"), ("(any One).Type", "Int.Type"),
    ("Box<Int>", "Box<String>"), ("Flock", "Int"), ("V & W", "X"), ("[Int].Element", "String"),
    ("any V & W", "Int"), ("Any", "Both"), ("any Error", "AnyHashable"), ("UUID", "Int"),
    ("AsyncStream<Int>", "String"), ("Int", "Map<Int>"),
  ])
  func parametersOfDifferentTypesAreSeparateMembers(first: String, second: String) throws {
    let source = """
      import Foundation
      protocol V {}
      protocol W {}
      struct X {}
      typealias Both = V & W
      typealias Map<Value> = [String: Value]
      protocol Bird: One, Other {}
      protocol One { associatedtype Key; func a(_ a: \(first)) }
      protocol Other { associatedtype Key; func a(_ a: \(second)) }
      struct Box<Content> {}
      typealias Flock = [Bool]
      """
    #expect(try outline(source).count == 2)
  }

  @Test func messagesOfMacrosAreNotMembers() throws {
    let source = "protocol Bird {\n#warning(\"remove\")\nfunc fly()\n#error(\"x\")\n}"
    #expect(try outline(source) == ["fly(): () -> Void"])
  }
}
