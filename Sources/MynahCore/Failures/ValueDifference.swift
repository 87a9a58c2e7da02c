/// The differences between two values, field by field.
struct ValueDifference: Sendable {
  /// A part of the values that differs.
  ///
  /// It's the whole value if no smaller part can be named.
  struct Field: Sendable {
    /// The path to the part, such as `.items[2].cents`, or an empty string for the whole value.
    let path: String

    /// A one-line remark, with the expected and the actual value.
    let remark: String

    /// The differences line by line.
    ///
    /// The value is nil if both parts have only one line, or if lines aren't compared.
    let lines: String?
  }

  /// The first fields that differ, and the number of further fields that differ.
  private(set) var fields: [Field] = []
  private(set) var more = 0

  private let isLineByLine: Bool

  /// The number of parts that may still be compared.
  ///
  /// The limit is low enough for a test to fail within a second.
  private var budget = 100_000

  /// Creates the differences between two values that aren't equal.
  init(expected: Any, actual: Any, lineByLine isLineByLine: Bool) {
    self.isLineByLine = isLineByLine
    compare(expected, actual, at: "", depth: 0)
  }

  private mutating func note(_ path: String, _ remark: String, _ lines: String? = nil) {
    let shownFields = 3
    guard fields.count < shownFields else { return more += 1 }
    fields.append(Field(path: path, remark: remark, lines: lines))
  }

  private mutating func compare(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    var expected = expected
    var actual = actual
    while let left = wrapped(in: expected), let right = wrapped(in: actual) {
      expected = left
      actual = right
    }
    if type(of: expected) == type(of: actual) {
      expected = listed(expected)
      actual = listed(actual)
    }
    let before = fields.count + more
    let deepest = 8
    if depth < deepest, canBeTakenApart(expected, actual) {
      let mirrors = (Mirror(reflecting: expected), Mirror(reflecting: actual))
      switch mirrors.0.displayStyle {
      case .collection: compareElements(mirrors.0, mirrors.1, at: path, depth)
      case .dictionary: compareEntries(expected, actual, at: path, depth)
      case .set: compareMembers(expected, actual, at: path)
      default: compareChildren(of: expected, mirrors.0, of: actual, mirrors.1, at: path, depth)
      }
    }
    guard before == fields.count + more else { return }
    var lines: String?
    if isLineByLine {
      lines = lineDifference(expected: wholeText(of: expected), actual: wholeText(of: actual))
    }
    note(path, remark(expected: expected, actual: actual), lines)
  }

  private mutating func compareParts(
    _ expected: Any, _ actual: Any, at path: @autoclosure () -> String, _ depth: Int
  ) {
    budget -= 1
    guard budget > 0, !areEqual(expected, actual) else { return }
    compare(expected, actual, at: path(), depth: depth + 1)
  }

  private mutating func compareElements(
    _ expected: Mirror, _ actual: Mirror, at path: String, _ depth: Int
  ) {
    let counts = (expected.children.count, actual.children.count)
    if counts.0 != counts.1 { note(path + ".count", "expected \(counts.0), got \(counts.1)") }
    let before = fields.count + more
    for (index, pair) in zip(expected.children, actual.children).enumerated() where budget > 0 {
      compareParts(pair.0.value, pair.1.value, at: "\(path)[\(index)]", depth)
      // If an element is missing, all elements after it differ, so stop at the first difference.
      if counts.0 != counts.1, fields.count + more > before { return }
    }
  }

