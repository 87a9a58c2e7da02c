import Foundation
import Mynah
import Support
import Testing

/// Tests of the Swift code that the failure of an unexpected call suggests.
@Suite struct ValueLiteralTests {
  let shapes = mock(Shapes.self)

  /// Returns the argument in the code that a failure suggests for a call with a value.
  private func written<Value>(_ value: Value) -> String {
    let scales = mock(ScalesMock<Value>.self)
    let text = failures { _ = try? scales.weigh(value) }[0]
    let line = text.split(separator: "\n").last ?? ""
    #expect(
      line.hasPrefix("Write: given(scales.weigh(") && line.hasSuffix(")).willReturn(<#Int#>)"))
    return String(
      line.dropFirst("Write: given(scales.weigh(".count).dropLast(")).willReturn(<#Int#>)".count))
  }

  @Test func valuesAreWrittenAsLiterals() throws {
    let url = try #require(URL(string: "https://birds.example/a?b=c"))
    let literals: [(String, String)] = [
      (written(3), "3"), (written(-3 as Int8), "-3"),
      (written(UInt64.max), "18446744073709551615"), (written(2.5), "2.5"),
      (written(2 as Float), "2.0"), (written(CGFloat(4)), "4.0"),
      (written(Double.infinity), ".infinity"), (written(-Double.infinity), "-.infinity"),
      (written(true), "true"), (written("a \"b\"\n\\c\t"), #""a \"b\"\n\\c\t""#),
      (written("worm"[...]), #""worm""#), (written("\"" as Character), #""\"""#),
      (written(Optional(3)), "3"), (written(Int?.none), "nil"),
      (written(Optional(Storm.rain)), ".rain"),
      (written(Int.self), "Int.self"), (written(Weather.Kind.self), "Weather.Kind.self"),
      (written([Storm.self]), "[Storm.self]"),
      (written(url), #"URL(string: "https://birds.example/a?b=c")!"#),
      (written([url: 1]), #"[URL(string: "https://birds.example/a?b=c")!: 1]"#),
      // NaN doesn't equal itself, so the suggested argument is a condition.
      (written(Double.nan), "any(where: { $0.isNaN })"),
    ]
    for (text, literal) in literals { #expect(text == literal) }
  }

  @Test func collectionsAreWrittenAsLiterals() {
    let literals: [(String, String)] = [
      (written([1, 2]), "[1, 2]"), (written([Int]()), "[]"),
      (written(["b": 2, "a": 1]), #"["a": 1, "b": 2]"#), (written([String: Int]()), "[:]"),
      (written(Set(["b", "a"])), #"["a", "b"]"#), (written([[Storm.rain], []]), "[[.rain], []]"),
      (written([1: [nil, "a"]]), #"[1: [nil, "a"]]"#),
      (written([Storm.rain, 3, "a"] as [Any]), #"[Storm.rain, 3, "a"]"#),
      (written(["a": UInt8(3)] as [String: Any]), #"["a": UInt8(3)]"#),
    ]
    for (text, literal) in literals { #expect(text == literal) }
  }

  @Test func enumCasesAreWrittenAsLiterals() {
    let failure = Result<Int, any Error>.failure(Storm.wind(1))
    let literals: [(String, String)] = [
      (written(Storm.rain), ".rain"), (written(Storm.wind(3)), ".wind(3)"),
      (written(Weather.snow(depth: 2, "wet")), #".snow(depth: 2, "wet")"#),
      (written(Weather.sunny(hours: 8)), ".sunny(hours: 8)"),
      (written(Weather.stormy(Storm.rain)), ".stormy(Storm.rain)"),
      (written(Weather._24hours), "._24hours"),
      (written(Weather.none), "Weather.none"), (written(failure), ".failure(Storm.wind(1))"),
    ]
    for (text, literal) in literals { #expect(text == literal) }
  }

  @Test func valuesWithoutALiteralAreWrittenAsAny() {
    let texts: [String] = [
      written(Date()), written(1...4), written((1, name: "a")), written(Data([1, 2])),
      written(Nest(twigs: [])), written([Nest(twigs: [])]), written(Feather()),
      written(mock(Counter.self)), written { (number: Int) in number },
      written(String(repeating: "worm", count: 200)),
      written(String(repeating: "worm\n", count: 20)), written([Double.nan]),
      written(Int??.some(nil)), written(Weather.watched { true }),
    ]
    #expect(texts == Array(repeating: "any()", count: texts.count))
  }

  @Test func argumentsOfGenericMembersNameTheirTypes() throws {
    let balance = mock(Balance.self)
    let date = Date()
    let calls: [(call: () throws -> Int, name: String, text: String, example: String)] = [
      ({ try balance.weigh(3) }, "weigh(_:)", "weigh(3)", "weigh(3)"),
      ({ try balance.weigh(UInt8(3)) }, "weigh(_:)", "weigh(3)", "weigh(UInt8(3))"),
      ({ try balance.weigh(date) }, "weigh(_:)", "weigh(\(date))", "weigh(any(Date.self))"),
      ({ try balance.weigh(Int?.none) }, "weigh(_:)", "weigh(nil)", "weigh(any(Int?.self))"),
      (
        { try balance.weigh { (number: Int) in number } }, "weigh(_:)", "weigh(a closure)",
        "weigh(any(((Int) -> Int).self))"
      ),
      (
        { try balance.compare(3, to: 4) }, "compare(_:to:)", "compare(3, to: 4)",
        "compare(3, to: any(of: Optional(4)))"
      ),
      (
        { try balance.compare(3, to: .rain) }, "compare(_:to:)", "compare(3.0, to: .rain)",
        "compare(Float(3.0), to: Storm.rain)"
      ),
    ]
    for (call, name, text, example) in calls {
      #expect(
        failures { _ = try? call() } == [
          """
          Unexpected call: no stub answers balance.\(text), which threw this failure.
          \(name) has no stubs.
          Write: given(balance.\(example)).willReturn(<#Int#>)
          """
        ])
    }
  }

  @Test func suggestedArgumentsSelectTheOverload() throws {
    let balance = mock(Balance.self)
    given(balance.weigh(any(((Int) -> Int).self))).willReturn(1)
    given(balance.compare(3, to: any(of: Optional(4)))).willReturn(2)
    #expect(try balance.compare(3, to: 4) == 2)
  }

  @Test func argumentsOfTypeAnyNameTheirOwnType() {
    let values: [(Any, text: String, literal: String)] = [
      (3, "3", "3"), (UInt8(3), "3", "UInt8(3)"),
      ("a" as Character, #""a""#, #"Character("a")"#), (Storm.rain, ".rain", "Storm.rain"),
      ([1, 2], "[1, 2]", "[1, 2] as [Int]"), (Int?.none as Any, "nil", "any()"),
      (Optional(3) as Any, "3", "Optional(3)"), (2.5 as Float, "2.5", "Float(2.5)"),
    ]
    for (value, text, literal) in values {
      #expect(
        failures { _ = shapes.accept(value) } == [
          """
          Unexpected call: no stub answers shapes.accept(\(text)), which returned false.
          accept(_:) has no stubs.
          Write: given(shapes.accept(\(literal))).willReturn(<#Bool#>)
          """
        ])
    }
  }
}

/// A protocol whose method takes a value of an associated type.
protocol Scales {
  associatedtype Value
  func weigh(_ value: Value) throws -> Int
}

/// A protocol whose methods take values of many types.
protocol Balance {
  func weigh<Value>(_ value: Value) throws -> Int
  func compare(_ left: Int, to right: Int?) throws -> Int
  func compare(_ left: Float, to right: Storm) throws -> Int
}

/// An enum whose description doesn't contain the names of its cases.
enum Weather: CustomStringConvertible {
  enum Kind {}

  case none
  case sunny(hours: Int)
  case snow(depth: Int, String)
  case stormy(any Error)
  case _24hours
  case watched(() -> Bool)

  var description: String { "weather" }
}
