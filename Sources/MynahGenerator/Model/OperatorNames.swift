internal import MynahSyntax

/// The pattern names of operators, such as `given(mock._lessThan(any(), any()))`.
enum OperatorNames {
  private static let infix = [
    "<": "_lessThan", "<=": "_lessThanOrEqualTo", ">": "_greaterThan",
    ">=": "_greaterThanOrEqualTo", "==": "_equalTo", "!=": "_notEqualTo", "+": "_plus",
    "-": "_minus", "*": "_times", "/": "_dividedBy", "%": "_remainder", "&&": "_and", "||": "_or",
    "~=": "_matches", "+=": "_add", "-=": "_subtract", "*=": "_multiply", "/=": "_divide",
    "&": "_bitAnd", "|": "_bitOr", "^": "_bitXor", "<<": "_shiftLeft", ">>": "_shiftRight",
    "...": "_through", "..<": "_upTo", "??": "_coalesce", "===": "_identicalTo",
    "!==": "_notIdenticalTo",
  ]
  private static let prefix = [
    "-": "_negated", "!": "_not", "+": "_positive", "~": "_inverted", "...": "_upThrough",
    "..<": "_upTo",
  ]
  private static let postfix = ["...": "_from"]

  /// The words for the characters of other operators.
  private static let characters: [Character: String] = [
    "!": "bang", "%": "percent", "&": "and", "*": "star", "+": "plus", "-": "minus", ".": "dot",
    "/": "slash", "<": "less", "=": "equals", ">": "greater", "?": "question", "^": "caret",
    "|": "bar", "~": "tilde",
  ]

  /// Returns the pattern name of an operator, or nil if the function isn't an operator.
  ///
  /// An operator without a standard name is named after its characters: `<+>` becomes
  /// `_lessPlusGreater`. The name of a postfix operator ends in `Postfix`, such as
  /// `_bangBangPostfix`.
  static func name(of function: FunctionDeclaration) -> String? {
    guard function.isOperator, function.isStatic else { return nil }
    let isPostfix = function.hasModifier("postfix")
    let known =
      if function.hasModifier("prefix") { prefix } else if isPostfix { postfix } else { infix }
    if let name = known[function.name] { return name }
    let words = function.name.map { characters[$0] ?? "symbol" }
    let others = words.dropFirst().map(\.capitalizedFirst)
    return "_" + (words.prefix(1) + others).joined() + "Postfix".when(isPostfix)
  }
}
