extension String {
  /// The text with the characters escaped that change the direction of what follows them, by which a
  /// text could seem to say something else.
  var escapingDirections: String {
    // None of them is ASCII, as most texts are.
    guard utf8.contains(where: { $0 >= 0x80 }),
      unicodeScalars.contains(where: { $0.changesDirection })
    else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.changesDirection {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether this is one of Unicode's controls of bidirectional text (Bidi_Control).
  fileprivate var changesDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
