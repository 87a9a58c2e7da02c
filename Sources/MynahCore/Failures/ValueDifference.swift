/// How two values differ, field by field.
struct ValueDifference: Sendable {
  /// A part of the values that differs: all of them if no smaller part can be named.
  struct Field: Sendable {
    /// The path to the part, as in `.items[2].cents`; empty for the whole value.
    let path: String

    /// The expected and the actual value, in one line.
    let remark: String

    /// How the parts differ line by line; nil if they have one line, or lines aren't compared.
    let lines: String?
  }

  /// The first of the fields that differ, and how many more there are.
  private(set) var fields: [Field] = []
  private(set) var more = 0

  private let isLineByLine: Bool

  /// The number of parts that may still be compared: so many that a test fails within a second.
  private var budget = 100_000

  /// Compares two values that aren't equal.
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
    var (expected, actual) = (expected, actual)
    while let left = wrapped(in: expected), let right = wrapped(in: actual) {
      (expected, actual) = (left, right)
    }
    let before = fields.count + more
    let deepest = 8
    if depth < deepest, canBeTakenApart(expected, actual) {
      let mirrors = (Mirror(reflecting: expected), Mirror(reflecting: actual))
      switch mirrors.0.displayStyle {
      case .collection: compareElements(mirrors.0, mirrors.1, at: path, depth)
      case .dictionary: compareEntries(expected, actual, at: path, depth)
      case .set: compareMembers(expected, actual, at: path)
      default: compareChildren(mirrors.0, mirrors.1, at: path, depth)
      }
    }
    guard before == fields.count + more else { return }
    let lines =
      isLineByLine
      ? lineDifference(expected: wholeText(of: expected), actual: wholeText(of: actual)) : nil
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
      // If an element is missing, all elements after it differ.
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
    noteMembers(actual.subtracting(expected), at: path, "is not expected")
  }

  private mutating func noteMembers(
    _ members: Set<AnyHashable>, at path: String, _ remark: String
  ) {
    let texts = members.prefix(ValueWriter.sortedElements).map { describe($0.base) }
    more += members.count - texts.count
    for text in texts.sorted() { note(path, "\(text) \(remark)") }
  }

  private mutating func compareChildren(
    _ expected: Mirror, _ actual: Mirror, at path: String, _ depth: Int
  ) {
    guard expected.children.count == actual.children.count else { return }
    for (left, right) in zip(expected.children, actual.children) where budget > 0 {
      guard left.label == right.label else { return }
      compareParts(left.value, right.value, at: path + left.label.asPath, depth)
    }
    guard let left = expected.superclassMirror, let right = actual.superclassMirror else { return }
    compareChildren(left, right, at: path, depth)
  }
}

/// Returns a Boolean value that indicates whether the parts of two different values explain more than their
/// texts do.
private func canBeTakenApart(_ expected: Any, _ actual: Any) -> Bool {
  let type = type(of: expected)
  guard type == Swift.type(of: actual), mock(in: expected) == nil,
    !(expected is any StringProtocol), bytes(of: expected) == nil
  else { return false }
  let mirror = Mirror(reflecting: expected)
  switch mirror.displayStyle {
  case .dictionary where mirror.children.count > 1: return true
  case .collection, .set, .dictionary, .tuple, .enum:
    return mirror.children.count > shortText / 2 || !haveShortTexts(expected, actual)
  case .struct:
    guard expected is any CustomStringConvertible else { return true }
    // The fields of the system's types are private.
    let name = String(reflecting: type)
    let isOfSystem = name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
    if isOfSystem, !(expected is any CustomReflectable) { return false }
    let texts = (wholeText(of: expected), wholeText(of: actual))
    let haveLines = texts.0.hasNewline || texts.1.hasNewline
    return haveLines ? texts.0 == texts.1 : !haveShortTexts(expected, actual)
  case .class: return expected is any Equatable
  default: return false
  }
}

/// The length of texts that are shown whole.
private let shortText = 40

/// Returns a Boolean value that indicates whether two values have different texts, both of them short.
private func haveShortTexts(_ expected: Any, _ actual: Any) -> Bool {
  let texts = (describe(expected), describe(actual))
  return texts.0 != texts.1 && max(texts.0.utf8.count, texts.1.utf8.count) <= shortText
}

/// Compares two values that can't be taken apart, in one line.
private func remark(expected: Any, actual: Any) -> String {
  let types = (type(of: expected), type(of: actual))
  if isFunctionType(types.0) { return "closures are never equal" }
  if let left = bytes(of: expected), let right = bytes(of: actual),
    foundationName(of: types.0) != nil || !haveShortTexts(expected, actual)
  {
    return remark(expected: left, actual: right)
  }
  let texts = (describe(expected), describe(actual))
  let longText = 100
  if min(texts.0.utf8.count, texts.1.utf8.count) > longText {
    let wholes = (wholeText(of: expected), wholeText(of: actual))
    if wholes.0 != wholes.1 { return remark(expected: wholes.0, actual: wholes.1) }
  }
  guard texts.0 == texts.1 else { return "expected \(texts.0), got \(texts.1)" }
  if let left = mock(in: expected), let right = mock(in: actual) {
    let origins = (left.mockingContext.settings.origin, right.mockingContext.settings.origin)
    return origins.0 == origins.1
      ? "expected \(origins.0), got another that was made there"
      : "expected \(origins.0), got \(origins.1)"
  }
  if types.0 != types.1 {
    return "expected \(texts.0) of type \(types.0), got \(texts.1) of type \(types.1)"
  }
  let isInstance = types.0 is AnyClass && !(expected is any Equatable)
  return "expected \(texts.0), got another " + (isInstance ? "instance" : "that looks the same")
}

