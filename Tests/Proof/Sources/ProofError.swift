/// Why the proof can not be made at all.
enum ProofError: Error, CustomStringConvertible {
  case failed(String, Shell.Outcome)
  case unknownOption(String)

  var description: String {
    switch self {
    case .failed(let command, let outcome):
      "`\(command)` ended with status \(outcome.status):\n"
        + (outcome.errors + outcome.output).split(separator: "\n").suffix(40)
        .joined(separator: "\n")
    case .unknownOption(let option):
      "There is no option \(option). The options are: --scratch DIR, --output FILE, --package NAME, "
        + "--generator FILE."
    }
  }
}
