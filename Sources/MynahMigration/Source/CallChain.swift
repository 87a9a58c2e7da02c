internal import MynahSyntax

/// An expression such as `given(bird).fly(to: .any).willReturn(3)`, which consists of links.
struct CallChain {
  /// A name with its call, and the subscripts, `?`, and `!` after it.
  struct Link {
    /// The period before the name, or nil for the first link.
    let period: Int?
    let name: Int
    let call: Call?

    /// The end of the link, after subscripts and `?` or `!`.
    let end: Int
  }

  /// The parentheses after a name, and the trailing closures.
  struct Call {
    /// The closing parenthesis, or nil if the call only has closures.
    let close: Int?
    let arguments: [Argument]

    /// The trailing closures.
    let closures: [Argument]

    /// All arguments, in parentheses and as trailing closures.
    var all: [Argument] { arguments + closures }

    let range: Range<Int>
  }

  /// An argument without its comma.
  struct Argument {
    var label: String?
    var labelToken: Int?
    let value: Range<Int>
  }

  let links: [Link]
  let range: Range<Int>
}

extension TokenizedSource {
  /// Returns the chain that begins with a word, or with a period such as in `.value(3)`.
  ///
  /// - Returns: The chain, or nil if no chain begins here or its brackets aren't closed.
  func chain(at start: Int) -> CallChain? {
    var links: [CallChain.Link] = []
    var period = isText(".", at: start) ? start : nil
    var name = period == nil ? start : start + 1
    guard isWord(at: name) else { return nil }
    while let link = link(named: name, period: period) {
      links.append(link)
      let hasNext =
        isText(".", at: link.end) && (isWord(at: link.end + 1) || isNumber(at: link.end + 1))
      guard hasNext else { return CallChain(links: links, range: start..<link.end) }
      period = link.end
      name = link.end + 1
    }
    return nil
  }

  /// Returns the chain that consists of exactly these tokens, or nil if they aren't a chain.
  func chain(in range: Range<Int>) -> CallChain? {
    guard
      let links = range.first.flatMap(chain)?.links.prefix(while: { $0.end <= range.upperBound }),
      links.last?.end == range.upperBound
    else { return nil }
    return CallChain(links: Array(links), range: range)
  }

  private func isNumber(at index: Int) -> Bool { index < count && tokens[index].kind == .number }

  private func link(named name: Int, period: Int?) -> CallChain.Link? {
    var index = endOfGenericArguments(at: name + 1) ?? name + 1
    var call: CallChain.Call?
    if isText("(", at: index) || isText("{", at: index), !startsLine(index) {
      let hasBrackets = isText("(", at: index)
      guard let close = partners[index],
        let arguments = hasBrackets ? arguments(of: index) : []
      else { return nil }
      let closures = closures(at: hasBrackets ? close + 1 : index)
      call = CallChain.Call(
        close: hasBrackets ? close : nil, arguments: arguments, closures: closures.arguments,
        range: index..<closures.end)
      index = closures.end
    }
    while index < count, !tokens[index].startsLine {
      if isText("[", at: index) {
        guard let close = partners[index] else { return nil }
        index = close + 1
      } else if isText("!", at: index) || isText("?", at: index), isAttached(index) {
        index += 1
      } else {
        break
      }
    }
    return CallChain.Link(period: period, name: name, call: call, end: index)
  }

  /// Returns the end of generic arguments such as `<Int, String>`, or nil if none begin here.
  func endOfGenericArguments(at start: Int) -> Int? {
    guard isText("<", at: start), isAttached(start) else { return nil }
    var depth = 0
    var index = start
    while index < count {
      switch tokens[index].kind {
      case .operator:
        for character in texts[index] {
          if character == "<" { depth += 1 }
          if character == ">", texts[index] != "->" { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      case .word: break
      case .mark where [".", ",", ":"].contains(texts[index]): break
      case .mark where texts[index] == "(" || texts[index] == "[":
        guard let close = partners[index] else { return nil }
        index = close
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns the arguments in parentheses, or nil if they contain an unclosed bracket.
  func arguments(of open: Int) -> [CallChain.Argument]? {
    guard let close = partners[open] else { return nil }
    var arguments: [CallChain.Argument] = []
    var start = open + 1
    var index = start
    while index < close {
      if texts[index] == "," {
        arguments.append(argument(in: start..<index))
        start = index + 1
      }
      if ["(", "[", "{"].contains(texts[index]), partners[index] == nil { return nil }
      index = endOfGroup(startingAt: index)
    }
    if start < close { arguments.append(argument(in: start..<close)) }
    return arguments
  }

  /// Returns the end of an expression.
  func endOfExpression(at start: Int) -> Int {
    var index = start
    while index < count, ![")", "]", "}", ";", ","].contains(texts[index]),
      index == start || isContinued(index)
    {
      index = endOfGroup(startingAt: index)
    }
    return index
  }

  /// Returns true if a token continues the statement on the previous line.
  ///
  /// Such a line begins with a period or an operator, or the previous line ends with an operator
  /// that needs another operand.
  func isContinued(_ index: Int) -> Bool {
    guard startsLine(index) else { return true }
    return isText(".", at: index) || (tokens[index].kind == .operator && texts[index] != "!")
      || [",", "(", "["].contains(texts[index - 1])
      || (tokens[index - 1].kind == .operator && !isAttached(index - 1))
  }

  private func argument(in range: Range<Int>) -> CallChain.Argument {
    guard range.count > 1, isWord(at: range.lowerBound), isText(":", at: range.lowerBound + 1)
    else { return CallChain.Argument(value: range) }
    return CallChain.Argument(
      label: texts[range.lowerBound], labelToken: range.lowerBound,
      value: (range.lowerBound + 2)..<range.upperBound)
  }

  /// Returns the trailing closures of a call, including closures with labels.
  private func closures(at start: Int) -> (arguments: [CallChain.Argument], end: Int) {
    guard isText("{", at: start), !startsLine(start), let close = partners[start] else {
      return ([], start)
    }
    var arguments = [CallChain.Argument(value: start..<(close + 1))]
    var end = close + 1
    while isWord(at: end), isText(":", at: end + 1), isText("{", at: end + 2),
      let next = partners[end + 2]
    {
      arguments.append(
        CallChain.Argument(label: texts[end], labelToken: end, value: (end + 2)..<(next + 1)))
      end = next + 1
    }
    return (arguments, end)
  }
}

extension [CallChain.Argument] {
  /// The labels in the form of a function's name, such as `to:speed:`.
  var labels: String { map { "\($0.label ?? "_"):" }.joined() }
}
