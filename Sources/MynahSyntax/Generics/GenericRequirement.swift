/// A requirement of a `where` clause.
public enum GenericRequirement: Equatable, Sendable, CustomStringConvertible {
  /// `Element: Hashable`, also `Element: AnyObject` and `Element: ~Copyable`.
  case conformance(TypeSyntax, TypeSyntax)

  /// `Element == Int`.
  case sameType(TypeSyntax, TypeSyntax)

  /// `Element: _Trivial(64)`, with the text after the colon.
  case layout(TypeSyntax, String)

  /// The requirement as it is written.
  public var description: String {
    switch self {
    case .conformance(let subject, let constraint): "\(subject): \(constraint)"
    case .sameType(let left, let right): "\(left) == \(right)"
    case .layout(let subject, let layout): "\(subject): \(layout)"
    }
  }

  /// Whether the requirement says of a type with a name that it is another, or part of another.
  public func equates(_ name: String) -> Bool {
    guard case .sameType(let left, let right) = self else { return false }
    return left.mentions(name) || right.mentions(name)
  }

  /// Whether a type of a name is among those that the requirement speaks of.
  public func mentions(_ name: String) -> Bool {
    containsName { $0.components.first?.name == name }
  }

  /// Whether the closure returns true for some chain of identifiers in the requirement.
  public func containsName(where matches: (NamedType) -> Bool) -> Bool {
    switch self {
    case .conformance(let left, let right), .sameType(let left, let right):
      left.containsName(where: matches) || right.containsName(where: matches)
    case .layout(let subject, _): subject.containsName(where: matches)
    }
  }

  /// The same requirement with the names in its types rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> GenericRequirement {
    switch self {
    case .conformance(let subject, let constraint):
      .conformance(subject.rewritingNames(transform), constraint.rewritingNames(transform))
    case .sameType(let left, let right):
      .sameType(left.rewritingNames(transform), right.rewritingNames(transform))
    case .layout(let subject, let layout):
      .layout(subject.rewritingNames(transform), layout)
    }
  }
}
