internal import MynahSyntax

/// The model from which the stubbable class of a type is written.
struct StubbableModel {
  /// A method or property, with its representation in `Stubs`.
  struct Member {
    let member: MemberModel

    /// The name in `Stubs`.
    let name: String

    /// The type in `Stubs`, which is the type of a property's value or of a closure.
    let type: String

    /// The value before a test sets one, or nil if reading the member fails.
    let initialValue: String?

    /// The value after `noop()`, or nil if no value is known.
    let noop: String?

    /// The message of the crash if a test uses the member without setting it.
    let failure: String
  }

  let model: MockModel
  let members: [Member]

  init(_ model: MockModel, of type: DeclaredType, in program: Program) throws(Refusal) {
    let check = StubCheck(model: model, type: type, style: .stubbable)
    try check.run()
    self.model = model
    let names = StubNames(of: model.members, reserved: ["noop"])
    let values = DefaultValues(program: program, purpose: .noop)
    let attribute = model.globalActor.map { "\($0) " } ?? "@Sendable ".when(model.isSendable)
    var members: [Member] = []
    for (index, member) in model.members.enumerated() {
      let call = member.calls[0]
      let value = { () -> String? in
        guard let type = call.result.type else { return "()" }
        return values.expression(for: type, from: member.origin)
      }
      let kind = if case .method = member.shape { "function" } else { "property" }
      let failure = "\(names[index].unquoted) \(kind) is not stubbed!"
      switch member.shape {
      case .initializer: continue
      case .property where call.effects.isEmpty:
        let isSigned = ToolchainValues.signedNumbers.contains(call.result.valueType)
        members.append(
          Member(
            member: member, name: names[index], type: call.result.valueType,
            initialValue: isSigned ? "-1" : nil, noop: value(), failure: failure))
      default:
        if call.isGeneric {
          throw check.refusal(
            "\(call.displayName) has generic parameters, which a stored closure can't have",
            member)
        }
        members.append(
          Member(
            member: member, name: names[index], type: call.exactFunction(attribute),
            initialValue: DefaultValues.closure(
              ignoring: call.parameters.count, "fatalError(\(failure.literal))"),
            noop: value().map {
              DefaultValues.closure(ignoring: call.parameters.count, $0)
            }, failure: failure))
      }
    }
    self.members = members
  }
}

extension MemberModel {
  /// A Boolean value that indicates whether only some systems have the member.
  ///
  /// Stored properties can't have its availability, so a stub stores its value as `Any?`.
  var isLimited: Bool {
    prefix.attributes.available.contains { $0.arguments?.hasPrefix("*") != true }
  }

  /// The systems that have a limited member, such as `macOS 15, *`, or nil if they aren't listed.
  var systems: String? {
    let attributes = prefix.attributes.available
    guard isLimited, attributes.count == 1, attributes[0].condition == nil,
      let systems = attributes[0].arguments, systems.hasSuffix("*")
    else { return nil }
    return systems
  }
}

extension MockModel {
  /// The members of a stub that are initializers.
  var initializers: [MemberModel] {
    members.filter { if case .initializer = $0.shape { true } else { false } }
  }

  /// Returns the name of a standard library type as a stub must write it.
  ///
  /// The module is necessary if another type with this name is visible in the stub.
  func standardName(_ name: String, in program: Program) -> String {
    let isHidden =
      !program.declaringModules(of: name).isEmpty
      || generics.parameters.contains { $0.name == name }
      || protocolModel?.aliases.contains { $0.name == name } == true
      || sources.contains { program.findMember([name], of: $0, at: $0.path.count) != nil }
    if isHidden { return "\(TypeNames.standardModule(of: name) ?? "Swift").\(name)" }
    return name
  }

  /// A Boolean value that indicates whether threads can share a stub, so its values need a lock.
  var isStubLocked: Bool { isSendable && globalActor == nil }
}

/// The model from which the result stub of a type is written.
struct AutostubModel {
  /// A method or property, with its result.
  struct Member {
    let member: MemberModel

    /// The name of the member, which distinguishes overloads.
    let name: String

    /// The name of the property that stores the result.
    var storage: String { "\(name.unquoted)ResultToBeReturned".asIdentifier }

    /// The name of the property that stores the result if `storage` is computed.
    var lockedStorage: String { "_\(storage.unquoted)".asIdentifier }

    /// The type of the result, such as `Result<Int, any Error>`.
    let type: String

    /// The result before a test sets one, such as `.success(.init())`, or nil if no value is known.
    let initialValue: String?

    /// The type of the property that stores the result.
    var storedType: String { initialValue == nil ? "\(type)?" : type }

    /// The message of the crash if a test uses the member without setting its result.
    var failure: String { "\(storage.unquoted) is not set!" }

    /// The closures that receive the outcome, or nil if the member returns the outcome.
    let handler: CompletionHandler?
  }

  let model: MockModel
  let members: [Member]

  /// The modules that extend other modules' types with `fixture()`.
  private(set) var fixtureModules: Set<String> = []

  /// The name of the type `Task`, with its module if that's necessary.
  let task: String

  init(_ model: MockModel, of type: DeclaredType, in program: Program) throws(Refusal) {
    let check = StubCheck(model: model, type: type, style: .autostub)
    try check.run()
    self.model = model
    let names = StubNames(of: model.members)
    let values = DefaultValues(
      program: program, purpose: .result,
      unknown: Set(model.generics.parameters.map(\.name) + [model.mockName]))
    let result = model.standardName("Result", in: program)
    task = model.standardName("Task", in: program)
    var members: [Member] = []
    for (index, member) in model.members.enumerated() {
      if case .initializer = member.shape { continue }
      let call = member.calls[0]
      let value = { values.expression(for: $0, from: member.origin) }
      let handler = try CallbackReader(member, of: model, in: program)
        .handler(placeholder: value) { check.refusal($0, member) }
      let success = handler.map(\.value) ?? call.result.type
      let failure = handler?.error ?? call.effects.failure.written
      if call.genericNames.contains(where: { success?.mentions($0) == true || failure == $0 }) {
        throw check.refusal(
          "the result of \(call.displayName) is generic, but a stored result has one type", member)
      }
      if let success {
        let meaning = program.meaning(of: success, from: member.origin)
        fixtureModules.formUnion(program.fixtureModules(of: meaning))
      }
      members.append(
        Member(
          member: member, name: names[index],
          type: "\(result)<\(success?.description ?? "Void"), \(failure)>",
          initialValue: (success.map(value) ?? "()").map { ".success(\($0))" }, handler: handler))
    }
    self.members = members
  }
}

extension Program {
  /// Returns the modules that extend the types in a meaning with a function `fixture()`.
  ///
  /// A type's own module doesn't count, because the file imports it to name the type.
  fileprivate func fixtureModules(of meaning: TypeSyntax) -> [String] {
    var types: [DeclaredType] = []
    _ = meaning.rewritingNames { name in
      types += declaration(.named(name)).asArray
      return nil
    }
    return types.flatMap { type in
      modules.map(\.name).filter { module in
        module != type.module.name
          && extensions(of: type, in: module).members.contains {
            $0.function?.name == "fixture"
          }
      }
    }
  }
}
