internal import MynahSyntax

/// A parameter of a pattern with its declaration and its matcher.
struct PatternParameter {
  /// The arguments that a parameter of a pattern takes.
  enum Kind {
    /// Values and matchers.
    case all

    /// Values only, so an optional value selects an overload with an optional parameter.
    case values

    /// Matchers only.
    case matchers

    /// The values of a variadic parameter, one by one.
    case variadicValues

    /// The values of a variadic parameter and matchers for them, one by one.
    case variadicMatchers

    /// The value of an autoclosure that's recorded as a closure, so it can't be matched.
    case autoclosureValue

    /// The name or key path of a dynamic member, which Swift doesn't pass to an autoclosure.
    case dynamicMember

    /// Matchers for values of all types.
    case untyped
  }

  let kind: Kind
  let declarations: [String]
  let matcher: String

  /// A Boolean value that indicates whether the compiler must prefer the parameter for matchers.
  var takesOnlyMatchers: Bool { kind == .matchers }

  /// A Boolean value that indicates whether the parameter takes the values of a variadic parameter.
  var isVariadic: Bool { kind == .variadicValues || kind == .variadicMatchers }

  init(_ parameter: ParameterModel, _ kind: Kind = .all, isIndex: Bool = false) {
    self.kind = kind
    switch kind {
    case .all, .values, .matchers:
      declarations = [parameter.patternDeclaration(kind, isIndex: isIndex)]
    case .variadicValues: declarations = [parameter.variadicDeclaration(isIndex: isIndex)]
    case .variadicMatchers: declarations = parameter.elementDeclarations(isIndex: isIndex)
    case .autoclosureValue: declarations = [parameter.autoclosureDeclaration(isIndex: isIndex)]
    case .dynamicMember: declarations = [parameter.subscriptDeclaration]
    case .untyped: declarations = [parameter.untypedDeclaration]
    }
    matcher =
      switch kind {
      case .all: parameter.matcher
      case .values: "_valueArgument(\(parameter.name))"
      case .matchers: "_matcherArgument(\(parameter.name))"
      case .variadicValues, .dynamicMember: "_exactly(\(parameter.name))"
      case .variadicMatchers:
        "_elements(\(([parameter.name] + parameter.elementNames).commaSeparated))"
      case .autoclosureValue: "_incomparableAutoclosure(as: (\(parameter.stored)).self)"
      case .untyped: "_untypedArgument(\(parameter.name))"
      }
  }
}

extension MockEmitter {
  /// Returns the expression for the mocked member that records a call and runs its stubs.
  func storage(of call: CallModel, _ member: MemberModel) -> String {
    let statics = "\(model.selfType).".when(receiver != "self") + "_statics"
    let owner = member.isStatic ? statics : receiver
    let name = "\(owner).\(call.storageName)"
    if call.isGeneric {
      let type = call.memberExpression()
      return "_variant(of: \(name), for: \(call.variantKey ?? type).self, \(type).self)"
    }
    guard member.isStatic, call.isStoredOnMainActor else { return name }
    return "unsafeDowncast(\(name), to: \(call.memberExpression()).self)"
  }

  /// Returns the statements in the body of a member, which record the call and return the result.
  ///
  /// - Parameters:
  ///   - call: The call that the member receives.
  ///   - member: The member of the mock.
  ///   - isStatement: A Boolean value that indicates whether the statements don't return a value.
  func answer(_ call: CallModel, of member: MemberModel, isStatement: Bool = false) -> [String] {
    let errors = call.effects.isRethrowing ? call.localName("errors") : nil
    let expression = expression(call, of: member, recordingErrorsIn: errors)
    let preparations = call.parameters.compactMap(\.preparation)
    let answer: [String]
    if call.result.isSending {
      answer = ["return _transferred(\(expression))"]
    } else if call.result.isDynamicSelf {
      let result = call.localName("result")
      answer = [
        "let \(result): \(call.result.valueType) = \(expression)", "return \(result) as! Self",
      ]
    } else {
      let isImplicit =
        isStatement || call.result.declared == nil
        || preparations.isEmpty && errors == nil && !member.prefix.usesResultBuilder
      answer = ["return ".when(!isImplicit) + expression]
    }
    guard let errors else { return preparations + answer }
    return preparations + ["let \(errors) = _RethrownErrors()", "do {"]
      + answer.map { "  \($0)" }
      + ["} catch {", "  try _rethrow(error) { throw $0 }", "}"]
  }

