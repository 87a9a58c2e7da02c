import Mynah
import Testing

/// The failures that the tutorial shows.
@Suite struct KeeperFailureTests {
  @Test func unexpectedCallsFail() {
    let text = report {
      let pantry = mock(Pantry.self)
      #sourceLocation(file:"KeeperTests.swift",line:15)
      given(pantry.grams(of: "seed")).willReturn(100)
      #sourceLocation()
      #expect(!Keeper(pantry: pantry).feed(3, with: "worms"))
    }
    #expect(
      text == """
        Unexpected call: no stub answers pantry.grams(of: "worms"), which returned 0.
        Stub grams(of: "seed") at KeeperTests.swift:15: of: expected "seed", got "worms"
        Write: given(pantry.grams(of: "worms")).willReturn(<#Int#>)
        """)
  }

  @Test func wrongArgumentsFail() {
    let pantry = mock(Pantry.self)
    given(pantry.grams(of: "seed")).willReturn(100)
    #expect(Keeper(pantry: pantry).feed(3, with: "seed"))
    #expect(
      report { verify(pantry.take(50, of: "seed")).wasCalled() } == """
        Expected pantry.take(50, of: "seed") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 take(*60*, of: "seed")     argument 1: expected 50, got 60
        """)
  }

  @Test func unusedStubsFail() {
    let text = report {
      withMocks(.strict) {
        let pantry = mock(Pantry.self)
        given(pantry.grams(of: "seed")).willReturn(100)
        given(pantry.grams(of: "worms")).willReturn(10)
        #expect(!Keeper(pantry: pantry).feed(3, with: "worms"))
        verify(pantry.take(any(), of: any())).wasNeverCalled()
      }
    }
    #expect(
      text == """
        Unused stub: pantry.grams(of: "seed") was never called.
        Closest of 1 call: #1 grams(of: *"worms"*)     of: expected "seed", got "worms"
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }
}
