import Mynah
import Testing

/// Tests that exact values match by the equality of their types, although calls compare bytes.
@Suite struct ByteEqualityTests {
  let gauge = mock(Gauge.self)

  @Test func numbersMatchByEquality() {
    given(gauge.read(any())).willReturn(0)
    given(gauge.read(0)).willReturn(1)
    given(gauge.read(.nan)).willReturn(2)
    #expect([0.0, -0.0, .nan, -.nan, 1].map { gauge.read($0) } == [1, 1, 0, 0, 0])
    given(gauge.read(-0.0)).willReturn(3)
    #expect([0.0, -0.0].map { gauge.read($0) } == [3, 3])
  }

  @Test func stringsMatchByEquality() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let long = String(repeating: "chirp ", count: 20)
    given(gauge.note(any())).willReturn(0)
    given(gauge.note("")).willReturn(1)
    given(gauge.note(composed)).willReturn(2)
    given(gauge.note(long)).willReturn(3)
    let same = (0..<20).map { _ in "chirp " }.joined()
    #expect(
      ["", composed, decomposed, long, same, same + "x", "cafe"].map { gauge.note($0) }
        == [1, 2, 2, 3, 3, 0, 0])
  }

  @Test func charactersMatchByEquality() {
    given(gauge.mark("\u{E9}")).willReturn(1)
    given(gauge.mark("a")).willReturn(2)
    #expect((["\u{E9}", "e\u{301}", "a"] as [Character]).map { gauge.mark($0) } == [1, 1, 2])
  }

  @Test func optionalsMatchByEquality() {
    given(gauge.level(any())).willReturn(0)
    given(gauge.level(nil)).willReturn(1)
    given(gauge.level(5)).willReturn(2)
    #expect([nil, 5, 6].map { gauge.level($0) } == [1, 2, 0])
  }

  @Test func arraysMatchByEquality() {
    given(gauge.sum(any())).willReturn(0)
    given(gauge.sum([1, 2])).willReturn(3)
    #expect([[1, 2], Array(1...2), [], [2, 1]].map { gauge.sum($0) } == [3, 3, 0, 0])
  }

  @Test func paddingIsIgnored() {
    given(gauge.set(any(), any())).willReturn(0)
    given(gauge.set(true, 7)).willReturn(1)
    given(gauge.set(any(), 8)).willReturn(2)
    given(gauge.set(false, any())).willReturn(3)
    let results = [(true, 7), (true, 8), (true, 9), (false, 7)].map { gauge.set($0.0, $0.1) }
    #expect(results == [1, 2, 0, 3])
    given(gauge.pack(1, any(), 3)).willReturn(1)
    given(gauge.pack(1, -2, 3)).willReturn(2)
    #expect([gauge.pack(1, -2, 3), gauge.pack(1, 5, 3)] == [2, 1])
  }

  @Test func longArgumentsAreCompared() {
    // These exact values need more bytes than a stub stores, so calls can't compare bytes.
    given(gauge.label("a", "b", "c")).willReturn(1)
    given(gauge.label("a", any(), "c")).willReturn(2)
    given(gauge.label("a", "b", "d")).willReturn(3)
    #expect(["c", "d"].map { gauge.label("a", "b", $0) } == [2, 3])
    given(gauge.grid(1, 2, 3, 4, 5, true)).willReturn(1)
    given(gauge.grid(any(), 2, 3, 4, 5, any())).willReturn(2)
    given(gauge.grid(1, 2, 3, 4, 6, true)).willReturn(3)
    #expect([5, 6].map { gauge.grid(1, 2, 3, 4, $0, true) } == [2, 3])
    #expect(gauge.mockingContext._checkInvariants() == [])
  }
}

protocol Gauge: Sendable {
  func read(_ value: Double) -> Int
  func note(_ text: String) -> Int
  func mark(_ letter: Character) -> Int
  func set(_ isOn: Bool, _ number: Int) -> Int
  func pack(_ first: UInt8, _ second: Int16, _ third: Int32) -> Int
  func level(_ value: Int?) -> Int
  func sum(_ numbers: [Int]) -> Int
  func label(_ first: String, _ second: String, _ third: String) -> Int
  func grid(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Bool) -> Int
  func mix(_ isOn: Bool, _ count: Int, _ text: String) -> Int
}
