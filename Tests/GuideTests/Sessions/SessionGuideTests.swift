import Mynah
import Testing

@Suite(.mocks) struct BirdTests {
  @Test(.mocks(.strict)) func song() {}
}

@Suite(.mocks(defaults: .standardProvider)) struct RelaxedTests {}

/// The examples of the page about sessions.
@Suite struct SessionGuideTests {
  @Test func withMocksCanBeStrict() {
    let texts = failures {
      withMocks(.strict) {
        let bird = mock(Bird.self)
        given(bird.name).willReturn("Ryan")
        print(bird.name)
      }
    }
    #expect(texts.isEmpty)
  }

  @Test func withMocksCanSetDefaultValues() {
    withMocks(defaults: .standardProvider) {
      #expect(mock(Bird.self).name == "")
    }
  }

  @Test func exhaustiveSessionsCheckEachCall() {
    #expect(
      report {
        withMocks(.exhaustive) {
          let bird = mock(Bird.self)
          given(bird.chirp(volume: any())).willReturn(true)
          _ = bird.chirp(volume: 42)
          bird.land()
        }
      } == """
        Unexpected call: no stub answers bird.land(), and this session is exhaustive.
        land() has no stubs.
        Write: given(bird.land()).willReturn()
        """)
    #expect(
      report {
        withMocks(.exhaustive) {
          let bird = mock(Bird.self)
          given(bird.chirp(volume: any())).willReturn(true)
          _ = bird.chirp(volume: 42)
        }
      } == """
        Expected each call to bird to be verified, but 1 of 1 call isn't.
        Not verified: #1 bird.chirp(volume: 42)
        Write: verify(bird.chirp(volume: 42)).wasCalled()
        """)
    withMocks(.exhaustive) {
      let bird = mock(Bird.self)
      given(bird.chirp(volume: any())).willReturn(true).expect(once)
      _ = bird.chirp(volume: 42)
    }
  }

  @Test func unusedStubsFailUnlessTheyAreLenient() {
    #expect(
      report {
        withMocks(.strict) {
          let bird = mock(Bird.self)
          given(bird.chirp(volume: 42)).willReturn(true)
        }
      } == """
        Unused stub: bird.chirp(volume: 42) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)

    let text = report {
      withMocks(.strict) {
        let bird = mock(Bird.self)
        given(bird.chirp(volume: 42)).willReturn(true)
        #sourceLocation(file:"BirdTests.swift",line:14)
        given(bird.chirp(volume: any())).willReturn(false)
        #sourceLocation()
        _ = bird.chirp(volume: 42)
      }
    }
    #expect(
      text == """
        Unused stub: every call to bird.chirp(volume: 42) was answered by the newer stub at BirdTests.swift:14.
        Remove one of the stubs, or write given(...).lenient() if it may stay unused.
        """)

    let texts = failures {
      withMocks(.strict) {
        let bird = mock(Bird.self).lenient()
        given(bird.name).lenient().willReturn("Ryan")
      }
    }
    #expect(texts.isEmpty)
  }
}