  /// Returns the expression that calls the mocked member.
  ///
  /// - Parameter errors: The variable that records the errors of closures.
  private func expression(
    _ call: CallModel, of member: MemberModel, recordingErrorsIn errors: String?
  ) -> String {
    let marks = call.marks
    let passed = call.parameters.map { parameter in
      errors.map(parameter.passed(recordingErrorsIn:)) ?? parameter.passed
    }.commaSeparated
    let function = "call" + "Async".when(call.isAsync) + "Rethrowing".when(errors != nil)
    let recorded = recorded(call) + errors.prefixed(", ")
    let copies = call.parameters.compactMap(\.copying).joined()
    let statements = copies + "return ".when(!copies.isEmpty)
    let called =
      "\(marks)\(storage(of: call, member)).\(function)(\(recorded))"
      + " { \(statements)\(marks)$0(\(passed)) }" + otherwise(call, of: member)
      + ".take()".when(call.result.isNoncopyable)
    return call.escapingTransferredClosures(in: called)
  }

  /// Returns the recorded arguments.
  private func recorded(_ call: CallModel) -> String {
    let arguments = call.parameters.map(\.recorded)
    if arguments.count == 1 { return arguments[0] }
    return "(\(arguments.commaSeparated))"
  }

  // MARK: - Patterns

  /// The maximum number of matchers that the library's `pattern` methods take individually.
  static var libraryArity: Int { 4 }

  /// Returns the statements that create the pattern of a call.
  ///
  /// Each matcher is evaluated only once.
  ///
  /// - Parameters:
  ///   - call: The call that the pattern selects.
  ///   - member: The member of the mock.
  ///   - matchers: The matchers for the arguments, as expressions.
  ///   - result: A closure that returns the resulting expression for a pattern.
  func pattern(
    _ call: CallModel, of member: MemberModel, matchers: [String], _ result: (String) -> String
  ) -> [String] {
    let storage = storage(of: call, member)
    if matchers.count <= Self.libraryArity {
      return [call.unsafeMark + result("\(storage).pattern(\(matchers.commaSeparated))")]
    }
    let pattern = call.localName("pattern")
    let names = matchers.indices.map { "_matcher\($0)" }
    var statements = zip(names, matchers).map { "let \($0) = \($1)" }
    let listed = names.commaSeparated
    statements.append("let \(pattern) = \(storage).pattern([\(listed)]) { arguments in")
    for (index, name) in names.enumerated() {
      let conjunction = "  && ".when(index > 0)
      statements.append("  \(conjunction)\(name).matches(arguments.\(index))")
    }
    statements += ["} hash: { arguments in", "  var hash = 0"]
    for (index, name) in names.enumerated() {
      statements.append("  hash = \(name).hash(arguments.\(index), after: hash)")
    }
    return statements + ["  return hash", "}", "return \(result(pattern))"]
  }

