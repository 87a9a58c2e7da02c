/// A generic parameter, such as the `Element: Hashable` of `struct Bag<Element: Hashable>`.
public struct GenericParameter: Sendable, CustomStringConvertible {
  /// The kinds of generic parameters.
  public enum Kind: Equatable, Sendable {
    /// A type.
    case type

    /// Any number of types, such as `each T`.
    case pack

    /// A value, such as `let count: Int`.
    case value
  }

  /// The kind of the parameter.
  public var kind: Kind

  /// The parameter's name.
  public var name: String

  /// The type after the colon.
  public var inheritedType: TypeSyntax?

  /// Creates a generic parameter.
  public init(_ name: String, kind: Kind = .type, inheritedType: TypeSyntax? = nil) {
    self.name = name
    self.kind = kind
    self.inheritedType = inheritedType
  }

  /// The parameter as source text.
  public var description: String {
    var text = ""
    switch kind {
    case .type: break
    case .pack: text += "each "
    case .value: text += "let "
    }
    text += name
    if let inheritedType { text += ": \(inheritedType)" }
    return text
  }
}

/// A requirement of a `where` clause.
public enum GenericRequirement: Equatable, Sendable, CustomStringConvertible {
  /// A conformance such as `Element: Hashable`, `Element: AnyObject`, or `Element: ~Copyable`.
  case conformance(TypeSyntax, TypeSyntax)

  /// An equality such as `Element == Int`.
  case sameType(TypeSyntax, TypeSyntax)

  /// The requirement as source text.
  public var description: String {
    switch self {
    case .conformance(let subject, let constraint): "\(subject): \(constraint)"
    case .sameType(let left, let right): "\(left) == \(right)"
    }
  }

  /// Returns whether this is a `==` requirement that mentions a type with the given name.
  public func equates(_ name: String) -> Bool {
    guard case .sameType(let left, let right) = self else { return false }
    return left.mentions(name) || right.mentions(name)
  }

  /// Returns whether the requirement mentions a type with the given name.
  public func mentions(_ name: String) -> Bool {
    containsName { $0.firstName == name }
  }

  /// Returns whether the closure returns true for any chain of identifiers in the requirement.
  public func containsName(where matches: (NamedType) -> Bool) -> Bool {
    switch self {
    case .conformance(let left, let right), .sameType(let left, let right):
      left.containsName(where: matches) || right.containsName(where: matches)
    }
  }

  /// Returns a copy of the requirement with the names in its types rewritten.
  public func rewritingNames(_ transform: (NamedType) -> TypeSyntax?) -> GenericRequirement {
    switch self {
    case .conformance(let subject, let constraint):
      .conformance(subject.rewritingNames(transform), constraint.rewritingNames(transform))
    case .sameType(let left, let right):
      .sameType(left.rewritingNames(transform), right.rewritingNames(transform))
    }
  }
}

/// The `where` clause of a declaration.
public struct GenericWhereClause: Sendable, CustomStringConvertible {
  /// The requirements in source order.
  public var requirements: [GenericRequirement]

  /// Creates a clause.
  public init(_ requirements: [GenericRequirement]) { self.requirements = requirements }

  /// The clause as canonical source text.
  public var description: String {
    "where \(requirements.map(\.description).joined(separator: ", "))"
  }
}
