import Mynah
import Testing

@Test func newGuestsAreRemembered() {
  let settings = mock(Settings.self)
  given(settings.string(forKey: "lastGuest")).willReturn("Maya")

  #expect(Greeter(settings: settings).greet("Ryan") == "Hello, Ryan.")

  verify(settings.set("Ryan", forKey: "lastGuest")).wasCalled()
}

/// The other examples of the recipe about `UserDefaults`.
@Suite struct GreeterTests {
  let settings = mock(Settings.self)

  @Test func stubsForOtherKeysDoNotMatch() {
    let text = report {
      given(settings.string(forKey: "guest")).willReturn("Maya")
      _ = Greeter(settings: settings).greet("Ryan")
    }
    #expect(
      text == """
        Unexpected call: no stub answers settings.string(forKey: "lastGuest"), which returned nil.
        Stub string(forKey: "guest") at GreeterTests.swift:19: forKey: expected "guest", got "lastGuest"
        Write: given(settings.string(forKey: "lastGuest")).willReturn(<#String?#>)
        """)
  }

  @Test func stubsCanStoreSettings() {
    var kept: [String: Any] = [:]
    given(settings.set(any(), forKey: any())).will { value, key in kept[key] = value }
    given(settings.string(forKey: any())).will { key in kept[key] as? String }

    #expect(Greeter(settings: settings).greet("Ryan") == "Hello, Ryan.")
    #expect(Greeter(settings: settings).greet("Ryan") == "Welcome back, Ryan.")
  }
}