  /// Returns the parameter lists of a call's patterns, usually only one list.
  ///
  /// If there is a variadic parameter, an additional list takes its values one by one, and another
  /// list takes values and matchers one by one. If an overload has an optional parameter in the
  /// same place, one list takes values and another list takes matchers. If the call returns its
  /// arguments, an additional list takes them as matchers, and another list takes the remaining
  /// arguments as values. If an autoclosure is recorded as a closure, an additional list takes its
  /// value and reports a mistake, because the compiler would otherwise choose the call itself.
  func patternParameters(of call: CallModel, isSubscript: Bool = false) -> [[PatternParameter]] {
    var lists: [[PatternParameter]] = [[]]
    func add(_ kinds: [PatternParameter.Kind]) {
      lists.append(
        zip(call.parameters, kinds).map { PatternParameter($0, $1, isIndex: isSubscript) })
    }
    for parameter in call.parameters {
      let kinds: [PatternParameter.Kind] =
        parameter.distinguishesMatchers ? [.values, .matchers] : [.all]
      lists = lists.flatMap { list in
        kinds.map { list + [PatternParameter(parameter, $0, isIndex: isSubscript)] }
      }
    }
    if !lists[0].contains(where: { $0.kind == .values }),
      call.parameters.contains(where: call.returnsMatcher)
    {
      let kinds = call.parameters.map { parameter -> PatternParameter.Kind in
        call.returnsMatcher(parameter) ? .matchers : .all
      }
      add(kinds)
      // The compiler prefers the call to a pattern that takes a plain value as an optional.
      let kindsOfValues = zip(call.parameters, kinds).map { parameter, kind in
        kind == .all && parameter.takesPlainValue ? .values : kind
      }
      if kindsOfValues != kinds { add(kindsOfValues) }
    }
    if call.parameters.contains(where: { $0.valueOfClosure != nil }) {
      add(call.parameters.map { $0.valueOfClosure == nil ? .all : .autoclosureValue })
    }
    let variadic = call.parameters.indices.filter { call.parameters[$0].isVariadic }
    guard !variadic.isEmpty else { return lists }
    // One list takes only values, and each of the others takes matchers in one variadic parameter.
    let takingMatchers = variadic.filter { call.parameters[$0].takesMatchersAsElements }
    for indexOfMatchers in [nil] + takingMatchers.map(Optional.some) {
      var kinds = call.parameters.map {
        $0.isVariadic ? PatternParameter.Kind.variadicValues : .all
      }
      if let indexOfMatchers { kinds[indexOfMatchers] = .variadicMatchers }
      add(kinds)
    }
    return lists
  }
}

extension MockEmitter {
  /// Returns the closure that answers a call without a stub, with its label, or an empty string.
  ///
  /// Closures in closures take the compiler 20 % longer, so only rare members have them.
  private func otherwise(_ call: CallModel, of member: MemberModel) -> String {
    switch call.fallback {
    case .mockName:
      let owner = "\(receiver).".when(receiver != "self")
      return " otherwise: { _ in \(owner)mockingContext.name }"
    case .superclass: return " otherwise: { _ in super.\(call.displayName) }"
    case nil: break
    }
    // A call of equal requirements on another object would be ambiguous.
    if areRequirementsEqual { return "" }
    let forward = forwarding(call, of: member)
    let callingSuper = callingSuper(call, of: member)
    if member.optionality == .required, !call.effects.isRethrowing {
      return forward.prefixed(" forward: ") + callingSuper.prefixed(" super: ")
    }
    let suffix = "Async".when(call.isAsync)
    let answer: String
    switch (forward, callingSuper) {
    case (nil, nil): return ""
    case (nil, let callingSuper?): answer = "callSuper\(suffix) \(callingSuper)"
    case (let forward?, nil): answer = "forward\(suffix) \(forward)"
    case (let forward?, let callingSuper?):
      answer = "forward\(suffix) \(forward) super: \(callingSuper)"
    }
    let name = call.localName("call")
    let marks = "try " + "await ".when(call.isAsync) + call.unsafeMark
    return " otherwise: { \(name) in \(marks)\(name).\(answer) }"
  }

