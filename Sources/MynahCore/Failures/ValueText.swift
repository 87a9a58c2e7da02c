/// Returns the text of a value as failures show it: strings in quotes, optionals without wrapping,
/// closures by their type, and nothing longer than a few lines.
@usableFromInline
package func describe(_ value: Any) -> String {
  let text = fullText(of: value)
  let limit = 500
  guard text.utf8.count > limit else { return text }
  return "\(text.prefix(limit))… (\(text.count) characters)"
}

private func fullText(of value: Any) -> String {
  switch value {
  case let string as String: return string.debugDescription
  case let substring as Substring: return substring.debugDescription
  case let character as Character: return "\"\(character)\""
  case let type as Any.Type: return "\(type).self"
  case let mock as any Mock: return mock.mockingContext.settings.name
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
