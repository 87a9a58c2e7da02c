/// Returns the code of an argument: a literal, or a matcher if it doesn't have one.
///
/// - Parameters:
///   - value: The argument.
///   - type: The parameter's type.
///   - isOnlyType: Whether the member takes no other type: it is not generic, and has no overloads.
func writtenArgument(_ value: Any, as type: Any.Type, isOnlyType: Bool) -> String {
  if let value = value as? any WrittenInSwift {
    return value.written.utf8.count <= longestLiteral ? value.written : "any()"
  }
  let isTyped = isOnlyType && type == Swift.type(of: value)
  if isTyped, let number = value as? any FloatingPoint, number.isNaN {
    return "any(where: { $0.isNaN })"
  }
  if let literal = literal(of: value, isTyped ? .typed : .erased),
    literal.utf8.count <= longestLiteral
  {
    return literal
  }
  let isPlaceholder = String(reflecting: type).hasPrefix("MynahCore.")
  guard !isOnlyType, !isPlaceholder, let name = metatypeLiteral(type) else { return "any()" }
  return "any(\(name))"
}

/// A value of another module that knows what a test writes for it.
package protocol WrittenInSwift {
  /// What selects the value as an argument in a pattern.
  var written: String { get }
}

/// How long a literal may be before a matcher is written in its place.
private let longestLiteral = 400

/// What the compiler knows of a value's type.
private enum LiteralContext {
  /// The type is the value's own.
  case typed

  /// The type isn't known here, like the type of an enum's payload.
  case unknown

  /// The type is a protocol, `Any`, or a generic parameter.
  case erased
}

/// Returns the literal of a value, or nil if it doesn't have one.
private func literal(of value: Any, _ context: LiteralContext, depth: Int = 0) -> String? {
  let deepest = 8
  guard depth < deepest else { return nil }
  let type = type(of: value)
  if type == AnyHashable.self, let hashable = value as? AnyHashable {
    return literal(of: hashable.base, .erased, depth: depth + 1)
  }
  if let metatype = value as? Any.Type { return metatypeLiteral(metatype) }
  if let optional = value as? any OptionalValue, type is any OptionalValue.Type {
    return literal(ofOptional: optional, context, depth: depth)
  }
  if let plain = plainLiteral(of: value) {
    let isDefault =
      type == Int.self || type == Double.self || type == String.self || type == Bool.self
    guard context == .erased, !isDefault || plain.hasSuffix("infinity") else { return plain }
    return typeName(type).map { "\($0)(\(plain))" }
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum: return caseLiteral(of: value, mirror, context, depth)
  case .collection where value is any ExpressibleByArrayLiteral,
    .set where value is any ExpressibleByArrayLiteral,
    .dictionary where value is any ExpressibleByDictionaryLiteral:
    let plain = collectionLiteral(of: value, mirror, depth)
    guard context == .erased else { return plain }
    return plain.flatMap { plain in typeName(type).map { "\(plain) as \($0)" } }
  case .struct where foundationName(of: type) == "URL":
    let text = "\(value)"
    // A URL that is relative to another one is shown with both.
    return text.contains(" -- ") ? nil : "URL(string: \(text.debugDescription))!"
  default: return nil
  }
}

private func plainLiteral(of value: Any) -> String? {
  switch value {
  // Foundation's numbers can be cast to Bool.
  case let truth as Bool where type(of: value) == Bool.self: return "\(truth)"
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint:
    if number.isNaN { return nil }
    if number.isInfinite { return number.sign == .minus ? "-.infinity" : ".infinity" }
    let text = "\(number)"
    return Double(text) == nil ? nil : text
  case let string as any StringProtocol:
    let isLong = string.utf8.count > longestLiteral || string.utf8.count > 80 && string.hasNewline
    return isLong ? nil : String(string).debugDescription
  case let character as Character: return String(character).debugDescription
  default: return nil
  }
}

private func metatypeLiteral(_ type: Any.Type) -> String? {
  typeName(type).map { name in
    name.contains("->") || name.contains("&") || name.hasPrefix("any ")
      ? "(\(name)).self" : "\(name).self"
  }
}

private func literal(
  ofOptional optional: any OptionalValue, _ context: LiteralContext, depth: Int
) -> String? {
  guard let wrapped = optional.wrapped else { return context == .erased ? nil : "nil" }
  guard !isNil(wrapped) else { return nil }
  if context == .erased {
    return literal(of: wrapped, .erased, depth: depth).map { "Optional(\($0))" }
  }
  let isKnown = Swift.type(of: optional).wrappedType == type(of: wrapped)
  return literal(of: wrapped, isKnown ? context : .erased, depth: depth)
}

private func caseLiteral(
  of value: Any, _ mirror: Mirror, _ context: LiteralContext, _ depth: Int
) -> String? {
  guard !(value is any CustomReflectable), var name = enumCase(of: value) else { return nil }
  var type: String? = ""
  // If an optional is expected, these two mean its own cases.
  if context != .typed || name == "none" || name == "some" {
    type = typeName(Swift.type(of: value))
  }
  guard let type else { return nil }
  let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  if !isWord || ["init", "self", "Type"].contains(name) { name = "`\(name)`" }
  guard let payload = mirror.children.first?.value else { return "\(type).\(name)" }
  let parts = Mirror(reflecting: payload)
  var texts: [String] = []
  for (label, part) in parts.displayStyle == .tuple
    ? parts.children : Mirror.Children([(nil, payload)])
  {
    guard let text = literal(of: part, .unknown, depth: depth + 1) else { return nil }
    texts.append((label.flatMap { $0.first == "." ? nil : "\($0): " } ?? "") + text)
  }
  return "\(type).\(name)(\(texts.joined(separator: ", ")))"
}

private func collectionLiteral(of value: Any, _ mirror: Mirror, _ depth: Int) -> String? {
  guard mirror.children.count <= longestLiteral,
    let element = (value as? any Sequence).map({ elementType(of: $0) })
  else { return nil }
  let isDictionary = mirror.displayStyle == .dictionary
  let types = isDictionary ? TupleElement.elements(of: element)?.map(\.type) ?? [] : [element]
  var texts: [String] = []
  for child in mirror.children {
    let parts = isDictionary ? Mirror(reflecting: child.value).children.map(\.value) : [child.value]
    let literals = zip(parts, types).compactMap { part, type in
      literal(of: part, type == Swift.type(of: part) ? .typed : .erased, depth: depth + 1)
    }
    guard literals.count == (isDictionary ? 2 : 1) else { return nil }
    texts.append(literals.joined(separator: ": "))
  }
  let name = String(reflecting: type(of: value))
  if name.hasPrefix("Swift.Set<") || name.hasPrefix("Swift.Dictionary<") { texts.sort() }
  return isDictionary && texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
}

private func elementType<Elements: Sequence>(of elements: Elements) -> Any.Type {
  Elements.Element.self
}
