import Testing

@testable import MynahGenerator

struct ExistentialTests {
  @Test(
    arguments: [
      ("Nest", "any Nest"), ("Nest?", "(any Nest)?"), ("[Nest]", "[any Nest]"),
      ("[String: Nest]", "[String: any Nest]"), ("Nest.Type", "any Nest.Type"),
      ("Nest.Protocol", "(any Nest).Type"), ("(Nest, b: Nest)", "(any Nest, b: any Nest)"),
      ("Nest & Sendable", "any Nest & Sendable"), ("(Nest & Sendable)?", "(any Nest & Sendable)?"),
      ("(Nest & Sendable).Type", "any (Nest & Sendable).Type"),
      ("Gn<Nest>", "Gn<any Nest>"), ("Result<Int, Error>", "Result<Int, any Error>"),
      ("Both", "any Both"), ("Swift.Error", "any Swift.Error"), ("Zoo.Fish", "any Zoo.Fish"),
      ("Encoder", "any Encoder"), ("CodingKey?", "(any CodingKey)?"), ("Sendable", "any Sendable"),
      ("any Nest", "any Nest"), ("(any Nest)?", "(any Nest)?"), ("AnyObject", "AnyObject"),
      ("Any", "Any"), ("Egg", "Egg"), ("Boxed", "Boxed"), ("Item", "Item"),
      ("any Gathering<Nest>", "any Gathering<Nest>"),
    ] as [(String, String)])
  func protocolTypesAreWrittenWithAny(type: String, expected: String) throws {
    let source = """
      protocol Bird { associatedtype Item; var a: \(type) { get } }
      protocol Nest {}
      struct Egg {}
      struct Gn<T> {}
      typealias Both = Nest & Sendable
      typealias Boxed = any Nest
      enum Zoo { protocol Fish {} }
      """
    #expect(try outline(source) == ["a: () -> \(expected)"])
  }

  @Test func protocolTypesInFunctionTypesAreWrittenWithAny() throws {
    let functions = """
      protocol Bird { func f(_ a: @escaping (Nest) throws(Nest) -> Nest) throws(Error) }
      protocol Nest {}
      """
    #expect(
      try outline(functions) == [
        "f(_:): (@escaping (any Nest) throws -> any Nest) throws -> Void"
      ])
  }

  @Test func protocolsInConstraintsAreWrittenWithoutAny() throws {
    let constraints = """
      protocol Bird { func f<T: Nest, U>(_ a: T, _ b: some Nest) where U: Nest & Sendable }
      protocol Nest {}
      """
    #expect(
      try outline(constraints) == [
        "f(_:_:)<T: Nest, U, Parameter2: Nest>: (T, Parameter2) -> Void where U: Nest & Sendable"
      ])
  }
}
