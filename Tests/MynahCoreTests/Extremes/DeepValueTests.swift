import Mynah
import Support
import Testing

/// A value whose cases can be nested deeply.
indirect enum Fork { case end, at(Fork) }

/// A value with many parts.
struct Colony {
  let nests: [Int]
}

/// Tests of values that are nested deeply, too large to show, or expensive to describe.
@Suite struct DeepValueTests {
  let petrel = mock(Petrel.self)
  let log = Banner.Log()

  @Test func descriptionsOfExtremeValuesAreCut() {
    let line: UInt = #line + 1
    given(petrel.hold(any())).willReturn(1)
    given(petrel.sort(any())).willReturn(1)
    given(petrel.read(any())).willReturn(1)
    var value: Any = 1
    for _ in 0..<5_000 { value = [value] }
    var other: Any = 1
    for _ in 0..<100 { other = other as Any? as Any }
    _ = petrel.hold(value)
    _ = petrel.hold(other)
    _ = petrel.sort(Array(0..<200_000))
    _ = petrel.read(String(repeating: "a", count: 200_000))
    _ = petrel.hold(Colony(nests: Array(0..<200_000)))
    let open = String(repeating: "[", count: 41)
    let close = String(repeating: "]", count: 41)
    let numbers = "[" + (0..<140).map(String.init).joined(separator: ", ")
    #expect(
      describe(petrel) == """
        petrel received 5 calls:
        #1 hold(\(open)…\(close))     answered by the stub at DeepValueTests.swift:\(line)
        #2 hold(1)     answered by the stub at DeepValueTests.swift:\(line)
        #3 sort(\(numbers.prefix(500))… (200000 elements))     answered by the stub at DeepValueTests.swift:\(line + 1)
        #4 read("\(String(repeating: "a", count: 499))… (200000 characters))     \
        answered by the stub at DeepValueTests.swift:\(line + 2)
        #5 hold(\("Colony(nests: \(numbers)".prefix(500))…)     answered by the stub at DeepValueTests.swift:\(line)
        """)
  }

  @Test func descriptionsOfDeepEnumCasesAreCut() {
    let line: UInt = #line + 1
    given(petrel.hold(any())).willReturn(1)
    var fork = Fork.end
    for _ in 0..<100 { fork = .at(fork) }
    _ = petrel.hold(fork)
    let open = ".at(" + String(repeating: "Fork.at(", count: 40)
    let close = String(repeating: ")", count: 41)
    #expect(
      describe(petrel) == """
        petrel received 1 call:
        #1 hold(\(open)…\(close))     answered by the stub at DeepValueTests.swift:\(line)
        """)
  }

  @Test func failuresDescribeOnlySomeOfManyMembers() {
    given(petrel.hold(any())).willReturn(1)
    _ = petrel.hold(Set(0..<5))
    let texts = failures {
      verify(petrel.hold(Set(0..<20_000))).wasCalled()
    }
    #expect(texts.count == 1)
    #expect(texts[0].hasSuffix("and 19992 more differences"), "\(texts[0].suffix(200))")
  }

  @Test func failuresDescribeOnlySomeOfManyCalls() {
    given(petrel.show(any())).willReturn(1)
    for number in 0..<500 { _ = petrel.show(Banner("\(number)", log)) }
    let others = failures { verify(petrel.show(Banner("storm", Banner.Log()))).wasCalled() }
    #expect(others.count == 1)
    #expect(log.count < 130)
  }

  @Test func matchingCallsDoNotDescribeTheirArguments() {
    given(petrel.show(any(where: { $0.text == "a" }))).willReturn(1)
    given(petrel.hold(any(of: Banner("a", log), Banner("b", log)))).willReturn(1)
    given(petrel.show(Banner("c", log))).willReturn(2)
    #expect(petrel.show(Banner("c", log)) == 2)
    #expect(petrel.hold(Banner("b", log)) == 1)
    verify(petrel.show(Banner("c", log))).wasCalled()
    verify(petrel.hold(any(of: Banner("b", log)))).wasCalled()
    #expect(log.count == 0)
  }
}
