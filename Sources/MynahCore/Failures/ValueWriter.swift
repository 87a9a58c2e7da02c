/// Writes the text of a value, and stops where it is long or deep: what is not shown is not made.
struct ValueWriter {
  private(set) var text = ""

  /// Whether parts are left out because the text is long.
  private(set) var isCut = false

  /// Whether parts are left out because they lie deep.
  private(set) var isShallow = false

  /// How many bytes are written before no further part is begun.
  private let limit: Int

  /// How many elements without an order are sorted: of more, the first are shown as they come.
  static var sortedElements: Int { 1_000 }

  /// How deep parts may lie.
  private static var deepest: Int { 40 }

  init(limit: Int) {
    self.limit = limit
  }

  /// Writes a value as failures show it: strings in quotes, optionals without wrapping, closures as such.
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
      list(mirror.children, of: value as? any PrintedElements, "[", "]") {
        $0.write($1, depth: depth + 1)
      }
    case .enum where !(value is any CustomStringConvertible):
      append(".")
      print(value, isDebug: false, depth: depth)
    case .tuple:
      list(mirror.children, "(", ")") { writer, child in
        writer.appendLabel(child.label)
        writer.write(child.value, depth: depth + 1)
      }
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
    if type is any OptionalValue.Type, let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return append("nil") }
      append("Optional(")
      print(wrapped, isDebug: true, depth: depth + 1)
      return append(")")
    }
    if let style = value as? any PrintedElements {
      let (open, close) = style.brackets(isDebug)
      return list(Mirror(reflecting: value).children, of: style, open, close) {
        $0.print($1, isDebug: true, depth: depth + 1)
      }
    }
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
    {
      return append(DescriptionMemo.text(of: value, isDebug: isDebug))
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple: printFields(mirror, "(", depth)
    case .struct: printFields(mirror, "\(isDebug ? String(reflecting: type) : "\(type)")(", depth)
    case .enum:
      if isDebug { append("\(String(reflecting: type)).") }
      append(enumCase(of: value) ?? "\(type)")
      guard let payload = mirror.children.first?.value else { return }
      if Mirror(reflecting: payload).displayStyle == .tuple {
        print(payload, isDebug: true, depth: depth + 1)
      } else {
        append("(")
        print(payload, isDebug: true, depth: depth + 1)
        append(")")
      }
    default: append(isDebug ? String(reflecting: value) : String(describing: value))
    }
  }

  private mutating func printFields(_ mirror: Mirror, _ open: String, _ depth: Int) {
    list(mirror.children, open, ")") { writer, child in
      writer.appendLabel(child.label)
      writer.print(child.value, isDebug: true, depth: depth + 1)
    }
  }

  /// Writes the elements of a collection: sorted where they have no order, which would be another in each
  /// run.
  private mutating func list(
    _ children: Mirror.Children, of elements: (any PrintedElements)?, _ open: String,
    _ close: String, _ write: (inout ValueWriter, Any) -> Void
  ) {
    let parts = children.lazy.map { child in
      elements?.arePairs == true
        ? Mirror(reflecting: child.value).children.map(\.value) : [child.value]
    }
    func writeRest(_ writer: inout ValueWriter, _ parts: [Any]) {
      for part in parts.dropFirst() {
        writer.append(": ")
        write(&writer, part)
      }
    }
    guard elements?.areInOrder == false, children.count <= Self.sortedElements else {
      return list(parts, open, close) { writer, parts in
        write(&writer, parts[0])
        writeRest(&writer, parts)
      }
    }
    var sorted = Array(parts).map { (start: ValueWriter(limit: limit), parts: $0) }
    for index in sorted.indices { write(&sorted[index].start, sorted[index].parts[0]) }
    sorted.sort { $0.start.text.rank < $1.start.text.rank }
    list(sorted, open, close) { writer, element in
      writer.append(element.start)
      writeRest(&writer, element.parts)
    }
  }

  private mutating func list<Elements: Sequence>(
    _ elements: Elements, _ open: String, _ close: String,
    _ write: (inout ValueWriter, Elements.Element) -> Void
  ) {
    append(open)
    var isFirst = true
    for element in elements {
      if !isFirst { append(", ") }
      isFirst = false
      write(&self, element)
      if isCut { return }
    }
    append(close)
  }

  private mutating func appendLabel(_ label: String?) {
    if let label, !label.isEmpty, label.first != "." { append("\(label): ") }
  }

  private mutating func append(_ part: String) {
    if !isCut { text += part }
  }

  private mutating func append(_ part: ValueWriter) {
    append(part.text)
    isCut = isCut || part.isCut
    isShallow = isShallow || part.isShallow
  }

  private mutating func canGoOn(at depth: Int) -> Bool {
    if text.utf8.count > limit { isCut = true }
    if depth > Self.deepest, !isCut {
      append("…")
      isShallow = true
    }
    return !isCut && depth <= Self.deepest
  }

  /// Writes a string in quotes; the first line only of a long one with several lines, unless it is to be
  /// whole, and the beginning of one that is longer than is shown.
  private mutating func appendQuoted(_ string: Substring, whole isWhole: Bool = false) {
    let lineLimit = 80
    let isLong = string.utf8.count > limit
    let beginning = isLong ? string.prefix(limit) : string
    if !isWhole, string.utf8.count > lineLimit, beginning.hasNewline,
      let end = beginning.firstIndex(where: \.isNewline)
    {
      return append("\(beginning[..<end].prefix(lineLimit))…".debugDescription)
    }
    append(
      isLong
        ? String(String(beginning).debugDescription.dropLast())
        : String(string).debugDescription)
    isCut = isCut || isLong
  }
}

extension String {
  /// What sorts the texts of elements: numbers by their values, and other texts after them.
  fileprivate var rank: (Double, String) {
    let number = Double(self) ?? .nan
    return (number.isNaN ? .infinity : number, self)
  }
}

/// The name of an enum's case, also where the enum describes itself otherwise; nil for what is no enum.
func enumCase(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: name)
}

/// The function of the runtime that prints enums; nil for what is none.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
