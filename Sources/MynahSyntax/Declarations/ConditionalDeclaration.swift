/// An `#if` block around declarations.
public struct ConditionalDeclaration: Sendable {
  /// One clause of an `#if` block.
  public struct Clause: Sendable {
    /// The text after `#if` or `#elseif`; nil for `#else`.
    public var condition: String?

    /// The declarations of the clause.
    public var declarations: [Declaration]

    /// Where the directive is.
    public var position: SourcePosition

    /// Creates a clause.
    public init(condition: String?, declarations: [Declaration], position: SourcePosition) {
      self.condition = condition
      self.declarations = declarations
      self.position = position
    }
  }

  /// The clauses in source order.
  public var clauses: [Clause]

  /// Where the `#if` is.
  public var position: SourcePosition

  /// Creates a block.
  public init(clauses: [Clause], position: SourcePosition) {
    self.clauses = clauses
    self.position = position
  }
}

extension ConditionalDeclaration {
  /// The condition that all of some hold.
  ///
  /// ```swift
  /// ConditionalDeclaration.all(["os(Linux) || os(Android)", "DEBUG"])  // (os(Linux) || os(Android)) && DEBUG
  /// ```
  public static func all(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// Whether there is an `||` outside of parentheses.
  private static func hasAlternatives(_ condition: String) -> Bool {
    var depth = 0
    for byte in condition.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "|") where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}
