/// A declaration, or an `#if` block of declarations.
///
/// Imports are in ``SourceFile/imports``. Operators, macros, and deinitializers are skipped.
public indirect enum Declaration: Sendable {
  /// A protocol, class, actor, struct, or enum.
  case type(TypeDeclaration)

  /// An extension such as `extension Name`.
  case `extension`(ExtensionDeclaration)

  /// A function such as `func name()`.
  case function(FunctionDeclaration)

  /// An initializer such as `init()`.
  case initializer(InitializerDeclaration)

  /// A `var` or `let` declaration.
  case variable(VariableDeclaration)

  /// A subscript such as `subscript()`.
  case `subscript`(SubscriptDeclaration)

  /// A `case` declaration of an enum.
  case enumCase(EnumCaseDeclaration)

  /// A type alias such as `typealias Name = Type`.
  case typeAlias(TypeAliasDeclaration)

  /// An associated type such as `associatedtype Name`.
  case associatedType(AssociatedTypeDeclaration)

  /// A macro expansion such as `#name(...)` in place of a declaration.
  case macroExpansion(MacroExpansionDeclaration)

  /// An `#if` block with its clauses.
  case conditional(ConditionalDeclaration)
}

extension Declaration {
  /// The declaration as a value of the protocol, or nil for an `#if` block.
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
}

/// An `#if` block around declarations.
public struct ConditionalDeclaration: Sendable {
  /// One clause of an `#if` block.
  public struct Clause: Sendable {
    /// The text after `#if` or `#elseif`, or nil for `#else`.
    public var condition: String?

    /// The declarations of the clause.
    public var declarations: [Declaration]

    /// Creates a clause.
    public init(condition: String?, declarations: [Declaration]) {
      self.condition = condition
      self.declarations = declarations
    }
  }

  /// The clauses in source order.
  public var clauses: [Clause]
}

extension ConditionalDeclaration {
  /// Returns the condition that is true if all of the given conditions are true, or nil without any.
  ///
  /// ```swift
  /// ConditionalDeclaration.all(["os(Linux) || os(Android)", "DEBUG"])  // (os(Linux) || os(Android)) && DEBUG
  /// ```
  public static func all(_ conditions: [String?]) -> String? {
    let conditions = conditions.compactMap(\.self)
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// Returns whether the condition contains `||` outside of parentheses.
  private static func hasAlternatives(_ condition: String) -> Bool {
    var depth = 0
    for byte in condition.utf8 {
      switch byte {
      case "(": depth += 1
      case ")": depth -= 1
      case "|" where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}

/// A macro expansion such as `#name<T>(arguments) {}` in place of a declaration.
public struct MacroExpansionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The name after the `#`.
  public var name: String
}
