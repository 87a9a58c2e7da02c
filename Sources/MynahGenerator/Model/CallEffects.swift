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
