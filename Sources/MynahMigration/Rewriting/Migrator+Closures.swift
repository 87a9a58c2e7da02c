internal import MynahSyntax

extension Migrator {
  /// Makes a closure that takes all arguments as one tuple take them one by one.
  mutating func untuple(
    _ closure: Range<Int>, argumentCount: Int
  ) throws(Obstacle) {
    guard source.isText("{", at: closure.lowerBound), argumentCount != 1 else { return }
    let obstacle = Obstacle(
      "a closure takes the arguments one by one here, and not as one tuple: name all of them")
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    guard let parameters else {
      if nameArguments(ofClosure: closure, count: argumentCount) { return }
      return try untupleShorthands(closure, obstacle)
    }
    if parameters.names.count == argumentCount, argumentCount > 0 { return }
    guard parameters.names.allSatisfy({ $0 == "_" }), !parameters.hasCaptures else {
      throw obstacle
    }
    let names = Self.unnamed(argumentCount)
    // A type of the result behind the names stays.
    guard parameters.hasNamesOnly else {
      return replacePart(parameters.list, [.text(names.isEmpty ? "()" : names)])
    }
    replacePart(parameters.range, names.isEmpty ? [] : [.text("\(names) in")])
  }

  /// Makes a closure that takes no arguments take all of them, without names.
  ///
  /// - Returns: Whether it is one that takes none.
  @discardableResult
  mutating func nameArguments(ofClosure closure: Range<Int>, count: Int) -> Bool {
    let brace = closure.lowerBound
    guard source.isText("{", at: brace), source.parameters(ofClosureAt: brace) == nil,
      !closure.contains(where: { source.texts[$0].contains("$") })
    else { return false }
    if count > 0 {
      replacePart(brace..<(brace + 1), [.text("{ \(Self.unnamed(count)) in")])
    }
    return true
  }

  private static func unnamed(_ count: Int) -> String {
    Array(repeating: "_", count: count).joined(separator: ", ")
  }

  /// Makes `$1` of `$0.1`, the second argument.
  private mutating func untupleShorthands(
    _ closure: Range<Int>, _ obstacle: Obstacle
  ) throws(Obstacle) {
    let usesOthers = closure.contains { source.texts[$0].contains("$1") }
    var index = closure.lowerBound + 1
    var found: [(Range<Int>, String)] = []
    while index < closure.upperBound - 1 {
      if source.isText("{", at: index), let close = source.partners[index] {
        index = close
      } else if source.tokens[index].kind == .string, source.texts[index].contains("\\(") {
        let text = source.texts[index].untupled
        if text.isWhole, !usesOthers { throw obstacle }
        if text.new != source.texts[index] { found.append((index..<(index + 1), text.new)) }
      } else if source.isText("$0", at: index) {
        let isPart =
          source.isText(".", at: index + 1) && index + 2 < source.count
          && source.tokens[index + 2].kind == .number
        if isPart {
          found.append((index..<(index + 3), "$" + source.texts[index + 2]))
        } else if !usesOthers {
          throw obstacle
        }
      }
      index += 1
    }
    for (range, text) in found { replacePart(range, [.text(text)]) }
  }
}

extension String {
  /// The text with `$1` for `$0.1`, and whether `$0` occurs as a whole.
  fileprivate var untupled: (new: String, isWhole: Bool) {
    var new = ""
    var isWhole = false
    var rest = self[...]
    while let found = rest.firstRange(of: "$0") {
      new += rest[..<found.lowerBound] + "$"
      rest = rest[found.upperBound...]
      if rest.first == ".", let digit = rest.dropFirst().first, digit.isNumber {
        rest = rest.dropFirst()
      } else {
        isWhole = true
        new += "0"
      }
    }
    return (new + rest, isWhole)
  }
}

/// What a closure says of its parameters before `in`.
struct ClosureParameters {
  let names: [String]

  /// The tokens of the names.
  let list: Range<Int>

  /// The tokens up to `in`.
  let range: Range<Int>

  let hasCaptures: Bool

  /// Whether `in` comes directly behind the names.
  var hasNamesOnly: Bool { list.upperBound == range.upperBound - 1 }
}

extension TokenizedSource {
  /// The parameters of the closure whose brace is at a place; nil where it names none.
  func parameters(ofClosureAt brace: Int) -> ClosureParameters? {
    guard let close = partners[brace] else { return nil }
    var start = brace + 1
    var hasCaptures = false
    if isText("[", at: start), let end = partners[start] {
      hasCaptures = true
      start = end + 1
    }
    var names: [String] = []
    var index = start
    if isText("(", at: start), let end = partners[start], let list = arguments(of: start) {
      names = list.map { texts[$0.labelToken ?? $0.value.lowerBound] }
      index = end + 1
    } else {
      while isWord(at: index), index < close, !isText("in", at: index) {
        names.append(texts[index])
        index += isText(",", at: index + 1) ? 2 : 1
        if !isText(",", at: index - 1) { break }
      }
    }
    let list = start..<index
    while index < close, isWord(at: index), ["async", "throws"].contains(texts[index]) {
      index += 1
    }
    if isText("->", at: index) {
      while index < close, !isText("in", at: index), !isText("{", at: index) { index += 1 }
    }
    guard isText("in", at: index), index < close, hasCaptures || !names.isEmpty || index > start
    else { return nil }
    return ClosureParameters(
      names: names, list: list, range: (brace + 1)..<(index + 1), hasCaptures: hasCaptures)
  }
}
