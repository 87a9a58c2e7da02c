/// A key that knows the type of its value.
public struct Key<Value>: Hashable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}

/// What has generic subscripts and initializers, packs of types, and members that rethrow.
public protocol Catalogue {
  init<Names: Sequence>(names: Names) where Names.Element == String
  subscript<Value>(key: Key<Value>) -> Value? { get set }
  subscript<Index: Hashable>(page index: Index) -> String { get }
  func list<each Item>(_ items: repeat each Item) -> Int
  func list<each Item: Sendable>(titled in: String, _ items: repeat each Item) async throws
  func count(where isCounted: (Int) throws -> Bool) rethrows -> Int
}

/// What is isolated to the main actor, and can be used elsewhere as what is not.
@MainActor
public protocol Roost: Hashable, CustomStringConvertible {
  func settle(_ body: () async throws -> Int) async -> Int
}
