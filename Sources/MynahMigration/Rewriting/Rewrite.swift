/// A change that replaces a range of tokens.
struct Rewrite {
  let range: Range<Int>
  let text: NewText

  /// Returns true if the new text includes the gap before a token of the range.
  func keepsGap(before index: Int) -> Bool {
    text.pieces.contains { piece in
      switch piece {
      case .text: false
      case .source(let kept), .outdented(let kept):
        kept.lowerBound < index && index < kept.upperBound
      case .gap(let kept, _), .comments(let kept): kept == index
      // A block also keeps the gaps at both of its ends.
      case .block(let kept): kept.lowerBound <= index && index <= kept.upperBound
      }
    }
  }
}

/// All changes to a file.
struct Plan {
  /// The prefix of comments about statements that you have to change or check.
  static let noteMark = "// TODO(mynah): "

  /// The rewrites by their first token.
  private(set) var rewrites: [Int: Rewrite] = [:]

  /// The lines to insert above the line of a token.
  private(set) var linesAbove: [Int: [String]] = [:]

  /// The replacements for the white space and comments before tokens.
  var gaps: [Int: String] = [:]

  var findings: [Finding] = []

  /// The tokens that a rewrite replaces, or that a finding already describes.
  var seen: Set<Int> = []

  var isEmpty: Bool { rewrites.isEmpty && linesAbove.isEmpty && gaps.isEmpty }

  /// Replaces tokens.
  ///
  /// Comments between the tokens that the new text doesn't include are moved above it.
  mutating func replace(_ range: Range<Int>, with text: NewText, in source: TokenizedSource) {
    guard rewrites[range.lowerBound] == nil else { return }
    let rewrite = Rewrite(range: range, text: text)
    rewrites[range.lowerBound] = rewrite
    seen.formUnion(text.pieces.reduce(into: Set(range)) { $0.subtract($1.tokens ?? 0..<0) })
    let lost = range.dropFirst().filter { !rewrite.keepsGap(before: $0) }
      .flatMap { Comments(in: source.gap(before: $0)).texts }
    addLines(lost, above: range.lowerBound)
  }

  mutating func addLines(_ lines: [String], above index: Int) {
    if !lines.isEmpty { linesAbove[index, default: []] += lines }
  }
}

/// The result for one statement.
public struct Finding: Equatable, Sendable {
  /// The line in the original file, counted from 1.
  public let line: Int

  /// A Boolean value that indicates whether the statement was rewritten.
  public let isRewritten: Bool

  /// The reason why it wasn't rewritten, or advice for checking it, or nil.
  public let reason: String?
}
