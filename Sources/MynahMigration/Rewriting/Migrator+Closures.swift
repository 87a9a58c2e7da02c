internal import MynahSyntax

extension Migrator {
  /// Changes a closure that takes a tuple of all arguments to take separate arguments.
  func untuple(_ closure: Range<Int>, argumentCount: Int) throws(Obstacle) {
    guard source.isText("{", at: closure.lowerBound), argumentCount != 1 else { return }
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    guard let parameters, !parameters.list.isEmpty else {
      if !nameArguments(ofClosure: closure, count: argumentCount) {
        try replaceElements(of: "$0", by: "$", in: closure, last: argumentCount - 1)
      }
      return
    }
    if parameters.names.count == argumentCount { return }
    var names = Self.unnamed(argumentCount)
    if let name = parameters.names.first, !parameters.names.allSatisfy({ $0 == "_" }) {
      guard argumentCount > 1 else { throw .tuple }
      try replaceElements(of: name, by: name, in: parameters.range.upperBound..<closure.upperBound)
      names = (0..<argumentCount).map { "\(name)\($0)" }.joined(separator: ", ")
    }
    // Keep the captures before the names, and the result type after them.
    guard parameters.hasNamesOnly, !parameters.hasCaptures else {
      return replacePart(parameters.list, "\(names.isEmpty ? "()" : names)")
    }
    replacePart(parameters.range, names.isEmpty ? "" : "\(names) in")
  }

  /// Adds unnamed parameters to a closure that doesn't have parameters.
  ///
  /// - Returns: A Boolean value that indicates whether the closure didn't have parameters.
  @discardableResult
  func nameArguments(ofClosure closure: Range<Int>, count: Int) -> Bool {
    let brace = closure.lowerBound
    let prefix = source.parameters(ofClosureAt: brace)
    guard source.isText("{", at: brace), prefix?.list.isEmpty ?? true,
      !closure.contains(where: { source.braces[$0] == brace && source.texts[$0].contains("$") })
    else { return false }
    if count > 0 {
      // Captures and attributes already have an `in`.
      let place = prefix.map { $0.range.upperBound - 1 } ?? brace
      replacePart(
        place..<(place + 1), "\(prefix == nil ? "{ " : "")\(Self.unnamed(count)) in")
    }
    return true
  }

  /// Returns the answer of a stub that calls a closure, such as `.will { 3 }`, or `.will(handler)`.
  func answer(calling closure: Range<Int>) -> NewText {
    source.isText("{", at: closure.lowerBound)
      ? ".will \(piece: .outdented(closure))" : ".will(\(closure))"
  }

  private static func unnamed(_ count: Int) -> String {
    Array(repeating: "_", count: count).joined(separator: ", ")
  }

  /// Replaces the elements of a tuple, such as `$0.1` with `$1`, and `result.1` with `result1`.
  ///
  /// For `$0`, `last` is the number of the last element, which the closure has to use.
  private func replaceElements(
    of tuple: String, by prefix: String, in closure: Range<Int>, last: Int? = nil
  ) throws(Obstacle) {
    // Skip nested closures, because `$0` has a different meaning in them.
    let places = closure.filter {
      source.isText(tuple, at: $0) && !source.isText(".", at: $0 - 1)
        && (last == nil || source.braces[$0] == closure.lowerBound)
    }
    if last != nil, closure.contains(where: { source.isText("$1", at: $0) }) { return }
    let elements = places.map { source.isText(".", at: $0 + 1) ? Int(source.texts[$0 + 2]) : nil }
    guard !elements.contains(nil), last == nil || elements.contains(last) else { throw .tuple }
    for place in places {
      replacePart(place..<(place + 3), "\(prefix)\(source.texts[place + 2])")
    }
  }
}

extension Obstacle {
  fileprivate static let tuple = Obstacle(
    "the closure takes separate arguments instead of a tuple: name each argument")
}

/// The part of a closure that declares its parameters, before `in`.
struct ClosureParameters {
  let names: [String]

  /// The tokens of the parameter names.
  let list: Range<Int>

  /// The tokens after the opening brace, including `in`.
  let range: Range<Int>

  /// A Boolean value that indicates whether captures or attributes precede the names.
  var hasCaptures: Bool { list.lowerBound > range.lowerBound }

  /// A Boolean value that indicates whether `in` comes directly after the names.
  var hasNamesOnly: Bool { list.upperBound == range.upperBound - 1 }
}

extension TokenizedSource {
  /// Returns the parameters of the closure that begins at a brace, or nil if they aren't named.
  func parameters(ofClosureAt brace: Int) -> ClosureParameters? {
    guard let close = partners[brace] else { return nil }
    var start = brace + 1
    while isText("@", at: start) { start += 2 }
    if isText("[", at: start), let end = partners[start] { start = end + 1 }
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
    guard isText("in", at: index), index < close, index > brace + 1 else { return nil }
    return ClosureParameters(names: names, list: list, range: (brace + 1)..<(index + 1))
  }
}
