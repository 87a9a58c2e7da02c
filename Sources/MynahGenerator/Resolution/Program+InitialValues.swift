internal import MynahSyntax

extension Program {
  /// The type of an initial value as far as it can be read off the text; nil where it can not.
  ///
  /// - Parameters:
  ///   - text: The value, as in `"green"` or `Queue<Int>()`.
  ///   - origin: The type whose property it is.
  func type(ofValue text: String, from origin: DeclaredType) -> TypeSyntax? {
    if text == "true" || text == "false" { return .identifier("Bool") }
    if text.isStringLiteral { return .identifier("String") }
    if let number = text.typeOfNumber { return .identifier(number) }
    if let type = text.typeBehindCast { return type }
    return created(by: text, from: origin) ?? enumCase(text, from: origin)
  }

  /// The type that a call such as `Queue<Int>()` creates.
  private func created(by text: String, from origin: DeclaredType) -> TypeSyntax? {
    guard text.hasSuffix(")"), let open = text.openingParenthesis,
      let type = TypeSyntax(parsing: String(text[..<open]))
    else { return nil }
    let isEmpty = text[open...] == "()"
    switch type {
    case .array, .dictionary: return isEmpty ? type : nil
    case .named(let name):
      guard let last = name.components.last?.name, last.first?.isUppercase == true else {
        return nil
      }
      guard let declared = find(name.components.map(\.name), from: origin)?.type else {
        return isEmpty ? type : nil
      }
      let parameters = declared.genericParameters.count
      let canFail = declared.members.contains { member in
        if case .initializer(let initializer) = member {
          initializer.failability != .none
        } else {
          false
        }
      }
      return declared.kind == .protocol || canFail
        || parameters != (name.components.last?.genericArguments.count ?? 0)
        ? nil : type
    default: return nil
    }
  }

  /// The enum of a value such as `Season.winter`.
  private func enumCase(_ text: String, from origin: DeclaredType) -> TypeSyntax? {
    guard let name = TypeSyntax(parsing: text)?.namedType, name.components.count > 1 else {
      return nil
    }
    let path = name.components.dropLast()
    guard let declared = find(path.map(\.name), from: origin)?.type, declared.kind == .enum,
      declared.genericParameters.isEmpty,
      declared.members.contains(where: { member in
        guard case .enumCase(let found) = member else { return false }
        return found.elements.contains { $0.name == name.components.last?.name }
      })
    else { return nil }
    return .named(NamedType(components: Array(path)))
  }
}

extension String {
  /// Whether the text is one string literal.
  fileprivate var isStringLiteral: Bool {
    guard hasPrefix("\""), hasSuffix("\""), utf8.count > 1 else { return false }
    if hasPrefix("\"\"\"") { return !dropFirst(3).dropLast(3).contains("\"\"\"") }
    return !dropFirst().dropLast().contains("\"")
  }

  /// `Int` or `Double`, where the text is a number.
  fileprivate var typeOfNumber: String? {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    guard digits.first?.isNumber == true else { return nil }
    if digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
    if ["0x", "0b", "0o"].contains(String(digits.prefix(2))) {
      return digits.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" } ? "Int" : nil
    }
    let isNumber = digits.allSatisfy { $0.isNumber || "_.eE+-".contains($0) }
    let isRange = digits.contains("..")
    return isNumber && !isRange && digits.last?.isNumber == true ? "Double" : nil
  }

  /// The type after `as` in a text such as `nil as Int?`.
  fileprivate var typeBehindCast: TypeSyntax? {
    guard let cast = range(of: " as ") else { return nil }
    return TypeSyntax(parsing: String(self[cast.upperBound...]))
  }

  /// Where the parenthesis opens that the text ends in; nil where others stand beside it.
  fileprivate var openingParenthesis: Index? {
    var depth = 0
    var open: Index?
    var isQuoted = false
    for index in indices {
      let character = self[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      switch character {
      case "(":
        if depth == 0 {
          if open != nil { return nil }
          open = index
        }
        depth += 1
      case ")": depth -= 1
      case "\"", "{":
        if depth == 0 { return nil }
      default: continue
      }
    }
    return depth == 0 && !isQuoted ? open : nil
  }
}

extension String {
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
