/// A parameter of a pattern: its declaration and its matcher.
struct PatternParameter {
  let declaration: String
  let matcher: String

  init(_ parameter: ParameterModel, isIndex: Bool = false) {
    declaration = parameter.patternDeclaration(isIndex: isIndex)
    matcher = parameter.matcher
  }

  /// The parameter that takes the values of a variadic parameter one by one.
  fileprivate init(valuesOf parameter: ParameterModel, isIndex: Bool) {
    declaration = parameter.variadicDeclaration(isIndex: isIndex)
    matcher = "_exactly(each: \(parameter.name))"
  }
}

extension MockEmitter {
  /// The expression of the mocked member that answers a call.
  func storage(of call: CallModel, _ member: MemberModel) -> String {
    let name = member.isStatic ? "_statics.\(call.storageName)" : "self.\(call.storageName)"
    return call.isGeneric ? "\(name).member(as: \(call.memberExpression()).self)" : name
  }

  /// The statements that answer a call.
  ///
  /// - Parameter isStatement: A Boolean value that indicates that the statements return nothing.
  func answer(
    _ call: CallModel, of member: MemberModel, isStatement: Bool = false
  ) -> [String] {
    let marks = call.effects.marks
    let errors = call.effects.isRethrowing ? call.ownName("errors") : nil
    let passed = call.parameters.map { parameter in
      errors.map(parameter.passed(noting:)) ?? parameter.passed
    }.joined(separator: ", ")
    let function = (call.isAsync ? "callAsync" : "call") + (errors != nil ? "Rethrowing" : "")
    let recorded = recorded(call) + (errors.map { ", \($0)" } ?? "")
    let forward = forwarding(call, of: member).map { " forward: \($0)" } ?? ""
    let callingSuper = callingSuper(call, of: member).map { " super: \($0)" } ?? ""
    let taken = call.result.traits.contains(.noncopyable) ? ".take()" : ""
    let sentClosures = call.parameters.filter { $0.kind == .nonEscaping && $0.isSent }.map(\.name)
    let expression = sentClosures.reduce(
      "\(marks)\(storage(of: call, member)).\(function)(\(recorded)) { \(marks)$0(\(passed)) }"
        + forward + callingSuper + taken
    ) {
      "\(marks)withoutActuallyEscaping(\($1)) { \($1) \(call.effects.typedWords)in \($0) }"
    }
    let preparations = call.parameters.compactMap(\.preparation)
    let answer: [String]
    if call.result.traits.contains(.sending) {
      answer = ["return _sent(\(expression))"]
    } else if call.result.traits.contains(.own) {
      let result = call.ownName("result")
      answer = [
        "let \(result): \(call.result.valueType) = \(expression)", "return \(result) as! Self",
      ]
    } else {
      let isImplicit =
        isStatement || call.result.declared == nil
        || preparations.isEmpty && errors == nil && !member.prefix.isBuilt
      answer = [isImplicit ? expression : "return \(expression)"]
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

  /// The statements that make the pattern of a call from matchers, which are evaluated once each.
  ///
  /// - Parameter result: Makes the returned expression from the pattern.
  func pattern(
    _ call: CallModel, of member: MemberModel, matchers: [String], _ result: (String) -> String
  ) -> [String] {
    let storage = storage(of: call, member)
    if matchers.count <= Self.libraryArity {
      return [result("\(storage).pattern(\(matchers.joined(separator: ", ")))")]
    }
    let pattern = call.ownName("pattern")
    let names = matchers.indices.map { "_matcher\($0)" }
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
    return statements + ["  return hash", "}", "return \(result(pattern))"]
  }

  /// The lists of parameters that a pattern is declared with: one, and if there is a variadic parameter,
  /// another one that takes its values one by one.
  func patternParameters(
    of call: CallModel, isSubscript: Bool = false
  ) -> [[PatternParameter]] {
    let first = call.parameters.map { PatternParameter($0, isIndex: isSubscript) }
    guard call.parameters.contains(where: \.isVariadic) else { return [first] }
    let second = zip(call.parameters, first).map { parameter, pattern in
      parameter.isVariadic
        ? PatternParameter(valuesOf: parameter, isIndex: isSubscript) : pattern
    }
    return [first, second]
  }
}
