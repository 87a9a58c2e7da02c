import Mynah
import Testing

@testable import Support

struct PlaceClient: Sendable {
  var current: @Sendable () -> Int
}

/// A struct whose properties have the names of the parameters in generated code.
struct MapClient {
  let location: PlaceClient
  let type: String
  let line: Int
  let fileID: String
  var run: () -> Int
}

// Swift 6.1.3 with assertions stops at the stored closure of this struct's mock.
#if compiler(>=6.2)
  /// A struct whose initializer takes a closure that no property stores.
  struct GuideClient {
    var run: () -> Int
    let isLoud: Bool

    init(run: @escaping () -> Int, volume: @escaping () -> Int) {
      self.run = run
      isLoud = volume() > 5
    }
  }
#endif

/// Tests of mocks of closure structs that contain other closure structs.
@Suite struct NestedClientTests {
  let app = mock(AppClient.self)

  @Test func nestedClientsHaveMocksThatLiveAsLongAsTheOuterMock() async throws {
    given(app.feeding.feed("hay")).willReturn(3)
    given(app.feeding.store.take(any())).willReturn(7)
    let value = app.value
    value.log("morning")
    #expect(try await value.feeding.feed("hay") == 3)
    #expect(value.feeding.store.take("corn") == 7)
    inOrder {
      verify(app.log("morning")).wasCalled()
      verify(app.feeding.feed(any())).wasCalled()
      verify(app.feeding.store.take("corn")).wasCalled()
    }

    weak var part: FeedingClientMock?
    do {
      let app = mock(AppClient.self)
      part = app.feeding
      #expect(part != nil)
    }
    #expect(part == nil)
  }

  @Test func propertiesCanHaveTheNamesOfGeneratedParameters() {
    let map = mock(MapClient.self, type: "topographic", line: 3, fileID: "a")
    given(map.location.current()).willReturn(7)
    #expect(map.value.location.current() == 7)
    #expect(map.value.type == "topographic")
    let other = MapClientMock(type: "", line: 4, fileID: "b")
    #expect(other.value.line == 4)
  }

  #if compiler(>=6.2)
    @Test func initializersCanTakeOtherClosures() {
      let guide = mock(GuideClient.self, volume: { 6 })
      #expect(guide.value.isLoud)
      #expect(GuideClientMock(volume: { 4 }).value.isLoud == false)
    }
  #endif

  @Test func failuresShowThePathToTheNestedClient() {
    #expect(
      report { verify(app.feeding.store.take("corn")).wasCalled() } == """
        Expected appClient.feeding.store.take("corn") to be called exactly once, but it was called 0 times.
        take(_:) was not called at all.
        """)
    let named = mock(AppClient.self).named("app")
    #expect(
      report { _ = named.value.feeding.store.take("corn") } == """
        Unexpected call: no stub answers app.feeding.store.take("corn"), which returned 0.
        take(_:) has no stubs.
        Write: given(app.feeding.store.take("corn")).willReturn(<#Int#>)
        """)
    #expect(
      report {
        withMocks(.strict) {
          let app = mock(AppClient.self)
          given(app.feeding.store.take("corn")).willReturn(2)
        }
      } == """
        Unused stub: appClient.feeding.store.take("corn") was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }

  @Test func settingsIncludeNestedClients() {
    var provider = ValueProvider()
    provider.register(5, for: Int.self)
    app.recordingOutcomes().useDefaultValues(from: provider)
    let value = app.value
    #expect(value.feeding.store.take("corn") == 5)
    verify(app.feeding.store.take("corn")).returned(5)
  }

  @Test func verificationsIncludeNestedClients() async throws {
    given(app.feeding.store.take(any())).willReturn(5)
    let value = app.value
    given(app.feeding.feed(any())).willReturn(9)
    _ = value.feeding.store.take("corn")
    verify(app.feeding.store.take("corn")).wasCalled()
    verifyNoMoreInteractions(app)
    _ = try await value.feeding.feed("hay")
    #expect(
      report { verifyNoMoreInteractions(app) } == """
        Expected no more calls to appClient, appClient.feeding and appClient.feeding.store, but 1 of 2 calls is not verified.
        Not verified: #2 appClient.feeding.feed("hay")
        """)
  }

  @Test func resettingIncludesNestedClients() {
    given(app.feeding.store.take(any())).willReturn(5)
    let value = app.value
    _ = value.feeding.store.take("corn")
    reset(app)
    verifyNoInteractions(app)
    #expect(failures { _ = value.feeding.store.take("corn") }.count == 1)
    clearInvocations(on: app)
    verify(app.feeding.store.take(any())).wasNeverCalled()
  }

  @Test func forwardingIncludesNestedClients() async throws {
    let live = AppClient(
      feeding: FeedingClient(store: StoreClient(take: { $0.count }), feed: { _ in 9 }),
      log: { _ in })
    app.forwardCalls(to: live)
    given(app.feeding.store.take("hay")).willReturn(1)
    #expect(["corn", "hay"].map { app.value.feeding.store.take($0) } == [4, 1])
    #expect(try await app.value.feeding.feed("hay") == 9)
    verify(app.feeding.store.take(any())).wasCalled(twice)
    clearStubs(on: app)
    #expect(failures { _ = app.value.feeding.store.take("corn") }.count == 1)
  }
}
