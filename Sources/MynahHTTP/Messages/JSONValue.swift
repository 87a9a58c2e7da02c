internal import Foundation

/// A JSON value, which is compared by its content instead of its formatting.
enum JSONValue: Equatable, Codable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// A Boolean value that indicates whether this is an object or an array.
  var isContainer: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether this contains another value.
  ///
  /// An object contains another object if it has all keys of the other object, with values that
  /// contain the other object's values. Other values must be equal.
  func contains(_ other: JSONValue) -> Bool {
    guard case .object(let mine) = self, case .object(let others) = other else {
      return self == other
    }
    return others.allSatisfy { key, value in mine[key]?.contains(value) ?? false }
  }
}

extension String {
  /// This JSON as a Swift literal on one line, such as `#"{"name": "Ryan"}"#`.
  var jsonLiteral: String {
    var text = self
    if contains(where: \.isNewline), let value = try? JSONValue(self) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? self
    }
    let isRaw = !text.contains(where: \.isNewline) && !text.contains("\"#") && !text.contains("\\#")
    return isRaw ? "#\"\(text)\"#" : text.debugDescription
  }
}
