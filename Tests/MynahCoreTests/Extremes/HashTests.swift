import Mynah
import Support
import Testing

/// Values whose hash does not agree with `==`.
@Suite struct HashTests {
  let petrel = mock(Petrel.self)

  @Test func aHashThatDoesNotAgreeIsNamed() {
    let line: UInt = #line + 2
    for size in 0..<30 {
      given(petrel.compare(SpottedEgg(size: size, spots: 0))).willReturn(size)
    }
    #expect(petrel.compare(SpottedEgg(size: 29, spots: 0)) == 29)
    let first = (20..<29).reversed().map {
      "Stub compare(SpottedEgg(size: \($0), spots: 0)) at HashTests.swift:\(line): "
        + "argument.size: expected \($0), got 29; argument.spots: expected 0, got 1"
    }
    #expect(
      failures { _ = petrel.compare(SpottedEgg(size: 29, spots: 1)) } == [
        """
        Unexpected call: no stub answers petrel.compare(SpottedEgg(size: 29, spots: 1)), which returned 0.
        Stub compare(SpottedEgg(size: 29, spots: 0)) at HashTests.swift:\(line): argument is equal, \
        but its hash differs: hash(into:) of SpottedEgg does not agree with ==
        \(first.joined(separator: "\n"))
        And 20 more stubs.
        Write: given(petrel.compare(any())).willReturn(<#Int#>)
        """
      ])
  }

  @Test func aSequenceThatHasEndedIsStillNamed() {
    let line: UInt = #line + 1
    given(petrel.compare(SpottedEgg(size: 1, spots: 0))).willReturn(finiteSequence(of: 1))
    _ = petrel.compare(SpottedEgg(size: 1, spots: 0))
    #expect(
      failures { _ = petrel.compare(SpottedEgg(size: 1, spots: 0)) } == [
        """
        Unexpected call: no stub answers petrel.compare(SpottedEgg(size: 1, spots: 0)), which returned 0.
        Stub compare(SpottedEgg(size: 1, spots: 0)) at HashTests.swift:\(line): its sequence has ended
        Write: given(petrel.compare(any())).willReturn(<#Int#>)
        """
      ])
  }
}
