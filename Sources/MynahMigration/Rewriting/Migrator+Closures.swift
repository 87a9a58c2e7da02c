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
      return replacePart(parameters.list, "\(names.isEmpty ? "()" : names)")
    }
    replacePart(parameters.range, names.isEmpty ? "" : "\(names) in")
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
      replacePart(brace..<(brace + 1), "{ \(Self.unnamed(count)) in")
    }
    return true
  }

  private static func unnamed(_ count: Int) -> String {
    Array(repeating: "_", count: count).joined(separator: ", ")
  }

  /// Makes `$1` of `$0.1`, the second argument, also in strings.
  private mutating func untupleShorthands(
    _ closure: Range<Int>, _ obstacle: Obstacle
  ) throws(Obstacle) {
    if closure.contains(where: { source.texts[$0].contains("$1") }) { return }
    let part = #/\$0\.(\d)/#
    var found: [(Range<Int>, String)] = []
    for index in closure where source.texts[index].contains("$0") {
      // A closure inside has arguments of its own.
      guard source.openBraces(before: index).last == closure.lowerBound else { continue }
      let isPart = source.isText("$0", at: index) && source.isText(".", at: index + 1)
      let range = index..<(index + (isPart ? 3 : 1))
      let text = source.text(of: range)
      guard !text.replacing(part, with: "").contains("$0") else { throw obstacle }
      found.append((range, text.replacing(part) { "$\($0.1)" }))
    }
    for (range, text) in found { replacePart(range, "\(text)") }
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
