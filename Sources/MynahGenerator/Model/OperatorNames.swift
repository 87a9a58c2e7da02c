internal import MynahSyntax

/// The names of the patterns of operators: `given(mock._lessThan(any(), any()))`.
enum OperatorNames {
  private static let infix = [
    "<": "_lessThan", "<=": "_lessThanOrEqualTo", ">": "_greaterThan",
    ">=": "_greaterThanOrEqualTo", "==": "_equalTo", "!=": "_notEqualTo", "+": "_plus",
    "-": "_minus", "*": "_times", "/": "_dividedBy", "%": "_remainder", "&&": "_and", "||": "_or",
    "~=": "_matches", "+=": "_add", "-=": "_subtract",
  ]
  private static let prefix = ["-": "_negated", "!": "_not", "+": "_positive"]

  /// The name of an operator; nil where the function is none, or one without a name.
  static func name(of function: FunctionDeclaration) -> String? {
    guard function.isOperator, function.isStatic else { return nil }
    return function.hasModifier("prefix") ? prefix[function.name] : infix[function.name]
  }
}
