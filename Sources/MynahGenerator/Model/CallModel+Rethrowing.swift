internal import MynahSyntax

extension CallModel {
  /// Whether the mock can rethrow what the closures throw: whether it can pass a stub closures of its own
  /// that call these, and see what they throw.
  ///
  /// Initializers of classes pass theirs to the superclass as they are.
  var canRethrow: Bool {
    let closures = parameters.compactMap { parameter in
      parameter.type.functionType.map { (parameter, $0) }
    }.filter { $1.effects.isThrowing }
    return !closures.isEmpty
      && closures.allSatisfy { parameter, function in
        parameter.kind != .variadic && function.parameters.allSatisfy(\.canBeHandedOn)
      }
  }
}

extension TupleTypeElement {
  /// Whether a closure can hand its parameter on to another closure.
  fileprivate var canBeHandedOn: Bool {
    if case .packExpansion = type.withoutAttributes { return false }
    return !isVariadic && type.specifiers.allSatisfy { $0.name == "inout" || $0.name == "sending" }
  }
}
