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
