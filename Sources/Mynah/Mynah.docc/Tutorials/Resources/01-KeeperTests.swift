import Mynah
import Testing

@testable import Aviary

@Test func birdsAreFed() {
  let pantry = mock(Pantry.self)
  given(pantry.grams(of: "seed")).willReturn(100)

  #expect(Keeper(pantry: pantry).feed(3, with: "seed"))
}
