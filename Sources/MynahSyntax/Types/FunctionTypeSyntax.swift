/// The type of a function: its parameters, effects and result.
public struct FunctionTypeSyntax: Hashable, Sendable {
  /// The parameters.
  public var parameters: [TupleTypeElement]

  /// The effects.
  public var effects: Effects

  /// The type after the arrow.
  public var result: TypeSyntax

  /// Creates a function type.
  public init(
    parameters: [TupleTypeElement], effects: Effects = Effects(), result: TypeSyntax
  ) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}
