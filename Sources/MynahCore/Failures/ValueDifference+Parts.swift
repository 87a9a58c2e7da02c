/// The values in two optionals that both have one.
func bothWrapped(_ expected: Any, _ actual: Any) -> (Any, Any)? {
  let mirrors = (Mirror(reflecting: expected), Mirror(reflecting: actual))
  guard mirrors.0.displayStyle == .optional, mirrors.1.displayStyle == .optional,
    let left = mirrors.0.children.first, let right = mirrors.1.children.first
  else { return nil }
  return (left.value, right.value)
}

/// Whether the parts of two different values say more than their texts do.
func canBeTakenApart(_ expected: Any, _ actual: Any) -> Bool {
  let type = type(of: expected)
  guard type == Swift.type(of: actual), mock(in: expected) == nil,
    !(expected is any StringProtocol), bytes(of: expected) == nil
  else { return false }
  let mirror = Mirror(reflecting: expected)
  switch mirror.displayStyle {
  case .collection, .set, .dictionary, .tuple, .enum:
    let isSmall = mirror.children.count <= shortText / 2
    return !isSmall || !haveShortTexts(expected, actual)
  case .struct:
    guard expected is any CustomStringConvertible else { return true }
    // What the system's types consist of says nothing to people.
    if isOfSystem(type), !(expected is any CustomReflectable) { return false }
    let texts = (wholeText(of: expected), wholeText(of: actual))
    let haveLines = texts.0.hasNewline || texts.1.hasNewline
    return haveLines ? texts.0 == texts.1 : !haveShortTexts(expected, actual)
  case .class: return expected is any Equatable
  default: return false
  }
}

/// How long texts are that are shown whole rather than taken apart.
private let shortText = 40

/// Whether the texts of two values are short and tell them apart.
private func haveShortTexts(_ expected: Any, _ actual: Any) -> Bool {
  let texts = (describe(expected), describe(actual))
  return texts.0 != texts.1 && max(texts.0.utf8.count, texts.1.utf8.count) <= shortText
}

private func isOfSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
}

/// Says what was expected and what came, in one line, where they are not taken apart.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The one that came.
///   - count: How many of their parts are the same, where no more were compared.
func remark(expected: Any, actual: Any, afterComparing count: Int? = nil) -> String {
  if isFunctionType(type(of: expected)) { return "closures are never equal" }
  if let left = bytes(of: expected), let right = bytes(of: actual),
    foundationName(of: type(of: expected)) != nil || !haveShortTexts(expected, actual)
  {
    return remark(expected: left, actual: right)
  }
  let texts = (describe(expected), describe(actual))
  if min(texts.0.utf8.count, texts.1.utf8.count) > longText,
    let place = remark(expected: wholeText(of: expected), actual: wholeText(of: actual))
  {
    return place
  }
  guard texts.0 == texts.1 else { return "expected \(texts.0), got \(texts.1)" }
  if let left = mock(in: expected), let right = mock(in: actual) {
    let origins = (left.mockingContext.settings.origin, right.mockingContext.settings.origin)
    return origins.0 == origins.1
      ? "expected \(origins.0), got another that was made there"
      : "expected \(origins.0), got \(origins.1)"
  }
  let types = (type(of: expected), type(of: actual))
  if types.0 != types.1 {
    return "expected \(texts.0) of type \(types.0), got \(texts.1) of type \(types.1)"
  }
  if types.0 is AnyClass, !(expected is any Equatable) {
    return "expected \(texts.0), got another instance"
  }
  if let count {
    return "expected \(texts.0), got another that differs in none of the \(count) parts that were "
      + "compared"
  }
  if lineText(of: expected).isShallow {
    return "expected \(texts.0), got another that differs where it is too deep to be shown"
  }
  return "expected \(texts.0), got another that looks the same"
}

/// How long texts are of which only the first difference is shown.
private let longText = 100

/// Says where two texts differ; nil where they do not.
private func remark(expected: String, actual: String) -> String? {
  guard expected != actual else { return nil }
  let start = expected.commonStart(with: actual)
  let rest = { (text: String) in text[text.utf8.index(text.startIndex, offsetBy: start.bytes)...] }
  let offset = start.characters + zip(rest(expected), rest(actual)).prefix { $0 == $1 }.count
  let shown = { (text: String) in
    let from = max(0, offset - 10)
    let rest = text.dropFirst(from)
    let end = rest.index(rest.startIndex, offsetBy: 30, limitedBy: rest.endIndex)
    let isWhole = end.map { $0 == rest.endIndex } ?? true
    return "\(offset > 10 ? "…" : "")\(rest.prefix(30))\(isWhole ? "" : "…")".debugDescription
  }
  return "first difference at character \(offset + 1): expected \(shown(expected)), "
    + "got \(shown(actual))"
}

extension String {
  /// How much at the beginning is the same in another text: all of it, or some characters less.
  fileprivate func commonStart(with other: String) -> (bytes: Int, characters: Int) {
    let count = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    // What follows may join the last characters.
    let start = String(decoding: utf8.prefix(count), as: UTF8.self).dropLast(8)
    return (start.utf8.count, start.count)
  }
}
