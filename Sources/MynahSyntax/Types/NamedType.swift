/// A chain of identifiers that names a type, such as `Swift.Array<Int>.Index`.
public struct NamedType: Hashable, Sendable {
  /// One identifier of a chain, with its generic arguments.
  public struct Component: Hashable, Sendable {
    /// The module of a module selector, such as the `M` in `M::Name`.
    public var moduleSelector: String?

    /// The identifier, with its backticks if the source has them.
    public var name: String

    /// The generic arguments, which can be empty.
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

  /// The identifiers from the outermost to the innermost.
  ///
  /// A parsed type has at least one identifier.
  public var components: [Component]

  /// Creates a chain of identifiers.
  public init(components: some Sequence<Component>) {
    self.components = Array(components)
  }

  /// Creates a chain of identifiers without generic arguments.
  public init(path: some Sequence<String>) {
    components = path.map { Component($0) }
  }

  /// Creates a chain of one identifier.
  public init(_ name: String, _ genericArguments: [TypeSyntax] = []) {
    components = [Component(name, genericArguments)]
  }

  /// The identifiers without generic arguments.
  public var path: [String] { components.map(\.name) }

  /// The first identifier, without generic arguments.
  public var firstName: String { components[0].name }

  /// The last identifier, with its generic arguments.
  public var last: Component { components[components.count - 1] }

  /// The identifiers joined by periods, without generic arguments.
  public var name: String {
    if components.count == 1 { firstName } else { path.joined(separator: ".") }
  }

  /// The identifier, or nil if there are several identifiers or generic arguments.
  public var simpleName: String? {
    guard components.count == 1, components[0].genericArguments.isEmpty else { return nil }
    return components[0].name
  }

  /// A Boolean value that indicates whether any identifier of the chain has generic arguments.
  public var hasGenericArguments: Bool {
    for component in components where !component.genericArguments.isEmpty { return true }
    return false
  }
}

/// An element of a tuple type or a parameter of a function type.
public struct TupleTypeElement: Hashable, Sendable {
  /// The label, such as the `x` in `(x: Int)` or the `_` in `(_ x: Int)`.
  public var label: String?

  /// The second name, such as the `x` in `(_ x: Int)`.
  public var name: String?

  /// The type.
  public var type: TypeSyntax

  /// A Boolean value that indicates whether the type is followed by `...`.
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

/// A function type with its parameters, effects, and result.
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

/// An attribute of a declaration, parameter, or type, such as `@available(macOS 13, *)`.
public struct Attribute: Hashable, Sendable, CustomStringConvertible {
  /// The type after the `@`, or the name of a built-in attribute.
  public var type: NamedType

  /// The text in parentheses, or nil if there aren't any.
  public var arguments: String?

  /// The condition of the enclosing `#if` clause, if the clause contains only attributes.
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

  /// The attribute as source text, without its condition.
  public var description: String { "@\(type)" + (arguments.map { "(\($0))" } ?? "") }
}

/// The effects of a function, accessor, or function type.
public struct Effects: Hashable, Sendable, CustomStringConvertible {
  /// The ways in which a function can suspend.
  public enum Suspension: Hashable, Sendable {
    /// A function that doesn't suspend.
    case none

    /// An `async` function.
    case async

    /// A `reasync` function, which suspends only if its arguments do.
    case reasync
  }

  /// The ways in which a function can throw.
  public enum Throwing: Hashable, Sendable {
    /// A function that doesn't throw.
    case none

    /// A function with `throws`, or with `throws(E)` and the type of its errors.
    case `throws`(TypeSyntax?)

    /// A `rethrows` function, which throws only if its arguments do.
    case `rethrows`
  }

  /// The way in which the function suspends.
  public var suspension: Suspension

  /// The way in which the function throws.
  public var throwing: Throwing

  /// Creates effects, which are empty by default.
  public init(suspension: Suspension = .none, throwing: Throwing = .none) {
    self.suspension = suspension
    self.throwing = throwing
  }

  /// A Boolean value that indicates whether the effects are empty.
  public var isEmpty: Bool { suspension == .none && throwing == .none }

  /// A Boolean value that indicates whether a call can need `await`.
  public var isAsync: Bool { suspension != .none }

  /// A Boolean value that indicates whether a call can need `try`.
  public var isThrowing: Bool { throwing != .none }

  /// The type in `throws(E)`.
  public var thrownType: TypeSyntax? {
    if case .throws(let type) = throwing { type } else { nil }
  }

  /// The effects as source text such as `async throws(E)`, or an empty string without effects.
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
