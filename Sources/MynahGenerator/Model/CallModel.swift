internal import MynahSyntax

/// A call that a member answers: what the mock stores of it and how it passes it on.
///
/// It is a class because so much refers to it, and to copy it is to copy some fifteen references.
/// ``MemberBuilder`` is the only one to change it, before anyone else knows it; and only the thread that
/// writes the mock asks for what is written of it.
final class CallModel: @unchecked Sendable {
  enum Kind: String {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
    case closure

    /// Whether a call assigns a value.
    var isSetter: Bool { self == .setter || self == .subscriptSetter }
  }

  /// What is returned where no stub answers, and that is no failure.
  enum Fallback {
    /// The name of the mock.
    case mockName

    /// What the superclass returns.
    case superclass
  }

  var kind: Kind

  /// The full name, as in `fly(to:speed:)`.
  var displayName: String

  /// The name of the stored property that holds the mocked member.
  var storageName = ""

  /// Whether the stored property is that of another member, which `given` and `verify` take for this
  /// one too.
  var isTwin = false

  /// The parameters; a setter's new value comes last.
  var parameters: [ParameterModel]

  var effects: CallEffects

  var result: ResultModel

  /// What is returned where no stub answers; nil where that is a failure.
  var fallback: Fallback?

  /// The generic parameters, those of opaque parameters included.
  var genericParameters: [GenericParameter] = []

  /// The constraints on the generic parameters; nil where there are none.
  var constraints: GenericWhereClause?

  /// Whether it suspends and runs where its caller does.
  var staysWithCaller = false

  /// The type of a stub's closure as it is written, once an emitter has asked for it.
  var writtenFunction: String?

  /// The type of the mocked member as expressions name it in the mock, once an emitter has asked for it.
  var writtenExpression: String?

  /// Whether some of the arguments can only be compared on the main actor, to which their module is isolated
  /// by default.
  var isComparedOnMainActor = false

  /// A Boolean value that indicates whether some of the types can only be named on the main actor.
  var isBoundToMainActor = false

  /// A Boolean value that indicates whether the pattern belongs to the actor of the mock, because it names a
  /// type or a default value of that actor.
  var isPatternIsolated: Bool {
    isBoundToMainActor || parameters.contains { $0.defaultValue?.hasPrefix(".") == true }
  }

  /// A Boolean value that indicates whether the type of the stored property can only be named on the main actor.
  var isStoredOnMainActor: Bool { isBoundToMainActor && !isGeneric }

  init(
    kind: Kind, displayName: String, parameters: [ParameterModel], effects: CallEffects,
    result: ResultModel
  ) {
    self.kind = kind
    self.displayName = displayName
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }

  var isAsync: Bool { effects.isAsync }
  var isThrowing: Bool { effects.isThrowing }

  /// Whether the call is generic, so that the mocked member is made where it's called.
  var isGeneric: Bool { !genericParameters.isEmpty }

  /// Whether the log or a stub can not keep what a call takes or returns.
  var isUnkept: Bool {
    result.traits.contains(.noncopyable) || parameters.contains(where: \.isUnrecorded)
  }

  /// A Boolean value that indicates whether the call can be forwarded to an object with the same arguments.
  ///
  /// No object can take a closure's calls.
  var canBePassedOn: Bool {
    kind != .closure && fallback == nil && effects.rethrowing != .muted && !isUnkept
      && !hasUnknownFailure && !swallowsErrors
      && !parameters.contains {
        $0.isRepeated || $0.type.mentionsPack || $0.isSentOn && $0.kind == .nonEscaping
      }
  }

  /// Whether callers say by an argument where the call runs.
  var takesIsolation: Bool { parameters.contains { $0.type.hasSpecifier("isolated") } }

  /// Whether only what is thrown has the type of a generic parameter, so that no call can tell it.
  var hasUnknownFailure: Bool {
    guard let failure = effects.typedFailure else { return false }
    return genericParameters.map(\.name).contains { name in
      failure.mentions(name) && !parameters.contains { $0.type.mentions(name) }
        && result.type?.mentions(name) != true
        && constraints?.requirements.contains(where: { $0.equates(name) }) != true
    }
  }

  /// Sends the arguments of an `async` member from its actor to the stub's closure, which isn't isolated.
  func sendArguments() {
    for index in parameters.indices where parameters[index].mustBeSent {
      parameters[index].isSent = true
      // A closure that notes what another one throws can't be sent with it.
      if parameters[index].rethrown != nil { effects.muteRethrownErrors() }
    }
  }

  /// Whether a call suspends and has no result.
  var isAsyncAction: Bool { kind == .method && isAsync && result.isVoid }

  /// Whether `given` and `verify` could take a call for an assignment: both are Void.
  var isMistakenForAssignment: Bool { kind == .method && result.isVoid && !parameters.isEmpty }

  /// Whether the pattern needs a generic parameter of its own.
  ///
  /// Where all overloads of a name are not generic, or only in their results, the compiler tries the one
  /// that fits exact arguments best, and looks no further: it would take the call itself for an
  /// assignment, or for a property.
  var needsGenericPattern: Bool {
    isMistakenForAssignment && (!isGeneric || parameters.contains(where: \.hasOptionalRival))
      || contextualResult != nil
  }
}

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
    return !closures.isEmpty && closures.allSatisfy { $0.parameters.allSatisfy(\.canBeHandedOn) }
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

/// What a call returns.
struct ResultModel {
  /// What makes a result another one than most are.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It can not be copied, so that a stub hands it over in a `NonCopyableResult`.
    static let noncopyable = Traits(rawValue: 1)

    /// It is `sending`, which what a stub returns is not known to be.
    static let sending = Traits(rawValue: 2)

    /// It is the type that the member is called on, which is the mock.
    static let own = Traits(rawValue: 4)
  }

  /// The type as the declaration writes it; nil where there is none.
  let declared: TypeSyntax?

  /// The type of the value, without what says how it is returned; nil where there is none.
  let type: TypeSyntax?

  var traits: Traits = []

  /// Whether nothing is returned.
  var isVoid: Bool { type?.isVoid ?? true }

  init(_ declared: TypeSyntax?) {
    guard let declared, !declared.isVoid else {
      (self.declared, type) = (nil, nil)
      return
    }
    self.declared = declared
    type =
      declared.removing(specifiers: { !$0.isPartOfType }).withoutImplicitUnwrapping
      .withoutBlocks
  }
}
