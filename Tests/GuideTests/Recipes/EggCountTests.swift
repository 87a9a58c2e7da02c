import Mynah
import Testing

@Test func linesThatAreDownAreReported() {
  let messenger = mock(Messenger.self)
  given(messenger.send(any())).willReturn(false)

  #expect(EggCount(messenger: messenger).report(3) == "The line is down.")

  verify(messenger.send("3 eggs")).wasCalled()
}

/// The failure that the recipe about singletons shows.
@Suite struct EggCountFailureTests {
  @Test func verificationFailsIfTheCodeUsesTheSingleton() {
    let messenger = mock(Messenger.self)
    given(messenger.send(any())).willReturn(false)
    #expect(EggCount().report(3) == "Sent.")
    #expect(
      report { verify(messenger.send("3 eggs")).wasCalled() } == """
        Expected messenger.send("3 eggs") to be called exactly once, but it was called 0 times.
        send(_:) was not called at all.
        """)
  }
}
