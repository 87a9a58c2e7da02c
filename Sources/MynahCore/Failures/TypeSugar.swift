extension String {
  /// The names of types with `[Int]`, `[Int: String]` and `Int?` for what the runtime calls
  /// `Swift.Array<Swift.Int>` and so on.
  var withTypeSugar: String {
    var text = self
    // The last one holds no others.
    while let (sugar, range) = text.lastSugar {
      let start = text.index(range.lowerBound, offsetBy: sugar.name.count)
      let arguments = text[start..<range.upperBound].dropLast().types
      guard let short = sugar.text(arguments) else { return text }
      text.replaceSubrange(range, with: short)
    }
    return text
  }

  /// The last generic type that has a shorter form, and where it is.
  private var lastSugar: (TypeSugar, Range<Index>)? {
    let found = TypeSugar.allCases.compactMap { sugar in
      lastStart(of: sugar.name).map { (sugar: sugar, start: $0) }
    }
    guard let (sugar, start) = found.max(by: { $0.start < $1.start }) else { return nil }
    let arguments = self[index(start, offsetBy: sugar.name.count)...]
    guard let end = arguments.endOfTypes else { return nil }
    return (sugar, start..<arguments.index(after: end))
  }

  /// Where a name begins for the last time that is not the end of a longer one.
  private func lastStart(of name: String) -> Index? {
    var start = endIndex
    while start > startIndex {
      formIndex(before: &start)
      guard self[start...].hasPrefix(name) else { continue }
      guard start > startIndex else { return start }
      let before = self[index(before: start)]
      if !before.isLetter, !before.isNumber, before != "_", before != "." { return start }
    }
    return nil
  }
}

/// A generic type that Swift has a shorter form for.
private enum TypeSugar: CaseIterable {
  case optional, array, dictionary

  /// What its name begins with.
  var name: String {
    switch self {
    case .optional: "Swift.Optional<"
    case .array: "Swift.Array<"
    case .dictionary: "Swift.Dictionary<"
    }
  }

  /// Returns the shorter form; nil for other arguments than the type has.
  func text(_ arguments: [Substring]) -> String? {
    switch (self, arguments.count) {
    case (.optional, 1): arguments[0].isOneName ? "\(arguments[0])?" : "(\(arguments[0]))?"
    case (.array, 1): "[\(arguments[0])]"
    case (.dictionary, 2): "[\(arguments[0]): \(arguments[1])]"
    default: nil
    }
  }
}

extension Substring {
  /// Where the bracket is that closes what the text is the inside of.
  fileprivate var endOfTypes: Index? {
    var depth = 0
    var last: Character?
    for index in indices {
      let character = self[index]
      defer { last = character }
      // The arrow of a function closes nothing.
      if character == ">", last == "-" { continue }
      if character.closesTypes, depth == 0 { return index }
      depth += character.opensTypes ? 1 : character.closesTypes ? -1 : 0
    }
    return nil
  }

  /// The types that commas separate.
  fileprivate var types: [Substring] {
    var types: [Substring] = []
    var start = startIndex
    var depth = 0
    var last: Character?
    for index in indices {
      let character = self[index]
      defer { last = character }
      if character == ">", last == "-" { continue }
      depth += character.opensTypes ? 1 : character.closesTypes ? -1 : 0
      guard character == ",", depth == 0 else { continue }
      types.append(self[start..<index])
      start = self.index(index, offsetBy: 2)
    }
    return types + [self[start...]]
  }

  /// Whether this is no function, composition or existential, behind which a question mark would mean
  /// something else.
  fileprivate var isOneName: Bool {
    var depth = 0
    for character in self {
      depth += character.opensTypes ? 1 : character.closesTypes ? -1 : 0
      if character == " ", depth == 0 { return false }
    }
    return true
  }
}

extension Character {
  fileprivate var opensTypes: Bool { self == "<" || self == "(" || self == "[" }
  fileprivate var closesTypes: Bool { self == ">" || self == ")" || self == "]" }
}
