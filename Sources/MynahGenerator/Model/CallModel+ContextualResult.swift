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

  /// Whether the result could be a pattern, so that `given` and `verify` could take the `async` call for it.
  var isMistakenForItsPattern: Bool {
    guard isAsync, constraints == nil, let result = contextualResult else { return false }
    let constraint = result.inheritedType?.description ?? "Any"
    return ["Any", "Copyable", "Escapable", "Sendable", "SendableMetatype", "~Copyable"]
      .contains(constraint)
  }
}
