internal import MynahSyntax

extension CallModel {
  /// The generic parameter clause, such as `<T: Decodable>`, or an empty string.
  var genericClause: String { genericClause(adding: []) }

  /// Returns the generic parameter clause with additional parameters at its end.
  func genericClause(adding names: [String]) -> String {
    (genericParameters.map(\.description) + names).inAngleBrackets
  }

  /// The `where` clause, such as `where T: Hashable`, or an empty string if there isn't one.
  var whereClause: String { constraints?.description ?? "" }

  /// The type of a call's arguments in the log.
  var arguments: String {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].stored
    default: "(\(parameters.map(\.stored).commaSeparated))"
    }
  }

  /// The type of a stub's closure as a generic argument.
  ///
  /// It doesn't include the error types of typed throws, because systems before macOS 15 and iOS 18
  /// can't represent such types at run time. The error type of the call is a separate argument.
  var function: String {
    if let writtenFunction { return writtenFunction }
    let function = function("", parameters.map(\.closureType), effects.words)
    writtenFunction = function
    return function
  }

  /// Returns the type of a closure that matches the declaration exactly, including error types.
  ///
  /// - Parameter attribute: The attribute before the type, which ends with a space.
  func exactFunction(_ attribute: String) -> String {
    let words = effects.typedFailure == nil ? effects.words : effects.typedWords
    return function(attribute, parameters.map(\.exactClosureType), words)
  }

  private func function(_ attribute: String, _ types: [String], _ effects: String) -> String {
    // The compiler warns about `(Void)`, an old spelling of `()`.
    let isVoid = parameters.count == 1 && parameters[0].closure.isVoid
    let list = isVoid ? "()" : types.commaSeparated
    let place = "nonisolated(nonsending) ".when(self.effects.isCallerIsolated)
    return "\(place)\(attribute)(\(list)) \(effects)-> \(result.valueType)"
  }

  /// Returns an expression in which the closures that the call transfers can escape.
  func escapingTransferredClosures(in expression: String) -> String {
    parameters.filter { $0.kind == .nonEscaping && $0.isTransferred }.map(\.name)
      .reduce(expression) {
        "\(marks)withoutActuallyEscaping(\($1)) { \($1) \(effects.typedWords)in \($0) }"
      }
  }

  /// The type of the mocked member.
  var memberType: String {
    "_MockedMember<\(arguments), \(function), \(result.valueType), \(effects.failure.written)>"
  }

  /// The type alias for the mocked member's type, or nil if expressions can name the type.
  ///
  /// Swift 6.3 doesn't parse `nonisolated(nonsending)` in expressions. Remove the alias when the
  /// oldest supported version does.
  var memberAlias: String? { mentionsNonsending ? "Member\(storageName)" : nil }

  /// Returns the type of the mocked member as expressions must write it.
  ///
  /// - Parameter prefix: The text before an alias outside the mock, such as `BirdMock.`.
  func memberExpression(prefix: String = "") -> String {
    if let writtenExpression { return writtenExpression }
    if let memberAlias { return prefix + memberAlias + genericArguments.inAngleBrackets }
    let type = memberType
    writtenExpression = type
    return type
  }

  /// The generic arguments of a call, as a type that tells the variants of a generic member apart.
  ///
  /// It's nil if the arguments can't be elements of a tuple. Only the member's type tells the
  /// variants apart then.
  var variantKey: String? {
    let areElements = genericParameters.allSatisfy { $0.kind != .value }
    guard areElements, !genericClause.contains("~"), !whereClause.contains("~") else { return nil }
    if genericParameters.count == 1, genericParameters[0].kind == .type { return genericNames[0] }
    return "(\(genericArguments.commaSeparated))"
  }

  /// The generic parameters as the arguments of another declaration, such as `T, repeat each U`.
  private var genericArguments: [String] {
    genericParameters.map { "repeat each ".when($0.kind == .pack) + $0.name }
  }

  var patternType: String {
    let name = patternWrapper ?? "CallPattern"
    return "\(name)<\(function), \(result.valueType), \(effects.failure.written)>"
  }

  /// Returns the name of a local variable in a member's body.
  ///
  /// If a parameter has the same name, the result has underscores before it.
  func localName(_ name: String) -> String {
    name.underscored { name in parameters.contains { $0.name.unquoted == name } }
  }

  /// A Boolean value that indicates whether a nonthrowing call forwards a throwing autoclosure.
  ///
  /// Swift treats a closure that contains `try` as throwing, so the forwarding closure would throw
  /// too.
  var swallowsErrors: Bool {
    !isThrowing && !effects.isRethrowing && parameters.contains(where: \.isThrowingAutoclosure)
  }

  /// The name of the new value in a setter.
  var newValue: String { parameters.last?.name ?? "newValue" }

  /// The text before the opening brace of a setter.
  var setterHead: String { "set" + "(\(newValue))".when(newValue != "newValue") }

  /// The name without argument labels.
  var baseName: String { String(displayName.prefix { $0 != "(" }) }

  /// The return clause after a space, or an empty string if the declaration doesn't have one.
  var arrow: String { result.declaration.prefixed(" -> ") }
}

extension CallEffects {
  /// The effects in the declaration after a space, or an empty string if there aren't any.
  var clause: String { declared.description.spaced }

  /// The keywords before a call with these effects, each followed by a space.
  var marks: String { "try ".when(isThrowing || isRethrowing) + "await ".when(isAsync) }

  /// The effects in a closure's type, each followed by a space.
  var words: String { suspension + "throws ".when(isThrowing || isRethrowing) }

  /// The explicit effects of a closure that calls a function with typed throws.
  ///
  /// They are necessary because Swift doesn't infer the error type of a closure. The result is
  /// empty if the function doesn't throw, or if it can throw any error.
  var typedWords: String {
    "\(suspension)throws(\(failure.written)) ".when(typedFailure != nil)
  }

  private var suspension: String { "async ".when(isAsync) }
}

extension Effects {
  /// The words before a call, such as `try await `.
  var marks: String { "try ".when(isThrowing) + "await ".when(isAsync) }
}

extension CallEffects.Failure {
  /// The type of the errors as source text.
  var written: String {
    switch self {
    case .never: "Never"
    case .any(let isQualified): "any " + "Swift.".when(isQualified) + "Error"
    case .typed(let type): type.description
    }
  }
}

extension ResultModel {
  /// The type in the declaration, or nil if the declaration doesn't return a value.
  var declaration: String? { isDynamicSelf ? "Self" : declared?.description }

  /// The type in the declaration of a property or subscript, which always has a type.
  var propertyType: String { declaration ?? valueType }

  /// The type of the value that a stub returns.
  var valueType: String {
    let written = type?.description ?? "Void"
    if isNoncopyable { return "NonCopyableResult<\(written)>" }
    return written
  }
}
