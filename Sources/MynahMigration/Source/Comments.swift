/// The comments in what is between two tokens.
struct Comments {
  /// The comments as they are written, in their order.
  private(set) var texts: [String] = []

  /// The end of the last line break that is not inside of a comment; nil where there is none.
  private(set) var lineStart: String.Index?

  private let text: String

  init(in gap: String) {
    text = gap
    var index = gap.startIndex
    while index < gap.endIndex {
      if gap[index].isNewline {
        index = gap.index(after: index)
        lineStart = index
      } else if gap[index...].hasPrefix("//") {
        let end = gap[index...].firstIndex(where: \.isNewline) ?? gap.endIndex
        texts.append(String(gap[index..<end]))
        index = end
      } else if gap[index...].hasPrefix("/*") {
        let end = endOfBlock(from: index)
        texts.append(String(gap[index..<end]))
        index = end
      } else {
        index = gap.index(after: index)
      }
    }
  }

  private func endOfBlock(from start: String.Index) -> String.Index {
    var depth = 0
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix("/*") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if text[index...].hasPrefix("*/") {
        depth -= 1
        index = text.index(index, offsetBy: 2)
        if depth == 0 { return index }
      } else {
        index = text.index(after: index)
      }
    }
    return text.endIndex
  }
}
