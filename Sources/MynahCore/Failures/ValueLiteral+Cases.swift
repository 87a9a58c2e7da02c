/// The literal of an enum's case, with what it holds.
func caseLiteral(
  of value: Any, _ mirror: Mirror, _ context: LiteralContext, _ depth: Int
) -> String? {
  guard !(value is any CustomReflectable), let name = caseName(of: value) else { return nil }
  var type: String? = ""
  // Where an optional is expected, these two mean its own cases.
  if context != .typed || name == "none" || name == "some" {
    type = typeName(Swift.type(of: value))
  }
  guard let type else { return nil }
  guard let payload = mirror.children.first?.value else { return "\(type).\(name)" }
  let style = Mirror(reflecting: payload).displayStyle
  let parts =
    style == .tuple
    ? Mirror(reflecting: payload).children.map { ($0.label, $0.value) } : [(nil, payload)]
  var texts: [String] = []
  for (label, part) in parts {
    guard let text = literal(of: part, .unknown, depth: depth + 1) else { return nil }
    let prefix = label.flatMap { $0.first == "." ? nil : "\($0): " } ?? ""
    texts.append(prefix + text)
  }
  return "\(type).\(name)(\(texts.joined(separator: ", ")))"
}

/// The name of an enum's case as it is written in Swift.
private func caseName(of value: Any) -> String? {
  guard let name = enumCase(of: value) else { return nil }
  let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  return isWord && !["init", "self", "Type"].contains(name) ? name : "`\(name)`"
}

/// The literal of an array, a set or a dictionary.
func collectionLiteral(of value: Any, _ mirror: Mirror, _ depth: Int) -> String? {
  guard let element = (value as? any Sequence).map({ elementType(of: $0) }) else { return nil }
  var texts: [String] = []
  for child in mirror.children {
    guard let text = elementLiteral(child.value, as: element, mirror, depth) else { return nil }
    texts.append(text)
  }
  let name = String(reflecting: type(of: value))
  // What has no order has one here, so that a failure's text is the same each time.
  if name.hasPrefix("Swift.Set<") || name.hasPrefix("Swift.Dictionary<") { texts.sort() }
  if mirror.displayStyle == .dictionary, texts.isEmpty { return "[:]" }
  return "[\(texts.joined(separator: ", "))]"
}

private func elementLiteral(
  _ value: Any, as type: Any.Type, _ mirror: Mirror, _ depth: Int
) -> String? {
  let write = { (part: Any, type: Any.Type) in
    literal(of: part, type == Swift.type(of: part) ? .typed : .erased, depth: depth + 1)
  }
  guard mirror.displayStyle == .dictionary else { return write(value, type) }
  let types = TupleElement.elements(of: type) ?? []
  let parts = Mirror(reflecting: value).children.map(\.value)
  guard types.count == 2, parts.count == 2, let key = write(parts[0], types[0].type),
    let value = write(parts[1], types[1].type)
  else { return nil }
  return "\(key): \(value)"
}

private func elementType<Elements: Sequence>(of elements: Elements) -> Any.Type {
  Elements.Element.self
}

/// What is written for a value of Foundation, which this module does not import.
func foundationLiteral(of value: Any, _ context: LiteralContext) -> String? {
  guard let name = foundationName(of: type(of: value)) else { return nil }
  let text = "\(value)"
  switch name {
  // A relative URL shows its base after two dashes.
  case "URL": return text.contains(" -- ") ? nil : "URL(string: \(text.debugDescription))!"
  case "Decimal":
    let isWhole = text.utf8.count <= 15 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isWhole { return context == .erased ? "Decimal(\(text))" : text }
    return text == "NaN" ? nil : "Decimal(string: \(text.debugDescription))!"
  default: return nil
  }
}
