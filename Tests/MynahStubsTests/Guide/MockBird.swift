import Mynah
import MynahStubs

final class MockBird: Bird {
  var nameStub: Stub<Void, String>!
  var chirpStub: Stub<Int, Bool>!
  var flyStub: ThrowingStub<FlyArguments, Int, any Error>!

  struct FlyArguments {
    let place: String
    let speed: Int
  }

  var name: String { nameStub() }
  func chirp(volume: Int) -> Bool { chirpStub(volume) }
  func fly(to place: String, speed: Int) throws -> Int {
    try flyStub(FlyArguments(place: place, speed: speed))
  }
}
