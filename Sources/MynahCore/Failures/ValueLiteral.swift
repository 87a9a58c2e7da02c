/// Returns what a test can write for an argument: a literal, or a matcher where it has none.
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
  if hasFewParts(value), let literal = literal(of: value, isTyped ? .typed : .erased),
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

/// Whether a value has not more parts than a literal can have.
private func hasFewParts(_ value: Any) -> Bool {
  var count = 0
  var pending = [value]
  while let value = pending.popLast() {
    let mirror = Mirror(reflecting: value)
    // Of others no literal is written by their parts.
    guard ![.class, .struct].contains(mirror.displayStyle) else { continue }
    for child in mirror.children {
      count += 1
      if count > longestLiteral { return false }
      pending.append(child.value)
    }
  }
  return true
}

/// How deep values are taken apart.
private let deepestLiteral = 8

/// What the compiler knows of a value's type where its literal stands.
enum LiteralContext {
  /// The type is the value's own.
  case typed

  /// Nobody can tell, as for what an enum's case holds.
  case unknown

  /// The type is another, as `Any`.
  case erased
}

/// Returns a value as it is written in Swift; nil where it has no literal.
func literal(of value: Any, _ context: LiteralContext, depth: Int = 0) -> String? {
  guard depth < deepestLiteral else { return nil }
  let type = type(of: value)
  if type == AnyHashable.self, let hashable = value as? AnyHashable {
    return literal(of: hashable.base, .erased, depth: depth + 1)
  }
  if let metatype = value as? Any.Type { return metatypeLiteral(metatype) }
  if let optional = value as? any OptionalValue, type is any OptionalValue.Type {
    return literal(of: optional, context, depth: depth + 1)
  }
  if let plain = plainLiteral(of: value) {
    // Without the annotation, Swift 6.2 makes an array of types that need not be copyable, which its runtime
    // does not know.
    let defaults: [Any.Type] = [Int.self, Double.self, String.self, Bool.self]
    let isDefault = defaults.contains { $0 == type }
    guard context == .erased, !isDefault || plain.hasSuffix("infinity") else { return plain }
    return typeName(type).map { "\($0)(\(plain))" }
  }
  let mirror = Mirror(reflecting: value)
  if let range = rangeLiteral(of: value, mirror, context, depth) { return range }
  switch mirror.displayStyle {
  case .enum: return caseLiteral(of: value, mirror, context, depth)
  case .tuple: return tupleLiteral(of: value, mirror, context, depth)
  case .collection where value is any ExpressibleByArrayLiteral,
    .set where value is any ExpressibleByArrayLiteral,
    .dictionary where value is any ExpressibleByDictionaryLiteral:
    let plain = collectionLiteral(of: value, mirror, depth)
    guard context == .erased else { return plain }
    return plain.flatMap { plain in typeName(type).map { "\(plain) as \($0)" } }
  case .struct: return foundationLiteral(of: value, context)
  default: return nil
  }
}

/// The literal of a number, a truth or a text, which some types share.
private func plainLiteral(of value: Any) -> String? {
  switch value {
  case let truth as Bool where type(of: value) == Bool.self: return "\(truth)"
  case let number as any BinaryInteger: return decimal(number)
  case let number as any BinaryFloatingPoint:
    if number.isNaN { return nil }
    if number.isInfinite { return number.sign == .minus ? "-.infinity" : ".infinity" }
    let text = "\(number)"
    return Double(text) == nil ? nil : text
  case let string as String: return stringLiteral(string)
  case let substring as Substring: return stringLiteral(String(substring))
  case let character as Character: return String(character).debugDescription
  case let scalar as Unicode.Scalar: return String(scalar).debugDescription
  default: return nil
  }
}

private func decimal<Number: BinaryInteger>(_ number: Number) -> String { String(number) }

/// The literal of a string; nil where it has several lines and is long.
private func stringLiteral(_ string: String) -> String? {
  let isLong = string.utf8.count > longestLiteral || string.utf8.count > 80 && string.hasNewline
  return isLong ? nil : string.debugDescription
}

private func metatypeLiteral(_ type: Any.Type) -> String? {
  typeName(type).map { name in
    name.contains("->") || name.contains("&") || name.hasPrefix("any ")
      ? "(\(name)).self" : "\(name).self"
  }
}

private func literal(
  of optional: any OptionalValue, _ context: LiteralContext, depth: Int
) -> String? {
  guard let wrapped = optional.wrapped else { return context == .erased ? nil : "nil" }
  // One nil is written like the other.
  guard !isNil(wrapped) else { return nil }
  if context == .erased {
    return literal(of: wrapped, .erased, depth: depth).map { "Optional(\($0))" }
  }
  let isKnown = Swift.type(of: optional).wrappedType == type(of: wrapped)
  return literal(of: wrapped, isKnown ? context : .erased, depth: depth)
}

/// The literal of what the standard library's operators of ranges make.
private func rangeLiteral(
  of value: Any, _ mirror: Mirror, _ context: LiteralContext, _ depth: Int
) -> String? {
  let name = String(reflecting: type(of: value))
  let isClosed = name.hasPrefix("Swift.ClosedRange<")
  let bounds = mirror.children.map(\.value)
  guard isClosed || name.hasPrefix("Swift.Range<"), bounds.count == 2,
    let lower = literal(of: bounds[0], context, depth: depth + 1),
    let upper = literal(of: bounds[1], context, depth: depth + 1)
  else { return nil }
  return "\(lower)\(isClosed ? "..." : "..<")\(upper)"
}

private func tupleLiteral(
  of value: Any, _ mirror: Mirror, _ context: LiteralContext, _ depth: Int
) -> String? {
  let types = TupleElement.elements(of: type(of: value))?.map(\.type) ?? []
  var elements: [String] = []
  for (child, type) in zip(mirror.children, types) {
    let known = type == Swift.type(of: child.value) ? context : .erased
    guard let element = literal(of: child.value, known, depth: depth + 1) else { return nil }
    let label = child.label.flatMap { $0.first == "." ? nil : "\($0): " } ?? ""
    elements.append(label + element)
  }
  guard elements.count == mirror.children.count else { return nil }
  return "(\(elements.joined(separator: ", ")))"
}
