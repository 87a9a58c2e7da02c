/// A `var` or `let` declaration with one or more bindings.
public struct VariableDeclaration: DeclarationSyntax {
  /// The keywords that can introduce bindings.
  public enum Introducer: String, Sendable {
    case `let`
    case `var`
  }

  /// The attributes, modifiers, and position.
  public var head: DeclarationHead

  /// The keyword that introduces the bindings.
  public var introducer: Introducer

  /// The bindings, which are separated by commas in the source.
  public var bindings: [PatternBinding]
}

/// One binding of a variable declaration, with its pattern, type, and accessors.
public struct PatternBinding: Sendable {
  /// The pattern that contains the names.
  public var pattern: Pattern

  /// The position of the pattern.
  public var position: SourcePosition

  /// The type after the colon, which applies to all bindings of `var a, b: Int`.
  public var type: TypeSyntax?

  /// A Boolean value that indicates whether there is an initial value.
  public var hasInitialValue: Bool = false

  /// The source text of the initial value, or nil if it's missing or too long.
  ///
  /// The limit is 200 bytes if the binding has an explicit type, and 2,000 bytes otherwise.
  public var initialValue: String?

  /// The accessors, including observers.
  public var accessors: [Accessor] = []

  /// The name, or nil if the pattern isn't a single name.
  public var name: String? {
    if case .identifier(let name) = pattern { name } else { nil }
  }

  /// A Boolean value that indicates whether there is a getter or an equivalent accessor.
  public var isComputed: Bool { accessors.contains(where: \.isReader) }

  /// A Boolean value that indicates whether there is a setter or an equivalent accessor.
  public var hasSetter: Bool { accessors.contains(where: \.isWriter) }

  /// A Boolean value that indicates whether there is an init accessor, with which initializers set
  /// the property like a stored one.
  public var hasInitAccessor: Bool { accessors.contains { $0.kind == .`init` } }
}

/// An accessor of a variable or subscript, without its attributes and modifiers.
public struct Accessor: Sendable {
  /// The kinds of accessors.
  public enum Kind: String, Sendable {
    case get
    case set
    case willSet
    case didSet
    case `init`
    case read
    case modify
    case underscoredRead = "_read"
    case underscoredModify = "_modify"
    case borrow
    case mutate
  }

  /// The kind of the accessor.
  public var kind: Kind

  /// The effects.
  public var effects: Effects = Effects()

  /// Creates an accessor.
  public init(kind: Kind, effects: Effects = Effects()) {
    self.kind = kind
    self.effects = effects
  }

  /// A Boolean value that indicates whether the accessor reads the value.
  public var isReader: Bool {
    switch kind {
    case .get, .read, .underscoredRead, .borrow: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the accessor changes the value.
  public var isWriter: Bool {
    switch kind {
    case .set, .modify, .underscoredModify, .mutate: true
    default: false
    }
  }
}

/// A pattern of a variable declaration, which binds names.
public indirect enum Pattern: Sendable {
  /// A name.
  case identifier(String)

  /// A tuple of patterns.
  case tuple([Pattern])

  /// The wildcard `_`.
  case wildcard

  /// The names that the pattern binds, in source order.
  public var names: [String] {
    switch self {
    case .identifier(let name): [name]
    case .tuple(let elements): elements.flatMap(\.names)
    case .wildcard: []
    }
  }
}
