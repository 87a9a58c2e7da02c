/// Makes a program with a finding as small as it can be.
struct ProgramShrinker {
  let batch: ProgramBatch

  /// The number of programs that are compiled at once.
  private static let limit = 60

  /// Returns the smallest program that fails in the same way, and how it fails.
  func shrink(_ program: FuzzedProgram, _ failure: String) -> (FuzzedProgram, String) {
    var smallest = (program, failure)
    let signature = FindingSignature(failure)
    var tried: Set<String> = []
    while let next = firstSmaller(than: smallest.0, signature, &tried) { smallest = next }
    return smallest
  }

  private func firstSmaller(
    than program: FuzzedProgram, _ signature: FindingSignature, _ tried: inout Set<String>
  ) -> (FuzzedProgram, String)? {
    var candidates = program.reductions.map { (text: $0.allText, program: $0) }
      .filter { $0.text.utf8.count < program.allText.utf8.count && tried.insert($0.text).inserted }
      .sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    while !candidates.isEmpty {
      let some = candidates.prefix(Self.limit).map(\.program)
      candidates.removeFirst(some.count)
      for (candidate, outcome) in zip(some, batch.run(some)) {
        guard let failure = outcome.failure, FindingSignature(failure) == signature else {
          continue
        }
        return (candidate, failure)
      }
    }
    return nil
  }
}

/// What findings with the same cause have in common: the message without names and numbers.
struct FindingSignature: Hashable, CustomStringConvertible {
  let description: String

  init(_ failure: String) {
    var text = ""
    var isQuoted = false
    // What follows the first line of a crash differs each time.
    for character in failure.prefix(while: { $0 != "\n" }) {
      if character == "'" {
        isQuoted.toggle()
        text += "'"
      } else if !isQuoted, !character.isNumber {
        text.append(character)
      }
    }
    description = text
  }
}

extension FuzzedProgram {
  /// The texts of the modules that hold something, as they are shown.
  var allText: String {
    let texts = texts(number: "")
    return (trees.isEmpty ? "" : "// Trees\n\(texts.trees)")
      + (birds.isEmpty ? "" : "// Birds\n\(texts.birds)")
      + test(number: "").split(separator: "\n").filter { $0.hasPrefix("let") }
      .map { "// \($0)\n" }.joined()
  }
}
