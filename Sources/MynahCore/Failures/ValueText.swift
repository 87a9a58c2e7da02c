/// Returns the text of a value as failures show it in a line: strings in quotes, optionals without
/// wrapping, closures by their type, and the beginning only of what is long, is deep or has several lines.
@usableFromInline
package func describe(_ value: Any) -> String { lineText(of: value).text }

/// The text of a value as failures show it in a line, and whether something is left out for its depth.
func lineText(of value: Any) -> (text: String, isShallow: Bool) {
  var writer = ValueWriter(limit: 2_000)
  DescriptionMemo.use { writer.write(value) }
  let text = writer.text
  if text.hasNewline, let end = text.firstIndex(where: \.isNewline) {
    let count = text.count(where: \.isNewline) + 1
    return ("\(text[..<end].prefix(lineLimit))… (\(count) lines)", writer.isShallow)
  }
  let limit = 500
  guard writer.isCut || text.utf8.count > limit else { return (text, writer.isShallow) }
  return ("\(text.prefix(limit))…\(size(of: value, written: writer))", writer.isShallow)
}

/// How much there is of a value of which only the beginning is shown; nothing where nobody knows.
private func size(of value: Any, written writer: ValueWriter) -> String {
  let value = unwrapped(value)
  if let string = value as? any StringProtocol { return " (\(string.count) characters)" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection, .set, .dictionary:
    let count = mirror.children.count
    return " (\(count) element\(count == 1 ? "" : "s"))"
  default: return writer.isCut ? "" : " (\(writer.text.count) characters)"
  }
}

/// Returns the text of a value with all its lines: that of a string is the string.
///
/// Of what is very long, this is the beginning, but for a text that the value itself makes.
func wholeText(of value: Any) -> String {
  let value = unwrapped(value)
  if let string = (value as? String) ?? (value as? Substring).map(String.init) { return string }
  var writer = ValueWriter(limit: 20_000)
  DescriptionMemo.use { writer.write(value) }
  return writer.text
}

/// What is in a value below all its optionals; the innermost nil where that is nothing.
func unwrapped(_ value: Any) -> Any {
  var value = value
  while type(of: value) is any OptionalValue.Type, let optional = value as? any OptionalValue,
    let wrapped = optional.wrapped
  {
    value = wrapped
  }
  return value
}

/// How many characters of a text with several lines are shown in one.
private let lineLimit = 80

extension StringProtocol {
  /// Whether the text has several lines; much faster than a look at each character.
  var hasNewline: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}
