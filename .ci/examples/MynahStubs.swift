// The bird, and other values, that examples in the comments of MynahStubs use.
import MynahStubs
import Observation
import Testing

protocol Bird {}

final class StubbedBird {
  var chirpStub: Stub<Int, Bool>!
  var singStub: Stub<Void, Void>!
  var flyStub: ThrowingStub<String, Int, any Error>!
  var landStub: ThrowingStub<Void, Void, Storm>!
}

enum Storm: Error {
  case rain
}

nonisolated(unsafe) let bird = StubbedBird()
nonisolated(unsafe) var flyStub: ThrowingStub<String, Int, any Error>!
nonisolated(unsafe) var landStub: ThrowingStub<Void, Void, any Error>!
let chirped = AsyncStream.makeStream(of: Void.self).continuation
