import Mynah
import Testing

@Test func nestsAreShownWhenTheyHaveCome() {
  let service = mock(NestService.self)
  let request = given(service.nests(near: "Oslo", completion: any())).willHoldCallback()
  let list = NestList(service: service)

  list.load("Oslo")
  #expect(list.isLoading)

  request.complete(with: .success(["oak", "elm"]))
  #expect(!list.isLoading)
  #expect(list.nests == ["oak", "elm"])
}

/// The other examples of the recipe about completion handlers.
@Suite struct NestListTests {
  let service = mock(NestService.self)

  @Test func handlersRunAtOnce() {
    given(service.nests(near: any(), completion: any())).willCall(with: .success(["oak"]))
    let list = NestList(service: service)
    list.load("Oslo")
    #expect(list.nests == ["oak"])
  }

  @Test func missingCompletionsFail() {
    let service = mock(NestService.self)
    let text = report {
      let request = given(service.nests(near: "Oslo", completion: any())).willHoldCallback()
      NestList(service: service).load("Oslo")
      clearStubs(on: service)
      #expect(request.heldCount == 0)
    }
    #expect(
      text == """
        Still held: call #1 to nestService.nests(near: "Oslo", completion: any()) was never completed, and its callback was called with .failure(CancellationError()).
        Call: nests(near: "Oslo", completion: a closure)
        Complete each call before the test ends, or write given(...).lenient() if some may still be held.
        """)
  }

  @Test func extraCompletionsFail() {
    let service = mock(NestService.self)
    #expect(
      report {
        let request = given(service.nests(near: "Oslo", completion: any())).willHoldCallback()
        NestList(service: service).load("Rome")
        request.complete(with: .success(["oak", "elm"]))
        clearStubs(on: service)
      } == """
        Can't complete call #1 to nestService.nests(near: "Oslo", completion: any()): no call arrived.
        Complete only calls that arrive.
        """)
  }
}
