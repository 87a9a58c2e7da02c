internal import MynahSyntax

extension CallModel {
  /// Whether the mock can rethrow what the closures throw: whether it can pass a stub closures of its own
  /// that call these, and see what they throw.
  ///
  /// Initializers of classes pass theirs to the superclass as they are.
  var canRethrow: Bool {
    let closures = parameters.compactMap(\.rethrown)
    return !closures.isEmpty
      && closures.allSatisfy { $0.parameters.allSatisfy(\.canBeHandedOn) }
  }
}

extension ParameterModel {
  /// The type of the closure whose errors the declaration may rethrow; nil where it takes none that
  /// throws.
  ///
  /// Who calls a declaration that rethrows need not expect what variadic closures throw, nor one that can
  /// be changed.
  var rethrown: FunctionTypeSyntax? {
    guard !isRepeated, kind != .inout, let function = function ?? wrappedFunction,
      function.effects.isThrowing, function.effects.thrownType?.isStandard("Never") != true
    else { return nil }
    return function
  }
}

extension TupleTypeElement {
  /// Whether a closure can hand its parameter on to another closure.
  fileprivate var canBeHandedOn: Bool {
    if case .packExpansion = type.withoutAttributes { return false }
    return !isVariadic && type.specifiers.allSatisfy { $0.name == "inout" || $0.name == "sending" }
  }
}
