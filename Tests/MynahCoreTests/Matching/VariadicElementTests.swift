import Mynah
import Testing

/// Tests of matchers for single elements of variadic arguments.
@Suite struct VariadicElementTests {
  let chronicle = mock(Chronicle.self)

  @Test func matchersMatchElements() {
    chronicle.log("a", "b", level: 1)
    verify(chronicle.log("a", any(), level: 1)).wasCalled()
    verify(chronicle.log(any(), "b", level: any())).wasCalled()
    verify(chronicle.log("b", any(), level: any())).wasNeverCalled()
  }

  @Test func theNumberOfElementsMustBeEqual() {
    chronicle.log("a", "b", level: 1)
    verify(chronicle.log("a", any(), any(), level: any())).wasNeverCalled()
    verify(chronicle.log("a", level: any())).wasNeverCalled()
    verify(chronicle.log(level: any())).wasNeverCalled()
  }

  @Test func oneMatcherMatchesTheWholeList() {
    chronicle.log("a", "b", level: 1)
    chronicle.log(level: 1)
    verify(chronicle.log(any(), level: 1)).wasCalled(2)
    verify(chronicle.log(any(count: exactly(2)), level: 1)).wasCalled()
  }

  @Test func elementsAreCaptured() {
    chronicle.log("a", "b", "c", level: 1)
    let captor = ArgumentCaptor<String>()
    verify(chronicle.log("a", captor.any(), "c", level: any())).wasCalled()
    #expect(captor.allValues == ["b"])
  }

  @Test func valuesBeyondTheFourthMatch() {
    chronicle.log("a", "b", "c", "d", "e", "f", level: 1)
    verify(chronicle.log(any(), "b", "c", any(), "e", "f", level: 1)).wasCalled()
    verify(chronicle.log(any(), "b", "c", any(), "e", "g", level: 1)).wasNeverCalled()
  }

  @Test func optionalElementsAreValues() {
    chronicle.note(1, nil)
    verify(chronicle.note(1, nil)).wasCalled()
    verify(chronicle.note(nil, 1)).wasNeverCalled()
    verify(chronicle.note(any())).wasCalled()
  }

  @Test func elementsOfASubscriptMatch() {
    chronicle["a", "b"] = 5
    verify(chronicle["a", any()] = 5).wasCalled()
    verify(chronicle["b", any()] = 5).wasNeverCalled()
  }

  @Test func failuresShowTheElements() {
    chronicle.log("a", "b", level: 1)
    #expect(
      report { verify(chronicle.log("c", any(), level: 1)).wasCalled() } == """
        Expected chronicle.log(["c", any()], level: 1) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 log(*["a", "b"]*, level: 1)     [0] of argument 1: expected "c", got "a"
        """)
  }
}

protocol Chronicle: AnyObject {
  func log(_ words: String..., level: Int)
  func note(_ numbers: Int?...)
  subscript(_ words: String...) -> Int { get set }
}
