internal import MynahCore

/// A deep and wide value that isn't `Equatable`.
indirect enum Thicket {
  case leaf(Int)
  case twig(Thicket)
  case fork([Thicket], label: String)
}

/// A value whose equal values can have different hashes.
struct Speckled: Hashable, Sendable {
  let size: Int
  let spots: Int

  static func == (left: Speckled, right: Speckled) -> Bool { left.size == right.size }

  func hash(into hasher: inout Hasher) { hasher.combine(spots) }
}

/// A source of values that a mock is called with.
struct HostileValues {
  let choices: Choices

  static let numbers = [0, 1, -1, 2, 7, 64, 255, 256, .max, .min, .max - 1, .min + 1, .max / 2]

  private static let fragments = [
    "", "a", "\u{202E}", "\u{2066}x\u{2069}", "\n", "\r\n", "\"", "\\", "\\u{202E}", "é",
    "e\u{301}",
    "👩‍👩‍👧‍👦", "\u{0}", "\u{FEFF}", "***", "\u{1F1E6}\u{1F1E7}", "#\"", "any()", "\u{61C}\u{200F}",
  ]

  func text() -> String {
    let parts = (0..<choices.next(below: 5)).map { _ in choices.element(of: Self.fragments) }
    let text = parts.joined()
    return choices.chance(5) ? String(repeating: text, count: 20_000) : text
  }

  func number() -> Int { choices.element(of: Self.numbers) }

  /// Returns a value, and whether the value equals itself.
  func value(depth: Int = 0) -> (value: Any, isSelfEqual: Bool) {
    switch choices.next(below: depth > 4 ? 8 : 14) {
    case 0: return (number(), true)
    case 1: return (text(), true)
    case 2:
      let number = choices.element(of: [0, -0.0, .infinity, .nan, .leastNonzeroMagnitude, 1e300])
      return (number, !number.isNaN)
    case 3: return (thicket(), true)
    case 4: return (Speckled(size: number(), spots: number()), true)
    case 5: return (Optional<Int>.none as Any, true)
    case 6: return ({ (number: Int) in number }, false)
    case 7: return (Int.self, true)
    case 8:
      let elements = (0..<choices.next(below: 6)).map { _ in value(depth: depth + 1) }
      return (elements.map(\.value), elements.allSatisfy(\.isSelfEqual))
    case 9:
      let inner = value(depth: depth + 1)
      return (["a": inner.value, "b\(text())": inner.value], inner.isSelfEqual)
    case 10: return (Set([text(), text()]), true)
    case 11:
      let inner = value(depth: depth + 1)
      var nested = inner.value
      for _ in 0..<choices.element(of: [1, 2, 100]) { nested = Optional(nested) as Any }
      return (nested, inner.isSelfEqual)
    case 12:
      let (left, right) = (value(depth: depth + 1), value(depth: depth + 1))
      return ((left.value, name: right.value), left.isSelfEqual && right.isSelfEqual)
    default: return (Array(0..<choices.element(of: [0, 3, 20_000])), true)
    }
  }

  private func thicket() -> Thicket {
    var thicket = Thicket.leaf(number())
    for _ in 0..<choices.element(of: [0, 1, 5, 60]) { thicket = .twig(thicket) }
    guard choices.chance(60) else { return thicket }
    return .fork(Array(repeating: thicket, count: 3), label: text())
  }
}
