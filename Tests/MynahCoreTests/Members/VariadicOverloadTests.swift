import Mynah
import Support
import Testing

@testable import MynahCore

/// Tests that a pattern selects the same overload as a call, even if an overload is variadic.
@Suite struct VariadicOverloadTests {
  let speaker = mock(Loudspeaker.self)

  @Test func oneValueSelectsTheNonvariadicOverload() {
    let other: any Loudspeaker = speaker
    given(speaker.count("a")).willReturn(1)
    given(speaker.count("a", "b")).willReturn(2)
    given(speaker.count([])).willReturn(3)
    #expect([other.count("a"), other.count("a", "b"), other.count()] == [1, 2, 3])
    verify(speaker.count("a")).wasCalled()
    verify(speaker.count(["a"])).wasNeverCalled()

    other.say("a")
    other.say("a", "b")
    verify(speaker.say("a")).wasCalled()
    verify(speaker.say("a", "b")).wasCalled()
    verify(speaker.say(["a"])).wasNeverCalled()

    given(speaker["a"]).willReturn(1)
    given(speaker.getSubscript("b")).willReturn(2)
    given(speaker["a", "b"]).willReturn(3)
    let counts: [Int] = [speaker["a"], speaker["b"], speaker["a", "b"]]
    #expect(counts == [1, 2, 3])

    speaker["a"] = 4
    speaker["a", "b"] = 5
    verify(speaker.setSubscript("a", newValue: 4)).wasCalled()
    verify(speaker.setSubscript("a", "b", newValue: 5)).wasCalled()
    verify(speaker["a"] = any()).wasCalled()
    verify(speaker["a", "b"] = any()).wasCalled()
  }

  @Test func nilIsOnlyAcceptedByOptionalParameters() {
    given(speaker.maybe(1, nil)).willReturn(1)
    #expect(speaker.maybe(1, nil) == 1)
    #expect(
      report {
        given(speaker.count("a", nil)).willReturn(1)
      } == """
        nil is passed as an argument of type String, which is never nil.
        Write a value, or any().
        """)
  }
}

/// Tests that an overload with an array and a variadic overload act as a single member.
struct SharedPatternTests {
  @Test func overloadsShareStubs() {
    let choir = mock(Choir.self)
    given(choir.count([1, 2])).willReturn(3)
    given(choir.count(4, 5)).willReturn(9)
    let counts: [Int] = [choir.count([1, 2]), choir.count(1, 2), choir.count([4, 5])]
    #expect(counts == [3, 3, 9])
  }

  @Test func genericOverloadsShareStubs() {
    let choir = mock(Choir.self)
    given(choir.rank(1, among: [2, 3])).willReturn(4)
    given(choir.rank(any(String.self), among: any())).willReturn(5)
    let ranks: [Int] = [
      choir.rank(1, among: [2, 3]), choir.rank(1, among: 2, 3), choir.rank("a", among: "b"),
    ]
    #expect(ranks == [4, 4, 5])
  }

  @Test func overloadsShareCalls() {
    let choir = mock(Choir.self)
    given(choir.sing(any())).willReturn()
    choir.sing("do", "re")
    choir.sing(["do", "re"])
    verify(choir.sing(["do", "re"])).wasCalled(twice)
    verify(choir.sing("do", "re")).wasCalled(twice)
    verify(choir.sing("mi")).wasNeverCalled()
  }
}
