import Mynah
import Testing

/// The examples of the page about closures.
@Suite struct ClosureMockGuideTests {
  @Test func structsOfClosuresAreStubbed() async throws {
    let api = mock(APIClient.self)
    given(api.load(3)).willReturn(Account(id: 3))
    given(api.isOnline()).willReturn(true)

    let model = AccountModel(api.value)
    try await model.open(3)
    #expect(model.account == Account(id: 3))

    verify(api.load(any())).wasCalled()
    await verify(api.save(any(), any())).wasNeverCalled()
  }

  @Test func structsOfClosuresForwardCalls() {
    let api = mock(APIClient.self)
    api.forwardCalls(to: APIClient.fixed)
    #expect(api.value.isOnline())
  }

  @MainActor @Test func nestedStructsAreMockedNextToOtherProperties() async throws {
    let session = mock(Session.self, user: "Ada")
    given(session.api.load(3)).willReturn(Account(id: 3))

    let value = session.value
    #expect(try await value.api.load(3) == Account(id: 3))
    value.close()

    verify(session.api.load(3)).wasCalled()
    verify(session.close()).wasCalled()
    #expect(value.user == "Ada")
  }

  @Test func singleClosuresAreMocked() async throws {
    let next = mock(closure: ((String) async throws -> Int).self)
    given(next(any())).willReturn(200)

    let client = Middleware(next: next.closure)
    #expect(try await client.send("GET /") == 200)
    verify(next("GET /")).wasCalled()
  }

  @Test func failuresContainTheNameOfAClosure() {
    let next = mock(closure: ((String) -> Int).self).named("next")
    #expect(
      report { verify(next("GET /")).wasCalled() } == """
        Expected next("GET /") to be called exactly once, but it was called 0 times.
        next was not called at all.
        """)
  }

  @Test func diagramShowsTheCallsOfSeveralMocks() {
    let bird = mock(Bird.self)
    let next = mock(closure: ((String) -> Void).self).named("next")
    bird.land()
    next.closure("landed")
    print(diagram(of: bird, next))
    #expect(
      diagram(of: bird, next) == """
        sequenceDiagram
          participant test
          participant mock1 as bird
          participant mock2 as next
          test->>mock1: land()
          test->>mock2: ("landed")
        """)
    #if compiler(>=6.2)
      attachDiagram(of: bird, next)
    #endif
  }
}
