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
