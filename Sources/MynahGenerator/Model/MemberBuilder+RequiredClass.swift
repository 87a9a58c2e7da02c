internal import MynahSyntax

extension MemberBuilder {
  /// The models of the members of a mock that inherits from a class and conforms to protocols.
  ///
  /// What the class has already fulfils a requirement: it is overridden where it can be, else it stays
  /// as it is.
  ///
  /// - Parameters:
  ///   - found: What the mock overrides of the class.
  ///   - requirements: What the protocols require.
  ///   - extensions: What extensions of the class and its superclasses declare.
  func members(
    overriding found: ClassMembers, fulfilling requirements: [Requirement],
    extensions: [(declaration: Declaration, origin: DeclaredType)]
  ) throws(Refusal) -> (members: [MemberModel], kept: [KeptMember]) {
    let declared = Set((found.declared + extensions).flatMap { keys(of: $0, from: $1) })
    var overridden = found.members
    var own: [Requirement] = []
    for requirement in requirements {
      if case .initializer = requirement.declaration { continue }
      let keys = keys(of: requirement.declaration, from: requirement.origin)
      guard !keys.isDisjoint(with: declared) else {
        own.append(requirement)
        continue
      }
      let index = overridden.firstIndex { member in
        !keys.isDisjoint(with: self.keys(of: member.declaration, from: member.origin))
      }
      guard let index, requirement.isStronger(than: overridden[index]) else { continue }
      // What the class does not do, as to be set, the mock does for it.
      overridden[index] = requirement
    }
    let parameters = found.initializers.flatMap { $0.declaration.parameters.map(\.name) }
    var names = StorageNames(
      taken: takenNames(overridden + own).union(found.names).union(parameters))
    var (members, kept) = overridingMembers(overridden, &names)
    for requirement in own { members += try self.members(for: requirement, &names) }
    return (members.pairingTwins(), kept)
  }

  /// The models of the initializers of a class, of which some fulfil requirements of protocols.
  func initializers(
    of found: ClassMembers, fulfilling requirements: [Requirement], _ name: String
  ) throws(Refusal) -> [(isDesignated: Bool, model: InitializerModel)] {
    var models: [(isDesignated: Bool, model: InitializerModel)] = []
    var required: [String: (requirement: Requirement, position: SourcePosition)] = [:]
    for requirement in requirements {
      guard case .initializer(let declaration) = requirement.declaration else { continue }
      for key in keys(of: requirement.declaration, from: requirement.origin) {
        required[key] = (requirement, declaration.position)
      }
    }
    for initializer in found.initializers {
      var model = try self.initializer(initializer)
      for key in keys(of: .initializer(initializer.declaration), from: initializer.origin) {
        guard initializer.isDesignated || initializer.isRequired else { continue }
        if required.removeValue(forKey: key) != nil { model.isWitness = !initializer.isRequired }
      }
      models.append((initializer.isDesignated, model))
    }
    if let (requirement, position) = required.values.min(by: { $0.position < $1.position }),
      case .initializer(let declaration) = requirement.declaration
    {
      throw refusal(
        "it requires \(displayName("init", declaration.parameters)), which is no designated initializer"
          + " of \(name) that a subclass in the tests can call", position, requirement)
    }
    return models
  }

  /// What tells the members of a declaration from others, however the declaration writes their types.
  private func keys(of declaration: Declaration, from origin: DeclaredType) -> Set<String> {
    func written(_ type: TypeSyntax?, _ generics: [GenericParameter] = []) -> String {
      guard let type, !type.isVoid else { return "" }
      return writer.rewrite(type, from: origin, generics: Set(generics.map(\.name))).description
    }
    func written(_ parameters: [Parameter], _ generics: [GenericParameter]) -> String {
      parameters.map { parameter in
        "\(parameter.label ?? "_"):\(written(parameter.type, generics))"
          + (parameter.isVariadic ? "..." : "")
      }.joined(separator: ",")
    }
    switch declaration {
    case .function(let function):
      let generics = function.genericParameters
      return [
        "\(function.isStatic) \(function.name)(\(written(function.parameters, generics)))"
          + written(function.result, generics)
      ]
    case .subscript(let declared):
      let generics = declared.genericParameters
      return [
        "\(declared.isStatic) [\(written(declared.parameters, generics))]"
          + written(declared.result, generics)
      ]
    case .variable(let variable):
      return Set(
        variable.bindings.flatMap(\.pattern.names).map { "\(variable.isStatic) \($0.unticked)" })
    case .initializer(let initializer):
      return ["init(\(written(initializer.parameters, initializer.genericParameters)))"]
    default:
      return []
    }
  }
}
