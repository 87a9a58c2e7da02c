import Foundation
import Mynah
import Support
import Testing

/// The line that an unexpected call says to write is Swift.
@Suite struct ValueLiteralTests {
  let shapes = mock(Shapes.self)

  /// The arguments that a call of a member with a value of a type is to be stubbed with.
  private func written<Value>(_ value: Value) -> String {
    let scales = mock(ScalesMock<Value>.self)
    let text = failures { _ = try? scales.weigh(value) }[0]
    let line = text.split(separator: "\n").last ?? ""
    #expect(
      line.hasPrefix("Write: given(scales.weigh(") && line.hasSuffix(")).willReturn(<#Int#>)"))
    return String(
      line.dropFirst("Write: given(scales.weigh(".count).dropLast(")).willReturn(<#Int#>)".count))
  }

  @Test func numbersTruthsAndTextsAreLiterals() {
    #expect(written(3) == "3")
    #expect(written(-3 as Int8) == "-3")
    #expect(written(UInt64.max) == "18446744073709551615")
    #expect(written(2.5) == "2.5")
    #expect(written(2 as Float) == "2.0")
    #expect(written(CGFloat(4)) == "4.0")
    #expect(written(Double.infinity) == ".infinity")
    #expect(written(-Double.infinity) == "-.infinity")
    #expect(written(true) == "true")
    #expect(written("a \"b\"\n\\c\t") == #""a \"b\"\n\\c\t""#)
    #expect(written("worm"[...]) == #""worm""#)
    #expect(written("\"" as Character) == #""\"""#)
  }

  @Test func whatEqualsNothingIsMatchedByACondition() {
    #expect(written(Double.nan) == "any(where: { $0.isNaN })")
    #expect(written([Double.nan]) == "any()")
  }

  @Test func optionalsAreLiteralsWhereOneNilIsMeant() {
    #expect(written(Optional(3)) == "3")
    #expect(written(Int?.none) == "nil")
    #expect(written(Int??.some(nil)) == "any()")
    #expect(written(Optional(Storm.rain)) == ".rain")
  }

  @Test func collectionsOfLiteralsAreLiterals() {
    #expect(written([1, 2]) == "[1, 2]")
    #expect(written([Int]()) == "[]")
    #expect(written(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
    #expect(written([String: Int]()) == "[:]")
    #expect(written(Set(["b", "a"])) == #"["a", "b"]"#)
    #expect(written([[Storm.rain], []]) == "[[.rain], []]")
    #expect(written([1: [nil, "a"]]) == #"[1: [nil, "a"]]"#)
    #expect(written([Storm.rain, 3, "a"] as [Any]) == #"[Storm.rain, 3, "a"]"#)
    #expect(written(["a": UInt8(3)] as [String: Any]) == #"["a": UInt8(3)]"#)
  }

  @Test func casesOfEnumsAreLiterals() {
    #expect(written(Storm.rain) == ".rain")
    #expect(written(Storm.wind(3)) == ".wind(3)")
    #expect(written(Weather.snow(depth: 2, "wet")) == #".snow(depth: 2, "wet")"#)
    #expect(written(Weather.sunny(hours: 8)) == ".sunny(hours: 8)")
    #expect(written(Weather.stormy(Storm.rain)) == ".stormy(Storm.rain)")
    #expect(written(Weather.none) == "Weather.none")
    #expect(written(Weather.watched { true }) == "any()")
    #expect(written(Result<Int, any Error>.failure(Storm.wind(1))) == ".failure(Storm.wind(1))")
  }

  @Test func typesAreLiterals() {
    #expect(written(Int.self) == "Int.self")
    #expect(written(Weather.Kind.self) == "Weather.Kind.self")
    #expect(written([Storm.self]) == "[Storm.self]")
  }

  @Test func whatHasNoLiteralIsAnything() {
    #expect(written(Date()) == "any()")
    #expect(written(1...4) == "any()")
    #expect(written((1, name: "a")) == "any()")
    #expect(written(Data([1, 2])) == "any()")
    #expect(written(Nest(twigs: [])) == "any()")
    #expect(written([Nest(twigs: [])]) == "any()")
    #expect(written(Feather()) == "any()")
    #expect(written(mock(Counter.self)) == "any()")
    #expect(written { (number: Int) in number } == "any()")
    #expect(written(String(repeating: "worm", count: 200)) == "any()")
    #expect(written(String(repeating: "worm\n", count: 20)) == "any()")
  }

  @Test func urlsAreMadeOfTexts() throws {
    let url = try #require(URL(string: "https://birds.example/a?b=c"))
    #expect(written(url) == #"URL(string: "https://birds.example/a?b=c")!"#)
    #expect(written([url: 1]) == #"[URL(string: "https://birds.example/a?b=c")!: 1]"#)
  }

  @Test func argumentsOfGenericMembersAndOverloadsNameTheirTypes() throws {
    let balance = mock(Balance.self)
    let calls: [(call: () throws -> Int, example: String)] = [
      ({ try balance.weigh(3) }, "weigh(3)"),
      ({ try balance.weigh(UInt8(3)) }, "weigh(UInt8(3))"),
      ({ try balance.weigh(Date()) }, "weigh(any(Date.self))"),
      ({ try balance.weigh(Int?.none) }, "weigh(any(Int?.self))"),
      ({ try balance.weigh { (number: Int) in number } }, "weigh(any(((Int) -> Int).self))"),
      ({ try balance.compare(3, to: 4) }, "compare(3, to: Optional(4))"),
      ({ try balance.compare(3, to: .rain) }, "compare(Float(3.0), to: Storm.rain)"),
    ]
    for (call, example) in calls {
      let text = failures { _ = try? call() }[0]
      #expect(text.hasSuffix("\nWrite: given(balance.\(example)).willReturn(<#Int#>)"), "\(text)")
    }
    given(balance.weigh(any(((Int) -> Int).self))).willReturn(1)
    given(balance.compare(3, to: Optional(4))).willReturn(2)
    #expect(try balance.compare(3, to: 4) == 2)
  }

  @Test func whatIsGivenForAnyTypeNamesItsOwn() {
    let values: [(Any, String)] = [
      (3, "3"), (UInt8(3), "UInt8(3)"), ("a" as Character, #"Character("a")"#),
      (Storm.rain, "Storm.rain"), ([1, 2], "[1, 2] as [Int]"), (Int?.none as Any, "any()"),
      (Optional(3) as Any, "Optional(3)"), (2.5 as Float, "Float(2.5)"),
    ]
    for (value, literal) in values {
      let text = failures { _ = shapes.accept(value) }[0]
      #expect(text.hasSuffix("\nWrite: given(shapes.accept(\(literal))).willReturn(<#Bool#>)"))
    }
  }
}

/// What takes arguments of one type.
protocol Scales {
  associatedtype Value
  func weigh(_ value: Value) throws -> Int
}

/// What takes arguments of many types.
protocol Balance {
  func weigh<Value>(_ value: Value) throws -> Int
  func compare(_ left: Int, to right: Int?) throws -> Int
  func compare(_ left: Float, to right: Storm) throws -> Int
}

/// An enum that describes itself otherwise than by the names of its cases.
enum Weather: CustomStringConvertible {
  enum Kind {}

  case none
  case sunny(hours: Int)
  case snow(depth: Int, String)
  case stormy(any Error)
  case watched(() -> Bool)

  var description: String { "weather" }
}
