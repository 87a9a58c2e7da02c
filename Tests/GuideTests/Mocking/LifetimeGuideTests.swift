import Mynah
import Testing

/// The examples of the page about lifetimes.
@Suite struct LifetimeGuideTests {
  @Test func stubClosuresThatCaptureTheirMockRetainIt() {
    weak var kept: BirdMock?
    do {
      let bird = mock(Bird.self)
      given(bird.chirp(volume: any())).will { volume in volume > 3 && bird.name == "Ryan" }
      kept = bird
    }
    #expect(kept != nil)
    kept.map { clearStubs(on: $0) }
    #expect(kept == nil)
  }

  @Test func stubClosuresWithAnUnownedMockReleaseIt() {
    weak var released: BirdMock?
    do {
      let bird = mock(Bird.self)
      given(bird.name).willReturn("Ryan")
      given(bird.chirp(volume: any())).will { [unowned bird] volume in
        volume > 3 && bird.name == "Ryan"
      }
      #expect(bird.chirp(volume: 4))
      released = bird
    }
    #expect(released == nil)
  }

  @Test func argumentsAreRetainedUntilReset() {
    weak var kept: Listener?
    do {
      let listener = Listener(to: mock(Radio.self))
      kept = listener
    }
    #expect(kept != nil)
    (kept?.radio as? RadioMock).map { reset($0) }
    #expect(kept == nil)
  }

  @Test func clearedArgumentsAreReleased() {
    weak var released: Listener?
    do {
      let radio = mock(Radio.self)
      let listener = Listener(to: radio)
      released = listener
      verify(radio.add(listener)).wasCalled()
      clearInvocations(on: radio)
    }
    #expect(released == nil)
  }

  @Test func stubOnlyMocksReleaseTheirArguments() {
    weak var released: Listener?
    withMocks {
      let radio = mock(Radio.self).stubOnly()
      let listener = Listener(to: radio)
      released = listener
    }
    #expect(released == nil)
  }
}

protocol Radio: AnyObject {
  func add(_ listener: Listener)
}

final class Listener {
  let radio: any Radio

  init(to radio: any Radio) {
    self.radio = radio
    radio.add(self)
  }
}
