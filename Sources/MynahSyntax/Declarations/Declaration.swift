/// A declaration, or an `#if` block of declarations.
///
/// Imports are in ``SourceFile/imports``. Operators, macros, and deinitializers are skipped.
public indirect enum Declaration: Sendable {
  /// A protocol, class, actor, struct or enum.
  case type(TypeDeclaration)

  /// `extension Name`.
  case `extension`(ExtensionDeclaration)

  /// `func name()`.
  case function(FunctionDeclaration)

  /// `init()`.
  case initializer(InitializerDeclaration)

  /// `var` or `let`.
  case variable(VariableDeclaration)

  /// `subscript()`.
  case `subscript`(SubscriptDeclaration)

  /// `case` of an enum.
  case enumCase(EnumCaseDeclaration)

  /// `typealias Name = Type`.
  case typeAlias(TypeAliasDeclaration)

  /// `associatedtype Name`.
  case associatedType(AssociatedTypeDeclaration)

  /// `#name(...)` where a declaration can be.
  case macroExpansion(MacroExpansionDeclaration)

  /// `#if` with its clauses.
  case conditional(ConditionalDeclaration)
}

extension Declaration {
  /// The declaration as a value of the protocol; nil for an `#if` block.
  public var syntax: (any DeclarationSyntax)? {
    switch self {
    case .type(let declaration): declaration
    case .extension(let declaration): declaration
    case .function(let declaration): declaration
    case .initializer(let declaration): declaration
    case .variable(let declaration): declaration
    case .subscript(let declaration): declaration
    case .enumCase(let declaration): declaration
    case .typeAlias(let declaration): declaration
    case .associatedType(let declaration): declaration
    case .macroExpansion(let declaration): declaration
    case .conditional: nil
    }
  }

  /// Where the introducer is.
  public var position: SourcePosition {
    if case .conditional(let block) = self { return block.position }
    return syntax?.position ?? SourcePosition(line: 1, column: 1)
  }
}

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

/// `#name<T>(arguments) {}` where a declaration can be.
public struct MacroExpansionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name after the `#`.
  public var name: String

  /// The source text after the name.
  public var arguments: String = ""
}
