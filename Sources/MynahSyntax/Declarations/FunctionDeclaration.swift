/// A function such as `func name<T>(parameters) async throws -> Result where ... {}`.
///
/// The function can also implement an operator.
public struct FunctionDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The name or the operator.
  public var name: String

  /// A Boolean value that indicates whether the name is an operator.
  public var isOperator: Bool = false

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  public var parameters: [Parameter] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// The type after the arrow, or nil if there isn't an arrow.
  public var result: TypeSyntax?

  /// The `where` clause.
  public var whereClause: GenericWhereClause?
}

extension FunctionDeclaration {
  /// Creates a declaration without parameters.
  public init(_ name: String, head: DeclarationHead) {
    self.init(head: head, name: name)
  }
}

/// An initializer such as `init(parameters) {}`, which can also be failable.
public struct InitializerDeclaration: DeclarationSyntax {
  /// The ways in which an initializer can fail.
  public enum Failability: Equatable, Sendable {
    /// An initializer that can't fail: `init`.
    case none

    /// An initializer that returns an optional: `init?`.
    case optional

    /// An initializer that returns an implicitly unwrapped optional: `init!`.
    case implicitlyUnwrapped
  }

  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The way in which the initializer can fail.
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

/// A subscript such as `subscript(parameters) -> Result { get set }`.
public struct SubscriptDeclaration: DeclarationSyntax {
  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The generic parameters.
  public var genericParameters: [GenericParameter] = []

  /// The parameters.
  ///
  /// A parameter with only one name doesn't have a label.
  public var parameters: [Parameter] = []

  /// The type after the arrow.
  public var result: TypeSyntax

  /// The `where` clause.
  public var whereClause: GenericWhereClause?

  /// The accessors.
  public var accessors: [Accessor] = []
}

/// A parameter of a function, initializer, subscript, macro, or enum case.
public struct Parameter: Sendable {
  /// The attributes before the names.
  public var attributes: [Attribute]

  /// The modifiers before the names, such as `isolated`.
  public var modifiers: [Modifier]

  /// The argument label, or nil if calls don't use one.
  public var label: String?

  /// The name in the body, or `_` for an unnamed parameter.
  public var name: String

  /// The type with its attributes and specifiers.
  public var type: TypeSyntax

  /// A Boolean value that indicates whether the type is followed by `...`.
  public var isVariadic: Bool

  /// The source text of the default argument.
  public var defaultValue: String?

  /// The position of the parameter.
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

  /// A Boolean value that indicates whether a call can omit the argument.
  public var hasDefaultValue: Bool { defaultValue != nil }
}
