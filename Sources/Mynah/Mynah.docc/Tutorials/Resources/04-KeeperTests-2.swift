import Mynah
import Testing

@testable import Aviary

@Test(arguments: ["seed", "corn"]) func birdsAreFed(food: String) {
  let pantry = mock(Pantry.self)
  given(pantry.grams(of: any(of: "seed", "corn"))).willReturn(100)

  #expect(Keeper(pantry: pantry).feed(3, with: food))

  verify(pantry.take(60, of: food)).wasCalled()
}

@Test func hungryBirdsWait() {
  let pantry = mock(Pantry.self)
  given(pantry.grams(of: "seed")).willReturn(100)
  given(pantry.grams(of: "worms")).willReturn(10)

  #expect(!Keeper(pantry: pantry).feed(3, with: "worms"))

  verify(pantry.take(any(), of: any())).wasNeverCalled()
}
