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
    case unsafeAddress
    case unsafeMutableAddress
    case addressWithOwner
    case addressWithNativeOwner
    case mutableAddressWithOwner
    case mutableAddressWithNativeOwner
  }

  /// The kind.
  public var kind: Kind

  /// The attributes in source order.
  public var attributes: [Attribute] = []

  /// The modifiers, such as `mutating` or `nonmutating`.
  public var modifiers: [Modifier] = []

  /// The effects.
  public var effects: Effects = Effects()

  /// The name in parentheses, such as the `new` of `set(new)`.
  public var parameterName: String?

  /// Whether there is a body.
  public var hasBody: Bool = false

  /// Whether the braces hold the getter's statements without the word `get`.
  public var isImplicit: Bool = false

  /// Creates an accessor.
  public init(
    kind: Kind, effects: Effects = Effects(), hasBody: Bool = false, isImplicit: Bool = false
  ) {
    self.kind = kind
    self.effects = effects
    self.hasBody = hasBody
    self.isImplicit = isImplicit
  }

  /// Whether the accessor has the modifier.
  public func hasModifier(_ name: String) -> Bool {
    for modifier in modifiers where modifier.name == name { return true }
    return false
  }

  /// Whether the accessor gives a value.
  public var isReader: Bool {
    switch kind {
    case .get, .read, .underscoredRead, .borrow, .unsafeAddress, .addressWithOwner,
      .addressWithNativeOwner:
      true
    default: false
    }
  }

  /// Whether the accessor changes the value.
  public var isWriter: Bool {
    switch kind {
    case .set, .modify, .underscoredModify, .mutate, .unsafeMutableAddress,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
      true
    default: false
    }
  }
}
