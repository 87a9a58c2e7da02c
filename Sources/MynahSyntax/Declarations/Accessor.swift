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
