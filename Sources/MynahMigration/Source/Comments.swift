/// The comments in the gap between two tokens.
struct Comments {
  /// The comments as written, in order.
  private(set) var texts: [String] = []

  /// The end of the last line break outside of comments, or nil if the gap is on one line.
  private(set) var lineStart: String.Index?

  init(in gap: String) {
    var rest = gap[...]
    while let character = rest.first {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        // Block comments can be nested, so everything up to the last `*/` counts as one comment.
        let end =
          rest.hasPrefix("/*")
          ? rest.ranges(of: "*/").last?.upperBound : rest.firstIndex(where: \.isNewline)
        texts.append(String(rest[..<(end ?? rest.endIndex)]))
        rest = rest[(end ?? rest.endIndex)...]
      } else {
        rest = rest.dropFirst()
        if character.isNewline { lineStart = rest.startIndex }
      }
    }
  }
}
