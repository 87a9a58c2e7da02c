extension TokenizedSource {
  /// Returns the parenthesis or square bracket around a token, or nil if a brace is closer.
  func enclosingBracket(of index: Int) -> Int? {
    brackets[index].flatMap { texts[$0] == "{" ? nil : $0 }
  }

  /// Returns the statement around a token, or nil if no other statement can be before it.
  func statement(around index: Int) -> Range<Int>? {
    var start = index
    while let open = enclosingBracket(of: start) { start = open }
    while start > 0, isContinued(start) {
      if ["{", ";"].contains(texts[start - 1]) { return nil }
      start = startOfGroup(endingAt: start - 1)
    }
    let first = texts[start]
    guard !["}", "while", "case", "default", "in", "else"].contains(first) else { return nil }
    let end = endOfExpression(at: start)
    // In a closure with a single expression, the expression is the result.
    let isOnly =
      isText("}", at: end) && (isText("{", at: start - 1) || isText("in", at: start - 1))
    let isVoid = first.hasPrefix("XCTAssert") || first == "#expect"
    return isOnly && !isVoid ? nil : start..<end
  }

  /// Returns the first token of an operand that ends at a token, such as `self.bird!`.
  func startOfOperand(endingAt end: Int) -> Int? {
    var index = end
    while index >= 0 {
      while isText("!", at: index) || isText("?", at: index) { index -= 1 }
      if isText(")", at: index) || isText("]", at: index) {
        guard let open = partners[index] else { return nil }
        let isCall = isWord(at: open - 1) && isAttached(open)
        index = isCall ? open - 1 : open
      } else if !isWord(at: index) {
        return nil
      }
      guard isText(".", at: index - 1) else { return index }
      index -= 2
    }
    return nil
  }

  /// Returns true if an expression has a question mark outside of brackets, such as `self?.bird`.
  func isOptionalChain(_ range: Range<Int>) -> Bool {
    range.contains { isText("?", at: $0) && brackets[$0] == brackets[range.lowerBound] }
  }

  /// Returns the opening braces around a token, beginning with the innermost brace.
  func enclosingBraces(of index: Int) -> [Int] {
    guard let brace = braces[index] else { return [] }
    return Array(sequence(first: brace) { self.braces[$0] })
  }

  /// Returns the type of the innermost extension, class, or struct around a token.
  func extendedType(around index: Int) -> String? {
    enclosingBraces(of: index).first(where: isBodyOfType).flatMap(introducer)
      .flatMap { word(at: $0 + 1) }
  }

  /// Returns true if a brace opens the body of a class, struct, enum, actor, or extension.
  func isBodyOfType(_ brace: Int) -> Bool {
    introducer(ofBody: brace).map { Self.types.contains(texts[$0]) } ?? false
  }

  private static let types: Set = ["class", "struct", "enum", "actor", "extension"]

  private static let introducers = types.union([
    "func", "init", "deinit", "var", "if", "else", "guard", "do", "defer", "catch", "for", "while",
    "switch",
  ])

  /// Returns the keyword of the declaration or statement whose body begins at a brace.
  ///
  /// - Returns: The keyword, or nil if the brace opens a closure.
  private func introducer(ofBody brace: Int) -> Int? {
    var index = brace - 1
    while index >= 0, !["{", "}", ";"].contains(texts[index]) {
      if Self.introducers.contains(texts[index]), !isText(".", at: index - 1),
        !isText(":", at: index + 1)
      {
        return index
      }
      index = startOfGroup(endingAt: index) - 1
    }
    return nil
  }

  /// Returns false if the function around a token is known not to be async.
  func isInAsyncFunction(_ index: Int) -> Bool {
    for open in enclosingBraces(of: index) {
      guard let keyword = introducer(ofBody: open) else {
        // Closures are assumed to be async if they're passed to a function.
        if isText("=", at: open - 1) { continue }
        return true
      }
      switch texts[keyword] {
      case "func", "init", "deinit", "var":
        return (keyword..<open).contains { isText("async", at: $0) }
      case let word where Self.types.contains(word): return false
      default: break
      }
    }
    return true
  }
}
