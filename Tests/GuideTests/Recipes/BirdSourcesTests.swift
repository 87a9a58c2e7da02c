import Mynah
import Testing

/// The tests of the mocks in the recipe about previews.
@Suite struct BirdSourcesTests {
  @Test func foundBirdsAreReturned() async throws {
    #expect(try await found("crow", "finch").birds(near: "Oslo") == ["crow", "finch"])
  }

  @Test func aFailingSourceThrows() async {
    await #expect(throws: CancellationError.self) { try await failing().birds(near: "Oslo") }
  }

  @Test func aSearchingSourceWaitsUntilItsTaskIsCancelled() async {
    let search = Task { try await searching().birds(near: "Oslo") }
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @Test func callsWithoutAStubFail() async {
    let text = await report {
      let source: any BirdSource = mock(BirdSource.self)
      await #expect(throws: (any Error).self) { try await source.birds(near: "Oslo") }
    }
    #expect(
      text == """
        Unexpected call: no stub answers birdSource.birds(near: "Oslo"), which threw this failure.
        birds(near:) has no stubs.
        Write: given(birdSource.birds(near: "Oslo")).willReturn(<#[String]#>)
        """)
  }
}
