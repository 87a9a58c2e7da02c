/// What a variable declaration binds.
public indirect enum Pattern: Sendable {
  /// A name.
  case identifier(String)

  /// A tuple of patterns.
  case tuple([Element])

  /// `_`.
  case wildcard

  /// An element of a tuple pattern.
  public struct Element: Sendable {
    /// The label.
    public var label: String?

    /// The pattern.
    public var pattern: Pattern

    /// Creates an element.
    public init(label: String? = nil, pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }

  /// The names that are bound, in source order.
  public var names: [String] {
    switch self {
    case .identifier(let name): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    case .wildcard: []
    }
  }
}
