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
