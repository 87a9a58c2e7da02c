internal import MynahSyntax

/// A parameter of a pattern: its declaration and its matcher.
struct PatternParameter {
  /// The arguments that a parameter of a pattern takes.
  enum Kind {
    /// Values and matchers.
    case all

    /// Values only, so that an optional value means an overload with an optional parameter.
    case values

    /// Matchers only.
    case matchers

    /// The values of a variadic parameter, one by one.
    case variadicValues
  }

  let kind: Kind
  let declaration: String
  let matcher: String

  init(_ parameter: ParameterModel, _ kind: Kind = .all, isIndex: Bool = false) {
    self.kind = kind
    declaration =
      kind == .variadicValues
      ? parameter.variadicDeclaration(isIndex: isIndex)
      : parameter.patternDeclaration(kind, isIndex: isIndex)
    matcher =
      switch kind {
      case .all, .values: parameter.matcher
      case .matchers: "_matcherArgument(\(parameter.name))"
      case .variadicValues: "_exactly(each: \(parameter.name))"
      }
  }
}

extension MockEmitter {
  /// The expression of the mocked member that answers a call.
  func storage(of call: CallModel, _ member: MemberModel) -> String {
    let name = member.isStatic ? "_statics.\(call.storageName)" : "self.\(call.storageName)"
    if call.isGeneric { return "\(name).member(as: \(call.memberExpression()).self)" }
    guard member.isStatic, call.isStoredOnMainActor else { return name }
    return "unsafeDowncast(\(name), to: \(call.memberExpression()).self)"
  }

  /// The statements that answer a call.
  ///
  /// - Parameter isStatement: A Boolean value that indicates that the statements return nothing.
  func answer(_ call: CallModel, of member: MemberModel, isStatement: Bool = false) -> [String] {
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

  /// The recorded arguments, and behind them what is returned where no stub answers.
  func recorded(_ call: CallModel) -> String {
    switch (call.parameters.count, call.fallback) {
    case (0, .mockName): "(), orReturn: mockingContext.name"
    case (0, .superclass): "(), orReturn: super.\(call.displayName)"
    case (1, _): call.parameters[0].recorded
    default: "(\(call.parameters.map(\.recorded).joined(separator: ", ")))"
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

  /// The lists of parameters that a pattern is declared with: usually one.
  ///
  /// If there is a variadic parameter, another one takes its values one by one. If a parameter has an optional
  /// rival, one takes its values, and another one its matchers.
  func patternParameters(of call: CallModel, isSubscript: Bool = false) -> [[PatternParameter]] {
    var lists: [[PatternParameter]] = [[]]
    for parameter in call.parameters {
      let kinds: [PatternParameter.Kind] =
        parameter.hasOptionalRival ? [.values, .matchers] : [.all]
      lists = lists.flatMap { list in
        kinds.map { list + [PatternParameter(parameter, $0, isIndex: isSubscript)] }
      }
    }
    guard call.parameters.contains(where: \.isVariadic) else { return lists }
    let values = call.parameters.map {
      PatternParameter($0, $0.isVariadic ? .variadicValues : .all, isIndex: isSubscript)
    }
    return lists + [values]
  }
}

extension MockEmitter {
  /// The closure that calls a member on another object; nil where Swift can not, or nobody asks for it.
  ///
  /// Members with variadic parameters can not be called with an array, and what takes or returns `Self`
  /// not on an existential; an actor's members only from the actor itself.
  func forwarding(_ call: CallModel, of member: MemberModel) -> String? {
    guard let target = forwardingTarget(call, of: member) else { return nil }
    let name = call.ownName("target")
    return "{ (\(name): inout \(target)) in"
      + " \(call.effects.marks)\(forwardedIfPresent(call, member, to: name)) }"
  }

  /// The type of the objects that a member can be called on; nil where there is none, or nobody asks for
  /// it.
  private func forwardingTarget(_ call: CallModel, of member: MemberModel) -> String? {
    guard forwards, !model.isActor, call.kind != .initializer, call.canBePassedOn,
      member.optionality == .required || !call.kind.isSetter, call.isAsync || !member.isFreed,
      model.genericParameters.isEmpty || model.areParametersPrimary
        || model.superclass?.isMocked == true,
      !call.mentions(model.mockName)
    else { return nil }
    if let structure = model.structure {
      let isReached =
        structure.globalActor == nil
        || structure.globalActor?.name == member.prefix.globalActor?.name
      return isReached && !structure.uncallable.contains(call.baseName) ? structure.reference : nil
    }
    let constraint = model.genericParameters.isEmpty ? model.typeReference : model.constraint
    let isComposition = member.isStatic && model.isComposition
    let isMember = member.hasSuper || model.superclass?.isMocked == true
    let type =
      model.superclass.flatMap { isMember ? $0.reference : nil }
      ?? "any \(isComposition ? "(\(constraint))" : constraint)"
    return member.isStatic ? "\(type).Type" : type
  }

  /// The expression that calls a member on an object that may lack it.
  private func forwardedIfPresent(
    _ call: CallModel, _ member: MemberModel, to target: String
  ) -> String {
    let expression: String
    switch (member.optionality, member.shape) {
    case (.required, _): return forwarded(call, member, to: target)
    case (.optional, .method(let name, _, _)):
      expression = "\(target).\(name)?(\(arguments(call.parameters)))"
    case (.optionalOnApple, .method(let name, _, _)):
      // What is an optional function on Apple's systems is a function on others.
      let labels = call.parameters.map { "\($0.label ?? "_"):" }.joined()
      let function = "\(target).\(name)\(labels.isEmpty ? "" : "(\(labels))")"
      let arguments = call.parameters.map(\.forwarded).joined(separator: ", ")
      expression = "(\(function) as Optional)?(\(arguments))"
    default: expression = forwarded(call, member, to: target)
    }
    let storage = storage(of: call, member)
    return "\(expression) ?? \(storage).missing(\(recorded(call)), in: \(target))"
  }

  /// The arguments with which a member is called on something else.
  private func arguments(_ parameters: some Sequence<ParameterModel>) -> String {
    parameters.map { parameter in
      (parameter.label.map { "\($0.asLabel): " } ?? "") + parameter.forwarded
    }.joined(separator: ", ")
  }

  /// The expression that calls a member on something else.
  func forwarded(_ call: CallModel, _ member: MemberModel, to target: String) -> String {
    switch (call.kind, member.shape) {
    case (.getter, .property(let name, _, _)):
      // A method of the name would do as well where nothing is returned.
      return "\(target).\(name)\(call.result.isVoid && hasMethod(named: name) ? " as Void" : "")"
    case (.setter, .property(let name, _, _)): return "\(target).\(name) = \(call.newValue)"
    case (.subscriptGetter, _): return "\(target)[\(arguments(call.parameters))]"
    case (.subscriptSetter, _):
      return "\(target)[\(arguments(call.parameters.dropLast()))] = \(call.newValue)"
    case (_, .method(let name, _, _)): return "\(target).\(name)(\(arguments(call.parameters)))"
    default: return target
    }
  }
}
