/// Returns the text of a value as failures show it, in one line that isn't too long.
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

/// How much there is of a value whose text is cut.
private func size(of value: Any, written writer: ValueWriter) -> String {
  if let string = value as? any StringProtocol { return " (\(string.count) characters)" }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection, .set, .dictionary:
    let count = mirror.children.count
    return " (\(count) element\(count == 1 ? "" : "s"))"
  default: return writer.isCut ? "" : " (\(writer.text.count) characters)"
  }
}

/// Returns the text of a value with all of its lines.
func wholeText(of value: Any) -> String {
  let value = unwrapped(value)
  if let string = (value as? String) ?? (value as? Substring).map(String.init) { return string }
  var writer = ValueWriter(limit: 20_000)
  writer.write(value)
  return writer.text
}

/// The number of characters that are shown of the first of several lines.
private let lineLimit = 80

extension StringProtocol {
  var hasNewline: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}

/// Writes the text of a value, and stops if it's long: parts that aren't shown aren't described.
struct ValueWriter {
  private(set) var text = ""

  /// A Boolean value that indicates whether parts are left out because the text is long.
  private(set) var isCut = false

  /// The number of bytes after which no further part is begun.
  private let limit: Int

  /// The number of unordered elements that are sorted.
  ///
  /// Of larger collections, the first are shown as they come.
  static var sortedElements: Int { 1_000 }

  init(limit: Int) {
    self.limit = limit
  }

  /// Writes a value as failures show it: strings in quotes, and optionals as the values that they wrap.
  mutating func write(_ value: Any, depth: Int = 0) {
    guard canGoOn(at: depth) else { return }
    let value = unwrapped(value)
    if let mock = mock(in: value) { return append(mock.mockingContext.settings.name) }
    switch value {
    case let string as String: return appendQuoted(string[...])
    case let substring as Substring: return appendQuoted(substring)
    case let character as Character: return append("\"\(character)\"")
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

  /// Writes a value as `print` or `debugPrint` does.
  private mutating func print(_ value: Any, isDebug: Bool, depth: Int) {
    guard canGoOn(at: depth) else { return }
    if let string = value as? String {
      return isDebug ? appendQuoted(string[...], whole: true) : append(string)
    }
    let type = type(of: value)
    if type is any OptionalValue.Type {
      guard let wrapped = wrapped(in: value) else { return append("nil") }
      append("Optional(")
      print(wrapped, isDebug: true, depth: depth + 1)
      return append(")")
    }
    let writePart = { (writer: inout ValueWriter, part: Any) in
      writer.print(part, isDebug: true, depth: depth + 1)
    }
    let mirror = Mirror(reflecting: value)
    if value is any StandardCollection {
      let isSet = mirror.displayStyle == .set && isDebug
      let isEmptyDictionary = mirror.displayStyle == .dictionary && mirror.children.isEmpty
      let open = isSet ? "Set([" : isEmptyDictionary ? "[:" : "["
      return list(mirror, of: value, open, isSet ? "])" : "]", writePart)
    }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
    {
      return append(isDebug ? String(reflecting: value) : String(describing: value))
    }
    let name = isDebug ? String(reflecting: type) : "\(type)"
    switch mirror.displayStyle {
    case .tuple: list(mirror, of: value, "(", ")", writePart)
    case .struct: list(mirror, of: value, "\(name)(", ")", writePart)
    case .enum:
      append((isDebug ? "\(name)." : "") + (enumCase(of: value) ?? "\(type)"))
      guard let payload = mirror.children.first?.value else { return }
      let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
      if !isTuple { append("(") }
      print(payload, isDebug: true, depth: depth + 1)
      if !isTuple { append(")") }
    default: append(isDebug ? String(reflecting: value) : String(describing: value))
    }
  }

  /// Writes the parts of a value: sorted if it's a set or a dictionary, because their order differs in each
  /// run.
  private mutating func list(
    _ mirror: Mirror, of value: Any, _ open: String, _ close: String,
    _ write: (inout ValueWriter, Any) -> Void
  ) {
    let isStandard = value is any StandardCollection
    let parts = { (child: Mirror.Child) in
      isStandard && mirror.displayStyle == .dictionary
        ? Mirror(reflecting: child.value).children.map(\.value) : [child.value]
    }
    var children = mirror.children
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
    // No stack is large enough for values of any depth.
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
      return append("\(beginning[..<end].prefix(lineLimit))…".debugDescription)
    }
    let quoted = String(beginning).debugDescription
    append(isLong ? String(quoted.dropLast()) : quoted)
    isCut = isCut || isLong
  }
}

/// A collection that `print` shows by its elements.
private protocol StandardCollection {}

extension Array: StandardCollection {}
extension Set: StandardCollection {}
extension Dictionary: StandardCollection {}

extension String {
  /// The place of an element among others: numbers come first, in their order.
  fileprivate var rank: (Double, String) {
    let number = Double(self) ?? .nan
    return (number.isNaN ? .infinity : number, self)
  }
}

/// Returns the name of an enum's case, also if the enum describes itself in another way.
func enumCase(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
