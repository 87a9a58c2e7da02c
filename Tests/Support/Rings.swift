/// A noncopyable ring for a bird's leg.
public struct Ring: ~Copyable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

/// A protocol whose members take and return noncopyable values.
public protocol Ringer {
  func attach(_ ring: consuming Ring, to leg: Int) -> Bool
  func read(_ ring: borrowing Ring) async throws -> Int
  func renumber(_ ring: inout Ring)
  func order(number: Int) throws -> Ring
  func spare() -> Ring?
  func use<Result: ~Copyable>(_ body: (Int) throws -> Result) throws -> Result
  func bury<Value>(_ value: consuming Value) where Value: ~Copyable
}
