/// A request for a value of type `Content`.
public struct Parcel<Content>: Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// A protocol whose generic members are stubbed for all types at once.
public protocol Courier {
  func send<Content>(_ parcel: Parcel<Content>) throws -> Content
  func open<Result>(at depot: String, _ body: (Int) async throws -> Result) async throws -> Result
  func store<Value>(_ value: Value, on shelf: Int) -> Bool
  func drop<Value>(_ value: Value)
  func find<Value>(_ shelf: Int) throws -> Value
  func try_<Value>(_ value: Value, _ body: (Value) throws -> Bool) rethrows -> Bool
  static func route<Value>(_ value: Value) throws -> String
}
