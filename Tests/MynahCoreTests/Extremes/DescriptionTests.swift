import Mynah
import Support
import Testing

/// Descriptions are your code, and may be slow.
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

  @Test func noMoreCallsAreDescribedThanAreListed() {
    given(petrel.show(any())).willReturn(1)
    for number in 0..<500 { _ = petrel.show(Banner("\(number)", log)) }
    let texts = failures { verify(petrel.show(Banner("storm", Banner.Log()))).wasCalled() }
    #expect(texts.count == 1)
    #expect(log.count < 20)
  }
}
