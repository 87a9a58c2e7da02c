internal import Foundation

/// A pattern with stars: `*` matches any text without separators, and `**` matches any text.
struct Glob: Sendable {
  private enum Token {
    case character(Character)

    /// Any text without the given characters.
    case star(except: Set<Character>)
  }

  private var tokens: [Token] = []

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
    var rest = text[...]
    while !rest.isEmpty {
      let literal = rest.prefix { $0 != "*" }
      tokens += decode(String(literal)).map { .character($0) }
      rest = rest.dropFirst(literal.count)
      let stars = rest.prefix { $0 == "*" }
      if !stars.isEmpty { tokens.append(.star(except: stars.count == 1 ? separators : [])) }
      rest = rest.dropFirst(stars.count)
    }
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
      switch token {
      case .character(let expected):
        for index in characters.indices.reversed() {
          reachable[index + 1] = reachable[index] && characters[index] == expected
        }
        reachable[0] = false
      case .star(let separators):
        for index in characters.indices
        where reachable[index] && !separators.contains(characters[index]) {
          reachable[index + 1] = true
        }
      }
    }
    return reachable[characters.count]
  }
}
