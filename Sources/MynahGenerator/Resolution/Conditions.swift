internal import MynahSyntax

/// The conditions of `#if`, written as one.
enum Conditions {
  /// Each clause's declarations with all that must hold for them.
  static func clauses(
    of block: ConditionalDeclaration, within outer: String?
  ) -> [(condition: String, declarations: [Declaration])] {
    var earlier: [String] = []
    return block.clauses.map { clause in
      let own = earlier.map { "!\(grouped($0))" } + (clause.condition.map { [$0] } ?? [])
      if let text = clause.condition { earlier.append(text) }
      return (all((outer.map { [$0] } ?? []) + own), clause.declarations)
    }
  }

  /// The condition that all of some hold.
  private static func all(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { $0.hasPrefix("!") ? $0 : grouped($0) }.joined(separator: " && ")
  }

  /// A condition in parentheses, unless it is of one piece.
  private static func grouped(_ condition: String) -> String {
    condition.contains(" ") || condition.hasPrefix("!") ? "(\(condition))" : condition
  }
}
