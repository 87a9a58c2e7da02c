/// Breaks lines that are too long where swift-format would: inside of brackets, the outermost first.
struct LineBreaker {
  static let standardLength = 100

  var lineLength = standardLength

  /// The bytes of a line.
  typealias Line = [UInt8]

  /// Brackets of a line and what is between them.
  private struct Group {
    let open: Int
    let close: Int
    let elements: [Range<Int>]
  }

  /// Returns the lines of a text, indented.
  func lines(_ text: Line, indentation: Int) -> [Line] {
    var lines: [Line] = []
    if hasRawIdentifier(text) { return [Self.line(text[...], indentation)] }
    var attempts = Self.attemptLimit
    add(text[...], indentation, to: &lines, &attempts)
    return lines
  }

  /// Whether an identifier between back-ticks holds what could be taken for a bracket or a separator.
  private func hasRawIdentifier(_ text: Line) -> Bool {
    guard text.contains(UInt8(ascii: "`")) else { return false }
    let parts = text.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    return parts.enumerated().contains { index, part in
      index % 2 == 1 && part.contains { !$0.isLetter && $0 < 0x80 && !$0.isDigitOrUnderscore }
    }
  }

  /// How many ways to break a line are tried; what people write needs some dozens.
  private static let attemptLimit = 100

  /// What no broken line costs less than: two lines.
  private static let lowestCost = 2

  private func add(
    _ text: ArraySlice<UInt8>, _ indentation: Int, to lines: inout [Line], _ attempts: inout Int
  ) {
    guard indentation + text.count > lineLength, indentation < lineLength, attempts > 0
    else { return lines.append(Self.line(text, indentation)) }
    attempts -= 1 + text.count / 1000
    let (groups, operators) = structure(of: text)
    if let conditions = linesOfConditions(text, operators, indentation, &attempts) {
      return lines += conditions
    }
    var best = linesAfterLabel(text, groups, indentation, &attempts)
    var lowest = best.map(cost) ?? .max
    for group in groups.reversed() where attempts > 0 && lowest > Self.lowestCost {
      let broken = self.lines(text, indentation, breaking: group, &attempts)
      let cost = cost(broken)
      if cost < lowest { (best, lowest) = (broken, cost) }
    }
    lines += best ?? [Self.line(text, indentation)]
  }

  /// A line that is not broken, with room for what may come behind it.
  private static func line(_ text: ArraySlice<UInt8>, _ indentation: Int) -> Line {
    var line: Line = []
    line.reserveCapacity(indentation + text.count + 8)
    for _ in 0..<indentation { line.append(UInt8(ascii: " ")) }
    line += text
    return line
  }

  /// How bad it is to read: lines that are too long first, then many lines.
  private func cost(_ lines: [Line]) -> Int {
    lines.reduce(0) { $0 + ($1.count > lineLength ? 1001 : 1) }
  }

