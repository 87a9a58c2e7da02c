import Mynah
import Support
import Testing

/// Values that are deeper than a stack, or larger than anybody reads.
@Suite struct DeepValueTests {
  let petrel = mock(Petrel.self)

  @Test func deepValuesInArraysAndOptionalsAreShown() {
    let line: UInt = #line + 1
    given(petrel.hold(any())).willReturn(1)
    var value: Any = 1
    for _ in 0..<5_000 { value = [value] }
    var other: Any = 1
    for _ in 0..<100 { other = other as Any? as Any }
    _ = petrel.hold(value)
    _ = petrel.hold(other)
    let open = String(repeating: "[", count: 41)
    let close = String(repeating: "]", count: 41)
    #expect(
      describe(petrel) == """
        petrel received 2 calls:
        #1 hold(\(open)…\(close))     answered by the stub at DeepValueTests.swift:\(line)
        #2 hold(1)     answered by the stub at DeepValueTests.swift:\(line)
        """)
  }

  @Test func ofLargeValuesTheBeginningIsShown() {
    let line: UInt = #line + 1
    given(petrel.sort(any())).willReturn(1)
    given(petrel.read(any())).willReturn(1)
    _ = petrel.sort(Array(0..<200_000))
    _ = petrel.read(String(repeating: "a", count: 200_000))
    let numbers = "[" + (0..<140).map(String.init).joined(separator: ", ")
    #expect(
      describe(petrel) == """
        petrel received 2 calls:
        #1 sort(\(numbers.prefix(500))… (200000 elements))     answered by the stub at DeepValueTests.swift:\(line)
        #2 read("\(String(repeating: "a", count: 499))… (200000 characters))     \
        answered by the stub at DeepValueTests.swift:\(line + 1)
        """)
  }

  /// With Foundation, the runtime makes an object of what it casts to one: of a dictionary key by key.
  @Test func noValueIsMadeAnObjectToBeShown() {
    given(petrel.hold(any())).willReturn(1)
    let tally = Tally()
    let herring = Dictionary(
      uniqueKeysWithValues: (0..<2_000).map { (Herring(number: $0, tally: tally), true) })
    _ = petrel.hold(herring)
    tally.hashes = 0
    let texts = failures { verify(petrel.hold(any())).wasCalled(2) }
    let shown = "[" + String(repeating: "herring: true, ", count: 40).prefix(499)
    #expect(
      texts == [
        """
        Expected petrel.hold(any()) to be called exactly twice, but it was called once.
        Matching calls: #1 hold(\(shown)… (2000 elements))
        """
      ])
    #expect(tally.hashes == 0)
  }

  @Test func ofLargeValuesTheFirstDifferenceIsFound() {
    given(petrel.count(any())).willReturn(1)
    given(petrel.read(any())).willReturn(1)
    var bytes = [UInt8](repeating: 7, count: 30_000)
    _ = petrel.count(bytes)
    bytes[29_999] = 8
    let shownBytes = "[" + Array(repeating: "7", count: 170).joined(separator: ", ")
    #expect(
      failures { verify(petrel.count(bytes)).wasCalled() } == [
        """
        Expected petrel.count(\(shownBytes.prefix(500))… (30000 elements)) to be called exactly once, \
        but it was called 0 times.
        Closest of 1 call: #1 count(*\(shownBytes.prefix(500))… (30000 elements)*)     argument: \
        expected 30000 bytes, got 30000 bytes; first difference at offset 29999: \
        expected 0x08, got 0x07
        """
      ])

    let text = String(repeating: "é", count: 30_000)
    _ = petrel.read(text)
    let shownText = "\"\(String(repeating: "é", count: 499))…"
    #expect(
      failures { verify(petrel.read(text + "!")).wasCalled() } == [
        """
        Expected petrel.read(\(shownText) (30001 characters)) to be called exactly once, \
        but it was called 0 times.
        Closest of 1 call: #1 read(*\(shownText) (30000 characters)*)     argument: \
        first difference at character 30001: expected "…éééééééééé!", got "…éééééééééé"
        """
      ])
  }

  @Test func aDifferenceThatLiesFarBackIsFound() {
    given(petrel.hold(any())).willReturn(1)
    let waves = (0..<100_002).map { Wave(height: $0) }
    var others = waves
    others[99_990].height = -1
    _ = petrel.hold(waves)
    let shown = "[" + (0..<40).map { "Wave(height: \($0))" }.joined(separator: ", ").prefix(499)
    #expect(
      failures { verify(petrel.hold(others)).wasCalled() } == [
        """
        Expected petrel.hold(\(shown)… (100002 elements)) to be called exactly once, \
        but it was called 0 times.
        Closest of 1 call: #1 hold(*\(shown)… (100002 elements)*)     \
        argument[99990].height: expected -1, got 99990
        """
      ])
  }

  @Test func ofManyMissingMembersTheFirstAreDescribed() {
    given(petrel.hold(any())).willReturn(1)
    _ = petrel.hold(Set(0..<5))
    let texts = failures {
      verify(petrel.hold(Set(0..<20_000))).wasCalled()
    }
    #expect(texts.count == 1)
    #expect(texts[0].hasSuffix("and 19992 more differences"), "\(texts[0].suffix(200))")
  }
}

private final class Tally {
  var hashes = 0
}

/// What counts how often it is hashed.
private struct Herring: Hashable, CustomStringConvertible {
  let number: Int
  let tally: Tally

  var description: String { "herring" }

  static func == (left: Herring, right: Herring) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    tally.hashes += 1
    hasher.combine(number)
  }
}

private struct Wave: Equatable {
  var height: Int
}
