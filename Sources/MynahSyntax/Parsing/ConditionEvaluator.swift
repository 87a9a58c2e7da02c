/// An evaluator of `#if` conditions, for a module whose compilation flags are known.
struct ConditionEvaluator {
  /// A condition, or a part of it.
  enum Value: Equatable {
    case constant(Bool)

    /// A condition as text, which is true or false depending on the compiler's settings.
    case text(String)
  }

  private let flags: [String: Bool]
  private var rest: Substring

  /// Evaluates a condition.
  ///
  /// The conditions of other flags, platforms, and versions stay in the text.
  ///
  /// - Parameters:
  ///   - condition: The text of the condition.
  ///   - flags: The flags that are known to be set or not to be set.
  /// - Returns: The value, or nil if the condition isn't well-formed.
  static func value(of condition: String, flags: [String: Bool]) -> Value? {
    var evaluator = ConditionEvaluator(flags: flags, rest: condition[...])
    let value = evaluator.alternatives(depth: 0)
    evaluator.skipSpace()
    return evaluator.rest.isEmpty ? value : nil
  }

  private mutating func alternatives(depth: Int) -> Value? {
    operands(of: "||", decidedBy: true) { $0.conjunction(depth: depth) }
  }

  private mutating func conjunction(depth: Int) -> Value? {
    operands(of: "&&", decidedBy: false) { $0.operand(depth: depth) }
  }

  /// Evaluates operands with an operator between them.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - deciding: The value of an operand that is the value of the whole.
  ///   - operand: A closure that evaluates an operand.
  private mutating func operands(
    of name: String, decidedBy deciding: Bool, _ operand: (inout Self) -> Value?
  ) -> Value? {
    var texts: [String] = []
    var isDecided = false
    repeat {
      switch operand(&self) {
      case nil: return nil
      case .constant(deciding): isDecided = true
      case .constant: continue
      case .text(let text): texts.append(text)
      }
    } while take(name)
    if isDecided { return .constant(deciding) }
    guard let all = ConditionalDeclaration.all(texts) else { return .constant(!deciding) }
    return .text(name == "&&" ? all : texts.joined(separator: " \(name) "))
  }

  private mutating func operand(depth: Int) -> Value? {
    guard depth < 64 else { return nil }
    if take("!") {
      switch operand(depth: depth + 1) {
      case nil: return nil
      case .constant(let value): return .constant(!value)
      case .text(let text):
        let isSimple = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return .text(isSimple ? "!\(text)" : "!(\(text))")
      }
    }
    if take("(") {
      let value = alternatives(depth: depth + 1)
      guard take(")") else { return nil }
      return value
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    // The arguments of a condition such as `canImport(UIKit)` aren't flags.
    if rest.hasPrefix("(") {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let arguments = rest[...end]
      rest = rest[rest.index(after: end)...]
      return .text("\(name)\(arguments)")
    }
    if name == "true" || name == "false" { return .constant(name == "true") }
    return flags[String(name)].map(Value.constant) ?? .text(String(name))
  }

  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    skipSpace()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
}
