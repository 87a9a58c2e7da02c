import Mynah
import Support
import Testing

@Suite struct NamingTests {
  @Test func failuresNameTheMock() {
    let left = mock(Bird.self).named("left")
    let right = mock(Bird.self).named("right")
    given(left.meet(any())).willReturn(true)
    _ = left.meet(right)
    let texts = failures {
      verify(left.sing()).wasCalled()
      verify(left.meet(left)).wasCalled()
      _ = right.age
    }
    #expect(
      texts == [
        """
        Expected left.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """,
        """
        Expected left.meet(left) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 meet(*right*)     argument: expected left, got right
        """,
        """
        Unexpected call: no stub answers right.age, which returned 0.
        age has no stubs.
        Write: given(right.age).willReturn(<#Int#>)
        """,
      ])
  }

  @Test func actorsAndIsolatedMocksAreNamedFromAnywhere() {
    #expect(mock(Keeper.self).named("kate").mockingContext.name == "kate")
    let perch = mock(Perch.self)
    perch.named("branch")
    #expect(perch.mockingContext.name == "branch")
    reset(perch)
    #expect(perch.mockingContext.name == "branch")
  }
}
