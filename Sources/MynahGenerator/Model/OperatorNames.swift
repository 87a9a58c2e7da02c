internal import MynahSyntax

/// The names of the patterns of operators: `given(mock._lessThan(any(), any()))`.
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

  /// What the characters of other operators are called.
  private static let characters: [Character: String] = [
    "!": "bang", "%": "percent", "&": "and", "*": "star", "+": "plus", "-": "minus", ".": "dot",
    "/": "slash", "<": "less", "=": "equals", ">": "greater", "?": "question", "^": "caret",
    "|": "bar", "~": "tilde",
  ]

  /// The name of an operator; nil if the function isn't one.
  ///
  /// An operator that has no word in Swift is called by its characters: `<+>` is `_lessPlusGreater`, and
  /// one that stands behind its operand is `_bangBangPostfix`.
  static func name(of function: FunctionDeclaration) -> String? {
    guard function.isOperator, function.isStatic else { return nil }
    let isPostfix = function.hasModifier("postfix")
    let known = function.hasModifier("prefix") ? prefix : isPostfix ? postfix : infix
    if let name = known[function.name] { return name }
    let words = function.name.enumerated().map { index, character in
      let word = characters[character] ?? "symbol"
      return index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }
    return "_" + words.joined() + (isPostfix ? "Postfix" : "")
  }
}
