internal import MynahSyntax

extension CallModel {
  /// The names of the generic parameters.
  var genericNames: [String] { genericParameters.map(\.name) }

  /// The generic parameter that is the result, optional or not, where no argument tells it; nil
  /// elsewhere.
  ///
  /// Such a result can be anything that a context asks for, also what `given` and `verify` take of
  /// properties and assignments.
  var contextualResult: GenericParameter? {
    guard isGeneric, var type = result.type?.withoutAttributes else { return nil }
    while let wrapped = type.wrappedType { type = wrapped.withoutAttributes }
    guard let name = type.namedType?.simpleName,
      !parameters.contains(where: { $0.type.mentions(name) })
    else { return nil }
    return genericParameters.first { $0.name == name && $0.kind == .type }
  }

  /// Whether the context of `given` and `verify` could choose the `async` call itself, which the
  /// compiler prefers to a pattern that is not `async`.
  var isMistakenForItsPattern: Bool {
    guard isAsync, let result = contextualResult else { return false }
    return constraints == nil && result.inheritedType?.isMarker != false
  }
}

extension TypeSyntax {
  /// Whether the patterns of Mynah could be what must conform to this.
  fileprivate var isMarker: Bool {
    switch self {
    case .composition(let parts): parts.allSatisfy(\.isMarker)
    case .suppressed: true
    case .named(let name):
      ["Any", "Copyable", "Escapable", "Sendable", "SendableMetatype"].contains(
        name.components.last?.name ?? "")
    default: false
    }
  }
}
