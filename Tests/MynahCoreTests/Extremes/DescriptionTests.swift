import Mynah
import Support
import Testing

/// Descriptions are people's code, and may be slow or call the mock.
@Suite struct DescriptionTests {
  let petrel = mock(Petrel.self)
  let log = Banner.Log()

  @Test func whatHoldsDescribesNothing() {
    given(petrel.show(any(where: { $0.text == "a" }))).willReturn(1)
    given(petrel.hold(any(of: Banner("a", log), Banner("b", log)))).willReturn(1)
    given(petrel.show(Banner("c", log))).willReturn(2)
    #expect(petrel.show(Banner("c", log)) == 2)
    #expect(petrel.hold(Banner("b", log)) == 1)
    verify(petrel.show(Banner("c", log))).wasCalled()
    verify(petrel.hold(any(of: Banner("b", log)))).wasCalled()
    #expect(log.count == 0)
  }

  @Test func aFailureDescribesEachValueOnce() {
    let other = Banner.Log()
    given(petrel.show(any())).willReturn(1)
    _ = petrel.show(Banner("gale", other))
    let texts = failures { verify(petrel.show(Banner("storm", log))).wasCalled() }
    #expect(
      texts == [
        """
        Expected petrel.show(storm) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 show(*gale*)     argument: expected storm, got gale
        """
      ])
    #expect([log.count, other.count] == [1, 1])
  }

  @Test func anUnexpectedCallDescribesEachValueOnce() {
    given(petrel.show(Banner("storm", log))).willReturn(1)
    let other = Banner.Log()
    #expect(failures { _ = petrel.show(Banner("gale", other)) }.count == 1)
    #expect([log.count, other.count] == [1, 1])
  }

  @Test func noMoreCallsAreDescribedThanAreListed() {
    given(petrel.show(any())).willReturn(1)
    for number in 0..<500 { _ = petrel.show(Banner("\(number)", log)) }
    let texts = failures { verify(petrel.show(Banner("storm", Banner.Log()))).wasCalled() }
    #expect(texts.count == 1)
    #expect(log.count == 12)
  }

  @Test func aDescriptionThatCallsTheMockEnds() {
    let banner = Banner("gale", log)
    log.onDescription = { [petrel] in _ = petrel.show(banner) }
    let texts = failures { _ = petrel.show(banner) }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers petrel.show(…), which returned 0.
        show(_:) has no stubs.
        Write: given(petrel.show(any())).willReturn(<#Int#>)
        """,
        """
        Unexpected call: no stub answers petrel.show(gale), which returned 0.
        show(_:) has no stubs.
        Write: given(petrel.show(any())).willReturn(<#Int#>)
        """,
      ])
  }

  @Test func controlsOfWritingDirectionsAreEscaped() {
    let line: UInt = #line + 1
    given(petrel.read(any())).willReturn(1)
    _ = petrel.read("a\u{202E}b\u{2066}c\u{200F}d\u{61C}e")
    #expect(
      failures { verify(petrel.read("\u{202A}")).wasCalled() } == [
        #"""
        Expected petrel.read("\u{202A}") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 read(*"a\u{202E}b\u{2066}c\u{200F}d\u{61C}e"*)     \#
        argument: expected "\u{202A}", got "a\u{202E}b\u{2066}c\u{200F}d\u{61C}e"
        """#
      ])
    #expect(
      describe(petrel) == #"""
        petrel received 1 call:
        #1 read("a\u{202E}b\u{2066}c\u{200F}d\u{61C}e")     answered by the stub at DescriptionTests.swift:\#(line)
        """#)
  }
}
