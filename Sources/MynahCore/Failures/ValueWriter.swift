/// Returns the description of a value for failures, on one line of limited length.
@usableFromInline
package func describe(_ value: Any) -> String {
  var writer = ValueWriter(limit: 2_000)
  writer.write(value)
  let text = writer.text
  if text.hasNewline, let end = text.firstIndex(where: \.isNewline) {
    let count = text.count(where: \.isNewline) + 1
    return "\(text[..<end].prefix(lineLimit))… (\(count) lines)"
  }
  let limit = 500
  guard writer.isCut || text.utf8.count > limit else { return text }
  return "\(text.prefix(limit))…\(size(of: unwrapped(value), written: writer))"
}

/// Returns the size of a value whose description is shortened, such as its number of elements.
private func size(of value: Any, written writer: ValueWriter) -> String {
  if let string = value as? any StringProtocol { return " (\(string.count) characters)" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection, .set, .dictionary:
    let count = mirror.children.count
    return " (\(count.withNoun("element")))"
  default: return " (\(writer.text.count) characters)".when(!writer.isCut)
  }
}

/// Returns the description of a value with all of its lines.
func wholeText(of value: Any) -> String {
  let value = unwrapped(value)
  if let string = (value as? String) ?? (value as? Substring).map(String.init) { return string }
  var writer = ValueWriter(limit: 20_000)
  writer.write(value)
  return writer.text
}

/// The maximum number of characters shown from the first line of a multiline text.
private let lineLimit = 80

extension StringProtocol {
  var hasNewline: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}

/// A writer that describes a value, and stops when the text gets long.
///
/// The parts that aren't shown aren't described.
struct ValueWriter {
  private(set) var text = ""

  /// A Boolean value that indicates whether parts are left out because the text is too long.
  private(set) var isCut = false

  /// The number of bytes after which the writer doesn't begin another part.
  private let limit: Int

  /// The maximum number of unordered elements that are sorted.
  ///
  /// Larger collections show their first elements in iteration order.
  static var sortedElements: Int { 1_000 }

  init(limit: Int) {
    self.limit = limit
  }

  /// Writes a value for failures.
  ///
  /// Strings are quoted, and optionals appear as the values that they wrap.
  mutating func write(_ value: Any, depth: Int = 0) {
    guard canGoOn(at: depth) else { return }
    let value = listed(unwrapped(value))
    if let mock = mock(in: value) { return append(mock.mockingContext.settings.name) }
    switch value {
    case let string as String: return appendQuoted(string[...])
    case let substring as Substring: return appendQuoted(substring)
    case let character as Character: return append(quoted(String(character)))
    case let string as StaticString: return appendQuoted(string.description[...])
    case let type as Any.Type: return append("\(type).self")
    case is any AsyncSequence where !(value is any CustomStringConvertible):
      return append("a stream")
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: append("nil")
    case .collection where value is any Collection || !(value is any CustomStringConvertible),
      .set where value is any Collection || !(value is any CustomStringConvertible):
      list(mirror, of: value, "[", "]") { $0.write($1, depth: depth + 1) }
    case .enum where !(value is any CustomStringConvertible):
      append(".")
      print(value, isDebug: false, depth: depth)
    case .tuple: list(mirror, of: value, "(", ")") { $0.write($1, depth: depth + 1) }
    case nil where mirror.children.isEmpty && isFunctionType(type(of: value)): append("a closure")
    default: print(value, isDebug: false, depth: depth)
    }
  }

