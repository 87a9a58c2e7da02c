internal import Foundation

/// A pattern with stars: `*` matches any text without separators, and `**` matches any text.
struct Glob: Sendable {
  private enum Token: Equatable {
    case character(Character)
    case star
    case doubleStar
  }

  private let tokens: [Token]
  private let separators: Set<Character>

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - separators: The characters that a single star doesn't match.
  ///   - decode: A function that decodes the text between stars. If it decodes percent encoding,
  ///     `%2A` only matches a star.
  init(
    _ text: String, separators: Set<Character> = [],
    decode: (String) -> String = { $0.decoded }
  ) {
    self.separators = separators
    var tokens: [Token] = []
    var literal = ""
    func flush() {
      tokens += decode(literal).map { .character($0) }
      literal = ""
    }
    for character in text {
      guard character == "*" else {
        literal.append(character)
        continue
      }
      let followsStar = literal.isEmpty && (tokens.last == .star || tokens.last == .doubleStar)
      flush()
      if followsStar {
        tokens[tokens.count - 1] = .doubleStar
      } else {
        tokens.append(.star)
      }
    }
    flush()
    self.tokens = tokens
  }

  /// Returns a Boolean value that indicates whether the pattern matches a whole string.
  ///
  /// The running time is proportional to the product of the lengths of the pattern and the string.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    // reachable[i] is true if the tokens so far match the first i characters.
    var reachable = [Bool](repeating: false, count: characters.count + 1)
    reachable[0] = true
    for token in tokens {
      var next = [Bool](repeating: false, count: characters.count + 1)
      for index in 0...characters.count {
        switch token {
        case .character(let expected):
          next[index] = index > 0 && reachable[index - 1] && characters[index - 1] == expected
        case .star:
          next[index] =
            reachable[index]
            || (index > 0 && next[index - 1] && !separators.contains(characters[index - 1]))
        case .doubleStar:
          next[index] = reachable[index] || (index > 0 && next[index - 1])
        }
      }
      reachable = next
    }
    return reachable[characters.count]
  }
}
