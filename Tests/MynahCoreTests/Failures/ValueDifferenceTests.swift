import Foundation
import Mynah
import Support
import Testing

/// Tests of failures that show only the differing fields of values.
@Suite struct ValueDifferenceTests {
  let shapes = mock(Shapes.self)
  let shop = mock(Shop.self)

  /// Returns the part of a failure that describes the difference between two values.
  private func difference(_ expected: Any, _ actual: Any) -> String {
    let shapes = mock(Shapes.self)
    given(shapes.accept(any())).willReturn(true)
    _ = shapes.accept(actual)
    let text = failures { verify(shapes.accept(expected)).wasCalled() }.joined()
    let lines = text.split(separator: "\n", maxSplits: 1).last ?? ""
    return lines.replacing("\nDifferences: ", with: "     ").components(separatedBy: "*)     ").last
      ?? ""
  }

  @Test func differingFieldsAreNamed() {
    shop.pay(Bill(total: Total(cents: 4300, currency: "EUR"), note: "seeds"))
    #expect(
      report {
        verify(shop.pay(Bill(total: Total(cents: 4200, currency: "EUR"), note: "seeds")))
          .wasCalled()
      } == """
        Expected shop.pay(Bill(total: Total(cents: 4200, currency: "EUR"), note: "seeds")) \
        to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 pay(*Bill(total: Total(cents: 4300, currency: "EUR"), \
        note: "seeds")*)     argument.total.cents: expected 4200, got 4300
        """)

