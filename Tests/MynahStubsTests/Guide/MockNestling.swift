import MynahStubs

final class MockNestling: Nestling {
  @Stubbed var chirpStub: Stub<Int, Bool>

  func chirp(volume: Int) -> Bool { chirpStub(volume) }
}
