import MainActorSupport
import Mynah
import Testing

/// What types ask of generic parameters holds for mocks whose calls stay with their callers.
struct FeedLogTests {
  @Test func whatTypesAskOfParametersNeedNotBeSaid() async {
    let log = mock(FeedLog.self)
    given(log.weigh(["oat": 1], in: any())).willReturn(3)
    given(log.empty(FeedBag<Int>(), any())).willReturn(2)
    await given(log.pour(any(), or: any(Shortage.self))).willThrow(Shortage.water)
    #expect(await log.weigh(["oat": 1], in: [["rye"]]) == 3)
    #expect(log.empty(FeedBag<Int>()) {} == 2)
    await #expect(throws: Shortage.water) { try await log.pour(1, or: Shortage.water) }
  }
}
