import Mynah
import Testing

/// What comes out of it is of any type.
protocol LuckyDip {
  func take<Item>() throws -> Item
}

/// Types are written in failures as people write them.
@Suite struct TypeNameTests {
  enum Size<Unit> { case small }

  /// The type of what stands for a value in the line that a failure proposes.
  private func name<Item>(of type: Item.Type) -> String {
    let dip = mock(LuckyDip.self)
    let text = failures { _ = try? dip.take() as Item }.first ?? ""
    return text.firstMatch(of: /willReturn\(<#(.+)#>\)$/).map { String($0.1) } ?? text
  }

  @Test func namesAreThoseThatPeopleWrite() {
    let names: [(Any.Type, String)] = [
      (Int?.self, "Int?"), (Int??.self, "Int??"), ([String].self, "[String]"),
      ([String: [Int?]]?.self, "[String: [Int?]]?"),
      ([[Int: Int]: Set<Int?>].self, "[[Int: Int]: Set<Int?>]"),
      ([(Int, String)].self, "[(Int, String)]"), ([Int: Int].Keys.self, "[Int: Int].Keys"),
      (Int?.Type.self, "Int?.Type"),
      // Functions in optionals are in parentheses.
      (((Int) -> Void)?.self, "((Int) -> ())?"), ([(Int) -> [Int]?].self, "[(Int) -> [Int]?]"),
      (Result<(Int, Int) -> [Int], any Error>.self, "Result<(Int, Int) -> [Int], Error>"),
      // Types with the names of others keep them.
      (Size<[Int]>.self, "TypeNameTests.Size<[Int]>"),
      (Size<Size<Int?>>.self, "TypeNameTests.Size<TypeNameTests.Size<Int?>>"),
      (Optionals<Int>.self, "TypeNameTests.Optionals<Int>"),
      (Array<Int>.self, "TypeNameTests.Array<Int>"),
    ]
    for (type, expected) in names { #expect(name(of: type) == expected) }
  }

  enum Optionals<Value> {}
  enum Array<Value> {}
}