    let (expected, actual) = (Total(cents: 1, currency: "EUR"), Total(cents: 2, currency: "EUR"))
    shop.charge(actual, tip: actual)
    #expect(
      report { verify(shop.charge(expected, tip: expected)).wasCalled() } == """
        Expected shop.charge(Total(cents: 1, currency: "EUR"), tip: Total(cents: 1, currency: "EUR")) \
        to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 charge(*Total(cents: 2, currency: "EUR")*, \
        tip: *Total(cents: 2, currency: "EUR")*)     \
        cents of argument 1: expected 1, got 2; tip.cents: expected 1, got 2
        """)

    let numbers = { (offset: Int) in
      Numbers(a: 1 + offset, b: 2 + offset, c: 3, d: 4 + offset, e: offset)
    }
    #expect(
      difference(numbers(0), numbers(1))
        == "argument.a: expected 1, got 2; argument.b: expected 2, got 3; "
        + "argument.d: expected 4, got 5; and 1 more difference")
  }

  @Test func differencesOfFoundationsClassesAreShownByTheirDescriptions() {
    #expect(
      difference(NSArray(array: [1, 2]), NSArray(array: [1, 3]))
        == "argument[1]: expected 2, got 3")
    #expect(difference(NSNumber(1), NSNumber(2)) == "argument: expected 1, got 2")
  }

  @Test func objectsAreComparedByTheirProperties() {
    #expect(difference(LegBand("A1"), LegBand("B2")) == #"argument.code: expected "A1", got "B2""#)
  }

  @Test func differencesOfLargeValuesAreShownByField() {
    let text = String(repeating: "owl ", count: 10)
    let (one, two) = (Total(cents: 1, currency: "EUR"), Total(cents: 2, currency: "EUR"))
    let values: [(Any, Any, String)] = [
      (3, 4, "argument: expected 3, got 4"),
      ("a", "b", #"argument: expected "a", got "b""#),
      ([1, 2], [1, 3], "argument: expected [1, 2], got [1, 3]"),
      (Storm.wind(1), Storm.wind(2), "argument: expected .wind(1), got .wind(2)"),
      ((1, "a"), (1, "b"), #"argument: expected (1, "a"), got (1, "b")"#),
      (
        Nest?.none as Any, Nest(twigs: []),
        "argument: expected nil, got Nest(twigs: [], depth: nil)"
      ),
      (
        Flight.to(text, hours: 3), Flight.to(text, hours: 4),
        "argument.to.hours: expected 3, got 4"
      ),
      (
        Flight.home(since: one), Flight.home(since: two),
        "argument.home.since.cents: expected 1, got 2"
      ),
      ((text, 1), (text, 2), "argument.1: expected 1, got 2"),
      (
        Flight.to(text, hours: 3), Flight.home(since: two),
        #"argument: expected .to("\#(text)", hours: 3), "#
          + #"got .home(since: Total(cents: 2, currency: "EUR"))"#
      ),
    ]
    for (expected, actual, text) in values { #expect(difference(expected, actual) == text) }
  }

  @Test func differingElementsAreNamedByTheirPosition() {
    let many = Array(100...130)
    var changed = many
    changed[7] = 0
    let prices = [
      "worm": Total(cents: 1, currency: "EUR"), "seed": Total(cents: 2, currency: "EUR"),
    ]
    var raised = prices
    raised["worm"]?.cents = 3
    var renamed = raised
    renamed["rice"] = renamed.removeValue(forKey: "seed")
    let names = Set((1...20).map { "bird \($0)" })
    let values: [(Any, Any, String)] = [
      (many, changed, "argument[7]: expected 107, got 0"),
      (many, Array(many.dropLast()), "argument.count: expected 31, got 30"),
      (
        many, Array(many.dropFirst()),
        "argument.count: expected 31, got 30; argument[0]: expected 100, got 101"
      ),
      (
        Nest(twigs: many.map { "\($0)" }), Nest(twigs: changed.map { "\($0)" }, depth: 2),
        #"argument.twigs[7]: expected "107", got "0"; argument.depth: expected nil, got 2.0"#
      ),
      (prices, raised, #"argument["worm"].cents: expected 1, got 3"#),
      (
        prices, renamed,
        #"argument["rice"]: expected no value, got Total(cents: 2, currency: "EUR"); "#
          + #"argument["seed"]: expected Total(cents: 2, currency: "EUR"), got no value; "#
          + #"argument["worm"].cents: expected 1, got 3"#
      ),
      (
        names, names.subtracting(["bird 3"]).union(["owl"]),
        #"argument: "bird 3" is missing; argument: "owl" is unexpected"#
      ),
    ]
    for (expected, actual, text) in values { #expect(difference(expected, actual) == text) }
  }

  @Test func differencesOfLinesAreShownByField() {
    let (expected, actual) = (
      Letter(to: "Maya", text: "Dear\nRyan"), Letter(to: "Jo", text: "Dear\nOwl")
    )
    #expect(
      difference(expected, actual) == """
        argument.to: expected "Maya", got "Jo"
        Difference in argument.text (- expected, + got):
              Dear
            - Ryan
            + Owl
        """)
  }

  @Test func longTextsAreShownAtTheirFirstDifference() {
    let text = String(repeating: "owl ", count: 200)
    #expect(
      difference(text + "and worms", text + "and seeds and all that they like to eat")
        == "argument: first difference at character 805: "
        + #"expected "…l owl and worms", got "…l owl and seeds and all that t…""#)
  }

  @Test func bytesAreShownAtTheirFirstDifference() {
    let values: [(Any, Any, String)] = [
      (
        Data([1, 2, 3]), Data([1, 5, 3]),
        "3 bytes, got 3 bytes; first difference at offset 1: expected 0x02, got 0x05"
      ),
      (
        Data([1]), Data([1, 255]),
        "1 byte, got 2 bytes; first difference at offset 1: expected the end, got 0xff"
      ),
      (
        [UInt8](0...99), [UInt8](0...98) + [0],
        "100 bytes, got 100 bytes; first difference at offset 99: expected 0x63, got 0x00"
      ),
      (
        Optional(Data([1, 2])) as Any, Optional(Data([1, 3])) as Any,
        "2 bytes, got 2 bytes; first difference at offset 1: expected 0x02, got 0x03"
      ),
      ([1, 2] as [UInt8], [1, 3] as [UInt8], "[1, 2], got [1, 3]"),
    ]
    for (expected, actual, text) in values {
      #expect(difference(expected, actual) == "argument: expected \(text)")
    }
  }

  @Test func multilineDescriptionsAreComparedAsTexts() {
    struct Note: Equatable, CustomStringConvertible {
      let description: String
    }
    let line = String(repeating: "seed-", count: 12)
    #expect(
      difference(Note(description: line + "\nworm"), Note(description: line)) == """
        Closest of 1 call: #1 accept(*\(line)*)
        Difference in argument (- expected, + got):
              \(line)
            - worm
        """)
  }

  @Test func instancesOfPrivateClassesAreShownByTheirNames() {
    struct Band: Equatable {
      let ring: Ring
    }
    #expect(
      difference(Band(ring: Ring()), [Ring()])
        == "argument: expected Band(ring: Ring), got [Ring]")
  }

  @Test func printableBytesAreShownAsText() {
    #expect(
      difference(Data(#"{"name": "Ryan"}"#.utf8), Data(#"{"name": "Maya"}"#.utf8)) == """
        argument: expected 16 bytes, got 16 bytes; first difference at character 11: \
        expected "{\\"name\\": \\"Ryan\\"}", got "{\\"name\\": \\"Maya\\"}"
        """)
  }

  @Test func keyPathsAreShownWhole() {
    struct Nest {
      let height: Int
      let depth: Int
    }
    #expect(
      difference(\Nest.height, \Nest.depth)
        == "argument: expected \\Nest.height, got \\Nest.depth")
  }

  @Test func nilInsideOptionalsIsShown() {
    #expect(
      difference(String??.none as Any, String??.some(nil) as Any)
        == "argument: expected nil, got Optional(nil)")
  }

  @Test func valuesWithEqualDescriptionsAreExplained() {
    let id = UUID()
    let equalToNothing = Unequal()
    let values: [(Any, Any, String)] = [
      (3, Optional(3) as Any, "argument: expected 3 of type Int, got 3 of type Optional<Int>"),
      (3, UInt8(3), "argument: expected 3 of type Int, got 3 of type UInt8"),
      (Feather(), Feather(), "argument: expected Feather, got another instance"),
      (Link(1), Link(2), "argument.number: expected 1, got 2"),
      (
        equalToNothing, equalToNothing,
        "argument: expected Unequal(), got another that looks the same"
      ),
    ]
    for (expected, actual, text) in values { #expect(difference(expected, actual) == text) }
    let other = UUID()
    #expect(
      difference(Hidden(id: id, name: "a"), Hidden(id: other, name: "a"))
        == "argument.id: expected \(id), got \(other)")
  }

  @Test func valuesThatContainThemselvesAreComparedToALimitedDepth() {
    let (left, right) = (Link(1), Link(1))
    (left.next, right.next) = (left, right)
    (left.isOpen, right.isOpen) = (true, false)
    let path = { "argument" + String(repeating: ".next", count: $0) }
    #expect(
      difference(left, right) == """
        \(path(8)): expected Link, got another that looks the same; \
        \(path(7)).isOpen: expected true, got false; \
        \(path(6)).isOpen: expected true, got false; and 6 more differences
        """)
  }

  @Test func valuesWithClosuresAreRejectedAsExactArguments() {
    let order = Order(items: ["worm"], onEnd: {})
    #expect(
      failures {
        given(shop.ship(order)).willReturn(true)
        verify(shop.ship(order)).wasNeverCalled()
      }
        == Array(
          repeating: """
            A value of type Order is passed as an exact argument, but its onEnd is a closure, \
            and closures can't be compared.
            Write: any(), or any(where: { ... })
            """, count: 2))
    #expect(failures { verify(shop.ship(Order(items: [], onEnd: nil))).wasNeverCalled() } == [])
    #expect(
      report { verify(shapes.accept([1: [order]])).wasNeverCalled() } == """
        A value of type Any is passed as an exact argument, but its [1][0].onEnd is a closure, \
        and closures can't be compared.
        Write: any(), or any(where: { ... })
        """)
    #expect(
      report { verify(shop.open(then: {})).wasNeverCalled() } == """
        A closure of type (() -> ())? is passed as an exact argument, but closures can't be compared.
        Write: any()
        """)
  }
}

/// A protocol whose arguments have several fields.
protocol Shop {
  func pay(_ bill: Bill)
  func charge(_ total: Total, tip: Total)
  func price(of total: Total) -> Int
  func ship(_ order: Order) -> Bool
  func open(then next: (() -> Void)?)
}

struct Total: Equatable {
  var cents: Int
  var currency: String
}

struct Bill: Equatable {
  var total: Total
  var note: String
}

struct Numbers {
  var a, b, c, d, e: Int
}

struct Letter {
  var to: String
  var text: String
}

struct Order {
  var items: [String]
  var onEnd: (() -> Void)?
}

enum Flight {
  case to(String, hours: Int)
  case home(since: Total)
}

/// A class that is compared by its properties, and whose instances can form cycles.
final class Link: Equatable {
  let number: Int
  var next: Link?
  var isOpen = false

  init(_ number: Int) {
    self.number = number
  }

  static func == (left: Link, right: Link) -> Bool {
    left.number == right.number && left.isOpen == right.isOpen
  }
}

/// A class whose instances describe themselves by their addresses.
final class LegBand: NSObject {
  let code: String

  init(_ code: String) {
    self.code = code
  }

  override func isEqual(_ other: Any?) -> Bool { (other as? LegBand)?.code == code }
}

private final class Ring: Equatable {
  static func == (left: Ring, right: Ring) -> Bool { left === right }
}

/// A value whose description omits its identifier.
struct Hidden: Equatable, CustomStringConvertible {
  let id: UUID
  let name: String

  var description: String { name }
}

/// A value that doesn't equal any value, including itself.
struct Unequal: Equatable {
  static func == (left: Unequal, right: Unequal) -> Bool { false }
}
