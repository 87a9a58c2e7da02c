internal import MynahSyntax

/// The conditions of `#if`, written as one.
enum Conditions {
  /// How many of the clauses before one its condition excludes; the texts of a very long chain would
  /// be quadratic together.
  private static let chainLimit = 32

  /// Each clause's declarations with all that must hold for them.
  static func clauses(
    of block: ConditionalDeclaration, within outer: String?
  ) -> [(condition: String, declarations: [Declaration])] {
    var earlier: [String] = []
    return block.clauses.map { clause in
      let own = earlier.suffix(chainLimit).map(negated) + (clause.condition.map { [$0] } ?? [])
      if let text = clause.condition { earlier.append(text) }
      return (all((outer.map { [$0] } ?? []) + own), clause.declarations)
    }
  }

  /// The condition that all of some hold.
  private static func all(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// The condition that another does not hold.
  private static func negated(_ condition: String) -> String {
    condition.contains(" ") || condition.hasPrefix("!") ? "!(\(condition))" : "!\(condition)"
  }

  /// Whether there is an `||` outside of parentheses.
  private static func hasAlternatives(_ condition: String) -> Bool {
    var depth = 0
    for scalar in condition.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "|" where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}
