/// Finds which brackets belong together, also where some are missing.
struct BracketMatcher {
  private(set) var partners: [Int?]

  private var open: [(text: String, index: Int)] = []
  private var lost: [Int] = []

  /// Brackets without a partner.
  var unmatched: [Int] { lost + open.map(\.index) }

  private static let opening = [")": "(", "]": "[", "}": "{"]

  init(count: Int) {
    partners = Array(repeating: nil, count: count)
  }

  /// Takes the next mark; what is no bracket is passed over.
  mutating func add(_ text: String, at index: Int) {
    if text == "(" || text == "[" || text == "{" { return open.append((text, index)) }
    guard let wanted = Self.opening[text] else { return }
    guard let found = open.lastIndex(where: { $0.text == wanted }) else {
      return lost.append(index)
    }
    // A brace closes what was left open inside of it; another bracket does not end a brace.
    let between = open[(found + 1)...]
    if wanted != "{", between.contains(where: { $0.text == "{" }) { return lost.append(index) }
    lost += between.map(\.index)
    partners[open[found].index] = index
    partners[index] = open[found].index
    open.removeSubrange(found...)
  }
}