  private mutating func compareEntries(
    _ expected: Any, _ actual: Any, at path: String, _ depth: Int
  ) {
    guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any]
    else { return }
    let keys = Set(expected.keys).union(actual.keys).filter { key in
      guard let left = expected[key], let right = actual[key] else { return true }
      return !areEqual(left, right)
    }
    let described = keys.prefix(ValueWriter.sortedElements).map { (describe($0.base), $0) }
    more += keys.count - described.count
    for (text, key) in described.sorted(by: { $0.0 < $1.0 }) {
      let place = "\(path)[\(text)]"
      if let left = expected[key], let right = actual[key] {
        compareParts(left, right, at: place, depth)
      } else {
        let value = { (value: Any?) in value.map { describe($0) } ?? "no value" }
        note(place, "expected \(value(expected[key])), got \(value(actual[key]))")
      }
    }
  }

  private mutating func compareMembers(_ expected: Any, _ actual: Any, at path: String) {
    guard let expected = expected as? Set<AnyHashable>, let actual = actual as? Set<AnyHashable>
    else { return }
    noteMembers(expected.subtracting(actual), at: path, "is missing")
    noteMembers(actual.subtracting(expected), at: path, "is unexpected")
  }

  private mutating func noteMembers(
    _ members: Set<AnyHashable>, at path: String, _ remark: String
  ) {
    let texts = members.prefix(ValueWriter.sortedElements).map { describe($0.base) }
    more += members.count - texts.count
    for text in texts.sorted() { note(path, "\(text) \(remark)") }
  }

  private mutating func compareChildren(
    of expected: Any, _ expectedMirror: Mirror, of actual: Any, _ actualMirror: Mirror,
    at path: String, _ depth: Int
  ) {
    let children = (expectedMirror.parts(of: expected), actualMirror.parts(of: actual))
    guard children.0.count == children.1.count else { return }
    for (left, right) in zip(children.0, children.1) where budget > 0 {
      guard left.label == right.label else { return }
      compareParts(left.value, right.value, at: path + left.label.asPath, depth)
    }
  }
}

/// Returns a Boolean value that indicates whether to compare two different values part by part.
///
/// If the result is false, the descriptions of the whole values explain the difference better.
private func canBeTakenApart(_ expected: Any, _ actual: Any) -> Bool {
  let type = type(of: expected)
  guard type == Swift.type(of: actual), mock(in: expected) == nil,
    !(expected is any StringProtocol), bytes(of: expected) == nil, !(expected is UnreadReference)
  else { return false }
  let mirror = Mirror(reflecting: expected)
  switch mirror.displayStyle {
  case .dictionary where mirror.children.count > 1: return true
  case .collection, .set, .dictionary, .tuple, .enum:
    return mirror.children.count > shortText / 2 || !haveShortTexts(expected, actual)
  case .struct:
    guard expected is any CustomStringConvertible else { return true }
    // The fields of system types are private, so they don't explain a difference.
    let name = String(reflecting: type)
    let isOfSystem = name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
    if isOfSystem, !(expected is any CustomReflectable) { return false }
    let texts = (wholeText(of: expected), wholeText(of: actual))
    if texts.0.hasNewline || texts.1.hasNewline { return texts.0 == texts.1 }
    return !haveShortTexts(expected, actual)
  case .class:
    let isOfFoundation = foundationName(of: type) != nil
    return expected is any Equatable && !(expected is AnyKeyPath)
      && !(isOfFoundation && describe(expected) != describe(actual))
  default: return false
  }
}

/// The maximum length in bytes of descriptions that are shown whole.
private let shortText = 40

/// The number of characters after which a description that's shown elsewhere is cut.
private let longText = 100

extension String {
  /// The first characters of a description that's shown elsewhere.
  var shortened: String {
    let beginning = prefix(longText)
    if beginning.endIndex == endIndex { return self }
    return "\(beginning)…"
  }
}

/// Returns a Boolean value that indicates whether two values have different and short descriptions.
private func haveShortTexts(_ expected: Any, _ actual: Any) -> Bool {
  let texts = (describe(expected), describe(actual))
  return texts.0 != texts.1 && max(texts.0.utf8.count, texts.1.utf8.count) <= shortText
}

