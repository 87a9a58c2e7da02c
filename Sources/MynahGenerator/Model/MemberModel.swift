internal import MynahSyntax

/// A member of a mock: a declaration that is mocked.
struct MemberModel {
  /// Indirect, for members are passed around much more often than they are looked into.
  indirect enum Shape {
    case method(name: String, patternName: String, CallModel)
    case initializer(failability: String, CallModel)
    case property(name: String, getter: CallModel, setter: CallModel?)
    case `subscript`(getter: CallModel, setter: CallModel?)
  }

  let shape: Shape
  let isStatic: Bool

  /// The attributes and modifiers that the mock's declaration repeats, as in `nonisolated`.
  var prefixes: [String]

  /// Whether the declaration is isolated otherwise than its mock, by `nonisolated`.
  let isNonisolated: Bool

  /// Whether the declaration is isolated, but the mock's is not.
  ///
  /// It is so where a protocol without isolation requires it too. The mock can not call it on another
  /// object then.
  var isFreed = false

  /// The `#if` condition around the declaration.
  let condition: String?

  /// The protocol that declares the member, and where in its file.
  let origin: DeclaredType
  let position: SourcePosition

  /// The calls that the member answers: one, or a getter's and a setter's.
  var calls: [CallModel] {
    switch shape {
    case .method(_, _, let call), .initializer(_, let call): [call]
    case .property(_, let getter, let setter), .subscript(let getter, let setter):
      [getter] + (setter.map { [$0] } ?? [])
    }
  }
}

/// A call that a member answers: what the mock stores of it and how it passes it on.
///
/// It is a class because so much refers to it, and to copy it is to copy some fifteen references.
/// ``MemberBuilder`` is the only one to change it, before anyone else knows it; and only the thread that
/// writes the mock asks for the texts that are made when they are first wanted.
final class CallModel: @unchecked Sendable {
  enum Kind: String {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
  }

  let kind: Kind

  /// The full name, as in `fly(to:speed:)`.
  let displayName: String

  /// The name of the stored property that holds the mocked member.
  var storageName = ""

  /// Whether the stored property is that of another member, which `given` and `verify` take for this
  /// one too.
  var isTwin = false

  /// The parameters; a setter's new value comes last.
  var parameters: [ParameterModel]

  /// Whether a call suspends.
  let isAsync: Bool

  /// What a call throws: `Never`, `any Error` or the error of a typed `throws`.
  let failure: String

  /// The effects as the declaration writes them, as in `async throws`.
  let effects: String

  /// The result as the declaration writes it; nil where there is none.
  var declaredResult: String?

  /// The result's type.
  var result: String

  /// The result's type, not as text; nil where there is none.
  let resultType: TypeSyntax?

  /// Whether the result is `sending`, which what a stub returns is not known to be.
  var isResultSending = false

  /// Whether the result is the type that the member is called on, which is the mock.
  var isResultSelf = false

  /// Whether the declaration rethrows what its closures throw.
  ///
  /// That of a protocol's mock throws nothing, so that it can not pass a call on.
  let isRethrowing: Bool

  /// The closures that must be kept while they are sent to a stub's closure.
  var sentClosures: [String] = []

  /// Whether the call runs where its caller does, as a stub's closure must then too.
  var staysWithCaller = false

  /// Whether the result can not be copied, so that a stub hands it over in a `NonCopyableResult`.
  var isResultNoncopyable = false

  /// What is returned where no stub answers, as an expression; nil where that is a failure.
  var fallback: String?

  /// The generic parameters with their constraints, as in `<T: Decodable>`; empty where there are none.
  var genericClause = ""

  /// The generic parameters as arguments, in order, as in `["T", "repeat each U"]`.
  var genericArguments: [String] = []

  /// The names of the generic parameters, those of opaque parameters included.
  var genericNames: Set<String> = []

  /// The `where` clause, as in `where T: Hashable`; empty where there is none.
  var whereClause = ""

  init(
    kind: Kind, displayName: String, parameters: [ParameterModel], isAsync: Bool, failure: String,
    effects: String, declaredResult: String?, result: String, resultType: TypeSyntax?,
    isRethrowing: Bool
  ) {
    self.kind = kind
    self.displayName = displayName
    self.parameters = parameters
    self.isAsync = isAsync
    self.failure = failure
    self.effects = effects
    self.declaredResult = declaredResult
    self.result = result
    self.resultType = resultType
    self.isRethrowing = isRethrowing
  }

  var isGeneric: Bool { !genericClause.isEmpty }

  /// Whether the declaration is deprecated, and a type in it is too.
  var mentionsDeprecated = false

  /// Whether the mocked member is made where it is called, and not with the mock.
  ///
  /// So it is where the types are known only there, and where only there Swift does not warn of them.
  var isInFamily: Bool { isGeneric || mentionsDeprecated }

  /// Whether the log or a stub can not keep what a call takes or returns.
  var isUnkept: Bool { isResultNoncopyable || parameters.contains(where: \.isUnrecorded) }

  /// Sends the arguments of an `async` member from its actor to the stub's closure, which belongs to
  /// none.
  func sendArguments() {
    for index in parameters.indices where parameters[index].mustBeSent {
      let name = parameters[index].name
      if parameters[index].matcher == "_nonEscapingArgument" { sentClosures.append(name) }
      parameters[index].passed = "_sent(\(name))"
    }
  }

  /// Lets stubs hand the result over in a box.
  func setNoncopyableResult() {
    isResultNoncopyable = true
    result = "NonCopyableResult<\(result)>"
  }

  var isThrowing: Bool { failure != "Never" }

  /// Whether a call throws an error of a type that `throws` names.
  var isThrowingTyped: Bool { isThrowing && !failure.isAnyError }

