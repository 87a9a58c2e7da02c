/// The comments in what is between two tokens.
struct Comments {
  /// The comments as they are written, in their order.
  private(set) var texts: [String] = []

  /// The end of the last line break that is not inside of a comment; nil if there is none.
  private(set) var lineStart: String.Index?

  init(in gap: String) {
    var rest = gap[...]
    while let character = rest.first {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        // Blocks can be nested, so that all of them are taken as one.
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
