/// A parameter of a pattern as it is declared, and the matcher that is made of it.
struct PatternParameter {
  let declaration: String
  let matcher: String

  init(_ parameter: ParameterModel) {
    declaration = parameter.patternDeclaration
    matcher = parameter.matcher
  }

  fileprivate init(valuesOf parameter: ParameterModel, _ declaration: String) {
    self.declaration = declaration
    matcher = "_exactly(\(parameter.name))"
  }
}

extension MockEmitter {
  /// The expression of the mocked member that answers a call.
  func storage(of call: CallModel, _ member: MemberModel) -> String {
    let name = member.isStatic ? "_statics.\(call.storageName)" : "self.\(call.storageName)"
    return call.isInFamily ? "\(name).member(as: \(call.memberExpression()).self)" : name
  }

  /// The statements that answer a call.
  ///
  /// - Parameter isStatement: Whether nothing is returned, so that no `return` belongs before them.
  func answer(
    _ call: CallModel, of member: MemberModel, isStatement: Bool = false
  ) -> [String] {
    let marks = call.effects.marks
    let passed = call.parameters.map(\.passed).joined(separator: ", ")
    let closure: String
    let sending =
      call.sentValues.map { "\($0); " }.joined() + (call.sentValues.isEmpty ? "" : "return ")
    if call.effects.typedFailure != nil {
      let name = call.ownName("function")
      closure = "{ \(name) \(call.effects.typedWords)in \(sending)\(marks)\(name)(\(passed)) }"
    } else {
      closure = "{ \(sending)\(marks)$0(\(passed)) }"
    }
    if let rethrowing = rethrowing(call, of: member) { return rethrowing }
    let function = call.isAsync ? "callAsync" : "call"
    let storage = storage(of: call, member)
    let forward = forwarding(call, of: member).map { " forward: \($0)" } ?? ""
    let callingSuper = callingSuper(call, of: member).map { " super: \($0)" } ?? ""
    let taken = call.result.traits.contains(.noncopyable) ? ".take()" : ""
    let expression = call.sentClosures.reduce(
      "\(marks)\(storage).\(function)(\(recorded(call))) \(closure)\(forward)\(callingSuper)"
        + taken
    ) { expression, closure in
      let name = closure.name
      return "\(marks)withoutActuallyEscaping(\(name)) { \(name) \(call.effects.typedWords)in"
        + " \(expression) }"
    }
    let preparations = call.parameters.compactMap(\.preparation)
    let result = call.ownName("result")
    if call.result.traits.contains(.sending) {
      guard call.result.traits.contains(.noncopyable) else {
        return preparations + ["return _sent(\(expression))"]
      }
      return preparations + [
        "nonisolated(unsafe) let \(result) = \(expression)", "return \(result)",
      ]
    }
    if call.result.traits.contains(.own) {
      return preparations + [
        "let \(result): \(call.result.valueType) = \(expression)", "return \(result) as! Self",
      ]
    }
    if preparations.isEmpty { return [expression] }
    return preparations + [
      isStatement || call.result.declared == nil ? expression : "return \(expression)"
    ]
  }

  func recorded(_ call: CallModel) -> String {
    switch call.parameters.count {
    case 0: fallback(of: call).map { "(), orReturn: \($0)" } ?? "()"
    case 1: call.parameters[0].recorded
    default: "(\(call.parameters.map(\.recorded).joined(separator: ", ")))"
    }
  }

  /// What is returned where no stub answers, as an expression.
  private func fallback(of call: CallModel) -> String? {
    switch call.fallback {
    case .mockName: "mockingContext.name"
    case .superclass: "super.\(call.displayName)"
    case nil: nil
    }
  }

  // MARK: - Patterns

  /// How many arguments the library takes apart itself.
  private static var libraryArity: Int { 4 }

  /// The statements that make the pattern of a call.
  func pattern(_ call: CallModel, of member: MemberModel, matchers: [String]) -> [String] {
    let storage = storage(of: call, member)
    if matchers.count <= Self.libraryArity {
      let expression = patternExpression(call, storage, matchers)
      return [call.isAsyncAction ? "_AsyncCallPattern(\(expression))" : expression]
    }
    let prefix = "matcher".underscored { prefix in
      call.parameters.contains { $0.name.hasPrefix(prefix) }
    }
    let pattern = call.ownName("pattern")
    let names = matchers.indices.map { "\(prefix)\($0)" }
    let conditions = names.enumerated().map { "\($1).matches(arguments.\($0))" }
    return zip(names, matchers).map { "let \($0) = \($1)" }
      + ["let \(pattern) = \(storage).pattern([\(names.joined(separator: ", "))]) { arguments in"]
      + conditions.enumerated().map { "  \($0 > 0 ? "  && " : "")\($1)" }
      + ["} hash: { arguments in", "  var hash = 0"]
      + names.enumerated().map { "  hash = \($1).hash(arguments.\($0), after: hash)" }
      + ["  return hash"]
      + ["}", "return \(call.isAsyncAction ? "_AsyncCallPattern(\(pattern))" : pattern)"]
  }

  func patternExpression(_ call: CallModel, _ storage: String, _ matchers: [String]) -> String {
    if matchers.count <= Self.libraryArity {
      return "\(storage).pattern(\(matchers.joined(separator: ", ")))"
    }
    let parameters = matchers.indices.map { "$0.\($0)" }
    let conditions = zip(matchers, parameters).map { "\($0).matches(\($1))" }
    let hash = zip(matchers, parameters).reduce("0") { "\($1.0).hash(\($1.1), after: \($0))" }
    return "\(storage).pattern([\(matchers.joined(separator: ", "))]) "
      + "{ \(conditions.joined(separator: " && ")) } hash: { \(hash) }"
  }

  /// The lists of parameters that a pattern is declared with: one, and a second that takes the values
  /// of a variadic parameter one by one.
  func patternParameters(of call: CallModel) -> [[PatternParameter]] {
    let first = call.parameters.map(PatternParameter.init)
    guard call.parameters.contains(where: { $0.variadicDeclaration != nil }) else { return [first] }
    let second = call.parameters.map { parameter in
      parameter.variadicDeclaration.map { PatternParameter(valuesOf: parameter, $0) }
        ?? PatternParameter(parameter)
    }
    return [first, second]
  }
}
