import Mynah
import Testing

#if canImport(Dependencies)
  import Dependencies
#endif

@Test func birdsOfAPlaceAreReported() async throws {
  let feed = mock(FeedClient.self)
  given(feed.isOnline()).willReturn(true)
  given(feed.birds("Oslo")).willReturn(["crow", "finch"])
  let model = withDependencies {
    $0.feed = feed.value
  } operation: {
    FeedModel()
  }

  let count = try await model.load("Oslo")

  #expect(count == 2)
  await verify(feed.report("crow", 1)).wasCalled()
  await verify(feed.report(any(), any())).wasCalled(twice)
}

/// The other examples of the recipe about dependencies.
@Suite struct FeedModelTests {
  let feed = mock(FeedClient.self)

  @Test func missingCallsFail() async throws {
    given(feed.isOnline()).willReturn(true)
    given(feed.birds(any())).willReturn(["crow"])
    let model = withDependencies {
      $0.feed = feed.value
    } operation: {
      FeedModel()
    }
    _ = try await model.load("Oslo")
    #expect(
      await report { await verify(feed.report("finch", 1)).wasCalled() } == """
        Expected feedClient.report("finch", 1) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 report(*"crow"*, 1)     argument 1: expected "finch", got "crow"
        """)
  }

  @Test func callsWithoutStubAreForwardedToAnotherClient() async throws {
    let preview = FeedClient(birds: { _ in ["robin"] }, report: { _, _ in }, isOnline: { true })
    feed.forwardCalls(to: preview)
    given(feed.birds("Oslo")).willReturn([])
    let model = withDependencies {
      $0.feed = feed.value
    } operation: {
      FeedModel()
    }
    #expect(try await model.load("Rome") == 1)
    #expect(try await model.load("Oslo") == 0)
  }
}