  /// A type or text that is too long goes below its label, and the brace after it below that.
  private func linesAfterLabel(
    _ text: ArraySlice<UInt8>, _ groups: [Group], _ indentation: Int, _ attempts: inout Int
  ) -> [Line]? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 2 < text.endIndex,
      text[colon + 1] == UInt8(ascii: " "), !text[..<colon].contains(where: \.opensGroup),
      groups.first?.open != colon + 2
    else { return nil }
    var lines = [Self.line(text[...colon], indentation)]
    let hasBrace = text.suffix(2).elementsEqual(" {".utf8)
    let rest = text[(colon + 2)...].dropLast(hasBrace ? 2 : 0)
    add(rest, indentation + 2, to: &lines, &attempts)
    if hasBrace { lines.append(Self.line([UInt8(ascii: "{")], indentation)) }
    return lines
  }

  /// Conditions stand below each other.
  private func linesOfConditions(
    _ text: ArraySlice<UInt8>, _ operators: [Int], _ indentation: Int, _ attempts: inout Int
  ) -> [Line]? {
    guard let first = operators.first else { return nil }
    let ends = operators.dropFirst() + [text.endIndex]
    var lines: [Line] = []
    add(text[..<first], indentation, to: &lines, &attempts)
    for (start, end) in zip(operators, ends) {
      add(text[(start + 1)..<end], indentation + 2, to: &lines, &attempts)
    }
    return lines
  }

  // MARK: - One way to break a line

  private func lines(
    _ text: ArraySlice<UInt8>, _ indentation: Int, breaking group: Group, _ attempts: inout Int
  ) -> [Line] {
    let tail = text[group.close...]
    if text[group.open] == UInt8(ascii: "{") {
      var body = text[(group.open + 2)..<(group.close - 1)]
      var head = text[...group.open]
      if let signature = signature(of: body) {
        head = text[..<signature]
        body = text[(signature + 1)..<(group.close - 1)]
      }
      var lines = [Self.line(head, indentation)]
      add(body, indentation + 2, to: &lines, &attempts)
      add(tail, indentation, to: &lines, &attempts)
      return lines
    }
    var lines = [Self.line(text[...group.open], indentation)]
    pack(group.elements, of: text, indentation + 2, to: &lines, &attempts)
    let isLiteral = text[group.open] == UInt8(ascii: "[")
    let last = lines.count - 1
    if isLiteral { lines[last].append(UInt8(ascii: ",")) }
    let closesCall =
      text[group.open] == UInt8(ascii: "(") && text.first != UInt8(ascii: "@")
      && tail.allSatisfy { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ",") }
    if closesCall, lines[last].count + tail.count <= lineLength {
      lines[last] += tail
    } else {
      add(tail, indentation, to: &lines, &attempts)
    }
    return lines
  }

  /// Adds as many elements to each line as there is room for, below the line that is there.
  private func pack(
    _ elements: [Range<Int>], of text: ArraySlice<UInt8>, _ indentation: Int,
    to lines: inout [Line], _ attempts: inout Int
  ) {
    for (index, range) in elements.enumerated() {
      let isLast = index == elements.count - 1
      let length = range.count + (isLast ? 0 : 1)
      let last = lines.count - 1
      if index > 0, lines[last].count + 1 + length <= lineLength {
        lines[last].append(UInt8(ascii: " "))
        lines[last] += text[range]
        if !isLast { lines[last].append(UInt8(ascii: ",")) }
      } else if indentation + length <= lineLength {
        lines.append(Self.line(text[range], indentation))
        if !isLast { lines[last + 1].append(UInt8(ascii: ",")) }
      } else {
        let comma = isLast ? [] : [UInt8(ascii: ",")]
        add(text[range] + comma, indentation, to: &lines, &attempts)
      }
    }
  }

  /// Where the names of a closure's parameters end, behind `in`.
  private func signature(of body: ArraySlice<UInt8>) -> Int? {
    // Another brace begins another closure.
    let head = body.prefix { $0 != UInt8(ascii: "{") }
    return head.indices.dropLast(3).first { head[$0..<($0 + 4)].elementsEqual(" in ".utf8) }
      .map { $0 + 3 }
  }

  // MARK: - Brackets

  /// The brackets that are in no others and hold something, and where there is a space before an `&&` that is
  /// in none of them; texts in quotes have neither.
  private func structure(
    of text: ArraySlice<UInt8>
  ) -> (groups: [Group], operators: [Int]) {
    var groups: [Group] = []
    var operators: [Int] = []
    var depth = 0
    var open = text.startIndex
    var commas: [Int] = []
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      // Most bytes are letters, and mean nothing.
      if byte.isLetter {
        index += 1
        continue
      }
      if isQuoted {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
          if depth == 0 { open = index }
          depth += 1
        case UInt8(ascii: ">")
        where index > text.startIndex && text[index - 1] == UInt8(ascii: "-"):
          break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
          guard depth > 0 else { break }
          depth -= 1
          guard depth == 0 else { break }
          if let group = group(text, open, index, commas) { groups.append(group) }
          commas = []
        case UInt8(ascii: ",") where depth == 1: commas.append(index)
        case UInt8(ascii: "&")
        where index > text.startIndex && text[(index - 1)...].starts(with: " && ".utf8):
          operators.append(index - 1)
        default: break
        }
      }
      index += 1
    }
    let isOutside = { (index: Int) in
      !groups.contains { ($0.open...$0.close).contains(index) }
    }
    return (groups, operators.filter(isOutside))
  }

  private func group(
    _ text: ArraySlice<UInt8>, _ open: Int, _ close: Int, _ commas: [Int]
  ) -> Group? {
    guard close > open + 1 else { return nil }
    // The brackets of an array's type hold one element, those of a literal that is too long several.
    if text[open] == UInt8(ascii: "["), commas.isEmpty { return nil }
    if text[open] == UInt8(ascii: "{"), close < open + 4 { return nil }
    var elements: [Range<Int>] = []
    var start = open + 1
    for comma in commas {
      elements.append(start..<comma)
      start = text[comma + 1] == UInt8(ascii: " ") ? comma + 2 : comma + 1
    }
    // What ends in a comma stays on its line.
    guard start < close else { return nil }
    return Group(open: open, close: close, elements: elements + [start..<close])
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII; a debug build takes its time over `UInt8(ascii:)`.
  fileprivate var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= 0x61 && lowercase <= 0x7A
  }

  fileprivate var isDigitOrUnderscore: Bool {
    self == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether a bracket or a quotation mark begins here.
  fileprivate var opensGroup: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
