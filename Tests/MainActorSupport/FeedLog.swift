/// A generic type that requires a conformance of its parameter.
nonisolated public struct FeedBag<Grain: CustomStringConvertible>: Equatable {
  public init() {}
}

/// A protocol whose generic parameters get their constraints only from the types that use them.
nonisolated public protocol FeedLog: Sendable {
  func weigh<Key>(_ grains: [Key: Int], in bowls: Set<[Key]>) async -> Int
  func empty<Key>(_ bag: FeedBag<Key>, _ action: () async -> Void) -> Int
  func pour<Failure>(_ grain: Int, or failure: Failure) async throws(Failure)
}
