import Mynah
import Testing

protocol Bird {
  func canReach(_ place: String) -> Bool
  func fly(to place: String, speed: Int) throws -> Int
}

struct PostOffice {
  let bird: any Bird

  func send(to place: String) throws -> String {
    guard bird.canReach(place) else { return "The letter stays here." }
    return "Delivered in \(try bird.fly(to: place, speed: 40)) hours."
  }
}

@Test func lettersAreDelivered() throws {
  let bird = mock(Bird.self)
  given(bird.canReach(any())).willReturn(true)
  given(bird.fly(to: "Oslo", speed: any())).willReturn(3)

  let answer = try PostOffice(bird: bird).send(to: "Oslo")

  #expect(answer == "Delivered in 3 hours.")
  verify(bird.fly(to: "Oslo", speed: 40)).wasCalled()
}
