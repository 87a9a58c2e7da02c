import Mynah
import Testing

@Suite struct NewsletterTests {
  let mailer = mock(Mailer.self)

  @Test func onlyAddressesGetTheNewsletter() {
    Newsletter(mailer: mailer).publish("Spring", to: ["ryan@example.com", "the oak"])

    verify(mailer.send(any(), to: "ryan@example.com")).wasCalled()
    verify(mailer.send(any(), to: "the oak")).wasNeverCalled()
  }

  @Test func nothingIsSentWithoutAText() {
    Newsletter(mailer: mailer).publish("", to: ["ryan@example.com"])

    verifyNoInteractions(mailer)
  }
}

/// The other examples of the recipe about calls that must not be made.
@Suite struct NewsletterFailureTests {
  let mailer = mock(Mailer.self)

  @Test func unwantedCallsFail() {
    Newsletter(mailer: mailer).publish("Spring", to: ["ryan@example.com", "oak@example.com"])
    #expect(
      report {
        verify(mailer.send(any(), to: any(where: { $0.hasPrefix("oak") }))).wasNeverCalled()
      } == """
        Expected mailer.send(any(), to: any(where:)) never to be called, but it was called once.
        Matching calls: #2 send("Spring", to: "oak@example.com")
        """)
  }

  @Test func wasNeverCalledCanWait() async {
    Newsletter(mailer: mailer).publishLater("", to: ["ryan@example.com"])
    await verify(mailer.send(any(), to: any())).wasNeverCalled(within: .milliseconds(100))
  }
}