  /// The type of what the log keeps of a call.
  var arguments: String {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].stored
    default: "(\(parameters.map(\.stored).joined(separator: ", ")))"
    }
  }

  /// The type of a stub's closure.
  private(set) lazy var function = function("")

  /// The type of a stub's closure with an attribute, which ends in a space.
  func function(_ attribute: String) -> String {
    let types = parameters.map(\.closureType).joined(separator: ", ")
    let place = staysWithCaller ? "nonisolated(nonsending) " : ""
    let suspends = isAsync ? "async " : ""
    let throwing =
      isThrowingTyped ? "throws(\(failure)) " : isThrowing ? "throws " : ""
    return "\(place)\(attribute)(\(types)) \(suspends)\(throwing)-> \(result)"
  }

  /// The generic arguments of the mocked member and of its pattern.
  private(set) lazy var memberType =
    "MockedMember<\(arguments), \(function), \(result), \(failure)>"

  /// The alias of the mocked member's type; nil where expressions can name the type itself.
  ///
  /// Swift 6.3 does not parse `nonisolated(nonsending)` in expressions.
  var memberAlias: String? {
    memberType.holds("nonisolated(nonsending)") ? "Member\(storageName)" : nil
  }

  /// The type of the mocked member as expressions name it.
  ///
  /// - Parameter prefix: What stands before an alias outside of the mock, as in `BirdMock.`.
  func memberExpression(prefix: String = "") -> String {
    guard let memberAlias else { return memberType }
    let arguments = genericArguments.isEmpty ? "" : "<\(genericArguments.joined(separator: ", "))>"
    return prefix + memberAlias + arguments
  }

  /// The generic parameter of a pattern that needs one of its own, which no type in it is called.
  private(set) lazy var kindName: String = {
    var name = "Kind"
    while failure.holds(name) || whereClause.holds(name)
      || parameters.contains(where: { $0.closureType.holds(name) || $0.pattern.holds(name) })
    {
      name = "_\(name)"
    }
    return name
  }()

  var patternType: String {
    isAsyncAction
      ? "AsyncCallPattern<\(function), \(failure)>"
      : "CallPattern<\(function), \(result), \(failure)>"
  }

  /// Whether a call suspends and has no result.
  var isAsyncAction: Bool { kind == .method && isAsync && result == "Void" }

  /// Whether `given` and `verify` could take a call for an assignment: both are Void.
  var isMistakenForAssignment: Bool {
    kind == .method && result == "Void" && !parameters.isEmpty
  }

  /// Whether the pattern needs a generic parameter of its own.
  ///
  /// Where all overloads of a name are not generic, the compiler tries the one that fits exact
  /// arguments best, and looks no further: it would take the call itself for an assignment.
  var needsGenericPattern: Bool { isMistakenForAssignment && !isGeneric }
}

/// A parameter of a call.
struct ParameterModel {
  /// The argument label; nil where callers write none.
  let label: String?

  /// The name inside of the body.
  let name: String

  /// The type as the declaration writes it, attributes and all.
  let declared: String

  /// The type of what the log keeps.
  let stored: String

  /// The type as a stub's closure takes it.
  let closureType: String

  /// The type of the parameter of the pattern, without the optional.
  let pattern: String

  /// How a call's argument is recorded, as in `place` or `copy place`.
  let recorded: String

  /// How a call's argument is passed to a stub's closure, as in `&place`.
  var passed: String

  /// The function that makes a matcher of the pattern's argument.
  let matcher: String

  /// The type as the declaration writes it, not as text; nil for a new value.
  var type: TypeSyntax?

  /// Whether an actor must send the value to code that is not isolated.
  var mustBeSent: Bool {
    passed == name && preparation == nil && !(type?.isPlainlySendable ?? isVariadic)
  }

  /// Whether the parameter is variadic.
  var isVariadic: Bool { variadicElement != nil }

  /// Whether the parameter is a pack.
  var isPack = false

  /// The argument of a call as a value of the type that the log keeps.
  var exact: String {
    if isUnrecorded { return "\(stored)()" }
    return isPack || matcher == "_nonEscapingArgument" ? recorded : name
  }

  /// The argument of a call as another call of the same member takes it.
  var forwarded: String {
    // An autoclosure that is not called at once is passed on as what it evaluates.
    guard let type, type.isAutoclosure, preparation == nil,
      let effects = type.functionType?.effects
    else { return passed }
    return (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "") + "\(name)()"
  }

  /// Whether the value can not be kept, so that the log has a placeholder for it.
  var isUnrecorded = false

  /// A statement that must come before the call is recorded.
  var preparation: String?

  /// The element's type of a variadic parameter.
  var variadicElement: String?

  /// The default argument of a class's member, as an expression.
  var defaultValue: String?

  /// The parameter as the declaration writes it.
  var declaration: String { "\(head)\(declared)\(defaultClause)" }

  /// The parameter as the pattern writes it.
  var patternDeclaration: String {
    "\(head)@autoclosure () -> \(pattern)\(defaultClause)"
  }

  /// The parameter as a pattern writes it that takes a matcher without a type.
  var untypedDeclaration: String { "\(head)@autoclosure () -> _Untyped?" }

  private var defaultClause: String { defaultValue.map { " = \($0)" } ?? "" }

  /// The parameter of the pattern that takes a variadic's values one by one.
  var variadicDeclaration: String? { variadicElement.map { "\(head)\($0)..." } }

  private var head: String {
    guard let label else { return "_ \(name): " }
    return label.unticked == name.unticked ? "\(label.asLabel): " : "\(label.asLabel) \(name): "
  }
}

extension String {
  /// Whether the text is `any Error`, with its module or without.
  fileprivate var isAnyError: Bool { self == "any Error" || self == "any Swift.Error" }
}
