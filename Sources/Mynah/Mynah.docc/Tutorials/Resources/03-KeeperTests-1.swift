import Mynah
import Testing

@testable import Aviary

@Test func birdsAreFed() {
  let pantry = mock(Pantry.self)
  given(pantry.grams(of: "seed")).willReturn(100)

  #expect(Keeper(pantry: pantry).feed(3, with: "seed"))

  verify(pantry.take(50, of: "seed")).wasCalled()
}

@Test func hungryBirdsWait() {
  let pantry = mock(Pantry.self)
  given(pantry.grams(of: "seed")).willReturn(100)
  given(pantry.grams(of: "worms")).willReturn(10)

  #expect(!Keeper(pantry: pantry).feed(3, with: "worms"))
}
