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

  @Test func shortFormsAreTaken() {
    #expect(name(of: Int?.self) == "Int?")
    #expect(name(of: Int??.self) == "Int??")
    #expect(name(of: [String].self) == "[String]")
    #expect(name(of: [String: [Int?]]?.self) == "[String: [Int?]]?")
    #expect(name(of: [[Int: Int]: Set<Int?>].self) == "[[Int: Int]: Set<Int?>]")
    #expect(name(of: [(Int, String)].self) == "[(Int, String)]")
    #expect(name(of: [Int: Int].Keys.self) == "[Int: Int].Keys")
    #expect(name(of: Int?.Type.self) == "Int?.Type")
  }

  @Test func functionsInOptionalsAreInParentheses() {
    #expect(name(of: ((Int) -> Void)?.self) == "((Int) -> ())?")
    #expect(name(of: [(Int) -> [Int]?].self) == "[(Int) -> [Int]?]")
    #expect(
      name(of: Result<(Int, Int) -> [Int], any Error>.self) == "Result<(Int, Int) -> [Int], Error>")
  }

  @Test func typesWithSuchNamesKeepThem() {
    #expect(name(of: Size<[Int]>.self) == "TypeNameTests.Size<[Int]>")
    #expect(name(of: Size<Size<Int?>>.self) == "TypeNameTests.Size<TypeNameTests.Size<Int?>>")
    #expect(name(of: Optionals<Int>.self) == "TypeNameTests.Optionals<Int>")
    #expect(name(of: Array<Int>.self) == "TypeNameTests.Array<Int>")
  }

  enum Optionals<Value> {}
  enum Array<Value> {}
}
