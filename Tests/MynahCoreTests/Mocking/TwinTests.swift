import Mynah
import Support
import Testing

struct TwinTests {
  @Test func aStubAnswersForBothForms() {
    let choir = mock(Choir.self)
    given(choir.count([1, 2])).willReturn(3)
    #expect(choir.count([1, 2]) == 3)
    #expect(choir.count(1, 2) == 3)
    given(choir.count(4, 5)).willReturn(9)
    #expect(choir.count([4, 5]) == 9)
  }

  @Test func bothFormsAreVerifiedAsOne() {
    let choir = mock(Choir.self)
    given(choir.sing(any())).willReturn()
    choir.sing("do", "re")
    choir.sing(["do", "re"])
    verify(choir.sing(["do", "re"])).wasCalled(twice)
    verify(choir.sing("do", "re")).wasCalled(twice)
    verify(choir.sing("mi")).wasNeverCalled()
  }
}
