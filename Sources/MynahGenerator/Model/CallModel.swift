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

  /// What the types ask of the generic parameters, where an alias must say it.
  var impliedConstraints: [GenericRequirement] = []

  /// Whether a call on an object could mean another requirement, to which values are sent, or which asks for
  /// less.
  var isOtherElsewhere = false

  /// Whether a type in it is one that no existential value of the protocol knows.
  var hasDeducedType = false

  /// Whether it suspends and runs where its caller does.
  var staysWithCaller = false

  /// Whether the declaration is deprecated, and a type in it is too.
  var mentionsDeprecated = false

  /// Whether the result's type has the alias of a function's type that names what is thrown.
  var returnsThrowingAlias = false

  /// The type of a stub's closure as it is written, once an emitter has asked for it.
  var writtenFunction: String?

  /// The type of the mocked member as expressions name it in the mock, once an emitter has asked for it.
  var writtenExpression: String?

  /// The actor on which alone some of the arguments can be compared; nil where all can be anywhere.
  var comparingActor: Attribute?

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
  var isGeneric: Bool { !genericParameters.isEmpty }

  /// Whether the mocked member is made where it is called, and not with the mock.
  ///
  /// So it is where the types are known only there, and where only there Swift does not warn of them.
  var isInFamily: Bool { isGeneric || mentionsDeprecated }

  /// Whether the log or a stub can not keep what a call takes or returns.
  var isUnkept: Bool {
    result.traits.contains(.noncopyable) || parameters.contains(where: \.isUnrecorded)
  }

  /// Whether nobody makes the call, for there is nothing to pass, as where a `Never` is asked for: Swift
  /// warns of each statement in the body, and asks for none.
  var isUncallable: Bool {
    parameters.contains { $0.isUninhabited && $0.kind != .autoclosure && !$0.isRepeated }
  }

  /// Whether the call can be passed on to another object as it is, which takes all of its arguments one
  /// by one.
  var canBePassedOn: Bool {
    fallback == nil && effects.rethrowing != .muted && !isUnkept && !isOtherElsewhere
      && !hasDeducedType
      && !hasUnknownFailure && !hasUnknownThrower
      && parameters.count(where: { $0.type.hasSpecifier("isolated") }) < 2
      && !parameters.contains(where: isHeldBack)
  }

  /// Whether callers say by an argument where the call runs.
  var takesIsolation: Bool { parameters.contains { $0.type.hasSpecifier("isolated") } }

  /// Whether an argument can not be passed on to another object.
  private func isHeldBack(_ parameter: ParameterModel) -> Bool {
    if parameter.isRepeated || parameter.isChangedActor || parameter.type.mentionsPack {
      return true
    }
    if parameter.isSentOn, parameter.type.holdsProtocolType { return true }
    guard parameter.kind == .nonEscaping else { return false }
    return parameter.isSentOn
      && (parameter.type.isIsolatedDynamically || staysWithCaller && isBesideOthers(parameter))
      || swallowsErrors && (parameter.isSentOn || parameter.isSent)
  }

  /// Whether another argument might not be sendable, as it must be within what a closure is sent from, for that
  /// does not run with the caller.
  private func isBesideOthers(_ parameter: ParameterModel) -> Bool {
    parameters.contains { $0.name != parameter.name && !$0.type.isPlainlySendable }
  }

  /// Whether only what an argument throws when it is evaluated has the type of a generic parameter.
  private var hasUnknownThrower: Bool {
    parameters.contains { parameter in
      guard parameter.type.isAutoclosure, let thrown = parameter.function?.effects.thrownType else {
        return false
      }
      return genericParameters.contains { thrown.mentions($0.name) }
    }
  }

  /// Whether only what is thrown has the type of a generic parameter, so that no call can tell it.
  var hasUnknownFailure: Bool {
    guard let failure = effects.typedFailure else { return false }
    return genericParameters.map(\.name).contains { name in
      failure.mentions(name) && !parameters.contains { $0.type.mentions(name) }
        && result.type?.mentions(name) != true
        && constraints?.requirements.contains(where: { $0.equates(name) }) != true
    }
  }

  /// The closures that must be kept while they are sent to a stub's closure, or on to another object, or
  /// while another closure hands functions on to them.
  ///
  /// - Parameter isPassedOn: Whether the call can be passed on.
  func sentClosures(isPassedOn: Bool) -> [ParameterModel] {
    parameters.filter { parameter in
      parameter.kind == .nonEscaping
        && (parameter.isSent || isPassedOn && parameter.isSentOn
          || effects.isRethrowing && parameter.takesNonEscaping)
    }
  }

  /// The statements with which a stub's closure is called while some values are sent there and back.
  var sentValues: [String] {
    parameters.compactMap { parameter in
      parameter.sentName.map { name in
        "var \(name): \(parameter.value) = _sent(\(parameter.name));"
          + " defer { \(parameter.name) = _sent(\(name)) }"
      }
    }
  }

  /// Sends the arguments of an `async` member from its actor to the stub's closure, which belongs to
  /// none.
  func sendArguments() {
    for index in parameters.indices where parameters[index].mustBeSent {
      parameters[index].isSent = true
      if parameters[index].kind == .inout {
        parameters[index].sentName = ownName("sent\(index + 1)")
      }
    }
    if parameters.contains(where: { $0.isSent && $0.takesWhatIsNotSent }) {
      effects.muteRethrownErrors()
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
