internal import MynahSyntax

/// What a call does beside returning.
struct CallEffects {
  /// What a call throws.
  enum Failure: Equatable {
    case never

    /// Any error, written with the module of `Error` where another type has the name.
    case any(isQualified: Bool)

    /// Errors of the type that `throws` names.
    case typed(TypeSyntax)
  }

  /// What a mock does with what closures throw that the mocked declaration rethrows.
  enum Rethrowing {
    /// Nothing: the declaration does not rethrow.
    case none

    /// It rethrows too.
    case passedOn

    /// It throws nothing, which fulfils the requirement too, but can not pass a call on.
    case muted
  }

  /// The effects as the mock's declaration writes them.
  var declared: Effects

  let failure: Failure

  /// What the mock does with what its closures throw.
  var rethrowing = Rethrowing.none

  /// Whether the call runs where its caller does, as a stub's closure must then too.
  var staysWithCaller = false

  /// Whether the mock rethrows what its closures throw.
  var isRethrowing: Bool { rethrowing == .passedOn }

  /// Whether the mock's declaration has no effects.
  var isEmpty: Bool { declared.isEmpty }

  /// Whether a call suspends.
  var isAsync: Bool { declared.isAsync }

  var isThrowing: Bool { failure != .never }

  /// Whether a call can throw any error.
  var throwsAny: Bool {
    if case .any = failure { true } else { false }
  }

  /// The type of the errors where `throws` names one.
  var typedFailure: TypeSyntax? {
    if case .typed(let type) = failure { type } else { nil }
  }
}

extension CallEffects {
  /// Lets a declaration that rethrows throw nothing.
  mutating func muteRethrownErrors() {
    guard isRethrowing else { return }
    rethrowing = .muted
    declared.throwing = .none
  }
}

extension CallEffects.Failure {
  /// What the type behind `throws` says; a type that is spelled out can be one of the plain kinds.
  init(thrown type: TypeSyntax) {
    self = type == .existential(.identifier("Error")) ? .any(isQualified: false) : .typed(type)
  }
}

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
