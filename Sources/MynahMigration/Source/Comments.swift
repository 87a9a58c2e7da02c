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
        let end =
          rest.hasPrefix("/*")
          ? Self.endOfBlock(rest) : rest.firstIndex(where: \.isNewline) ?? rest.endIndex
        texts.append(String(rest[..<end]))
        rest = rest[end...]
      } else {
        rest = rest.dropFirst()
        if character.isNewline { lineStart = rest.startIndex }
      }
    }
  }

  private static func endOfBlock(_ text: Substring) -> String.Index {
    var rest = text
    var depth = 0
    repeat {
      let step = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
      depth += step
      rest = rest.dropFirst(step == 0 ? 1 : 2)
    } while depth > 0 && !rest.isEmpty
    return rest.startIndex
  }
}