/// Returns a one-line remark about two values that aren't compared part by part.
private func remark(expected: Any, actual: Any) -> String {
  let types = (type(of: expected), type(of: actual))
  if isFunctionType(types.0) { return "closures are never equal" }
  if isNaN(expected), isNaN(actual) {
    return "nan never equals nan. Write: any(where: { $0.isNaN })"
  }
  if let left = bytes(of: expected), let right = bytes(of: actual),
    foundationName(of: types.0) != nil || !haveShortTexts(expected, actual)
  {
    return remark(expected: left, actual: right)
  }
  let texts = (describe(expected), describe(actual))
  let scannedText = 60
  if min(texts.0.utf8.count, texts.1.utf8.count) > scannedText {
    let wholes = (wholeText(of: expected), wholeText(of: actual))
    if wholes.0 != wholes.1 { return remark(expected: wholes.0, actual: wholes.1) }
  }
  guard texts.0 == texts.1 else {
    return "expected \(texts.0.shortened), got \(texts.1.shortened)"
  }
  if isNil(expected), isNil(actual) { return "expected \(expected), got \(actual)" }
  if let left = mock(in: expected), let right = mock(in: actual) {
    let origins = (left.mockingContext.settings.origin, right.mockingContext.settings.origin)
    if origins.0 == origins.1 { return "expected \(origins.0), got another one made there" }
    return "expected \(origins.0), got \(origins.1)"
  }
  if types.0 != types.1 {
    return "expected \(texts.0) of type \(types.0), got \(texts.1) of type \(types.1)"
  }
  if expected is UnreadReference { return "expected \(texts.0), got one to another object" }
  let isInstance = types.0 is AnyClass && !(expected is any Equatable)
  if isInstance { return "expected \(texts.0), got another instance" }
  return "expected \(texts.0), got another that looks the same"
}

private func isNaN(_ value: Any) -> Bool { (value as? any FloatingPoint)?.isNaN == true }

/// Returns a remark about the first difference between two long strings.
private func remark(expected: String, actual: String) -> String {
  let offset = countOfEqual(expected, actual)
  let shown = { (text: String) in
    let rest = text.dropFirst(max(0, offset - 10))
    let part = rest.prefix(30)
    let before = "…".when(offset > 10)
    let after = "…".when(part.endIndex != rest.endIndex)
    return quoted("\(before)\(part)\(after)")
  }
  return "first difference at character \(offset + 1): expected \(shown(expected)), "
    + "got \(shown(actual))"
}

/// Returns the number of equal elements at the beginning of two sequences.
func countOfEqual<Element: Equatable>(
  _ left: some Sequence<Element>, _ right: some Sequence<Element>
) -> Int {
  zip(left, right).prefix { $0 == $1 }.count
}

/// Returns the bytes of an array or of Foundation's `Data`, or nil for other values.
private func bytes(of value: Any) -> [UInt8]? {
  switch value {
  // Check the type, because an empty array and Foundation's arrays can also be cast.
  case let bytes as [UInt8] where type(of: value) == [UInt8].self: bytes
  case let data as any Collection<UInt8> where foundationName(of: type(of: value)) == "Data":
    Array(data)
  default: nil
  }
}

/// Returns a remark about the first difference between two sequences of bytes.
private func remark(expected: [UInt8], actual: [UInt8]) -> String {
  let size = { (bytes: [UInt8]) in bytes.count.withNoun("byte") }
  let sizes = "expected \(size(expected)), got \(size(actual)); "
  if let left = text(of: expected), let right = text(of: actual) {
    return sizes + remark(expected: left, actual: right)
  }
  let offset = countOfEqual(expected, actual)
  let byte = { (bytes: [UInt8]) in
    guard offset < bytes.count else { return "the end" }
    return (bytes[offset] < 16 ? "0x0" : "0x") + String(bytes[offset], radix: 16)
  }
  return "\(sizes)first difference at offset \(offset): expected \(byte(expected)), "
    + "got \(byte(actual))"
}

/// Returns the text that bytes encode in UTF-8, or nil if they don't encode printable text.
private func text(of bytes: [UInt8]) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  let isPrintable = text.unicodeScalars.allSatisfy {
    $0 != "\u{FFFD}" && ($0.properties.isWhitespace || $0.properties.generalCategory != .control)
  }
  guard isPrintable else { return nil }
  return text
}

extension String? {
  /// The path to a part with this label, such as `.name`, or an empty string without a label.
  var asPath: String {
    guard let self else { return "" }
    // The compiler stores a lazy property under its name with this prefix.
    let name = self.hasPrefix("$__lazy_storage_$_") ? String(self.dropFirst(18)) : self
    if name.hasPrefix(".") { return name }
    return ".\(name)"
  }
}
