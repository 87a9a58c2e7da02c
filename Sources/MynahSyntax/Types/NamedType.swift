/// A chain of identifiers that names a type, such as `Swift.Array<Int>.Index`.
public struct NamedType: Hashable, Sendable {
  /// One identifier of a chain, with its generic arguments.
  public struct Component: Hashable, Sendable {
    /// The module of a module selector, such as the `M` of `M::Name`.
    public var moduleSelector: String?

    /// The identifier, with its back-ticks if it was written with them.
    public var name: String

    /// The generic arguments; empty if there are none.
    public var genericArguments: [TypeSyntax]

    /// Creates a component.
    public init(
      _ name: String, _ genericArguments: [TypeSyntax] = [], moduleSelector: String? = nil
    ) {
      self.name = name
      self.genericArguments = genericArguments
      self.moduleSelector = moduleSelector
    }
  }

  /// The identifiers from the outermost to the innermost; never empty in a parsed type.
  public var components: [Component]

  /// Creates a chain.
  public init(components: [Component]) {
    self.components = components
  }

  /// Creates a chain of one identifier.
  public init(_ name: String, _ genericArguments: [TypeSyntax] = []) {
    components = [Component(name, genericArguments)]
  }

  /// The identifiers joined by periods, without generic arguments.
  public var name: String {
    if components.count == 1 { return components[0].name }
    var text = ""
    for component in components {
      if !text.isEmpty { text += "." }
      text += component.name
    }
    return text
  }

  /// The only identifier, if there is one and it has no generic arguments.
  public var simpleName: String? {
    guard components.count == 1, components[0].genericArguments.isEmpty else { return nil }
    return components[0].name
  }

  /// Whether some identifier of the chain has generic arguments.
  public var hasGenericArguments: Bool {
    for component in components where !component.genericArguments.isEmpty { return true }
    return false
  }
}

/// An element of a tuple type or a parameter of a function type.
public struct TupleTypeElement: Hashable, Sendable {
  /// The label, such as the `x` of `(x: Int)` or the `_` of `(_ x: Int)`.
  public var label: String?

  /// The second name, such as the `x` of `(_ x: Int)`.
  public var name: String?

  /// The type.
  public var type: TypeSyntax

  /// Whether the type is followed by `...`.
  public var isVariadic: Bool

  /// Creates an element.
  public init(
    label: String? = nil, name: String? = nil, type: TypeSyntax, isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
  }
}

/// The type of a function: its parameters, effects and result.
public struct FunctionTypeSyntax: Hashable, Sendable {
  /// The parameters.
  public var parameters: [TupleTypeElement]

  /// The effects.
  public var effects: Effects

  /// The type after the arrow.
  public var result: TypeSyntax

  /// Creates a function type.
  public init(
    parameters: [TupleTypeElement], effects: Effects = Effects(), result: TypeSyntax
  ) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}

/// A word before a type, such as `inout` or `nonisolated(nonsending)`.
public struct TypeSpecifier: Hashable, Sendable, CustomStringConvertible {
  /// The word.
  public var name: String

  /// The text in parentheses, such as `nonsending`.
  public var detail: String?

  /// Creates a specifier.
  public init(_ name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }

  /// The specifier as it is written.
  public var description: String { detail.map { "\(name)(\($0))" } ?? name }
}

/// An attribute of a declaration, parameter or type, such as `@available(macOS 13, *)`.
public struct Attribute: Hashable, Sendable, CustomStringConvertible {
  /// The type after the `@`; for a built-in attribute it is its name.
  public var type: NamedType

  /// The text between the parentheses, or nil if there are none.
  public var arguments: String?

  /// The condition of the `#if` clause that the attribute alone is in.
  public var condition: String?

  /// Creates an attribute.
  public init(_ type: NamedType, arguments: String? = nil, condition: String? = nil) {
    self.type = type
    self.arguments = arguments
    self.condition = condition
  }

  /// Creates an attribute.
  public init(_ name: String, arguments: String? = nil) {
    self.init(NamedType(name), arguments: arguments)
  }

  /// The name after the `@`, without generic arguments.
  public var name: String { type.name }

  /// The attribute as it is written, without its condition.
  public var description: String { "@\(type)" + (arguments.map { "(\($0))" } ?? "") }
}

/// The effects of a function, accessor or function type.
public struct Effects: Hashable, Sendable, CustomStringConvertible {
  /// Whether and how a function suspends.
  public enum Suspension: Hashable, Sendable {
    /// The function does not suspend.
    case none

    /// `async`.
    case async

    /// `reasync`: as the function's arguments do.
    case reasync
  }

  /// Whether and what a function throws.
  public enum Throwing: Hashable, Sendable {
    /// The function does not throw.
    case none

    /// `throws`, or `throws(E)` with the type.
    case `throws`(TypeSyntax?)

    /// `rethrows`: as the function's arguments do.
    case `rethrows`
  }

  /// Whether and how the function suspends.
  public var suspension: Suspension

  /// Whether and what the function throws.
  public var throwing: Throwing

  /// Creates effects; none if nothing is given.
  public init(suspension: Suspension = .none, throwing: Throwing = .none) {
    self.suspension = suspension
    self.throwing = throwing
  }

  /// Whether there is no effect at all.
  public var isEmpty: Bool { suspension == .none && throwing == .none }

  /// Whether a call needs `await`.
  public var isAsync: Bool { suspension != .none }

  /// Whether a call can need `try`.
  public var isThrowing: Bool { throwing != .none }

  /// The type of `throws(E)`.
  public var thrownType: TypeSyntax? {
    if case .throws(let type) = throwing { type } else { nil }
  }

  /// The effects as they are written, such as `async throws(E)`; empty if there are none.
  public var description: String {
    var text =
      switch suspension {
      case .none: ""
      case .async: "async"
      case .reasync: "reasync"
      }
    if !text.isEmpty && isThrowing { text += " " }
    switch throwing {
    case .none: break
    case .throws(nil): text += "throws"
    case .throws(let type?): text += "throws(\(type))"
    case .rethrows: text += "rethrows"
    }
    return text
  }
}
