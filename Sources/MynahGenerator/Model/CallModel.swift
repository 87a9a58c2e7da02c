internal import MynahSyntax

/// A call to a mock's member, with everything that's needed to record it, stub it, and forward it.
///
/// It's a class because it has about fifteen references, and copying a struct would copy each of
/// them. ``MemberBuilder`` creates it. It's unchecked `Sendable` because only the thread that
/// builds the mock's model changes its properties, and only the thread that writes the mock uses
/// its cached strings.
final class CallModel: @unchecked Sendable {
  enum Kind: String {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
    case initializer
    case closure

    /// A Boolean value that indicates whether the call assigns a value.
    var isSetter: Bool { self == .setter || self == .subscriptSetter }
  }

  /// The value that an unstubbed call returns instead of failing.
  enum Fallback {
    /// The name of the mock.
    case mockName

    /// The value that the superclass returns.
    case superclass
  }

  var kind: Kind

  /// The full name, such as `fly(to:speed:)`.
  var displayName: String

  /// The name of the stored property that holds the mocked member.
  var storageName = ""

  /// A Boolean value that indicates whether the call shares the stored property of another member.
  ///
  /// The two members take the same arguments, and `given` and `verify` treat them as one member.
  var sharesStorage = false

  /// A Boolean value that indicates whether an overload differs from the call only in `async`.
  var hasTwin = false

  /// A Boolean value that indicates whether the mock has a property with the method's name.
  ///
  /// The method is `async` and has no parameters. Its pattern isn't `async`, so a class could only
  /// declare the pattern next to the property if the pattern had a parameter.
  var sharesNameWithProperty = false

  /// A Boolean value that indicates whether a stub can call the default implementation.
  var offersDefault = false

  /// A Boolean value that indicates whether another method, which isn't disfavored, fits the call.
  ///
  /// The compiler prefers such a method to a disfavored call.
  var hasRival = false

  /// A Boolean value that indicates whether an `async` method of an extension fits the call, which is
  /// synchronous.
  ///
  /// In an `async` context, the compiler prefers such a method to the call and its pattern.
  var hasAsyncRival = false

  /// The stored property of the same requirement with types in place of associated types.
  ///
  /// A protocol can repeat `make(input: Input)` as `make(input: Int)`. If `Input` is `Int` in a mock,
  /// both are one member.
  var concreteStorageName: String?

  /// A Boolean value that indicates whether the mock has an extension that repeats the method with
  /// types in place of associated types.
  ///
  /// The compiler prefers the method of the extension.
  var isReplacedByExtension = false

  /// The constraints under which another call without a result equals this one, such as
  /// `Input == Int`.
  var equalities: [String] = []

  /// A Boolean value that indicates whether the mock must mark the use of unsafe types.
  var isUnsafe: Bool { isStrictlyMemorySafe && namesUnsafeTypes }

  /// A Boolean value that indicates whether the mock's module has the setting.
  private let isStrictlyMemorySafe: Bool

  /// The mark of expressions that use the call's types, followed by a space, or an empty string.
  var unsafeMark: String { "unsafe ".when(isUnsafe) }

  /// The words before a call of the member, each followed by a space.
  var marks: String { effects.marks + unsafeMark }

  /// A Boolean value that indicates whether a pattern of an overload takes only matchers.
  ///
  /// In `store[any(Int.self)] = 4`, an overload for `Int?` would also take the matcher as a value.
  var hasOverloadForMatchers = false

  /// The parameters, followed by the new value if this is a setter.
  var parameters: [ParameterModel]

  var effects: CallEffects

  var result: ResultModel

  /// The value that an unstubbed call returns, or nil if an unstubbed call fails.
  var fallback: Fallback?

  /// The generic parameters, including those that replace opaque parameters.
  var genericParameters: [GenericParameter] = []

  /// The constraints on the generic parameters, if any.
  var constraints: GenericWhereClause?

  /// The type of a stub's closure as source code, cached after its first use.
  var writtenFunction: String?

  /// The type of the mocked member as an expression inside the mock, cached after its first use.
  var writtenExpression: String?

  /// A Boolean value that indicates whether some arguments can only be compared on the main actor.
  ///
  /// This happens if the module of their types is isolated to the main actor by default.
  var isComparedOnMainActor = false

  /// A Boolean value that indicates whether some of the types can only be named on the main actor.
  var isBoundToMainActor = false

  /// A Boolean value that indicates whether the pattern must have the isolation of the mock.
  ///
  /// This is true if it names a type with this isolation, or a default value that might have it.
  var isPatternIsolated: Bool {
    isBoundToMainActor || parameters.contains { $0.patternDefault?.namesDeclaration == true }
  }

  /// A Boolean value that indicates whether the stored property must be on the main actor.
  ///
  /// Its type can't be named elsewhere.
  var isStoredOnMainActor: Bool { isBoundToMainActor && !isGeneric }

  init(
    kind: Kind, displayName: String, parameters: [ParameterModel], effects: CallEffects,
    result: ResultModel, isStrictlyMemorySafe: Bool
  ) {
    self.kind = kind
    self.displayName = displayName
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.isStrictlyMemorySafe = isStrictlyMemorySafe
  }

  var isAsync: Bool { effects.isAsync }
  var isThrowing: Bool { effects.isThrowing }

  /// A Boolean value that indicates whether the call is generic.
  ///
  /// The type of its mocked member is only known when it's called.
  var isGeneric: Bool { !genericParameters.isEmpty }

