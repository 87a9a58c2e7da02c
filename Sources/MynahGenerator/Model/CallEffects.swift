internal import MynahSyntax

/// The effects of a call.
struct CallEffects {
  /// The errors that a call can throw.
  enum Failure: Equatable {
    case never

    /// Any error, written with the module of `Error` if another type has the same name.
    case any(isQualified: Bool)

    /// Errors of the type that `throws` names.
    case typed(TypeSyntax)
  }

  /// The way a mock treats errors that the closure arguments of a rethrowing declaration throw.
  enum Rethrowing {
    /// The declaration doesn't rethrow.
    case none

    /// The mock rethrows the errors.
    case propagated

    /// The mock's declaration doesn't throw.
    ///
    /// It still fulfills the requirement, but it can't forward calls.
    case nonthrowing
  }

  /// The effects of the mock's declaration.
  var declared: Effects

  let failure: Failure

  /// The way the mock treats errors that its closure arguments throw.
  var rethrowing = Rethrowing.none

  /// A Boolean value that indicates whether a stub's closure must be `nonisolated(nonsending)`.
  ///
  /// The call then runs in its caller's isolation, which isn't the default in the mock's module.
  var isCallerIsolated = false

  /// A Boolean value that indicates whether the mock rethrows the errors of its closure arguments.
  var isRethrowing: Bool { rethrowing == .propagated }

  /// A Boolean value that indicates whether the mock's declaration has no effects.
  var isEmpty: Bool { declared.isEmpty }

  /// A Boolean value that indicates whether the call is `async`.
  var isAsync: Bool { declared.isAsync }

  var isThrowing: Bool { failure != .never }

  /// A Boolean value that indicates whether the call can throw any error.
  var throwsAny: Bool {
    if case .any = failure { true } else { false }
  }

  /// The type of the errors, or nil if `throws` doesn't name a type.
  var typedFailure: TypeSyntax? {
    if case .typed(let type) = failure { type } else { nil }
  }

  /// Makes a rethrowing declaration nonthrowing.
  mutating func makeNonthrowing() {
    guard isRethrowing else { return }
    rethrowing = .nonthrowing
    declared.throwing = .none
  }
}

extension CallEffects.Failure {
  /// Creates the failure for the type that `throws` names.
  ///
  /// The type `any Error` is the same as `throws` without a type.
  init(thrown type: TypeSyntax) {
    if type == .existential(.identifier("Error")) {
      self = .any(isQualified: false)
    } else {
      self = .typed(type)
    }
  }
}

extension CallModel {
  /// A Boolean value that indicates whether the mock can rethrow errors of its closure arguments.
  ///
  /// To rethrow, the mock wraps each argument in a closure that calls the argument and records its
  /// error. An initializer of a class doesn't need this because it passes the arguments to the
  /// superclass.
  var canRethrow: Bool {
    let closures = parameters.compactMap(\.rethrown)
    return !closures.isEmpty && closures.allSatisfy { $0.parameters.allSatisfy(\.canBePassedOn) }
  }
}

extension ParameterModel {
  /// The type of the closure whose errors the declaration may rethrow, if any.
  ///
  /// Variadic and `inout` closures don't count. Callers of a rethrowing declaration don't have to
  /// expect their errors.
  var rethrown: FunctionTypeSyntax? {
    guard !isRepeated, kind != .inout, let function = function ?? wrappedFunction,
      function.effects.isThrowing, function.effects.thrownType?.isStandard("Never") != true
    else { return nil }
    return function
  }
}

extension TupleTypeElement {
  /// A Boolean value that indicates whether a closure can pass its parameter on to another closure.
  fileprivate var canBePassedOn: Bool {
    !type.withoutAttributes.isPackExpansion && !isVariadic
      && type.specifiers.allSatisfy { $0.name == "inout" || $0.name == "sending" }
  }
}
