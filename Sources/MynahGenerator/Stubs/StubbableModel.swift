internal import MynahSyntax

/// All that is needed to write the stubbable class of one type.
struct StubbableModel {
  /// A method or property, and what `Stubs` keeps of it.
  struct Member {
    let member: MemberModel

    /// The name in `Stubs`.
    let name: String

    /// The type in `Stubs`: of a property's value, or of a closure.
    let type: String

    /// The type of a property's value that may not be set yet.
    var optionalType = ""

    /// The value before a test sets one; nil where reading it is the failure.
    let initialValue: String?

    /// The value after `noop()`; nil where none is known.
    let noop: String?

    /// What the process ends with where a test uses the member and did not set it.
    var failure: String { StubbableModel.failure(member, named: name) }
  }

  let model: MockModel
  let members: [Member]

  /// The requirements that are initializers.
  let initializers: [MemberModel]

  /// Whether threads can share the class, so that a lock must protect its stubs.
  var isLocked: Bool { model.isSendable && model.globalActor == nil }

  init(_ model: MockModel, of type: DeclaredType, in program: Program) throws(Refusal) {
    let check = StubCheck(model: model, style: .stubbable)
    try check.run(of: type)
    self.model = model
    let names = StubNames(of: model.members, reserved: ["noop"])
    let values = DefaultValues(program: program, purpose: .noop)
    let attribute = model.globalActor.map { "\($0) " } ?? (model.isSendable ? "@Sendable " : "")
    var members: [Member] = []
    var initializers: [MemberModel] = []
    for (index, member) in model.members.enumerated() {
      let call = member.calls[0]
      let value = { () -> String? in
        guard let type = call.result.type else { return "()" }
        return values.expression(for: type, from: member.origin)
      }
      switch member.shape {
      case .initializer: initializers.append(member)
      case .property where call.effects.isEmpty:
        let isSigned = ToolchainValues.signedNumbers.contains(call.result.valueType)
        members.append(
          Member(
            member: member, name: names[index], type: call.result.valueType,
            optionalType: TypeSyntax.optional(call.result.type ?? .void).description,
            initialValue: isSigned ? "-1" : nil, noop: value()))
      default:
        if call.isGeneric {
          throw check.refusal(
            "\(call.displayName) has generic parameters, which a stored closure can not have",
            member)
        }
        members.append(
          Member(
            member: member, name: names[index], type: call.exactFunction(attribute),
            initialValue: DefaultValues.closure(
              ignoring: call.parameters.count,
              "fatalError(\(Self.failure(member, named: names[index]).literal))"),
            noop: value().map {
              DefaultValues.closure(ignoring: call.parameters.count, $0 == "()" ? "" : $0)
            }))
      }
    }
    self.members = members
    self.initializers = initializers
  }

  /// What the process ends with where a test uses a member that it did not set.
  ///
  /// - Parameter name: The name in `Stubs`, which tells overloads apart.
  static func failure(_ member: MemberModel, named name: String) -> String {
    let kind = if case .method = member.shape { "function" } else { "property" }
    return "\(name.unticked) \(kind) is not stubbed!"
  }
}
