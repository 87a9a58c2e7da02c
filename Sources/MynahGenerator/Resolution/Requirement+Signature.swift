internal import MynahSyntax

extension Requirement {
  /// The base name, which requirements with the same signature have in common.
  var name: String {
    switch declaration {
    case .function(let function): function.name
    case .variable(let variable): variable.bindings.first?.name ?? ""
    case .subscript: "subscript"
    case .initializer: "init"
    default: ""
    }
  }

  /// The name with the labels of the parameters, such as `fly(to:)`.
  var displayName: String { declaration.displayName(name) }

  /// The parameters; empty for properties.
  var parameters: [Parameter] { declaration.parameters }

  /// The types of the arguments and of the result or property.
  var types: [TypeSyntax] {
    if case .variable(let variable) = declaration {
      return variable.bindings.prefix(1).compactMap(\.type)
    }
    return parameters.map(\.type) + [declaration.interface?.result].compactMap(\.self)
  }

  /// A Boolean value that indicates whether a member that fulfills this requirement fulfills the other
  /// requirement too, but not the other way round.
  func isStronger(than other: Requirement) -> Bool {
    // The package's own declaration knows more than the standard library's.
    if !origin.module.isToolchain, other.origin.module.isToolchain { return true }
    if isSettable != other.isSettable { return isSettable }
    return other.isThrowing && !isThrowing
  }

  private var isSettable: Bool {
    switch declaration {
    case .variable(let variable): variable.bindings.contains(where: \.hasSetter)
    case .subscript(let declaration): declaration.accessors.contains(where: \.isWriter)
    default: false
    }
  }

  private var isThrowing: Bool {
    if case .variable(let variable) = declaration {
      return variable.bindings.contains { $0.accessors.contains(where: \.effects.isThrowing) }
    }
    return declaration.interface?.effects.isThrowing ?? false
  }
}