  /// Writes a value in the format of `print` or `debugPrint`.
  private mutating func print(_ value: Any, isDebug: Bool, depth: Int) {
    guard canGoOn(at: depth) else { return }
    let value = listed(value)
    if let string = value as? String {
      guard isDebug else { return append(string) }
      return appendQuoted(string[...], whole: true)
    }
    let type = type(of: value)
    if type is any OptionalValue.Type {
      guard let wrapped = wrapped(in: value) else { return append("nil") }
      append("Optional(")
      print(wrapped, isDebug: true, depth: depth + 1)
      return append(")")
    }
    func appendDescription() {
      append(isDebug ? String(reflecting: value) : String(describing: value))
    }
    let writePart = { (writer: inout ValueWriter, part: Any) in
      writer.print(part, isDebug: true, depth: depth + 1)
    }
    let mirror = Mirror(reflecting: value)
    if value is any StandardCollection {
      let isSet = mirror.displayStyle == .set && isDebug
      if isSet { return list(mirror, of: value, "Set([", "])", writePart) }
      let colon = ":".when(mirror.displayStyle == .dictionary && mirror.children.isEmpty)
      return list(mirror, of: value, "[\(colon)", "]", writePart)
    }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
    {
      return appendDescription()
    }
    let name = isDebug ? typeName(type) : "\(type)"
    switch mirror.displayStyle {
    case .tuple: list(mirror, of: value, "(", ")", writePart)
    case .struct: list(mirror, of: value, "\(name)(", ")", writePart)
    case .class: append(typeName(type))
    case .enum:
      append("\(name).".when(isDebug) + (enumCase(of: value) ?? "\(type)"))
      guard let payload = mirror.children.first?.value else { return }
      let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
      if !isTuple { append("(") }
      print(payload, isDebug: true, depth: depth + 1)
      if !isTuple { append(")") }
    default: appendDescription()
    }
  }

  /// Writes the parts of a value.
  ///
  /// The parts of a set or dictionary are sorted, because their order differs between runs.
  private mutating func list(
    _ mirror: Mirror, of value: Any, _ open: String, _ close: String,
    _ write: (inout ValueWriter, Any) -> Void
  ) {
    let isStandard = value is any StandardCollection
    let count = if isStandard { mirror.countOfParts } else { 1 }
    let parts = { (child: Mirror.Child) in splitTuple(child.value, count: count) }
    var children = mirror.safeChildren(of: value)
    if isStandard, mirror.displayStyle != .collection, children.count <= Self.sortedElements {
      let ranked = children.map { child in
        var writer = ValueWriter(limit: limit)
        write(&writer, parts(child)[0])
        return (child: child, rank: writer.text.rank)
      }
      children = Mirror.Children(ranked.sorted { $0.rank < $1.rank }.map(\.child))
    }
    append(open)
    for (index, child) in children.enumerated() {
      if index > 0 { append(", ") }
      if let label = child.label, !label.isEmpty, label.first != "." { append("\(label): ") }
      for (position, part) in parts(child).enumerated() {
        if position > 0 { append(": ") }
        write(&self, part)
      }
      if isCut { return }
    }
    append(close)
  }

  private mutating func append(_ part: String) {
    if !isCut { text += part }
  }

  private mutating func canGoOn(at depth: Int) -> Bool {
    // Limit the depth, because a deeply nested value would overflow the stack.
    let deepest = 40
    if text.utf8.count > limit { isCut = true }
    if depth > deepest { append("…") }
    return !isCut && depth <= deepest
  }

  private mutating func appendQuoted(_ string: Substring, whole isWhole: Bool = false) {
    let isLong = string.utf8.count > limit
    let beginning = isLong ? string.prefix(limit) : string
    if !isWhole, string.utf8.count > lineLimit, beginning.hasNewline,
      let end = beginning.firstIndex(where: \.isNewline)
    {
      return append(quoted("\(beginning[..<end].prefix(lineLimit))…"))
    }
    let text = quoted(beginning)
    append(isLong ? String(text.dropLast()) : text)
    isCut = isCut || isLong
  }
}

/// A collection that `print` describes by its elements.
private protocol StandardCollection {}

extension Array: StandardCollection {}
extension Set: StandardCollection {}
extension Dictionary: StandardCollection {}

extension Mirror {
  /// The number of parts of each child, which is a pair of a key and a value in a dictionary.
  var countOfParts: Int { displayStyle == .dictionary ? 2 : 1 }
}

extension String {
  /// The sort key of an element, which puts numbers first and orders them by value.
  fileprivate var rank: (Double, String) {
    let number = Double(self) ?? .nan
    return (number.isNaN ? .infinity : number, self)
  }
}

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
  let isKnown = Swift.type(of: optional).wrappedType == type(of: wrapped)
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
