/// A parameter of a pattern as it is declared, and the matcher that is made of it.
struct PatternParameter {
  let declaration: String
  let matcher: String

  init(_ parameter: ParameterModel) {
    declaration = parameter.patternDeclaration
    matcher = parameter.matcher
  }

  /// An index of a subscript.
  init(index parameter: ParameterModel) {
    declaration = parameter.subscriptPatternDeclaration
    matcher = parameter.matcher
  }

  fileprivate init(valuesOf parameter: ParameterModel, _ declaration: String) {
    self.declaration = declaration
    matcher = "_exactly(each: \(parameter.name))"
  }
}

/// An expression that makes a pattern, and the statements before it.
struct PatternExpression {
  let statements: [String]
  let text: String

  /// The statement that returns it.
  ///
  /// - Parameter type: The type that is made of it; nil where it is returned as it is.
  func returned(_ type: String? = nil) -> String {
    (statements.isEmpty ? "" : "return ") + (type.map { "\($0)(\(text))" } ?? text)
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
    let errors = call.effects.isRethrowing ? call.ownName("errors") : nil
    let passed = call.parameters.map { parameter in
      errors.map(parameter.passed(noting:)) ?? parameter.passed
    }.joined(separator: ", ")
    let closure = "{ \(marks)$0(\(passed)) }"
    let function = (call.isAsync ? "callAsync" : "call") + (errors != nil ? "Rethrowing" : "")
    let recorded = recorded(call) + (errors.map { ", \($0)" } ?? "")
    let storage = storage(of: call, member)
    let forward = forwarding(call, of: member).map { " forward: \($0)" } ?? ""
    let callingSuper = callingSuper(call, of: member).map { " super: \($0)" } ?? ""
    let taken = call.result.traits.contains(.noncopyable) ? ".take()" : ""
    let isPassedOn = !forward.isEmpty || !callingSuper.isEmpty
    let expression = call.sentClosures(isPassedOn: isPassedOn).reduce(
      "\(marks)\(storage).\(function)(\(recorded)) \(closure)\(forward)\(callingSuper)"
        + taken
    ) { expression, closure in
      let name = closure.name
      return "\(marks)withoutActuallyEscaping(\(name)) { \(name) \(call.effects.typedWords)in"
        + " \(expression) }"
    }
    let preparations =
      call.parameters.compactMap(\.preparation) + localFunctions(call, of: member)
    let returned = isStatement || call.result.declared == nil ? "" : "return "
    let result = call.ownName("result")
    let answer: [String]
    if call.result.traits.contains(.sending) {
      answer =
        call.result.traits.contains(.noncopyable)
        ? ["nonisolated(unsafe) let \(result) = \(expression)", "return \(result)"]
        : ["return _sent(\(expression))"]
    } else if call.result.traits.contains(.own) {
      answer = [
        "let \(result): \(call.result.valueType) = \(expression)", "return \(result) as! Self",
      ]
    } else if preparations.isEmpty, errors == nil, !member.prefix.isBuilt {
      answer = [expression]
    } else {
      answer = [returned + expression]
    }
    guard let errors else { return preparations + answer }
    return preparations + ["let \(errors) = _RethrownErrors()", "do {"]
      + answer.map { "  \($0)" }
      + ["} catch {", "  try _rethrow(error) { throw $0 }", "}"]
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
  static var libraryArity: Int { 4 }

  /// The statements that make the pattern of a call.
  func pattern(_ call: CallModel, of member: MemberModel, matchers: [String]) -> [String] {
    let pattern = pattern(call, storage(of: call, member), matchers)
    return pattern.statements + [
      pattern.returned(call.isAsyncAction ? "_AsyncCallPattern" : nil)
    ]
  }

  /// The pattern of a call, of matchers that are evaluated once each.
  func pattern(_ call: CallModel, _ storage: String, _ matchers: [String]) -> PatternExpression {
    if matchers.count <= Self.libraryArity {
      return PatternExpression(
        statements: [], text: "\(storage).pattern(\(matchers.joined(separator: ", ")))")
    }
    let prefix = "matcher".underscored { prefix in
      call.parameters.contains { $0.name.hasPrefix(prefix) }
    }
    let pattern = call.ownName("pattern")
    let names = matchers.indices.map { "\(prefix)\($0)" }
    var statements = zip(names, matchers).map { "let \($0) = \($1)" }
    let listed = names.joined(separator: ", ")
    statements.append("let \(pattern) = \(storage).pattern([\(listed)]) { arguments in")
    for (index, name) in names.enumerated() {
      statements.append("  \(index > 0 ? "  && " : "")\(name).matches(arguments.\(index))")
    }
    statements += ["} hash: { arguments in", "  var hash = 0"]
    for (index, name) in names.enumerated() {
      statements.append("  hash = \(name).hash(arguments.\(index), after: hash)")
    }
    statements += ["  return hash", "}"]
    return PatternExpression(statements: statements, text: pattern)
  }

  /// The lists of parameters that a pattern is declared with: one, and a second that takes the values
  /// of a variadic parameter one by one.
  func patternParameters(of call: CallModel) -> [[PatternParameter]] {
    patternParameters(of: call, { PatternParameter($0) }, values: \.variadicDeclaration)
  }

  /// The lists of indices that the pattern of a subscript is declared with, as those of a method are.
  func subscriptPatternParameters(of call: CallModel) -> [[PatternParameter]] {
    patternParameters(
      of: call, { PatternParameter(index: $0) }, values: \.subscriptVariadicDeclaration)
  }

  private func patternParameters(
    of call: CallModel, _ parameter: (ParameterModel) -> PatternParameter,
    values: (ParameterModel) -> String?
  ) -> [[PatternParameter]] {
    let first = call.parameters.map(parameter)
    guard call.parameters.contains(where: \.isVariadic) else { return [first] }
    let second = call.parameters.map { model in
      values(model).map { PatternParameter(valuesOf: model, $0) } ?? parameter(model)
    }
    return [first, second]
  }
}
