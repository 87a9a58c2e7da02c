internal import MynahSyntax

extension TypeSyntax {
  /// The same type with every `some Constraint` in it replaced by what `replacement` makes of the
  /// constraint.
  func replacingOpaque(_ replacement: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .opaque(let constraint): replacement(constraint)
    case .optional(let wrapped): .optional(wrapped.replacingOpaque(replacement))
    case .implicitlyUnwrappedOptional(let wrapped):
      .implicitlyUnwrappedOptional(wrapped.replacingOpaque(replacement))
    case .array(let element): .array(element.replacingOpaque(replacement))
    case .dictionary(let key, let value):
      .dictionary(
        key: key.replacingOpaque(replacement), value: value.replacingOpaque(replacement))
    case .tuple(let elements):
      .tuple(
        elements.map { element in
          var copy = element
          copy.type = element.type.replacingOpaque(replacement)
          return copy
        })
    case .metatype(let instance): .metatype(instance.replacingOpaque(replacement))
    case .attributed(let type, let specifiers, let attributes):
      .attributed(
        type.replacingOpaque(replacement), specifiers: specifiers, attributes: attributes)
    case .named(let name): .named(name.replacingOpaque(replacement))
    case .function(let function): .function(function.replacingOpaque(replacement))
    default: self
    }
  }
}

extension FunctionTypeSyntax {
  /// Only what a closure returns can be opaque.
  fileprivate func replacingOpaque(
    _ replacement: (TypeSyntax) -> TypeSyntax
  ) -> FunctionTypeSyntax {
    var copy = self
    copy.result = result.replacingOpaque(replacement)
    return copy
  }
}

extension NamedType {
  fileprivate func replacingOpaque(_ replacement: (TypeSyntax) -> TypeSyntax) -> NamedType {
    var copy = self
    for index in copy.components.indices {
      copy.components[index].genericArguments = copy.components[index].genericArguments.map {
        $0.replacingOpaque(replacement)
      }
    }
    return copy
  }
}