  /// A Boolean value that indicates whether an argument or the result can't be stored.
  ///
  /// The log can't store such an argument, and a stub can't store such a result.
  var isUnstorable: Bool {
    result.isNoncopyable || parameters.contains(where: \.isUnrecorded)
  }

  /// A Boolean value that indicates whether the call can be forwarded with the same arguments.
  var canBeForwarded: Bool {
    fallback == nil && effects.rethrowing != .nonthrowing && !isUnstorable
      && !swallowsErrors
      && !parameters.contains {
        $0.isRepeated || $0.type.contains(where: \.isPackExpansion)
          || $0.transfersOnForward && $0.kind == .nonEscaping
      }
  }

  /// A Boolean value that indicates whether an `isolated` argument determines where the call runs.
  var takesIsolation: Bool { parameters.contains { $0.type.hasSpecifier("isolated") } }

  /// Marks the arguments to transfer from the isolation of an `async` member to a stub's closure.
  ///
  /// The stub's closure is nonisolated.
  func transferArguments() {
    for index in parameters.indices where parameters[index].mustBeTransferred {
      parameters[index].isTransferred = true
      if parameters[index].kind == .inout {
        parameters[index].transferredCopy = localName("copy\(index + 1)")
      }
      // The closure that records the errors of another closure can't be transferred with it.
      if parameters[index].rethrown != nil { effects.makeNonthrowing() }
    }
  }

  /// The type of the pattern if `given` and `verify` have overloads for the call, or nil.
  ///
  /// If an `async` call doesn't have a result, the compiler could mistake it for an assignment in
  /// an async test. If an overload differs only in `async`, `await` distinguishes them.
  var patternWrapper: String? {
    if kind == .method {
      if isAsync, result.isVoid || hasTwin { return "_AsyncCallPattern" }
      if hasTwin { return "_SyncCallPattern" }
    }
    // The pattern of a result that can be a nested mock has members for this mock.
    guard offersDefault, result.type?.isMadeOfExistential != true else { return nil }
    return "_DefaultCallPattern"
  }

  /// A Boolean value that indicates whether the call could be mistaken for an assignment.
  ///
  /// `given` and `verify` can't distinguish them because both return `Void`.
  var isMistakenForAssignment: Bool { kind == .method && result.isVoid && !parameters.isEmpty }

  /// A Boolean value that indicates whether the compiler prefers the call to its pattern, even if
  /// the pattern is generic.
  ///
  /// If there's only one argument, without a label, the compiler favors the overloads whose
  /// parameter has exactly the argument's type.
  var isFavoredByArgument: Bool {
    isMistakenForAssignment && parameters.count == 1 && parameters[0].label == nil
  }

  /// A Boolean value that indicates whether the compiler must prefer other methods to the call.
  var isDisfavored: Bool {
    if concreteStorageName != nil, !(hasRival && isReplacedByExtension) { return true }
    return !hasRival && mayBeDisfavored
  }

  /// A Boolean value that indicates whether the call is disfavored unless it has a rival.
  var mayBeDisfavored: Bool { contextualResult != nil || isFavoredByArgument }

  /// A Boolean value that indicates whether the pattern needs an additional generic parameter.
  ///
  /// If all overloads of a name are nongeneric, or generic only in their results, the compiler only
  /// tries the overload that fits exact arguments best. It would choose the call instead of the
  /// pattern, and treat the call as an assignment or a property.
  var needsGenericPattern: Bool {
    isMistakenForAssignment && (!isGeneric || parameters.contains(where: \.hasOptionalOverload))
      || contextualResult != nil || concreteStorageName != nil || sharesNameWithProperty
  }
}

extension CallModel {
  /// The names of the generic parameters.
  var genericNames: [String] { genericParameters.map(\.name) }

  /// The generic parameter that is the result type, or nil if arguments determine the type.
  ///
  /// The result can also be an optional of the generic parameter. The context can give such a
  /// result any type, including the types that `given` and `verify` take for properties and
  /// assignments.
  var contextualResult: GenericParameter? {
    guard isGeneric, var type = result.type?.withoutAttributes else { return nil }
    while let wrapped = type.wrappedType { type = wrapped.withoutAttributes }
    guard let name = type.namedType?.simpleName,
      !parameters.contains(where: { $0.type.mentions(name) })
    else { return nil }
    return genericParameters.first { $0.name == name && $0.kind == .type }
  }

  /// A Boolean value that indicates whether the result could be a pattern.
  ///
  /// `given` and `verify` could then choose the `async` call instead of its pattern.
  var isMistakenForItsPattern: Bool {
    isAsync && constraints == nil && contextualResult?.canBeAnyType == true
  }

  /// A Boolean value that indicates whether the compiler could prefer the call to a pattern.
  var competesWithPatterns: Bool {
    hasOverloadForMatchers || parameters.contains(where: returnsMatcher)
  }

  /// Returns a Boolean value that indicates whether the result is a matcher if an argument is one.
  ///
  /// A matcher for assigned values is also a pattern, so `given` and `verify` could choose the call
  /// instead of its pattern.
  func returnsMatcher(_ argument: ParameterModel) -> Bool {
    let type = argument.value.description
    return !argument.isRepeated && type == result.valueType
      && genericParameters.contains { $0.name == type && $0.canBeAnyType }
  }
}

extension GenericParameter {
  /// A Boolean value that indicates whether the parameter's constraint allows most types.
  fileprivate var canBeAnyType: Bool {
    ["Any", "Copyable", "Escapable", "Sendable", "SendableMetatype", "~Copyable"]
      .contains(inheritedType?.description ?? "Any")
  }
}
