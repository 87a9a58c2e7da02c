#if canImport(Dependencies)
  import Dependencies
#endif

/// The client that the recipe about dependencies mocks.
///
/// In the recipe, it has the attribute `@DependencyClient`. Because Mynah's tests don't depend on
/// swift-dependencies, this is the code into which the macro expands, without availability attributes
/// and with `Unimplemented` in place of the library's failures.
struct FeedClient: Sendable {
  struct Unimplemented: Error {}

  var birds: @Sendable (_ place: String) async throws -> [String] {
    @storageRestrictions(initializes: _birds)
    init(initialValue) { _birds = initialValue }
    get { _birds }
    set { _birds = newValue }
  }

  @Sendable
  func birds(place p0: String) async throws -> [String] {
    try await self.birds(p0)
  }

  private var _birds: @Sendable (_ place: String) async throws -> [String] = { _ in
    throw Unimplemented()
  }

  var report: @Sendable (_ bird: String, _ count: Int) async throws -> Void {
    @storageRestrictions(initializes: _report)
    init(initialValue) { _report = initialValue }
    get { _report }
    set { _report = newValue }
  }

  @Sendable
  func report(bird p0: String, count p1: Int) async throws {
    try await self.report(p0, p1)
  }

  private var _report: @Sendable (_ bird: String, _ count: Int) async throws -> Void = { _, _ in
    throw Unimplemented()
  }

  var isOnline: @Sendable () -> Bool {
    @storageRestrictions(initializes: _isOnline)
    init(initialValue) { _isOnline = initialValue }
    get { _isOnline }
    set { _isOnline = newValue }
  }

  private var _isOnline: @Sendable () -> Bool = { false }

  init(
    birds: @Sendable @escaping (_ place: String) async throws -> [String],
    report: @Sendable @escaping (_ bird: String, _ count: Int) async throws -> Void,
    isOnline: @Sendable @escaping () -> Bool
  ) {
    self.birds = birds
    self.report = report
    self.isOnline = isOnline
  }

  init() {}
}

extension FeedClient: TestDependencyKey {
  static let testValue = FeedClient()
}

extension DependencyValues {
  var feed: FeedClient {
    get { self[FeedClient.self] }
    set { self[FeedClient.self] = newValue }
  }
}

/// The type that the recipe about dependencies tests.
struct FeedModel {
  @Dependency(\.feed) var feed

  func load(_ place: String) async throws -> Int {
    guard feed.isOnline() else { return 0 }
    let birds = try await feed.birds(place: place)
    for bird in birds { try await feed.report(bird: bird, count: 1) }
    return birds.count
  }
}
