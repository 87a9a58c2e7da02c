/// `func name<T>(parameters) async throws -> Result where ... {}`, also of an operator.
public struct FunctionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The name, or the operator.
  public var name: String

  /// Where the name is.
  public var namePosition: SourcePosition

  /// Whether the name is an operator.
  public var isOperator: Bool = false

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  public var parameters: [Parameter] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// The type after the arrow, or nil if there is none.
  public var result: TypeSyntax?

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension FunctionDeclaration {
  /// Creates a declaration without parameters.
  public init(_ name: String, head: DeclarationHead) {
    self.init(head: head, name: name, namePosition: head.position)
  }
}

/// `init(parameters) {}`, also failable.
public struct InitializerDeclaration: DeclarationSyntax {
  /// Whether and how an initializer can fail.
  public enum Failability: Equatable, Sendable {
    /// `init`.
    case none

    /// `init?`.
    case optional

    /// `init!`.
    case implicitlyUnwrapped
  }

  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// Whether and how the initializer can fail.
  public var failability: Failability = .none

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  public var parameters: [Parameter] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// Creates an initializer without parameters.
  public init(head: DeclarationHead) {
    self.head = head
  }
}

/// `subscript(parameters) -> Result { get set }`.
public struct SubscriptDeclaration: DeclarationSyntax {
  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters; without a second name they have no label.
  public var parameters: [Parameter] = []

  /// The type after the arrow.
  public var result: TypeSyntax

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The accessors.
  public var accessors: [Accessor] = []
}

/// A parameter of a function, initializer, subscript, macro or enum case.
public struct Parameter: Sendable {
  /// The attributes before the names.
  public var attributes: [Attribute]

  /// The modifiers before the names, such as `isolated`.
  public var modifiers: [Modifier]

  /// The argument label, or nil if callers write none.
  public var label: String?

  /// The name inside of the body; `_` if there is none.
  public var name: String

  /// The type, with its attributes and specifiers.
  public var type: TypeSyntax

  /// Whether the type is followed by `...`.
  public var isVariadic: Bool

  /// The source text of the default argument.
  public var defaultValue: String?

  /// Where the parameter is.
  public var position: SourcePosition

  /// Creates a parameter.
  public init(
    attributes: [Attribute] = [], modifiers: [Modifier] = [], label: String?, name: String,
    type: TypeSyntax, isVariadic: Bool = false, defaultValue: String? = nil,
    position: SourcePosition
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.position = position
  }

  /// Whether callers can leave the argument out.
  public var hasDefaultValue: Bool { defaultValue != nil }
}
