internal import MynahSyntax

extension MemberBuilder {
  /// Creates the models of the class members that a mock overrides, with unique storage names.
  ///
  /// - Returns: The members, and the members that the mock can't override, with the reasons.
  func overridingMembers(
    _ requirements: [Requirement], _ names: inout TakenNames
  ) -> (members: [MemberModel], unmocked: [UnmockedMember]) {
    var members: [MemberModel] = []
    var unmocked: [UnmockedMember] = []
    for requirement in requirements {
      do throws(Refusal) {
        for var member in try self.members(for: requirement, &names) {
          member.prefix.modifiers.append(Modifier("override"))
          member.callsSuper = requirement.origin.kind == .class
          members.append(member)
        }
      } catch {
        let name = OverridableMember.members(in: requirement.declaration).first?.displayName
        unmocked.append(
          UnmockedMember(name: name ?? "a member", reason: "can't be mocked: \(error.reason)"))
      }
    }
    return (members, unmocked)
  }

  /// Returns the model of a class's initializer.
  func initializer(_ initializer: ClassInitializer) throws(Refusal) -> InitializerModel {
    let declaration = initializer.declaration
    let requirement = Requirement(
      declaration: .initializer(declaration), origin: initializer.origin,
      condition: initializer.condition,
      // An initializer that's inherited from `NSObject` has the isolation of the inheriting class.
      isNonisolated: !initializer.origin.module.isToolchain
        && program.globalActor(of: initializer.origin) == nil)
    let call = try self.call(.initializer, for: requirement).call
    return InitializerModel(
      call: call, failability: declaration.failability, isDesignated: initializer.isDesignated,
      inheritance: initializer.isRequired ? .required : .override,
      isCallable: initializer.isCallable,
      prefix: prefix(of: requirement, isAsync: call.isAsync),
      condition: initializer.condition)
  }
}

extension MemberBuilder {
  /// Creates the models of the members of a mock that has a superclass and conforms to protocols.
  ///
  /// If the class already fulfills a requirement, the mock overrides that member. If it can't be
  /// overridden, the mock inherits it.
  ///
  /// - Parameters:
  ///   - found: The members that the mock overrides.
  ///   - requirements: The requirements of the protocols.
  ///   - extensions: The declarations in extensions of the class and its superclasses.
  func members(
    overriding found: ClassMembers, fulfilling requirements: [Requirement],
    extensions: [(declaration: Declaration, origin: DeclaredType)]
  ) throws(Refusal) -> (members: [MemberModel], unmocked: [UnmockedMember]) {
    let declared = Set((found.declared + extensions).map { signature(of: $0, from: $1) })
    var overridden = found.members
    var own: [Requirement] = []
    for requirement in requirements {
      if case .initializer = requirement.declaration { continue }
      let signature = Signature(of: requirement, writer.meaning)
      if !declared.contains(signature) {
        own.append(requirement)
      } else if let index = overridden.firstIndex(where: {
        Signature(of: $0, writer.meaning) == signature
      }), requirement.isStronger(than: overridden[index]) {
        // The mock adds the missing parts of the class's member, such as a setter.
        overridden[index] = requirement
      }
    }
    var names = takenNames(overridden + own, in: found)
    var (members, unmocked) = overridingMembers(overridden, &names)
    for requirement in own { members += try self.members(for: requirement, &names) }
    return (members.sharingPatterns(), unmocked)
  }

  /// Returns the names that the stored properties of a mock with a superclass must not have.
  func takenNames(_ requirements: [Requirement], in found: ClassMembers) -> TakenNames {
    let parameters = found.initializers.flatMap { $0.declaration.parameters.map(\.name) }
    return TakenNames(takenNames(requirements).union(found.names).union(parameters))
  }

  /// Creates the models of a class's initializers, some of which fulfill protocol requirements.
  func initializers(
    of found: ClassMembers, fulfilling requirements: [Requirement]
  ) throws(Refusal) -> [InitializerModel] {
    var models: [InitializerModel] = []
    var required: [(signature: Signature, initializer: ClassInitializer)] = []
    for requirement in requirements {
      guard case .initializer(let declaration) = requirement.declaration else { continue }
      let initializer = ClassInitializer(
        declaration: declaration, origin: requirement.origin, condition: requirement.condition)
      required.append((Signature(of: requirement, writer.meaning), initializer))
    }
    var fulfilled: Set<Signature> = []
    for initializer in found.initializers {
      var model = try self.initializer(initializer)
      let signature = signature(of: .initializer(initializer.declaration), from: initializer.origin)
      if initializer.isDesignated || initializer.isRequired,
        required.contains(where: { $0.signature == signature })
      {
        fulfilled.insert(signature)
        if !initializer.isRequired { model.inheritance = .witness }
      }
      models.append(model)
      if let short = try omittingDefaultArguments(of: initializer, model, in: found) {
        models.append(short)
      }
    }
    let isPlain = models.contains { $0.isDesignated && $0.isPlain }
    for (signature, initializer) in required where !fulfilled.contains(signature) {
      var model = try self.initializer(initializer)
      model.isAdded = true
      model.inheritance = .required
      // Only the class's own initializers can create the mock, because the arguments for one of them
      // aren't known.
      model.isCallable = isPlain
      models.append(model)
    }
    return models
  }

  /// Returns an initializer without the parameters whose default arguments only the class knows.
  ///
  /// The result is nil if there are no such parameters, or if the class has another initializer with
  /// the remaining labels.
  private func omittingDefaultArguments(
    of initializer: ClassInitializer, _ model: InitializerModel, in found: ClassMembers
  ) throws(Refusal) -> InitializerModel? {
    let omitted = zip(initializer.declaration.parameters, model.call.parameters)
      .map { $0.hasDefaultValue && $1.defaultArgument == nil }
    guard initializer.isCallable, omitted.contains(true) else { return nil }
    var short = initializer
    short.declaration.parameters = zip(initializer.declaration.parameters, omitted)
      .filter { !$1 }.map(\.0)
    let labels = short.declaration.parameters.map(\.label)
    guard !found.initializers.contains(where: { $0.declaration.parameters.map(\.label) == labels })
    else { return nil }
    var shortModel = try self.initializer(short)
    shortModel.inheritance = .none
    return shortModel
  }

  private func signature(of declaration: Declaration, from origin: DeclaredType) -> Signature {
    Signature(of: declaration, from: origin, writer.meaning)
  }
}
