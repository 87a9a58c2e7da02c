/// An element of a tuple type or a parameter of a function type.
public struct TupleTypeElement: Hashable, Sendable {
  /// The label, such as the `x` of `(x: Int)` or the `_` of `(_ x: Int)`.
  public var label: String?

  /// The second name, such as the `x` of `(_ x: Int)`.
  public var name: String?

  /// The type.
  public var type: TypeSyntax

  /// Whether the type is followed by `...`.
  public var isVariadic: Bool

  /// Creates an element.
  public init(
    label: String? = nil, name: String? = nil, type: TypeSyntax, isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
  }
}
