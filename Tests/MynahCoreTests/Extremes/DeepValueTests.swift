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
