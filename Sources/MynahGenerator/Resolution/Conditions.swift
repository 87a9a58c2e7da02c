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
      return (ConditionalDeclaration.all((outer.map { [$0] } ?? []) + own), clause.declarations)
    }
  }

  /// The condition that two hold; nil where none is needed.
  static func joined(_ first: String?, _ second: String?) -> String? {
    let conditions = [first, second].compactMap { $0 }
    return conditions.isEmpty ? nil : ConditionalDeclaration.all(conditions)
  }

  /// The condition that one of two holds, or both; nil where none is needed.
  static func either(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return nil }
    return first == second ? first : "(\(first)) || (\(second))"
  }

  /// Whether two conditions certainly never hold at once, as those of two clauses do not.
  static func exclude(_ first: String, _ second: String) -> Bool {
    let (parts, others) = (parts(of: first), parts(of: second))
    let isNegated = { (part: String, others: Set<String>) in
      others.contains("!\(part)") || others.contains("!(\(part))")
    }
    return parts.contains { isNegated($0, others) } || others.contains { isNegated($0, parts) }
  }

  private static func parts(of condition: String) -> Set<String> {
    var parts: Set<String> = []
    var depth = 0
    var part = ""
    for character in condition where character != " " {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "&", depth == 0 {
        parts.insert(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts.union([part]).subtracting([""])
  }

  /// The condition that another does not hold.
  private static func negated(_ condition: String) -> String {
    condition.contains(" ") || condition.hasPrefix("!") ? "!(\(condition))" : "!\(condition)"
  }
}
