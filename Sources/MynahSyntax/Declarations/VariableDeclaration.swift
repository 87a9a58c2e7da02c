/// `var` or `let` with one or several bindings.
public struct VariableDeclaration: DeclarationSyntax {
  /// What introduces the bindings.
  public enum Introducer: String, Sendable {
    case `let`
    case `var`
  }

  /// The attributes, modifiers and position.
  public var head: DeclarationHead

  /// What introduces the bindings.
  public var introducer: Introducer

  /// The bindings; more than one if they are separated by commas.
  public var bindings: [PatternBinding]
}

/// One binding of a variable declaration: a pattern, its type and its accessors.
public struct PatternBinding: Sendable {
  /// The names.
  public var pattern: Pattern

  /// Where the pattern is.
  public var position: SourcePosition

  /// The type after the colon.
  public var type: TypeSyntax?

  /// Whether there is an initial value.
  public var hasInitialValue: Bool = false

  /// The source text of the initial value, unless it is longer than 2,000 bytes, or 200 where
  /// the type is written.
  public var initialValue: String?

  /// The accessors, observers included.
  public var accessors: [Accessor] = []

  /// The name, if the pattern is one.
  public var name: String? {
    if case .identifier(let name) = pattern { name } else { nil }
  }

  /// Whether a getter, or what replaces it, is declared.
  public var isComputed: Bool { accessors.contains(where: \.isReader) }

  /// Whether a setter, or what replaces it, is declared.
  public var hasSetter: Bool { accessors.contains(where: \.isWriter) }
}

/// An accessor of a variable or subscript.
public struct Accessor: Sendable {
  /// The kinds of accessors.
  public enum Kind: String, Sendable, CaseIterable {
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

  /// The kind.
  public var kind: Kind

  /// The attributes in source order.
  public var attributes: [Attribute] = []

  /// The modifiers, such as `mutating` or `nonmutating`.
  public var modifiers: [Modifier] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// Creates an accessor.
  public init(kind: Kind, effects: Effects = Effects()) {
    self.kind = kind
    self.effects = effects
  }

  /// Whether the accessor has the modifier.
  public func hasModifier(_ name: String) -> Bool {
    for modifier in modifiers where modifier.name == name { return true }
    return false
  }

  /// Whether the accessor gives a value.
  public var isReader: Bool {
    switch kind {
    case .get, .read, .underscoredRead, .borrow: true
    default: false
    }
  }

  /// Whether the accessor changes the value.
  public var isWriter: Bool {
    switch kind {
    case .set, .modify, .underscoredModify, .mutate: true
    default: false
    }
  }
}

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
