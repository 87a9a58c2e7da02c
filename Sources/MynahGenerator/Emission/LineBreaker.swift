/// Breaks lines that are too long where swift-format would: inside of brackets, the outermost first.
struct LineBreaker {
  static let standardLength = 100

  var lineLength = standardLength

  /// Brackets of a line and what is between them.
  private struct Group {
    let open: Int
    let close: Int
    let elements: [Range<Int>]
  }

  /// Returns the lines of a text, indented.
  func lines(_ text: String, indentation: Int) -> [String] {
    guard indentation + text.utf8.count > lineLength else {
      return [String(repeating: " ", count: indentation) + text]
    }
    var attempts = Self.attemptLimit
    return lines(Array(text.utf8)[...], indentation, &attempts)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private typealias Line = [UInt8]

  /// How many ways to break a line are tried; what people write needs some dozens.
  private static let attemptLimit = 100

  private func lines(
    _ text: ArraySlice<UInt8>, _ indentation: Int, _ attempts: inout Int
  ) -> [Line] {
    let unbroken = [Line(repeating: UInt8(ascii: " "), count: indentation) + text]
    guard indentation + text.count > lineLength, indentation < lineLength, attempts > 0
    else { return unbroken }
    attempts -= 1 + text.count / 1000
    let groups = groups(in: text)
    if let conditions = linesOfConditions(text, groups, indentation, &attempts) {
      return conditions
    }
    var best = linesAfterLabel(text, groups, indentation, &attempts)
    var lowest = best.map(cost) ?? .max
    for group in groups.reversed() where attempts > 0 && lowest > Self.lowestCost {
      let broken = lines(text, indentation, breaking: group, &attempts)
      let cost = cost(broken)
      if cost < lowest { (best, lowest) = (broken, cost) }
    }
    return best ?? unbroken
  }

  /// What no broken line costs less than: two lines.
  private static let lowestCost = 2

  /// How bad it is to read: lines that are too long first, then many lines.
  private func cost(_ lines: [Line]) -> Int {
    lines.count { $0.count > lineLength } * 1000 + lines.count
  }

  /// A type or text that is too long goes below its label, and the brace after it below that.
  private func linesAfterLabel(
    _ text: ArraySlice<UInt8>, _ groups: [Group], _ indentation: Int, _ attempts: inout Int
  ) -> [Line]? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 2 < text.endIndex,
      text[colon + 1] == UInt8(ascii: " "), !text[..<colon].contains(where: \.opensGroup),
      groups.first?.open != colon + 2
    else { return nil }
    let spaces = Line(repeating: UInt8(ascii: " "), count: indentation)
    let head = spaces + text[...colon]
    let hasBrace = text.suffix(2).elementsEqual(" {".utf8)
    let rest = text[(colon + 2)...].dropLast(hasBrace ? 2 : 0)
    return [head] + lines(rest, indentation + 2, &attempts) + (hasBrace ? [spaces + "{".utf8] : [])
  }

  /// Conditions stand below each other.
  private func linesOfConditions(
    _ text: ArraySlice<UInt8>, _ groups: [Group], _ indentation: Int, _ attempts: inout Int
  ) -> [Line]? {
    guard text.contains(UInt8(ascii: "&")) else { return nil }
    let operators = text.indices.dropLast(3).filter { index in
      text[index + 1] == UInt8(ascii: "&") && text[index..<(index + 4)].elementsEqual(" && ".utf8)
        && !groups.contains { ($0.open...$0.close).contains(index) }
    }
    guard let first = operators.first else { return nil }
    let ends = operators.dropFirst() + [text.endIndex]
    var result = lines(text[..<first], indentation, &attempts)
    for (start, end) in zip(operators, ends) {
      result += lines(text[(start + 1)..<end], indentation + 2, &attempts)
    }
    return result
  }

  // MARK: - One way to break a line

  private func lines(
    _ text: ArraySlice<UInt8>, _ indentation: Int, breaking group: Group, _ attempts: inout Int
  ) -> [Line] {
    let spaces = Line(repeating: UInt8(ascii: " "), count: indentation)
    let tail = text[group.close...]
    if text[group.open] == UInt8(ascii: "{") {
      var body = text[(group.open + 2)..<(group.close - 1)]
      var head = text[...group.open]
      if let signature = signature(of: body) {
        head = text[..<signature]
        body = text[(signature + 1)..<(group.close - 1)]
      }
      return [spaces + head] + lines(body, indentation + 2, &attempts)
        + lines(tail, indentation, &attempts)
    }
    var broken =
      [spaces + text[...group.open]]
      + packed(group.elements, of: text, indentation + 2, &attempts)
    let isLiteral = text[group.open] == UInt8(ascii: "[")
    let last = broken.count - 1
    if isLiteral { broken[last].append(UInt8(ascii: ",")) }
    let closesCall =
      text[group.open] == UInt8(ascii: "(") && text.first != UInt8(ascii: "@")
      && tail.allSatisfy { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ",") }
    if closesCall, broken[last].count + tail.count <= lineLength {
      broken[last] += tail
      return broken
    }
    return broken + lines(tail, indentation, &attempts)
  }

  /// As many elements on each line as there is room for.
  private func packed(
    _ elements: [Range<Int>], of text: ArraySlice<UInt8>, _ indentation: Int,
    _ attempts: inout Int
  ) -> [Line] {
    var result: [Line] = []
    for (index, range) in elements.enumerated() {
      let comma = index < elements.count - 1 ? [UInt8(ascii: ",")] : []
      let element = text[range] + comma
      if let last = result.last, last.count + 1 + element.count <= lineLength {
        result[result.count - 1] += [UInt8(ascii: " ")] + element
      } else {
        result += lines(element, indentation, &attempts)
      }
    }
    return result
  }

  /// Where the names of a closure's parameters end, behind `in`.
  private func signature(of body: ArraySlice<UInt8>) -> Int? {
    // Another brace begins another closure.
    let head = body.prefix { $0 != UInt8(ascii: "{") }
    return head.indices.dropLast(3).first { head[$0..<($0 + 4)].elementsEqual(" in ".utf8) }
      .map { $0 + 3 }
  }

  // MARK: - Brackets

  /// The brackets that are in no others and hold something.
  private func groups(in text: ArraySlice<UInt8>) -> [Group] {
    var groups: [Group] = []
    var opens: [Int] = []
    var commas: [Int] = []
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if isQuoted {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
          opens.append(index)
        case UInt8(ascii: ">") where text[text.startIndex..<index].last == UInt8(ascii: "-"): break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
          guard let open = opens.popLast() else { break }
          guard opens.isEmpty else { break }
          if let group = group(text, open, index, commas) { groups.append(group) }
          commas = []
        case UInt8(ascii: ",") where opens.count == 1: commas.append(index)
        default: break
        }
      }
      index += 1
    }
    return groups
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
