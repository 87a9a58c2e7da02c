internal import Foundation

/// Returns the dictionary, array, string, number, or other value that JSON describes.
///
/// Its parts are compared by content, and have short descriptions.
func parsedJSON(_ data: Data) throws -> any Sendable {
  func value(of object: Any) -> any Sendable {
    switch object {
    case let object as [String: Any]: object.mapValues(value)
    case let array as [Any]: array.map(value)
    case let text as String: text
    case let number as NSNumber where String(cString: number.objCType) == "c": number.boolValue
    case let number as NSNumber: JSONNumber(number)
    default: JSONNull()
    }
  }
  return value(
    of: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
}

/// Returns parsed JSON without the keys of objects that other JSON doesn't have.
func limited(_ value: any Sendable, toKeysOf other: any Sendable) -> any Sendable {
  guard let mine = value as? [String: any Sendable], let others = other as? [String: any Sendable]
  else { return value }
  var shared: [String: any Sendable] = [:]
  for (key, value) in others { shared[key] = mine[key].map { limited($0, toKeysOf: value) } }
  return shared
}

private struct JSONNull: Equatable, CustomStringConvertible {
  let description = "null"
}

/// A number, which is compared exactly with another integer, and otherwise as a double.
struct JSONNumber: Equatable, CustomStringConvertible {
  /// The digits, or nil if the number isn't an integer or has more than 38 digits.
  private let integer: String?
  private let double: Double

  var description: String { integer ?? "\(double)" }

  fileprivate init(_ number: NSNumber) {
    let text = number.stringValue
    // Foundation reads a number as a decimal number if a double has too few digits for it.
    if let number = number as? NSDecimalNumber {
      integer = number.decimalValue.exponent < 0 ? nil : text
      double = Double(text) ?? .nan
    } else {
      integer = String(cString: number.objCType) == "d" ? nil : text
      double = number.doubleValue
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
