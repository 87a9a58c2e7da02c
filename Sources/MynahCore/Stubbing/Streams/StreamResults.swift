/// A stream that a stub can make: `AsyncStream` and `AsyncThrowingStream`.
public protocol StreamableResult<Element, Thrown> {
  /// What the streams have.
  associatedtype Element

  /// What they throw.
  associatedtype Thrown: Error

  /// Makes a stream of a closure that returns one element after another.
  static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> Self
}

extension AsyncStream: StreamableResult {
  /// Makes a stream of a closure that returns one element after another, and throws nothing.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncStream {
    // What makes the elements throws nothing, for the stream does not.
    AsyncStream(unfolding: { try? await next() })
  }

  /// Nothing is thrown.
  public typealias Thrown = Never
}

extension AsyncThrowingStream: StreamableResult where Failure == any Error {
  /// Makes a stream of a closure that returns one element after another.
  public static func makeStubbedStream(
    _ next: @escaping @Sendable () async throws -> Element?
  ) -> AsyncThrowingStream {
    AsyncThrowingStream(unfolding: next)
  }

  /// Any error is thrown.
  public typealias Thrown = any Error
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension StreamSequence {
  init(_ consumer: StreamConsumer<Element, Failure>) {
    self.init { isolation async throws(Failure) in try await consumer.next(isolation: isolation) }
  }
}
