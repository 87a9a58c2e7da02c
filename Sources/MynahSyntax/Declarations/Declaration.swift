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
