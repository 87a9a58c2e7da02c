/// Returns a value of any kind for a type, so that a call without a stub can return; nil where none can
/// be made.
///
/// That is an empty, zero or false value of a standard type, nil, the first case of a `CaseIterable`
/// enum, or what a `Decodable` type decodes from nothing but such values.
func placeholder<Value>(for type: Value.Type) -> Value? {
  placeholderValue(for: type) as? Value
}

/// A type that has a placeholder of its own.
private protocol PlaceholderProviding {
  static var placeholderValue: Any? { get }
}

extension Optional: PlaceholderProviding {
  fileprivate static var placeholderValue: Any? { Self.none as Any }
}

extension Array: PlaceholderProviding {
  fileprivate static var placeholderValue: Any? { Self() }
}

extension Set: PlaceholderProviding {
  fileprivate static var placeholderValue: Any? { Self() }
}

extension Dictionary: PlaceholderProviding {
  fileprivate static var placeholderValue: Any? { Self() }
}

private func placeholderValue(for type: Any.Type) -> Any? {
  switch type {
  case let type as any PlaceholderProviding.Type: return type.placeholderValue
  case is Bool.Type: return false
  case is String.Type: return ""
  case is Substring.Type: return Substring()
  case is Character.Type: return Character(" ")
  case is Void.Type: return ()
  case let type as any FixedWidthInteger.Type: return type.zeroValue
  case let type as any BinaryFloatingPoint.Type: return type.zeroValue
  case is Duration.Type: return Duration.zero
  case let type as any CaseIterable.Type: return type.firstCase
  case let type as any Decodable.Type: return try? type.init(from: ZeroDecoder())
  default: return nil
  }
}

extension Numeric {
  fileprivate static var zeroValue: Any { Self.zero }
}

extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}

/// Decodes every value as a placeholder, every collection as empty and every optional as nil.
struct ZeroDecoder: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ZeroContainer<Key>())
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ZeroContainer<NoKey>() }

  func singleValueContainer() -> any SingleValueDecodingContainer { ZeroContainer<NoKey>() }

  fileprivate static func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    guard let value = placeholder(for: type) else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: [], debugDescription: "There is no placeholder."))
    }
    return value
  }
}

/// The key of a container that has none.
private struct NoKey: CodingKey {
  var stringValue: String { "" }
  var intValue: Int? { nil }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// A container in which every key is present and every value is a placeholder.
private struct ZeroContainer<Key: CodingKey>: KeyedDecodingContainerProtocol,
  UnkeyedDecodingContainer, SingleValueDecodingContainer
{
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil() -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try ZeroDecoder.value(of: type)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try ZeroDecoder.value(of: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(ZeroContainer<NestedKey>())
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(ZeroContainer<NestedKey>())
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    ZeroContainer<NoKey>()
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { ZeroContainer<NoKey>() }

  func superDecoder() -> any Decoder { ZeroDecoder() }

  func superDecoder(forKey key: Key) -> any Decoder { ZeroDecoder() }
}
