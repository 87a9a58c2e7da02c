internal import MynahSyntax

/// Makes the models of a mock's members from the requirements of a protocol.
struct MemberBuilder {
  let root: DeclaredType
  let writer: TypeWriter
  let globalActor: Attribute?
  let isActor: Bool

  var program: Program { writer.program }

  func members(for requirements: [Requirement]) throws(Refusal) -> [MemberModel] {
    var names = TakenNames(takenNames(requirements))
    var members: [MemberModel] = []
    for requirement in requirements {
      members += try self.members(for: requirement, &names)
    }
    return members.sharingPatterns()
  }

  func members(
    for requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> [MemberModel] {
    let requirement = renamingShadows(in: requirement)
    var members =
      switch requirement.declaration {
      case .function(let function): [try method(function, requirement, &names)]
      case .variable(let variable): try properties(variable, requirement, &names)
      case .subscript(let declaration): [try `subscript`(declaration, requirement, &names)]
      case .initializer(let initializer): [try self.initializer(initializer, requirement, &names)]
      default: [MemberModel]()
      }
    let optionality = Optionality(of: requirement)
    for index in members.indices { members[index].optionality = optionality }
    return members
  }

  /// The names that stored properties must not have, which all begin with an underscore.
  func takenNames(_ requirements: [Requirement]) -> Set<String> {
    var taken = TakenNames.ofMocks
    func take(_ name: String) {
      if name.utf8.first == UInt8(ascii: "_") { taken.insert(name) }
    }
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

  // MARK: - Kinds of member

  private func method(
    _ function: FunctionDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> MemberModel {
    let operatorName = OperatorNames.name(of: function)
    var requirement = requirement
    if function.isOperator {
      // An operator's arguments have no labels, however its parameters are written.
      var function = function
      for index in function.parameters.indices { function.parameters[index].label = nil }
      requirement = requirement.declaring(.function(function))
    }
    let (call, generics) = try self.call(.method, for: requirement)
    call.storageName = names.storageName(for: operatorName ?? call.displayName)
    if let result = function.result {
      let restrictions = self.restrictions(on: result, in: requirement, generics.restrictions)
      if restrictions.contains(.nonescapable) {
        throw refusal(
          "the result of \(function.name) is of the type \(result.withoutAttributes), which can not"
            + " outlive what it was made from", function.position, requirement)
      }
      if restrictions.contains(.noncopyable) { call.result.traits.insert(.noncopyable) }
    }
    if function.result?.hasSpecifier("sending") == true,
      call.result.type?.isPlainlySendable != true
    {
      call.result.traits.insert(.sending)
    }
    if function.result?.isSelf == true, requirement.origin.type?.kind == .class {
      call.result.traits.insert(.own)
    }
    return member(
      .method(name: function.name, patternName: operatorName ?? function.name, call), of: function,
      requirement, isAsync: call.isAsync)
  }

  private func properties(
    _ variable: VariableDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> [MemberModel] {
    var members: [MemberModel] = []
    for binding in variable.bindings {
      guard let name = binding.name, let type = binding.type else {
        throw refusal("a property has no type", binding.position, requirement)
      }
      try checkCopyable(type, of: name, binding.position, requirement)
      let effects = binding.accessors.first(where: \.isReader)?.effects ?? Effects()
      let getter = call(.getter, name.unticked, [], effects, type, requirement)
      getter.storageName = names.storageName(for: name)
      // A mock must be printable before it is stubbed: failures and debuggers print it.
      if requirement.origin.module.isToolchain, name.hasSuffix("escription"),
        type == .identifier("String")
      {
        getter.fallback = .mockName
      } else if requirement.origin.type?.kind == .class, !variable.isStatic,
        name == "description" || name == "debugDescription", !effects.isAsync,
        !effects.isThrowing
      {
        getter.fallback = .superclass
      }
      var setter: CallModel?
      if binding.hasSetter {
        let value = ParameterModel.newValue(
          writer.rewrite(type, from: requirement.origin),
          function: writer.function(behind: type, from: requirement.origin))
        setter = call(
          .setter, name.unticked, [value], Effects(), nil, requirement)
        setter?.storageName = names.storageName(for: "set_\(name)")
      }
      members.append(
        member(
          .property(name: name, getter: getter, setter: setter), of: variable, requirement,
          isAsync: getter.isAsync, at: binding.position))
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
        writer.rewrite(
          declaration.result, from: requirement.origin, generics: generics.names),
        function: writer.function(
          behind: declaration.result, from: requirement.origin, generics: generics.names),
        label: "newValue", beside: getter.parameters)
      let call = call(
        .subscriptSetter, name, getter.parameters + [value], Effects(), nil, requirement, generics)
      call.storageName = names.storageName(for: "set_\(name)")
      // Its patterns compare the assigned value, too.
      getter.isComparedOnMainActor = call.isComparedOnMainActor
      setter = call
    }
    return member(
      .subscript(getter: getter, setter: setter), of: declaration, requirement,
      isAsync: getter.isAsync)
  }

  private func initializer(
    _ initializer: InitializerDeclaration, _ requirement: Requirement, _ names: inout TakenNames
  ) throws(Refusal) -> MemberModel {
    let call = try call(.initializer, for: requirement).call
    call.storageName = names.storageName(for: call.displayName)
    return member(
      .initializer(initializer.failability, call), of: initializer, requirement,
      isAsync: call.isAsync)
  }

  private func member(
    _ shape: MemberModel.Shape, of declaration: some DeclarationSyntax, _ requirement: Requirement,
    isAsync: Bool, at position: SourcePosition? = nil
  ) -> MemberModel {
    let isInitializer = if case .initializer = shape { true } else { false }
    return MemberModel(
      shape: shape, isStatic: declaration.isStatic,
      prefix: prefix(of: declaration, requirement, isAsync: isAsync),
      isNonisolated: isInitializer || isNonisolated(declaration, requirement),
      isFreed: isFreed(declaration, requirement), condition: requirement.condition,
      origin: requirement.origin, position: position ?? declaration.position,
      documentation: declaration.documentation)
  }
}
