internal import MynahSyntax

/// A builder that creates the models of a mock's members from the requirements of a protocol.
struct MemberBuilder {
  let root: DeclaredType
  let writer: TypeWriter
  let globalActor: Attribute?
  let isActor: Bool

  var program: Program { writer.program }

  func members(for requirements: [Requirement]) throws(Refusal) -> [MemberModel] {
    var names = TakenNames(takenNames(requirements))
    var members: [MemberModel] = []
    for requirement in requirements { members += try self.members(for: requirement, &names) }
    return members.sharingPatterns()
  }

  func members(
    for requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> [MemberModel] {
    let requirement = renamingShadowingGenerics(in: requirement)
    return switch requirement.declaration {
    case .function(let function): [try method(function, requirement, &names)]
    case .variable(let variable): try properties(variable, requirement, &names)
    case .subscript(let declaration): [try `subscript`(declaration, requirement, &names)]
    case .initializer(let initializer): [try self.initializer(initializer, requirement, &names)]
    default: []
    }
  }

  /// Returns the names that stored properties must not have.
  ///
  /// Only names that begin with an underscore matter, because the names of stored properties begin
  /// with an underscore, too.
  func takenNames(_ requirements: [Requirement]) -> Set<String> {
    var taken = TakenNames.ofMocks
    func take(_ name: String) { if name.utf8.first == UInt8(ascii: "_") { taken.insert(name) } }
    for requirement in requirements {
      if case .variable(let variable) = requirement.declaration {
        variable.bindings.compactMap(\.name).forEach(take)
      } else {
        take(requirement.name)
        for parameter in requirement.parameters { take(parameter.name) }
      }
    }
    return taken
  }

  // MARK: - Kinds of members

  private func method(
    _ function: FunctionDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> MemberModel {
    let operatorName = OperatorNames.name(of: function)
    var called = requirement
    if function.isOperator {
      // The arguments of an operator don't have labels, even if its parameters do.
      var function = function
      for index in function.parameters.indices { function.parameters[index].label = nil }
      called.declaration = .function(function)
    }
    let (call, generics) = try self.call(.method, for: called)
    call.storageName = names.storageName(for: operatorName ?? call.displayName)
    if let result = function.result {
      let restrictions = self.restrictions(on: result, in: requirement, generics.restrictions)
      if restrictions.contains(.nonescapable) {
        throw refusal(
          "the result of \(function.name) has the nonescapable type \(result.withoutAttributes)",
          function.position, requirement)
      }
      if restrictions.contains(.noncopyable) { call.result.isNoncopyable = true }
    }
    if function.result?.hasSpecifier("sending") == true, call.result.type?.isPlainlySendable != true
    {
      call.result.isSending = true
    }
    if function.result?.isSelf == true, requirement.origin.kind == .class {
      call.result.isDynamicSelf = true
    }
    return member(
      .method(name: function.name, patternName: operatorName ?? function.name, call), requirement)
  }

  private func properties(
    _ variable: VariableDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> [MemberModel] {
    var members: [MemberModel] = []
    for binding in variable.bindings {
      // The compiler rejects a requirement without a type.
      guard let name = binding.name, let type = binding.type else { continue }
      try checkCopyable(type, of: name, binding.position, requirement)
      let effects = binding.accessors.effectsOfReading
      let getter = call(.getter, name.unquoted, [], effects, type, requirement)
      getter.storageName = names.storageName(for: name)
      // Failure messages and debuggers print mocks, so a mock needs a description without a stub.
      if requirement.origin.module.isToolchain, name.hasSuffix("escription"),
        type == .identifier("String")
      {
        getter.fallback = .mockName
      } else if requirement.origin.kind == .class, !variable.isStatic,
        name == "description" || name == "debugDescription", !effects.isAsync, !effects.isThrowing
      {
        getter.fallback = .superclass
      }
      var setter: CallModel?
      if binding.hasSetter {
        let value = ParameterModel.newValue(
          writer.rewrite(type, from: requirement.origin),
          function: writer.function(named: type, from: requirement.origin))
        setter = call(.setter, name.unquoted, [value], Effects(), nil, requirement)
        setter?.storageName = names.storageName(for: "set_\(name)")
      }
      members.append(
        member(
          .property(name: name, getter: getter, setter: setter), requirement, at: binding.position))
    }
    return members
  }

  private func `subscript`(
    _ declaration: SubscriptDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> MemberModel {
    let (getter, generics) = try call(.subscriptGetter, for: requirement)
    for index in getter.parameters.indices { getter.parameters[index].keepsThrownTypes = true }
    try checkCopyable(
      declaration.result, of: "the value of a subscript", declaration.position, requirement,
      generics.restrictions)
    let name = getter.displayName
    getter.storageName = names.storageName(for: name)
    var setter: CallModel?
    if declaration.accessors.contains(where: \.isWriter) {
      let value = ParameterModel.newValue(
        writer.rewrite(declaration.result, from: requirement.origin, generics: generics.names),
        function: writer.function(
          named: declaration.result, from: requirement.origin, generics: generics.names),
        label: "newValue", avoiding: getter.parameters)
      let call = call(
        .subscriptSetter, name, getter.parameters + [value], Effects(), nil, requirement, generics)
      call.storageName = names.storageName(for: "set_\(name)")
      // The patterns of a subscript also compare the assigned value.
      getter.isComparedOnMainActor = call.isComparedOnMainActor
      setter = call
    }
    return member(.subscript(getter: getter, setter: setter), requirement)
  }

  private func initializer(
    _ initializer: InitializerDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> MemberModel {
    let call = try call(.initializer, for: requirement).call
    call.storageName = names.storageName(for: call.displayName)
    return member(.initializer(initializer.failability, call), requirement)
  }

  private func member(
    _ shape: MemberModel.Shape, _ requirement: Requirement, at position: SourcePosition? = nil
  ) -> MemberModel {
    let call = shape.calls[0]
    return MemberModel(
      shape: shape, requirement: requirement, isStatic: requirement.syntax.isStatic,
      prefix: prefix(of: requirement, isAsync: call.isAsync),
      isNonisolated: call.kind == .initializer || isNonisolated(requirement),
      addsNonisolated: addsNonisolated(requirement), optionality: Optionality(of: requirement),
      position: position ?? requirement.syntax.position)
  }
}

extension MemberBuilder {
  /// The generic parameters of a declaration, including those that replace opaque parameters.
  struct Generics {
    /// The generic parameters that replace opaque parameters, which the declaration doesn't name.
    var opaque: [GenericParameter] = []
    var names: Set<String>

    init(_ parameters: [GenericParameter], _ clause: GenericWhereClause? = nil) {
      names = Set(parameters.map(\.name))
      declared = parameters
      self.clause = clause
      restrictions = ValueRestrictions.restrictions(of: parameters, clause)
    }

    let declared: [GenericParameter]
    let clause: GenericWhereClause?

    /// The restrictions on the values of generic parameters, by name.
    let restrictions: [String: ValueRestrictions]
  }

  private func parameters(
    _ parameters: [Parameter], of requirement: Requirement, generics: inout Generics
  ) throws(Refusal) -> [ParameterModel] {
    var models: [ParameterModel] = []
    for (index, parameter) in parameters.enumerated() {
      var type = writer.rewrite(parameter.type, from: requirement.origin, generics: generics.names)
      var count = 0
      func generic(_ constraint: TypeSyntax) -> TypeSyntax {
        count += 1
        let name = unusedTypeName(
          "Parameter\(index + 1)" + "_\(count)".when(count > 1), avoiding: generics.names)
        let place = generics.opaque.count
        generics.opaque.append(GenericParameter(name))
        generics.names.insert(name)
        // The constraint can contain an opaque type, too, such as `some Collection<some Hashable>`.
        generics.opaque[place].inheritedType = constraint.mappingParts {
          $0.replacingOpaque(generic)
        }
        return .identifier(name)
      }
      if type.mentionsOpaque { type = type.replacingOpaque(generic) }
      let restrictions = self.restrictions(
        on: parameter.type, in: requirement, generics.restrictions)
      let function = writer.function(
        named: parameter.type, from: requirement.origin, generics: generics.names)
      var model = ParameterModel(
        parameter, type: type, function: function, index: index, restrictions: restrictions,
        others: parameters)
      model.wrappedFunction = parameter.type.wrappedType.flatMap { wrapped in
        type.wrappedType?.functionType
          ?? writer.function(named: wrapped, from: requirement.origin, generics: generics.names)
      }
      model.keepsThrownTypes = type.namesThrown(generics.names)
      if requirement.origin.kind == .class {
        model.hasDefaultArgument = parameter.hasDefaultValue
        model.defaultArgument = writer.defaultArgument(
          of: parameter, from: requirement.origin, generics: generics.names)
      }
      models.append(model)
    }
    return models
  }

  private func setGenerics(of call: CallModel, _ generics: Generics, _ requirement: Requirement) {
    let rewrite = { (type: TypeSyntax) in
      writer.rewriteConstraint(type, from: requirement.origin, generics: generics.names)
    }
    let declared = generics.declared.map { parameter in
      var copy = parameter
      copy.inheritedType = parameter.inheritedType.map(rewrite)
      return copy
    }
    call.genericParameters = declared + generics.opaque
    let constraints = generics.clause?.requirements.map { constraint in
      constraint.rewritingNames { name in
        guard case .named(let new) = rewrite(.named(name)) else { return nil }
        return .named(new)
      }
    }
    // In a mock of a protocol, some associated types have a known type. A constraint on such a type
    // is always true, and Swift doesn't allow it to be repeated.
    let isKept = { (constraint: GenericRequirement) in
      requirement.origin.kind != .protocol || isOpen(constraint, generics)
    }
    let kept = (constraints ?? []).filter(isKept)
    call.constraints = kept.isEmpty ? nil : GenericWhereClause(kept)
  }

  /// Returns a Boolean value that indicates whether a constraint depends on a generic parameter.
  ///
  /// The generic parameter can be a parameter of the mock or of the member.
  private func isOpen(_ constraint: GenericRequirement, _ generics: Generics) -> Bool {
    constraint.containsName { name in
      let first = name.pathInSelf.first ?? "Self"
      return generics.names.contains(first)
        || writer.associatedTypes.contains(first) && writer.aliases[first] == nil
    }
  }

  /// Creates the model of a call to a method, subscript, or initializer.
  func call(
    _ kind: CallModel.Kind, for requirement: Requirement
  ) throws(Refusal) -> (call: CallModel, generics: Generics) {
    guard let interface = requirement.declaration.interface else {
      preconditionFailure("Variables don't have interfaces.")
    }
    var generics = Generics(interface.genericParameters, interface.whereClause)
    let parameters = try parameters(interface.parameters, of: requirement, generics: &generics)
    let call = call(
      kind, requirement.displayName, parameters, interface.effects, interface.result, requirement,
      generics)
    return (call, generics)
  }

  func call(
    _ kind: CallModel.Kind, _ name: String, _ parameters: [ParameterModel], _ effects: Effects,
    _ result: TypeSyntax?, _ requirement: Requirement, _ generics: Generics = Generics([])
  ) -> CallModel {
    let rewrite = { (type: TypeSyntax) in
      writer.rewrite(type, from: requirement.origin, generics: generics.names)
    }
    let effects = writer.writingAny(effects, rewrite)
    let failure: CallEffects.Failure =
      switch effects.throwing {
      case .none, .rethrows: .never
      case .throws(nil):
        .any(
          isQualified: program.declares("Error")
            || generics.names.union(writer.associatedTypes).contains("Error"))
      case .throws(let type?): .init(thrown: type)
      }
    let call = CallModel(
      kind: kind, displayName: name, parameters: parameters,
      effects: CallEffects(
        declared: effects, failure: failure,
        rethrowing: effects.throwing == .rethrows ? .propagated : .none),
      result: ResultModel(result.map(rewrite)),
      isStrictlyMemorySafe: program.settings.isStrictlyMemorySafe)
    let isPassedToSuper = kind == .initializer && requirement.origin.kind == .class
    if !isPassedToSuper, !call.canRethrow { call.effects.makeNonthrowing() }
    call.isBoundToMainActor = program.areBoundToMainActor(
      requirement.types, from: requirement.origin)
    let compared = kind.isSetter ? requirement.types : requirement.parameters.map(\.type)
    call.isComparedOnMainActor =
      call.isBoundToMainActor
      || program.areComparedOnMainActor(compared, from: requirement.origin)
    setGenerics(of: call, generics, requirement)
    if !isPassedToSuper { setIsolation(of: call, requirement) }
    return call
  }
}

extension MemberBuilder {
  /// Rejects a property or subscript if a stub can't return its value twice.
  func checkCopyable(
    _ type: TypeSyntax, of name: String, _ position: SourcePosition, _ requirement: Requirement,
    _ generics: [String: ValueRestrictions] = [:]
  ) throws(Refusal) {
    let restrictions = self.restrictions(on: type, in: requirement, generics)
    guard !restrictions.isEmpty else { return }
    let word = restrictions.contains(.noncopyable) ? "noncopyable" : "nonescapable"
    throw refusal(
      "\(name) has the \(word) type \((type.wrappedType ?? type).withoutAttributes)", position,
      requirement)
  }

  /// Returns the restrictions on the values of a type.
  func restrictions(
    on type: TypeSyntax, in requirement: Requirement, _ generics: [String: ValueRestrictions]
  ) -> ValueRestrictions {
    // The values of a mock's associated types are always copyable and escapable.
    let value = type.wrappedType ?? type
    if let name = value.withoutAttributes.memberOfSelf, writer.associatedTypes.contains(name) {
      return []
    }
    return ValueRestrictions.restrictions(
      of: type, generics: generics, in: program, from: requirement.origin)
  }

  func refusal(
    _ reason: String, _ position: SourcePosition, _ requirement: Requirement
  ) -> Refusal {
    Refusal(of: root, for: requirement.origin, at: position, reason: reason)
  }
}
