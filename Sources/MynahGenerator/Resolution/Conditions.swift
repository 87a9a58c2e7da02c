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

  /// The condition that another does not hold.
  private static func negated(_ condition: String) -> String {
    condition.contains(" ") || condition.hasPrefix("!") ? "!(\(condition))" : "!\(condition)"
  }
}
