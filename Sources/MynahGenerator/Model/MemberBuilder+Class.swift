internal import MynahSyntax

extension MemberBuilder {
  /// The models of what a mock overrides of a class, with names that are left.
  func overridingMembers(
    _ requirements: [Requirement], _ names: inout TakenNames
  ) -> (members: [MemberModel], kept: [KeptMember]) {
    var members: [MemberModel] = []
    var kept: [KeptMember] = []
    for requirement in requirements {
      do throws(Refusal) {
        for var member in try self.members(for: requirement, &names) {
          member.prefix.modifiers.append(Modifier("override"))
          member.hasSuper = requirement.origin.type?.kind == .class
          members.append(member)
        }
      } catch {
        let name = OverridableMember.members(in: requirement.declaration).first?.displayName
        kept.append(KeptMember(name: name ?? "a member", reason: "can not be: \(error.reason)"))
      }
    }
    return (members, kept)
  }

  /// The model of an initializer of a class.
  func initializer(_ initializer: ClassInitializer) throws(Refusal) -> InitializerModel {
    var declaration = initializer.declaration
    let requirement = renamingShadows(
      in: Requirement(
        declaration: .initializer(declaration), origin: initializer.origin,
        condition: initializer.condition,
        isNonisolated: program.globalActor(of: initializer.origin) == nil))
    if case .initializer(let renamed) = requirement.declaration { declaration = renamed }
    let call = try self.call(.initializer, for: requirement).call
    return InitializerModel(
      call: call, failability: declaration.failability, isRequired: initializer.isRequired,
      isCallable: initializer.isCallable,
      prefix: prefix(of: declaration, requirement, isAsync: call.isAsync),
      condition: initializer.condition)
  }
}

extension String {
  /// The default argument as another file can write it; nil where it names what that may not see.
  var asDefaultElsewhere: String? {
    if ["nil", "true", "false", "[]", "[:]", "()", "{}", "{ }"].contains(self) { return self }
    if hasPrefix("\""), hasSuffix("\""), !contains("\\(") { return self }
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let isNumber =
      digits.first?.isNumber == true && digits.allSatisfy { $0.isHexDigit || "._x".contains($0) }
    if isNumber, !contains("..") { return self }
    let isMember = hasPrefix(".") && dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
    return isMember ? self : nil
  }
}
