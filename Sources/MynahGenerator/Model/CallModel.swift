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
  var isMistakenForAssignment: Bool {
    kind == .method && result.isVoid && !parameters.isEmpty
  }

  /// Whether the pattern needs a generic parameter of its own.
  ///
  /// Where all overloads of a name are not generic, or only in their results, the compiler tries the one
  /// that fits exact arguments best, and looks no further: it would take the call itself for an
  /// assignment, or for a property.
  var needsGenericPattern: Bool {
    isMistakenForAssignment && !isGeneric || contextualResult != nil
  }
}
