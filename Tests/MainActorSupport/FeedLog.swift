/// What a bag of feed holds.
nonisolated public struct FeedBag<Grain: CustomStringConvertible>: Equatable {
  public init() {}
}

/// Members with parameters of which only the types say that they are `Hashable`, an error or text.
nonisolated public protocol FeedLog: Sendable {
  func weigh<Key>(_ grains: [Key: Int], in bowls: Set<[Key]>) async -> Int
  func empty<Key>(_ bag: FeedBag<Key>, _ action: () async -> Void) -> Int
  func pour<Failure>(_ grain: Int, or failure: Failure) async throws(Failure)
}
