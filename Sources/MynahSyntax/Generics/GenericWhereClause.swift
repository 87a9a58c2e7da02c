/// The `where` clause of a declaration.
public struct GenericWhereClause: Sendable, CustomStringConvertible {
  /// The requirements in source order.
  public var requirements: [GenericRequirement]

  /// The source text after `where`.
  public var text: String

  /// Creates a clause; its text is made from the requirements unless it is given.
  public init(_ requirements: [GenericRequirement], text: String? = nil) {
    self.requirements = requirements
    self.text = text ?? Self.text(of: requirements)
  }

  /// The clause as it is written, in canonical form.
  public var description: String { "where \(Self.text(of: requirements))" }

  private static func text(of requirements: [GenericRequirement]) -> String {
    requirements.map(\.description).joined(separator: ", ")
  }
}
