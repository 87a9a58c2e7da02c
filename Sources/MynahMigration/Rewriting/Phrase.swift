/// A text with places for arguments: `any(where: %1)`.
enum Phrase {
  /// The text with arguments in their places; `%-1` is the first one without `.self` at its end, and
  /// `%*` are all of them.
  static func pieces(
    _ template: String, _ arguments: [CallChain.Argument]
  ) throws(Obstacle) -> [Rewrite.Piece] {
    var pieces: [Rewrite.Piece] = []
    var rest = template[...]
    while let mark = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<mark])))
      rest = rest[rest.index(after: mark)...]
      if rest.first == "*" {
        for (index, argument) in arguments.enumerated() {
          pieces += (index > 0 ? [.text(", ")] : []) + [.source(argument.value)]
        }
        rest = rest.dropFirst()
        continue
      }
      let isType = rest.first == "-"
      if isType { rest = rest.dropFirst() }
      guard let number = rest.first?.wholeNumberValue, number <= arguments.count else {
        throw Obstacle("an argument is missing")
      }
      let value = arguments[number - 1].value
      guard !isType || value.count > 2 else { throw Obstacle("an argument is no type") }
      pieces.append(.source(isType ? value.dropLast(2) : value))
      rest = rest.dropFirst()
    }
    pieces.append(.text(String(rest)))
    return pieces.filter { if case .text("") = $0 { false } else { true } }
  }
}
