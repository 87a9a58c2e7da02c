internal import Foundation

/// A JSON value, which is compared by its content instead of its formatting.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ data: Data) throws {
    self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  private init(_ value: Any) {
    switch value {
    case let value as [String: Any]: self = .object(value.mapValues { JSONValue($0) })
    case let value as [Any]: self = .array(value.map { JSONValue($0) })
    case let value as String: self = .string(value)
    case let value as NSNumber:
      let isBool = String(cString: value.objCType) == "c"
      self = isBool ? .bool(value.boolValue) : .number(JSONNumber(value))
    default: self = .null
    }
  }

  /// Returns this value without the keys of objects that another value doesn't have.
  func limited(toKeysOf other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let others) = other else { return self }
    var shared: [String: JSONValue] = [:]
    for (key, value) in others { shared[key] = mine[key]?.limited(toKeysOf: value) }
    return .object(shared)
  }

  /// The value as a dictionary, an array, a string, or another value with a short description.
  var plain: Any {
    switch self {
    case .null: JSONNull()
    case .bool(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let values): values.map(\.plain)
    case .object(let values): values.mapValues(\.plain)
    }
  }
}

private struct JSONNull: Equatable, CustomStringConvertible {
  let description = "null"
}

/// A number, which is compared exactly with another integer, and otherwise as a double.
struct JSONNumber: Equatable, CustomStringConvertible {
  /// The exact value, or nil if the number isn't an integer or has more than 38 digits.
  private let integer: Decimal?
  private let double: Double

  var description: String { integer.map { "\($0)" } ?? "\(double)" }

  fileprivate init(_ number: NSNumber) {
    // Foundation reads a number as a decimal number if a double has too few digits for it.
    if let decimal = (number as? NSDecimalNumber)?.decimalValue {
      integer = decimal.exponent < 0 ? nil : decimal
      double = Double("\(decimal)") ?? .nan
      return
    }
    double = number.doubleValue
    switch String(cString: number.objCType) {
    case "d": integer = nil
    case "Q": integer = Decimal(number.uint64Value)
    default: integer = Decimal(number.int64Value)
    }
  }

  static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    guard let one = left.integer, let other = right.integer else {
      return left.double == right.double
    }
    return one == other
  }
}

extension String {
  /// This JSON as a Swift literal on one line, such as `#"{"name": "Ryan"}"#`.
  var jsonLiteral: String {
    var text = self
    if contains(where: \.isNewline),
      let value = try? JSONSerialization.jsonObject(with: Data(utf8), options: .fragmentsAllowed),
      let line = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    {
      text = String(decoding: line, as: UTF8.self)
    }
    let isRaw = !text.contains(where: \.isNewline) && !text.contains("\"#") && !text.contains("\\#")
    return isRaw ? "#\"\(text)\"#" : text.debugDescription
  }
}
