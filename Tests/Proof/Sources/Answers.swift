import Foundation

/// The results of the mocked members of a module, and those for which there may be no value where no stub
/// answers, so that a call would end the process.
struct Answers {
  /// A result without a value.
  struct Missing {
    let type: String

    /// Why there is none, as the comment of the mock says it.
    let reason: String
  }

  /// How many results there are of members that do not throw any error.
  let count: Int
  let missing: [Missing]

  init(_ file: GeneratedFile) {
    count = file.mocks.map { Self.count(in: $0.lines) }.reduce(0, +)
    missing = file.mocks.flatMap { mock in
      mock.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .drop { !$0.hasPrefix("/// Stub these") }.dropFirst()
        .prefix { $0.hasPrefix("/// - ") }.compactMap(Missing.init)
    }
  }

  /// Counts the mocked members of a mock that return something, and do not throw any error.
  ///
  /// They are declared like `private let _fly = _MockedMember<Int, (Int) -> Bool, Bool, Never>(`, perhaps
  /// by an alias.
  private static func count(in lines: [String]) -> Int {
    let text = lines.joined(separator: " ")
    return text.components(separatedBy: " = _MockedMember<").dropFirst().count { rest in
      let arguments = arguments(in: rest)
      return arguments.count == 4 && !["Void", "()"].contains(arguments[2])
        && arguments[3] != "any Error"
    }
  }

  /// The generic arguments that a text begins with, up to the bracket that ends them.
  private static func arguments(in text: String) -> [String] {
    var arguments = [""]
    var depth = 0
    var last: Character = " "
    for character in text {
      switch character {
      case "<", "(", "[": depth += 1
      case ">" where last == "-": break
      case ">" where depth == 0:
        return arguments.map { $0.trimmingCharacters(in: .whitespaces) }
      case ">", ")", "]": depth -= 1
      default: break
      }
      last = character
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return []
  }
}

extension Answers.Missing {
  /// Takes a line apart that names a member, its type and a reason.
  fileprivate init?(_ line: String) {
    let parts = line.components(separatedBy: "`")
    guard parts.count >= 5 else { return nil }
    type = parts[3]
    reason = parts[4...].joined(separator: "`").trimmingCharacters(in: [" ", "."])
  }
}
