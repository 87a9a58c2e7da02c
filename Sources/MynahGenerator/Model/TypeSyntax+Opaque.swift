internal import MynahSyntax

extension TypeSyntax {
  /// The same type with every `some Constraint` in it replaced by what `replacement` makes of the
  /// constraint.
  func replacingOpaque(_ replacement: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .opaque(let constraint): return replacement(constraint)
    // A function type can return an opaque type, but it can't take one.
    case .function(var function):
      function.result = function.result.replacingOpaque(replacement)
      return .function(function)
    case .existential, .composition: return self
    default: return mappingParts { $0.replacingOpaque(replacement) }
    }
  }
}
