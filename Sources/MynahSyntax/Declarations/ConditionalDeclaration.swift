/// An `#if` block around declarations.
public struct ConditionalDeclaration: Hashable, Sendable {
  /// One clause of an `#if` block.
  public struct Clause: Hashable, Sendable {
    /// The text after `#if` or `#elseif`; nil for `#else`.
    public var condition: String?

    /// The declarations of the clause.
    public var declarations: [Declaration]

    /// Where the directive is.
    public var position: SourcePosition

    /// Creates a clause.
    public init(condition: String?, declarations: [Declaration], position: SourcePosition) {
      self.condition = condition
      self.declarations = declarations
      self.position = position
    }
  }

  /// The clauses in source order.
  public var clauses: [Clause]

  /// Where the `#if` is.
  public var position: SourcePosition

  /// Creates a block.
  public init(clauses: [Clause], position: SourcePosition) {
    self.clauses = clauses
    self.position = position
  }
}
