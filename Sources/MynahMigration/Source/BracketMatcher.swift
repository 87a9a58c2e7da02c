/// A matcher that finds pairs of brackets, even if some brackets are missing.
struct BracketMatcher {
  private(set) var partners: [Int?]

  private var open: [(text: String, index: Int)] = []
  private var lost: [Int] = []

  /// The brackets without a partner.
  var unmatched: [Int] { lost + open.map(\.index) }

  private static let opening = [")": "(", "]": "[", "}": "{"]

  init(count: Int) {
    partners = Array(repeating: nil, count: count)
  }

  /// Adds the next token, which is ignored if it isn't a bracket.
  mutating func add(_ text: String, at index: Int) {
    if text == "(" || text == "[" || text == "{" { return open.append((text, index)) }
    guard let wanted = Self.opening[text] else { return }
    guard let found = open.lastIndex(where: { $0.text == wanted }) else {
      return lost.append(index)
    }
    // A closing brace also closes unclosed brackets inside. Other brackets can't close a brace.
    let between = open[(found + 1)...]
    if wanted != "{", between.contains(where: { $0.text == "{" }) { return lost.append(index) }
    lost += between.map(\.index)
    partners[open[found].index] = index
    partners[index] = open[found].index
    open.removeSubrange(found...)
  }
}
