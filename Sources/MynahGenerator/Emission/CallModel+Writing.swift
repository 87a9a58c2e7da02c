internal import MynahSyntax

extension CallModel {
  /// The generic parameters with their constraints, as in `<T: Decodable>`; empty where there are none.
  var genericClause: String { genericClause(adding: []) }

  /// The generic parameters with their constraints, and others.
  func genericClause(adding names: [String]) -> String {
    let parameters = genericParameters.map(\.description) + names
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  /// The `where` clause, as in `where T: Hashable`; empty where there is none.
  var whereClause: String { constraints?.description ?? "" }

  /// The type of what the log keeps of a call.
  var arguments: String {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].stored
    default: "(\(parameters.map(\.stored).joined(separator: ", ")))"
    }
  }

  /// The type of a stub's closure, as a generic argument: what the closure and those that it takes throw
  /// stands beside it, for with it old systems can not name the type.
  var function: String {
    if let writtenFunction { return writtenFunction }
    let function = function("", parameters.map(\.closureType), effects.words)
    writtenFunction = function
    return function
  }

  /// The type of a closure that stands for the declaration, what it throws included.
  ///
  /// - Parameter attribute: What stands before it, which ends in a space.
  func exactFunction(_ attribute: String) -> String {
    function(attribute, parameters.map(\.exactClosureType), effects.exactWords)
  }

  private func function(_ attribute: String, _ types: [String], _ effects: String) -> String {
    // `(Void)` is what `()` was once, of which the compiler warns.
    let isVoid = parameters.count == 1 && parameters[0].closure.isVoid
    let list = isVoid ? "()" : types.joined(separator: ", ")
    let place = self.effects.staysWithCaller ? "nonisolated(nonsending) " : ""
    return "\(place)\(attribute)(\(list)) \(effects)-> \(result.valueType)"
  }

  /// The type of the mocked member.
  var memberType: String {
    "_MockedMember<\(arguments), \(function), \(result.valueType), \(effects.failure.written)>"
  }

  /// The alias of the mocked member's type; nil where expressions can name the type itself.
  ///
  /// Swift 6.3 does not parse `nonisolated(nonsending)` in expressions.
  var memberAlias: String? { mentionsNonsending ? "Member\(storageName)" : nil }

  /// The type of the mocked member as expressions name it.
  ///
  /// - Parameter prefix: What stands before an alias outside of the mock, as in `BirdMock.`.
  func memberExpression(prefix: String = "") -> String {
    if let writtenExpression { return writtenExpression }
    guard let memberAlias else {
      let type = memberType
      writtenExpression = type
      return type
    }
    let arguments = genericParameters.map { parameter in
      parameter.kind == .pack ? "repeat each \(parameter.name)" : parameter.name
    }
    return prefix + memberAlias
      + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
  }

  var patternType: String {
    isAsyncAction
      ? "_AsyncCallPattern<\(function), \(effects.failure.written)>"
      : "CallPattern<\(function), \(result.valueType), \(effects.failure.written)>"
  }

  /// The name of something that the body of a member declares beside its parameters: with underscores
  /// before it where one of them has the name.
  func ownName(_ name: String) -> String {
    name.underscored { name in parameters.contains { $0.name.unticked == name } }
  }

  /// A Boolean value that indicates that the call doesn't throw, although it's passed an autoclosure that can
  /// throw: Swift takes a closure with `try` in it for a closure that throws.
  var swallowsErrors: Bool {
    !isThrowing && !effects.isRethrowing && parameters.contains(where: \.isThrowingAutoclosure)
  }

  /// The name of the value that a setter sets.
  var newValue: String { parameters.last?.name ?? "newValue" }

  /// What comes before the brace of a setter.
  var setterHead: String { newValue == "newValue" ? "set" : "set(\(newValue))" }

  /// The name without argument labels.
  var baseName: String { String(displayName.prefix { $0 != "(" }) }

  /// What the declaration returns, with the arrow; nothing where that is nothing.
  var arrow: String { result.declaration.map { " -> \($0)" } ?? "" }
}

extension CallEffects {
  /// The effects as the declaration writes them, after a space; nothing where there are none.
  var clause: String { declared.description.spaced }

  /// The words before a call that has the effects, each followed by a space.
  var marks: String { (isThrowing || isRethrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// The effects of a closure's type, each followed by a space.
  var words: String { suspension + (isThrowing || isRethrowing ? "throws " : "") }

  /// The effects of a closure's type that says what is thrown, each followed by a space.
  fileprivate var exactWords: String { typedFailure == nil ? words : typedWords }

  /// The effects that a closure must write which calls something else, for Swift does not see by itself
  /// what type of errors it throws; empty where it throws none, or any.
  var typedWords: String {
    typedFailure == nil ? "" : "\(suspension)throws(\(failure.written)) "
  }

  private var suspension: String { isAsync ? "async " : "" }
}

extension CallEffects.Failure {
  /// The type of the errors.
  var written: String {
    switch self {
    case .never: "Never"
    case .any(let isQualified): isQualified ? "any Swift.Error" : "any Error"
    case .typed(let type): type.description
    }
  }
}

extension ResultModel {
  /// The type as the declaration writes it; nil where there is none.
  var declaration: String? { traits.contains(.own) ? "Self" : declared?.description }

  /// The type as a property or subscript declares it, which always has one.
  var propertyType: String { declaration ?? valueType }

  /// The type of the value that a stub returns.
  var valueType: String {
    let written = type?.description ?? "Void"
    return traits.contains(.noncopyable) ? "NonCopyableResult<\(written)>" : written
  }
}
