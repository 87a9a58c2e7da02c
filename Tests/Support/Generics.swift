/// A key with the type of its value as a generic parameter.
public struct Key<Value>: Hashable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}

/// A protocol with generic subscripts and initializers, type packs, and rethrowing members.
public protocol Catalogue {
  init<Names: Sequence>(names: Names) where Names.Element == String
  subscript<Value>(key: Key<Value>) -> Value? { get set }
  subscript<Index: Hashable>(page index: Index) -> String { get }
  func list<each Item>(_ items: repeat each Item) -> Int
  func list<each Item: Sendable>(titled in: String, _ items: repeat each Item) async throws
  func count(where isCounted: (Int) throws -> Bool) rethrows -> Int
}

/// A main actor protocol that refines nonisolated protocols.
@MainActor
public protocol Roost: Hashable, CustomStringConvertible {
  func settle(_ body: () async throws -> Int) async -> Int
}
