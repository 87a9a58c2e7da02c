/// A protocol whose members return streams.
public protocol Feed {
  var updates: AsyncStream<Int> { get }
  func songs(of bird: String) -> AsyncStream<String>
  func storms() async throws -> AsyncThrowingStream<Int, any Error>
  func noises() -> any AsyncSequence
}

#if compiler(>=6.2)
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public typealias Winds = any AsyncSequence<Int, Never> & Sendable

  /// A protocol whose members return streams as constrained existential types.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public protocol OpaqueFeed {
    func songs() -> any AsyncSequence<String, Never>
    func storms() -> any AsyncSequence<Int, Storm> & Sendable
    func winds() -> Winds
  }
#endif

/// A protocol with completion handlers in all the forms in which they can be declared.
public protocol Nursery {
  func load(id: Int, completion: @escaping (Result<String, any Error>) -> Void)
  func fetch(
    _ name: String, completion: @escaping @Sendable (Int?, (any Error)?) -> Void
  ) -> Int
  func close(then done: (() -> Void)?)
  func clean(then done: (@Sendable (Int) -> Void)?) throws
  func find(
    id: Int, success: @escaping (String) -> Void, failure: @escaping (Storm) -> Void)
  func show(_ done: @escaping @MainActor (Int) -> Void)
  func measure(_ done: @escaping (Int, Double, String) -> Void)
  func survey(_ done: @escaping (Int, Int, Int, String) -> Void)
}