/// Shows where two long texts differ.
private func remark(expected: String, actual: String) -> String {
  let offset = zip(expected, actual).prefix { $0 == $1 }.count
  let shown = { (text: String) in
    let rest = text.dropFirst(max(0, offset - 10))
    let part = rest.prefix(30)
    return "\(offset > 10 ? "…" : "")\(part)\(part.endIndex == rest.endIndex ? "" : "…")"
      .debugDescription
  }
  return "first difference at character \(offset + 1): expected \(shown(expected)), "
    + "got \(shown(actual))"
}

/// Returns the bytes of an array or of Foundation's `Data`, or nil for other values.
private func bytes(of value: Any) -> [UInt8]? {
  switch value {
  case let bytes as [UInt8]: bytes
  case let data as any Collection<UInt8> where foundationName(of: type(of: value)) == "Data":
    Array(data)
  default: nil
  }
}

/// Shows where two rows of bytes differ.
private func remark(expected: [UInt8], actual: [UInt8]) -> String {
  let offset = zip(expected, actual).prefix { $0 == $1 }.count
  let byte = { (bytes: [UInt8]) in
    guard offset < bytes.count else { return "the end" }
    return (bytes[offset] < 16 ? "0x0" : "0x") + String(bytes[offset], radix: 16)
  }
  let size = { (bytes: [UInt8]) in "\(bytes.count) byte\(bytes.count == 1 ? "" : "s")" }
  return "expected \(size(expected)), got \(size(actual)); first difference at offset \(offset): "
    + "expected \(byte(expected)), got \(byte(actual))"
}

extension String? {
  /// The path to a part with this label, as in `.name`; empty if the part has no label.
  var asPath: String {
    guard let self else { return "" }
    let name = self.hasPrefix("$__lazy_storage_$_") ? String(self.dropFirst(18)) : self
    return name.hasPrefix(".") ? name : ".\(name)"
  }
}

/// Compares two texts line by line.
///
/// - Returns: The lines that differ, with some of the lines around them; nil if the texts are equal, or both
///   have only one line.
func lineDifference(expected: String, actual: String) -> String? {
  guard expected.hasNewline || actual.hasNewline, expected != actual else { return nil }
  let lines = LineDifference(expected.lines, actual.lines).texts
  var shown = Array(lines.prefix(shownLines))
  let rest = lines.count - shown.count
  if rest > 0 { shown.append("      … and \(rest) more line\(rest == 1 ? "" : "s")") }
  return shown.joined(separator: "\n")
}

private let shownLines = 40
private let shownCharacters = 500

/// The number of lines that are compared one by one, if neither the first nor the last ones are equal.
private let comparedLines = 1_000

private struct LineDifference {
  private let expected: [Substring]
  private let actual: [Substring]

  /// The places of the expected lines that are missing, and of the actual lines that aren't expected.
  private var missing: Set<Int>
  private var added: Set<Int>

  init(_ expected: [Substring], _ actual: [Substring]) {
    (self.expected, self.actual) = (expected, actual)
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    missing = Set(start..<expected.count - end)
    added = Set(start..<actual.count - end)
    guard max(missing.count, added.count) <= comparedLines else { return }
    let changes = Array(actual[start..<actual.count - end])
      .difference(from: Array(expected[start..<expected.count - end]))
    missing = Set(changes.removals.map { $0.offset + start })
    added = Set(changes.insertions.map { $0.offset + start })
  }

  var texts: [String] {
    var texts: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      let gone = expected[left..<(left...).prefix { missing.contains($0) }.count + left]
      let come = actual[right..<(right...).prefix { added.contains($0) }.count + right]
      (left, right) = (gone.endIndex, come.endIndex)
      texts += pairs(gone, come).map { "    - \($0.part(from: $0.start($1)))" }
      texts += pairs(come, gone).map { "    + \($0.part(from: $0.start($1)))" }
      let equal = zip(left..<expected.count, right..<actual.count)
        .prefix { !missing.contains($0) && !added.contains($1) }.count
      let isFirst = texts.isEmpty
      (left, right) = (left + equal, right + equal)
      let isLast = left == expected.count && right == actual.count
      texts += shorten(expected[left - equal..<left], isFirst: isFirst, isLast: isLast)
    }
    return texts
  }

  /// Lines, each with the one that took its place.
  private func pairs(
    _ lines: ArraySlice<Substring>, _ others: ArraySlice<Substring>
  ) -> some Sequence<(Substring, Substring?)> {
    zip(lines, others.map(Optional.some) + Array(repeating: nil, count: lines.count))
  }

  /// Leaves out equal lines that are far from those that differ.
  private func shorten(
    _ lines: ArraySlice<Substring>, isFirst: Bool, isLast: Bool
  ) -> [String] {
    let (before, after) = (isFirst ? 0 : 2, isLast ? 0 : 2)
    let texts = lines.map { "      \($0.part(from: 0))" }
    let omitted = texts.count - before - after
    guard omitted > 1 else { return texts }
    return texts.prefix(before) + ["      … \(omitted) equal lines"] + texts.suffix(after)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension Substring {
  /// The place where a long line is shown from: a little before its first difference.
  fileprivate func start(_ other: Substring?) -> Int {
    guard let other, Swift.max(utf8.count, other.utf8.count) > shownCharacters else { return 0 }
    let common = zip(self, other).prefix { $0 == $1 }.count
    return common > shownCharacters / 2 ? common - 40 : 0
  }

  fileprivate func part(from start: Int) -> String {
    guard utf8.count > shownCharacters else { return String(self) }
    let rest = dropFirst(start)
    let isCut = rest.dropFirst(shownCharacters).first != nil
    return (start > 0 ? "…" : "") + rest.prefix(shownCharacters) + (isCut ? "…" : "")
  }
}
