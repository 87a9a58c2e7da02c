/// `var` or `let` with one or several bindings.
public struct VariableDeclaration: DeclarationSyntax {
  /// What introduces the bindings.
  public enum Introducer: String, Sendable {
    case `let`
    case `var`
  }

  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// What introduces the bindings.
  public var introducer: Introducer

  /// The bindings; more than one if they are separated by commas.
  public var bindings: [PatternBinding]
}

/// One binding of a variable declaration: a pattern, its type and its accessors.
public struct PatternBinding: Sendable {
  /// The names.
  public var pattern: Pattern

  /// Where the pattern is.
  public var position: SourcePosition

  /// The type after the colon.
  public var type: TypeSyntax?

  /// Whether there is an initial value.
  public var hasInitialValue: Bool = false

  /// The source text of the initial value, unless it is longer than 2,000 bytes, or 200 where
  /// the type is written.
  public var initialValue: String?

  /// The accessors, observers included.
  public var accessors: [Accessor] = []

  /// The name, if the pattern is one.
  public var name: String? {
    if case .identifier(let name) = pattern { name } else { nil }
  }

  /// Whether a getter, or what replaces it, is declared.
  public var isComputed: Bool { accessors.contains(where: \.isReader) }

  /// Whether a setter, or what replaces it, is declared.
  public var hasSetter: Bool { accessors.contains(where: \.isWriter) }
}
