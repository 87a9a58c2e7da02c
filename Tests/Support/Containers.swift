/// A protocol whose generic result types are determined by the caller.
public protocol Container {
  func resolve<Service>() -> Service
  func resolve<Service>(named name: String) -> Service
  func first<Service>(of key: String) -> Service?
  func decode<Value: Sendable>(_ line: Int) throws -> Value
  func convert<Source, Value>(_ source: Source) -> Value
  func load<Value: Sendable>(_ key: String) async throws -> Value
  func fetch<Value: Decodable>(_ path: String) async throws -> Value
  subscript<Value>(key: String) -> Value? { get }
  subscript<Value>(slot slot: Int) -> Value? { get set }
  static func shared<Service>() -> Service
}

/// A class whose generic result types are determined by the caller.
open class Stockroom {
  public init() {}

  open func take<Food>(_ shelf: Int) -> Food? { nil }
  open func fetch<Food>(_ shelf: Int) async -> Food? { nil }
}

/// An actor protocol whose generic result types are determined by the caller.
public protocol Larder: Actor {
  func take<Food>(_ shelf: Int) -> Food
  func fetch<Food: Sendable>(_ shelf: Int) async throws -> Food
}
