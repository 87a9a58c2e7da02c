import Mynah
import Testing

/// A protocol whose method returns a value of any type.
protocol LuckyDip {
  func take<Item>() throws -> Item
}

/// Tests of type names in failures, which look like the type names in source code.
@Suite struct TypeNameTests {
  enum Size<Unit> { case small }

  /// Returns the name of a type in the placeholder of the code that a failure suggests.
  private func name<Item>(of type: Item.Type) -> String {
    let dip = mock(LuckyDip.self)
    let text = failures { _ = try? dip.take() as Item }.first ?? ""
    return text.firstMatch(of: /willReturn\(<#(.+)#>\)$/).map { String($0.1) } ?? text
  }

  @Test func typeNamesUseShorthandSyntax() {
    struct Box<Content> {}
    let names: [(Any.Type, String)] = [
      (Int?.self, "Int?"), (Int??.self, "Int??"), ([String].self, "[String]"),
      ([String: [Int?]]?.self, "[String: [Int?]]?"),
      ([[Int: Int]: Set<Int?>].self, "[[Int: Int]: Set<Int?>]"),
      ([(Int, String)].self, "[(Int, String)]"), ([Int: Int].Keys.self, "[Int: Int].Keys"),
      (Int?.Type.self, "Int?.Type"),
      // Optional functions are in parentheses.
      (((Int) -> Void)?.self, "((Int) -> ())?"), ([(Int) -> [Int]?].self, "[(Int) -> [Int]?]"),
      (Result<(Int, Int) -> [Int], any Error>.self, "Result<(Int, Int) -> [Int], Error>"),
      // Types with names like `Optional` and `Array` aren't written in shorthand.
      (Size<[Int]>.self, "TypeNameTests.Size<[Int]>"),
      (Size<Size<Int?>>.self, "TypeNameTests.Size<TypeNameTests.Size<Int?>>"),
      (Optionals<Int>.self, "TypeNameTests.Optionals<Int>"),
      (Array<Int>.self, "TypeNameTests.Array<Int>"),
      // The runtime shows private and local types with an address.
      (Crate.self, "Crate"), ([Box<Crate>].self, "[Box<Crate>]"),
    ]
    for (type, expected) in names { #expect(name(of: type) == expected) }
  }

  enum Optionals<Value> {}
  enum Array<Value> {}
}

private struct Crate {}
