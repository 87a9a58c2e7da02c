internal import MynahSyntax

extension MemberModel {
  /// The modifiers of the mock's declaration, each followed by a space.
  var modifiers: String {
    let modifiers = prefixes.filter { !$0.isAttribute } + (isStatic ? ["static"] : [])
    return modifiers.map { "\($0) " }.joined()
  }

  /// The modifiers of a pattern.
  func patternModifiers(_ nonisolated: String) -> String {
    nonisolated + (isStatic ? "static " : "")
  }
}

extension ParameterModel {
  /// The parameter as a subscript declares it, whose parameters have no labels of their own.
  var subscriptDeclaration: String { subscriptHead + declared }

  /// The parameter as the pattern of a subscript declares it.
  var subscriptPatternDeclaration: String { "\(subscriptHead)@autoclosure () -> \(pattern)" }

  private var subscriptHead: String { (label.map { "\($0.asLabel) \(name): " } ?? "\(name): ") }
}

extension SourceWriter {
  /// Writes the attributes of a member, a line each.
  mutating func attributes(of member: MemberModel) {
    for attribute in member.prefixes where attribute.isAttribute { lines(attribute) }
  }

  /// Writes from where on a member is available, which its pattern must say too.
  mutating func availability(of member: MemberModel) {
    for attribute in member.prefixes where attribute.range(of: "@available") != nil {
      lines(attribute)
    }
  }
}

extension Attribute {
  /// The attribute as it is written, between `#if` and `#endif` where it depends on a condition.
  var lines: String { condition.map { "#if \($0)\n\(self)\n#endif" } ?? description }
}

extension String {
  /// Whether the text is an attribute, and no modifier.
  fileprivate var isAttribute: Bool { hasPrefix("@") || hasPrefix("#if ") }

  /// The text with a space before it; nothing where there is none.
  var spaced: String { isEmpty ? "" : " \(self)" }

  /// The first place of another text in this one.
  func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
