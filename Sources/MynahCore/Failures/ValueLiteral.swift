/// Returns the code for an argument: a literal, or a matcher if the value doesn't have a literal.
///
/// - Parameters:
///   - value: The argument.
///   - type: The type of the parameter.
///   - isOnlyType: A Boolean value that indicates whether the member takes no other type, because
///     it isn't generic and doesn't have overloads.
func writtenArgument(_ value: Any, as type: Any.Type, isOnlyType: Bool) -> String {
  if let value = value as? any WrittenInSwift {
    guard value.written.utf8.count <= longestLiteral else { return "any()" }
    return value.written
  }
  let isTyped = isOnlyType && type == Swift.type(of: value)
  if isTyped, let number = value as? any FloatingPoint, number.isNaN {
    return "any(where: { $0.isNaN })"
  }
  if let literal = literal(of: value, isTyped ? .typed : .erased),
    literal.utf8.count <= longestLiteral
  {
    // A pattern's parameters are optional, so a generic type would be inferred as the type of the
    // wrapped value.
    if isOnlyType || !literal.hasPrefix("Optional(") { return literal }
    return "any(of: \(literal))"
  }
  let isPlaceholder = String(reflecting: type).hasPrefix("MynahCore.")
  if isOnlyType || isPlaceholder { return "any()" }
  return "any(\(metatypeLiteral(type)))"
}

/// A value of another module that provides its own code for patterns.
package protocol WrittenInSwift {
  /// The code that selects the value as an argument in a pattern.
  var written: String { get }
}

/// The maximum length of a literal in bytes.
///
/// A matcher replaces longer literals.
private let longestLiteral = 400

/// The compiler's knowledge of the type of a literal.
private enum LiteralContext {
  /// The expected type is the value's own type.
  case typed

  /// The expected type isn't known here, such as the type of an enum's payload.
  case unknown

  /// The expected type is a protocol, `Any`, or a generic parameter.
  case erased
}

/// Returns the literal of a value, or nil if it doesn't have one.
private func literal(of value: Any, _ context: LiteralContext, depth: Int = 0) -> String? {
  let deepest = 8
  guard depth < deepest else { return nil }
  let type = type(of: value)
  if type == AnyHashable.self, let hashable = value as? AnyHashable {
    return literal(of: hashable.base, .erased, depth: depth)
  }
  if let metatype = value as? Any.Type { return metatypeLiteral(metatype) }
  if let optional = value as? any OptionalValue, type is any OptionalValue.Type {
    return literal(ofOptional: optional, context, depth: depth)
  }
  if let plain = plainLiteral(of: value) {
    let isDefault =
      type == Int.self || type == Double.self || type == String.self || type == Bool.self
    guard context == .erased, !isDefault || plain.hasSuffix("infinity") else { return plain }
    return "\(typeName(type))(\(plain))"
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum: return caseLiteral(of: value, mirror, context, depth)
  case .collection where value is any ExpressibleByArrayLiteral,
    .set where value is any ExpressibleByArrayLiteral,
    .dictionary where value is any ExpressibleByDictionaryLiteral:
    let plain = collectionLiteral(of: value, mirror, depth)
    guard context == .erased else { return plain }
    return plain.map { "\($0) as \(typeName(type))" }
  case .struct where foundationName(of: type) == "URL":
    let text = "\(value)"
    // A relative URL is described together with its base URL, so its description isn't a URL.
    if text.contains(" -- ") { return nil }
    return "URL(string: \(quoted(text)))!"
  default: return nil
  }
}

private func plainLiteral(of value: Any) -> String? {
  switch value {
  // Check the type, because Foundation's numbers can also be cast to Bool.
  case let truth as Bool where type(of: value) == Bool.self: return "\(truth)"
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint:
    if number.isNaN { return nil }
    if number.isInfinite { return number.sign == .minus ? "-.infinity" : ".infinity" }
    let text = "\(number)"
    guard Double(text) != nil else { return nil }
    return text
  case let string as any StringProtocol:
    let isLong = string.utf8.count > longestLiteral || string.utf8.count > 80 && string.hasNewline
    if isLong { return nil }
    return quoted(string)
  case let character as Character: return quoted(String(character))
  default: return nil
  }
}

/// Returns the type as it's passed in code, such as `Int.self`.
func metatypeLiteral(_ type: Any.Type) -> String {
  let name = typeName(type)
  if name.contains("->") || name.contains("&") || name.hasPrefix("any ") {
    return "(\(name)).self"
  }
  return "\(name).self"
}

private func literal(
  ofOptional optional: any OptionalValue, _ context: LiteralContext, depth: Int
) -> String? {
  guard let wrapped = optional.wrapped else { return context == .erased ? nil : "nil" }
  guard !isNil(wrapped) else { return nil }
  if context == .erased {
    return literal(of: wrapped, .erased, depth: depth).map { "Optional(\($0))" }
  }
  let isKnown = Swift.type(of: optional).contentType == type(of: wrapped)
  return literal(of: wrapped, isKnown ? context : .erased, depth: depth)
}

private func caseLiteral(
  of value: Any, _ mirror: Mirror, _ context: LiteralContext, _ depth: Int
) -> String? {
  guard !(value is any CustomReflectable), var name = enumCase(of: value) else { return nil }
  // If an optional is expected, `.none` and `.some` mean the optional's own cases.
  let isNamed = context != .typed || name == "none" || name == "some"
  let type = isNamed ? typeName(Swift.type(of: value)) : ""
  let isWord = name.allSatisfy(\.isPartOfName)
  if !isWord || ["init", "self", "Type"].contains(name) { name = "`\(name)`" }
  guard let payload = mirror.children.first?.value else { return "\(type).\(name)" }
  let parts = Mirror(reflecting: payload)
  let children =
    parts.displayStyle == .tuple ? parts.children : Mirror.Children([(nil, payload)])
  var arguments: [String] = []
  for (label, part) in children {
    guard let text = literal(of: part, .unknown, depth: depth + 1) else { return nil }
    if let label, label.first != "." {
      arguments.append("\(label): \(text)")
    } else {
      arguments.append(text)
    }
  }
  return "\(type).\(name)(\(arguments.joined(separator: ", ")))"
}

private func collectionLiteral(of value: Any, _ mirror: Mirror, _ depth: Int) -> String? {
  guard mirror.children.count <= longestLiteral,
    let element = (value as? any Sequence).map({ elementType(of: $0) })
  else { return nil }
  let isDictionary = mirror.displayStyle == .dictionary
  let types = isDictionary ? TupleElement.elements(of: element)?.map(\.type) ?? [] : [element]
  var texts: [String] = []
  for child in mirror.children {
    let parts = splitTuple(child.value, count: mirror.countOfParts)
    let literals = zip(parts, types).compactMap { part, type in
      literal(of: part, type == Swift.type(of: part) ? .typed : .erased, depth: depth + 1)
    }
    guard literals.count == mirror.countOfParts else { return nil }
    texts.append(literals.joined(separator: ": "))
  }
  let name = String(reflecting: type(of: value))
  if name.hasPrefix("Swift.Set<") || name.hasPrefix("Swift.Dictionary<") { texts.sort() }
  if isDictionary && texts.isEmpty { return "[:]" }
  return "[\(texts.joined(separator: ", "))]"
}

private func elementType<Elements: Sequence>(of elements: Elements) -> Any.Type {
  Elements.Element.self
}
