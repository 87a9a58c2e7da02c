internal import MynahSyntax

extension TokenizedSource {
  /// Returns the parenthesis or square bracket around a token, or nil if a brace is closer.
  func enclosingBracket(of index: Int) -> Int? {
    var index = index - 1
    while index >= 0, texts[index] != "{", texts[index] != "}" || partners[index] != nil {
      if texts[index] == "(" || texts[index] == "[" { return index }
      index = ([")", "]", "}"].contains(texts[index]) ? partners[index] : nil) ?? index
      index -= 1
    }
    return nil
  }

  /// Returns the statement around a token, or nil if no other statement can be before it.
  func statement(around index: Int) -> Range<Int>? {
    var start = index
    while let open = enclosingBracket(of: start) { start = open }
    while start > 0, isContinued(start) {
      start -= 1
      if [")", "]", "}"].contains(texts[start]) {
        guard let open = partners[start] else { return nil }
        start = open
      } else if ["{", ";"].contains(texts[start]) {
        return nil
      }
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

  /// Returns true if a token continues the statement on the previous line.
  private func isContinued(_ index: Int) -> Bool {
    guard startsLine(index) else { return true }
    return isText(".", at: index) || (tokens[index].kind == .operator && texts[index] != "!")
      || [",", "(", "[", "="].contains(texts[index - 1])
      || (tokens[index - 1].kind == .operator && !["!", "?"].contains(texts[index - 1]))
  }

  /// Returns the first token of an operand that ends at a token, such as `self.bird!`.
  func startOfOperand(endingAt end: Int) -> Int? {
    var index = end
    while index >= 0 {
      while isText("!", at: index) || isText("?", at: index) { index -= 1 }
      if isText(")", at: index) || isText("]", at: index) {
        guard let open = partners[index] else { return nil }
        let isCall =
          isWord(at: open - 1) && !startsLine(open)
          && tokens[open - 1].range.upperBound == tokens[open].range.lowerBound
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
    range.contains { index in
      isText("?", at: index) && !range.contains { partners[$0] ?? 0 > index && $0 < index }
    }
  }

  /// Returns the opening braces around a token, beginning with the innermost brace.
  func enclosingBraces(of index: Int) -> [Int] {
    guard let brace = braces[index] else { return [] }
    return Array(sequence(first: brace) { self.braces[$0] })
  }

  /// Returns the type of the innermost extension, class, or struct around a token.
  func extendedType(around index: Int) -> String? {
    guard let open = enclosingBraces(of: index).first(where: isBodyOfType) else { return nil }
    let keyword = (0..<open).last {
      ["class", "struct", "enum", "actor", "extension"].contains(texts[$0])
    }
    return keyword.flatMap { word(at: $0 + 1) }
  }

  /// Returns false if the function around a token is known not to be async.
  func isInAsyncFunction(_ index: Int) -> Bool {
    for open in enclosingBraces(of: index) {
      var start = open - 1
      while start > 0,
        !["{", "}", ";", "func", "init", "deinit", "class", "struct", "var"].contains(texts[start])
      {
        start = ([")", "]"].contains(texts[start]) ? partners[start] : nil) ?? start
        start -= 1
      }
      switch texts[start] {
      case "func", "init", "deinit", "var":
        return (start..<open).contains { isText("async", at: $0) }
      case "class", "struct": return false
      default: break
      }
      // Closures are assumed to be async if they're passed to a function.
      if isText("(", at: open - 1) || isText(")", at: open - 1) || isText(":", at: open - 1)
        || isWord(at: open - 1), !isControlFlow(before: open)
      {
        return true
      }
    }
    return true
  }

  private func isControlFlow(before brace: Int) -> Bool {
    var start = brace - 1
    while start > 0, !startsLine(start) { start -= 1 }
    return ["if", "else", "guard", "do", "for", "while", "switch", "}", "catch"]
      .contains(texts[start]) || ["do", "else"].contains(texts[brace - 1])
  }
}
