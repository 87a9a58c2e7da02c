/// Returns a string as a literal, in which invisible characters appear as escapes.
///
/// For example, a no-break space appears as `\u{A0}`. Otherwise, two strings that look the same
/// could differ.
package func quoted(_ text: some StringProtocol) -> String {
  String(text).debugDescription.escapingInvisibleCharacters
}

extension StringProtocol {
  /// The text with escapes for characters that can't be seen, or that look like a space.
  var escapingInvisibleCharacters: String {
    // Most strings are ASCII, which has no such characters.
    let lastASCII: UInt8 = 0x7F
    guard utf8.contains(where: { $0 > lastASCII }) else { return String(self) }
    return map { character in
      // Emojis are often joined by invisible characters.
      let isEmoji = character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || $0.properties.isEmoji && !$0.isASCII
      }
      guard !isEmoji else { return String(character) }
      return character.unicodeScalars.map(\.escapedIfInvisible).joined()
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var escapedIfInvisible: String {
    switch properties.generalCategory {
    case .spaceSeparator where self != " ", .format, .lineSeparator, .paragraphSeparator:
      "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(self)
    }
  }
}
