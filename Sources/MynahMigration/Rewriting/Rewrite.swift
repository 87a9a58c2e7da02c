/// What some tokens become.
struct Rewrite {
  let range: Range<Int>
  let text: NewText

  /// A Boolean value that indicates whether the gap before a token of the range is part of the new text.
  func keepsGap(before index: Int) -> Bool {
    text.pieces.contains { piece in
      switch piece {
      case .text: false
      case .source(let kept), .outdented(let kept):
        kept.lowerBound < index && index < kept.upperBound
      case .gap(let kept, _), .comments(let kept): kept == index
      // The gaps at both ends of a block are kept too.
      case .block(let kept): kept.lowerBound <= index && index <= kept.upperBound
      }
    }
  }
}

/// All that is to be done with a file.
struct Plan {
  /// How a comment begins that says what is to be done by hand.
  static let noteMark = "// TODO(mynah): "

  /// What changes, by the first token.
  private(set) var rewrites: [Int: Rewrite] = [:]

  /// The lines that come above the line of a token.
  private(set) var linesAbove: [Int: [String]] = [:]

  /// What replaces the white space and the comments before a token.
  var gaps: [Int: String] = [:]

  var findings: [Finding] = []

  /// The tokens that rewrites replace, or that a finding is about.
  var seen: Set<Int> = []

  var isEmpty: Bool { rewrites.isEmpty && linesAbove.isEmpty && gaps.isEmpty }

  /// Replaces tokens.
  ///
  /// Comments between them that the new text has no place for come above it.
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
  /// The line in the original text, counted from 1.
  public let line: Int

  /// A Boolean value that indicates whether the statement has a new form.
  public let isRewritten: Bool

  /// Why you have to look at it: what stands in its way, or what to check in its new form.
  public let reason: String?
}
