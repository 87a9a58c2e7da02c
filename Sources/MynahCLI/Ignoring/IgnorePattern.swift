/// One line of an ignore file, in the syntax of `.gitignore`.
///
/// Named character classes such as `[[:alpha:]]` aren't supported.
struct IgnorePattern {
  /// A Boolean value that indicates whether the line begins with `!`, which includes paths again.
  let isNegated: Bool

  private let matchesFoldersOnly: Bool

  /// The components of the pattern, with nil for `**`, which matches any number of folders.
  private let names: [[Element?]?]

  /// A pattern that matches one Unicode scalar.
  ///
  /// In a component, nil represents `*`.
  private struct Element {
    var ranges: [ClosedRange<Unicode.Scalar>]
    var isNegated = false

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// Parses a line.
  ///
  /// - Returns: Nil for an empty line, a comment, or a pattern that can't match anything.
  init?(_ line: some StringProtocol) {
    var text = Array(line.unicodeScalars)
    if text.first == "#" { return nil }
    while text.last == " ", text.dropLast().last != "\\" { text.removeLast() }
    isNegated = text.first == "!"
    if isNegated { text.removeFirst() }
    matchesFoldersOnly = text.last == "/"
    if matchesFoldersOnly { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.first == "/" { text.removeFirst() }
    guard !text.isEmpty, let names = Self.names(in: text) else { return nil }
    var segments = names.map { name -> [Element?]? in
      guard isAnchored, name.count == 2, name.allSatisfy({ $0 == nil }) else { return name }
      return nil
    }
    // At the end of a pattern, `**` matches the contents of a folder, but not the folder itself.
    if segments.last.flatMap({ $0 }) == nil { segments.append([nil]) }
    if !isAnchored { segments.insert(nil, at: 0) }
    self.names = segments
  }

  /// Parses the components of a pattern.
  ///
  /// - Returns: Nil if a bracket isn't closed, or if the pattern ends with `\`.
  private static func names(in text: [Unicode.Scalar]) -> [[Element?]]? {
    var names: [[Element?]] = [[]]
    var rest = text[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "/": names.append([])
      case "*": names[names.count - 1].append(nil)
      case "?": names[names.count - 1].append(Element(ranges: [], isNegated: true))
      case "[":
        guard let set = set(&rest) else { return nil }
        names[names.count - 1].append(set)
      default:
        guard let scalar = unescaped(scalar, &rest) else { return nil }
        names[names.count - 1].append(Element(ranges: [scalar...scalar]))
      }
    }
    return names
  }

  private static func unescaped(
    _ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> Unicode.Scalar? {
    scalar == "\\" ? rest.popFirst() : scalar
  }

  /// Parses a set such as `[a-z_]` or `[!0-9]` after its opening bracket.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Element? {
    var set = Element(ranges: [], isNegated: rest.first == "!" || rest.first == "^")
    if set.isNegated { rest.removeFirst() }
    var isFirst = true
    while let scalar = rest.popFirst() {
      if scalar == "]", !isFirst { return set }
      isFirst = false
      guard let lower = unescaped(scalar, &rest) else { return nil }
      var upper = lower
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        guard let last = rest.popFirst().flatMap({ unescaped($0, &rest) }) else { return nil }
        upper = last
      }
      if lower <= upper { set.ranges.append(lower...upper) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a path matches.
  ///
  /// - Parameters:
  ///   - path: The components of the path, relative to the folder of the ignore file.
  ///   - isFolder: A Boolean value that indicates whether the path is a folder.
  func matches(_ path: ArraySlice<String>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    return Self.match(names, Array(path)) { elements, name in
      Self.match(elements, Array(name.unicodeScalars)) { $0.matches($1) }
    }
  }

  /// Returns true if a sequence of patterns matches a whole sequence of values.
  ///
  /// A nil pattern matches any number of values.
  private static func match<Pattern, Value>(
    _ patterns: [Pattern?], _ values: [Value], by matches: (Pattern, Value) -> Bool
  ) -> Bool {
    var pattern = 0
    var value = 0
    // The position to retry from after a mismatch: the last nil pattern matches one more value.
    var retry: (pattern: Int, value: Int)?
    while pattern < patterns.count || value < values.count {
      if pattern < patterns.count, patterns[pattern] == nil {
        retry = (pattern, value + 1)
        pattern += 1
      } else if pattern < patterns.count, value < values.count,
        let expected = patterns[pattern], matches(expected, values[value])
      {
        pattern += 1
        value += 1
      } else if let next = retry, next.value <= values.count {
        pattern = next.pattern
        value = next.value
      } else {
        return false
      }
    }
    return true
  }
}
