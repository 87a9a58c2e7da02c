/// Returns the text of a value as failures show it in a line: strings in quotes, optionals without
/// wrapping, closures by their type, and the beginning only of what is long or has several lines.
@usableFromInline
package func describe(_ value: Any) -> String {
  let text = fullText(of: value)
  if text.hasNewline, let end = text.firstIndex(where: \.isNewline) {
    let count = text.count(where: \.isNewline) + 1
    return "\(text[..<end].prefix(lineLimit))… (\(count) lines)"
  }
  let limit = 500
  guard text.utf8.count > limit else { return text }
  return "\(text.prefix(limit))… (\(text.count) characters)"
}

/// Returns the text of a value with all its lines: that of a string is the string.
func wholeText(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
    return wholeText(of: wrapped.value)
  }
  return (value as? String) ?? (value as? Substring).map(String.init) ?? fullText(of: value)
}

/// How many characters of a text with several lines are shown in one.
private let lineLimit = 80

extension StringProtocol {
  /// Whether the text has several lines; much faster than a look at each character.
  var hasNewline: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}

/// Returns a string in quotes; the first line only of a long one with several lines.
private func quoted(_ string: some StringProtocol) -> String {
  guard string.utf8.count > lineLimit, string.hasNewline,
    let end = string.firstIndex(where: \.isNewline)
  else {
    return String(string).debugDescription
  }
  return "\(string[..<end].prefix(lineLimit))…".debugDescription
}

private func fullText(of value: Any) -> String {
  switch value {
  case let string as String: return quoted(string)
  case let substring as Substring: return quoted(substring)
  case let character as Character: return "\"\(character)\""
  case let type as Any.Type: return "\(type).self"
  case let mock as any LocalMock: return mock.mockingContext.settings.name
  case is any AsyncSequence where !(value is any CustomStringConvertible): return "a stream"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { fullText(of: $0.value) } ?? "nil"
  case .collection, .set:
    guard !(value is any CustomStringConvertible) || value is any Collection else { break }
    return "[\(mirror.children.map { fullText(of: $0.value) }.joined(separator: ", "))]"
  case .enum where !(value is any CustomStringConvertible):
    return ".\(value)"
  case .tuple:
    let elements = mirror.children.map { child in
      let label = child.label.flatMap { $0.first == "." ? nil : "\($0): " } ?? ""
      return label + fullText(of: child.value)
    }
    return "(\(elements.joined(separator: ", ")))"
  case nil where mirror.children.isEmpty && isFunctionType(type(of: value)):
    return "a closure"
  default: break
  }
  return String(describing: value)
}