  /// Returns a closure that forwards a call to another object, or nil if this isn't possible.
  ///
  /// Swift can't pass an array to variadic parameters, can't call members with `Self` or an inferred
  /// type on an existential, and can only call members of an actor from the actor itself. The result
  /// is also nil if no test uses forwarding.
  private func forwarding(_ call: CallModel, of member: MemberModel) -> String? {
    guard let target = forwardingTarget(call, of: member) else { return nil }
    let name = call.localName("target")
    return "{ (\(name): inout \(target)) in"
      + " \(call.marks)\(forwardedIfPresent(call, member, to: name)) }"
  }

  /// Returns the type of the objects that a member can be forwarded to, or nil if it can't be.
  private func forwardingTarget(_ call: CallModel, of member: MemberModel) -> String? {
    guard forwards, !model.isActor, call.kind != .initializer, call.canBeForwarded,
      member.optionality == .required || !call.kind.isSetter,
      call.isAsync || !member.addsNonisolated, !call.mentions(model.mockName)
    else { return nil }
    let type: String
    switch model.kind {
    case .closure: return nil
    case .client(let structure):
      let isReadable =
        structure.globalActor == nil
        || structure.globalActor?.name == member.prefix.globalActor?.name
      guard isReadable, !structure.uncallable.contains(call.baseName) else { return nil }
      return structure.reference
    case .class(let superclass): type = superclass.reference
    case .protocol(let mocked):
      let namesInferred = member.requirement.types.contains { type in
        type.containsName { $0.pathInSelf.first.map(mocked.inferredTypes.contains) == true }
      }
      guard !model.isGeneric || mocked.areParametersPrimary, !namesInferred else { return nil }
      if let superclass = mocked.superclass, member.callsSuper {
        type = superclass.reference
      } else if member.isStatic, mocked.isComposition {
        type = "any (\(mocked.constraint))"
      } else {
        type = "any \(mocked.constraint)"
      }
    }
    return type + ".Type".when(member.isStatic)
  }

  /// Returns the expression that calls a member on an object that might not implement it.
  private func forwardedIfPresent(
    _ call: CallModel, _ member: MemberModel, to target: String
  ) -> String {
    let expression: String
    switch (member.optionality, member.shape) {
    case (.required, _): return forwarded(call, member, to: target)
    case (.optional, .method(let name, _, _)):
      expression = "\(target).\(name)?(\(arguments(call.parameters)))"
    case (.optionalOnApple, .method(let name, _, _)):
      // An optional function on Apple platforms is a regular function on other platforms.
      let labels = call.parameters.map { "\($0.label ?? "_"):" }.joined()
      let function = "\(target).\(name)" + "(\(labels))".when(!labels.isEmpty)
      let arguments = call.parameters.map(\.forwarded).commaSeparated
      expression = "(\(function) as Optional)?(\(arguments))"
    default: expression = forwarded(call, member, to: target)
    }
    return "\(expression) ?? \(call.localName("call")).missing(in: \(target))"
  }

  /// Returns the arguments of a forwarded call.
  private func arguments(_ parameters: some Sequence<ParameterModel>) -> String {
    parameters.map { parameter in
      parameter.label.beforeArgument + parameter.forwarded
    }.commaSeparated
  }

  /// Returns the expression that calls a member on another object.
  func forwarded(_ call: CallModel, _ member: MemberModel, to target: String) -> String {
    switch (call.kind, member.shape) {
    case (.getter, .property(let name, _, _)):
      // A method with the same name would match too if the property's type is `Void`, so specify
      // the type.
      return "\(target).\(name)" + " as Void".when(call.result.isVoid && hasMethod(named: name))
    case (.setter, .property(let name, _, _)): return "\(target).\(name) = \(call.newValue)"
    case (.subscriptGetter, _): return "\(target)[\(arguments(call.parameters))]"
    case (.subscriptSetter, _):
      return "\(target)[\(arguments(call.parameters.dropLast()))] = \(call.newValue)"
    case (_, .method(let name, _, _)): return "\(target).\(name)(\(arguments(call.parameters)))"
    default: return target
    }
  }
}
