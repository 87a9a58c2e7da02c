/// A value that the closures of `StewardClient` take and return.
public struct Steward: Sendable, Equatable {
  public let id: Int

  public init(id: Int) { self.id = id }
}

/// An error that the closures of `StewardClient` throw.
public struct Escape: Error, Equatable {
  public init() {}
}

/// A struct of closures with all kinds of effects.
public struct StewardClient: Sendable {
  public var load: @Sendable (Int) async throws -> Steward
  public var save: @Sendable (_ steward: Steward, _ isNew: Bool) async -> Void
  public var count: @Sendable () -> Int
  public var feed: @Sendable (String) throws(Escape) -> Int
  public var show: @MainActor @Sendable (Steward) -> Bool
  public var onEscape: (@Sendable (Steward) -> Void)?
  let name: String
  let limit = 3

  public typealias Rename = @Sendable (inout Steward, (Int) -> Int) -> Void
  public var rename: Rename
}

/// A generic struct of closures, whose initializer doesn't set all of them.
struct Crate<Animal: Hashable & Sendable> {
  struct Lock: Equatable {
    var code: Int
  }

  var put: (Animal) -> Lock
  var take: (Lock) throws -> Animal? = { _ in nil }
  private let width: Int

  init(width: Int, with put: @escaping (Animal) -> Lock) {
    self.width = width
    self.put = put
  }

  var size: Int { width * 2 }
}

/// A main actor client that contains another client.
@MainActor struct ZooClient {
  let stewards: StewardClient
  var open: () -> Bool
  var close: @MainActor (String) -> Void
}

/// An app's client, which contains `FeedingClient`.
struct AppClient: Sendable {
  var feeding: FeedingClient
  var log: @Sendable (String) -> Void
}

/// A client in `AppClient`, which has a live store by default.
struct FeedingClient: Sendable {
  var store: StoreClient = .live
  let feed: @Sendable (String) async throws -> Int
}

/// A client in `FeedingClient`, and the innermost client of the app.
struct StoreClient: Sendable {
  var take: @Sendable (String) -> Int

  static let live = StoreClient(take: { _ in 100 })
}
