/// A decoder that decodes empty collections, nil for optionals, and default values.
///
/// All other values are the provider's default values for their types.
struct DefaultValueDecoder: Decoder {
  let provider: ValueProvider

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DefaultValueContainer<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    DefaultValueContainer<NoKey>(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    DefaultValueContainer<NoKey>(decoder: self)
  }
}

/// The key type of containers without keys.
private struct NoKey: CodingKey {
  var stringValue: String { "" }
  var intValue: Int? { nil }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// A container that has a default value for every key, but no keys or elements to iterate over.
private struct DefaultValueContainer<Key: CodingKey>: KeyedDecodingContainerProtocol,
  UnkeyedDecodingContainer, SingleValueDecodingContainer
{
  let decoder: DefaultValueDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil() -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let value = decoder.provider.provideValue(for: type) else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: [], debugDescription: "There is no default value."))
    }
    return value
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder.container(keyedBy: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}
