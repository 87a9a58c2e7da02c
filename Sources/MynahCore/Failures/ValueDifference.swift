/// How two values differ, field by field.
struct ValueDifference: Sendable {
  /// A part of the values that differs, which is all of them where nothing smaller can be named.
  struct Field: Sendable {
    /// Where the part is, as in `.items[2].cents`; empty for the whole.
    let path: String

    /// What was expected, and what came.
    let remark: String

    /// How the parts differ line by line; nil where they have one line, or this is not looked at.
    let lines: LineDifference?
  }

  /// The first of the fields that differ.
  private(set) var fields: [Field] = []

  /// How many more differ.
  private(set) var more = 0

  private let isLineByLine: Bool

  /// How many children may still be looked at.
  private var budget = Self.comparedParts

  /// Compares two values that are not equal.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The one that came.
  ///   - isLineByLine: Whether texts with several lines are compared line by line.
  init(expected: Any, actual: Any, lineByLine isLineByLine: Bool) {
    self.isLineByLine = isLineByLine
    compare(expected, actual, at: "", depth: 0)
  }

  /// How many fields are named, and how deep they may lie.
  private static var shownFields: Int { 3 }
  private static var depth: Int { 8 }

  /// How many children are looked at: so many that a test fails within a second.
  private static var comparedParts: Int { 100_000 }

  private mutating func note(_ path: String, _ remark: String, _ lines: LineDifference? = nil) {
    guard fields.count < Self.shownFields else { return more += 1 }
    fields.append(Field(path: path, remark: remark, lines: lines))
  }

  private mutating func compare(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    var (expected, actual) = (expected, actual)
    while let wrapped = bothWrapped(expected, actual) { (expected, actual) = wrapped }
    let before = (fields.count, more)
    if depth < Self.depth, canBeTakenApart(expected, actual) {
      let mirrors = (Mirror(reflecting: expected), Mirror(reflecting: actual))
      switch mirrors.0.displayStyle {
      case .collection: compareElements(mirrors.0, mirrors.1, at: path, depth)
      case .dictionary: compareEntries(expected, actual, at: path, depth)
      case .set: compareMembers(expected, actual, at: path)
      default: compareChildren(mirrors.0, mirrors.1, at: path, depth)
      }
    }
    guard before == (fields.count, more) else { return }
    let lines =
      isLineByLine
      ? LineDifference(expected: wholeText(of: expected), actual: wholeText(of: actual)) : nil
    let limit = budget > 0 ? nil : Self.comparedParts
    note(path, remark(expected: expected, actual: actual, afterComparing: limit), lines)
  }

  /// Compares two parts, unless they are equal or too many were compared.
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
      // Where elements were added or removed, all others may stand in other places.
      if counts.0 != counts.1, fields.count + more > before { return }
    }
  }

  private mutating func compareEntries(
    _ expected: Any, _ actual: Any, at path: String, _ depth: Int
  ) {
    guard let expected = expected as? [AnyHashable: Any], let actual = actual as? [AnyHashable: Any]
    else { return }
    // Of very many, the first in no particular order.
    let keys = Set(expected.keys).union(actual.keys).filter { key in
      guard budget > 0 else { return false }
      budget -= 1
      guard let left = expected[key], let right = actual[key] else { return true }
      return !areEqual(left, right)
    }
    let differing = keys.prefix(ValueWriter.sortedElements)
      .map { (text: describe($0.base), key: $0) }
    more += keys.count - differing.count
    for (text, key) in differing.sorted(by: { $0.text < $1.text }) {
      let place = "\(path)[\(text)]"
      switch (expected[key], actual[key]) {
      case (let left?, let right?): compare(left, right, at: place, depth: depth + 1)
      case (let left?, nil): note(place, "expected \(describe(left)), got no value")
      case (nil, let right?): note(place, "expected no value, got \(describe(right))")
      case (nil, nil): break
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
      // Another case of an enum is another value as a whole.
      guard left.label == right.label else { return }
      compareParts(left.value, right.value, at: path + left.label.asPath, depth)
    }
    guard let left = expected.superclassMirror, let right = actual.superclassMirror else { return }
    compareChildren(left, right, at: path, depth)
  }
}

extension String? {
  /// The label of a child as a part of a path; nothing where there is none.
  var asPath: String {
    guard let self else { return "" }
    let name = self.hasPrefix("$__lazy_storage_$_") ? String(self.dropFirst(18)) : self
    return name.hasPrefix(".") ? name : ".\(name)"
  }
}
