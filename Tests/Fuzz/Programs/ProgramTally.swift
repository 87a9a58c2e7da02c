internal import MynahGenerator

/// What came of the programs, in numbers.
struct ProgramTally {
  private(set) var made = 0
  private(set) var valid = 0
  private(set) var mocked = 0
  private(set) var refusals: [String: (count: Int, example: String)] = [:]
  private(set) var invalid: [FindingSignature: (count: Int, example: String)] = [:]
  var findings: [FindingSignature: Int] = [:]

  mutating func add(_ outcome: ProgramBatch.Outcome, of program: FuzzedProgram) {
    made += 1
    switch outcome {
    case .invalid(let message): invalid[FindingSignature(message), default: (0, message)].count += 1
    case .valid(_, let mocked, let refused, _):
      valid += 1
      self.mocked += mocked
      for refusal in refused {
        let reason = Self.kind(of: refusal.reason)
        let example = refusals[reason]?.example
        let own = "\(refusal.reason)\n\(program.allText)"
        let shortest = example.map { $0.utf8.count < own.utf8.count ? $0 : own } ?? own
        refusals[reason] = (refusals[reason, default: (0, "")].count + 1, shortest)
      }
    }
  }

  /// The reason without what is a name or a type.
  private static func kind(of reason: String) -> String {
    var words: [Substring] = []
    for word in reason.split(separator: " ") {
      let letters = word.filter { $0 != "," && $0 != ":" && $0 != ";" }
      let isWord = letters.allSatisfy { $0.isLowercase } || letters == "Swift"
      if isWord { words.append(word) } else if words.last != "…" { words.append("…") }
    }
    return words.joined(separator: " ")
  }

  var numbers: String {
    "\(made) programs, \(valid) valid, \(mocked) types mocked,"
      + " \(refusals.values.reduce(0) { $0 + $1.count }) refused,"
      + " \(findings.values.reduce(0, +)) findings of \(findings.count) kinds"
  }

  /// The refusals, a reason a paragraph with the shortest program that has it.
  var reasons: String {
    refusals.sorted { $0.key < $1.key }.map { "\($0.value.count) × \($0.value.example)" }
      .joined(separator: "\n")
  }

  /// Why nothing was left of programs, the most frequent reasons first.
  var mistakes: String {
    invalid.values.sorted { ($1.count, $0.example) < ($0.count, $1.example) }.prefix(60)
      .map { "\($0.count) × \($0.example)" }.joined(separator: "\n")
  }
}
