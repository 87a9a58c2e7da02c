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
