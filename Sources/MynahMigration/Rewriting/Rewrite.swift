/// What some tokens become.
struct Rewrite {
  /// A part of the new text.
  enum Piece {
    case text(String)

    /// Tokens with what is between them, in which other rewrites count too.
    case source(Range<Int>)

    /// Tokens whose last line begins where the statement does.
    case outdented(Range<Int>)

    /// What is before a token: white space and comments.
    case gap(Int)

    /// The comments before a token, each in a line of its own.
    case comments(Int)

    /// Statements in braces, without the braces: a level further out.
    case block(Range<Int>)
  }

  let range: Range<Int>
  let pieces: [Piece]

  /// Whether nothing comes in their place.
  var isRemoval: Bool { pieces.isEmpty }

  /// Whether the gap before a token of the range is part of the new text.
  func keepsGap(before index: Int) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .text: false
      case .source(let kept), .outdented(let kept):
        kept.lowerBound < index && index < kept.upperBound
      case .gap(let kept), .comments(let kept): kept == index
      // The gaps at both ends of a block are kept too.
      case .block(let kept): kept.lowerBound <= index && index <= kept.upperBound
      }
    }
  }
}

/// All that is to be done with a file.
struct Plan {
  /// What changes, by the first token.
  private(set) var rewrites: [Int: Rewrite] = [:]

  /// The lines that come above the line of a token.
  private(set) var linesAbove: [Int: [String]] = [:]

  /// What replaces the white space and the comments before a token.
  var gaps: [Int: String] = [:]

  private(set) var findings: [Finding] = []

  /// Replaces tokens.
  ///
  /// Comments between them that the new text has no place for come above it.
  mutating func replace(
    _ range: Range<Int>, with pieces: [Rewrite.Piece], in source: TokenizedSource
  ) {
    guard rewrites[range.lowerBound] == nil else { return }
    let rewrite = Rewrite(range: range, pieces: pieces)
    rewrites[range.lowerBound] = rewrite
    let lost = range.dropFirst().filter { !rewrite.keepsGap(before: $0) }
      .flatMap { Comments(in: source.gap(before: $0)).texts }
    addLines(lost, above: range.lowerBound)
  }

  mutating func addLines(_ lines: [String], above index: Int) {
    guard !lines.isEmpty else { return }
    linesAbove[index, default: []] += lines
  }

  mutating func add(_ finding: Finding) {
    findings.append(finding)
  }
}

/// What became of one statement.
public struct Finding: Equatable, Sendable {
  /// What became of it.
  public enum Outcome: Equatable, Sendable {
    case rewritten

    /// It has a new form, and something to look at.
    case rewrittenToCheck(String)

    /// It is as it was.
    case left(String)
  }

  /// The line in the original text, counted from 1.
  public let line: Int

  /// What became of it.
  public let outcome: Outcome

  /// Why somebody has to look at it.
  public var reason: String? {
    switch outcome {
    case .rewritten: nil
    case .rewrittenToCheck(let reason), .left(let reason): reason
    }
  }
}
