/// An emitter that writes the mock of one type.
///
/// It's a class because closures that capture a struct would copy all of its properties.
final class MockEmitter {
  let model: MockModel

  /// The model of the file that contains the mock, without its test doubles.
  let file: FileModel

  /// The mocks that calls can return by default, by the type of the result.
  let nested: NestedMocks

  let writer: SourceWriter

  /// The expression for the mock in the bodies of members.
  var receiver = "self"

  /// A Boolean value that indicates whether an associated type is a certain type, for which two
  /// requirements are equal.
  private(set) var areRequirementsEqual = false

  init(model: MockModel, file: FileModel, nested: NestedMocks, writer: SourceWriter) {
    self.model = model
    self.file = file
    self.nested = nested
    self.writer = writer
  }

  /// A Boolean value that indicates whether mocks can forward calls to other objects.
  var forwards: Bool { file.forwards }

  var nonisolated: String { "nonisolated ".when(model.isIsolated) }

  /// A Boolean value that indicates whether the mock's superclass can't be `Sendable`.
  ///
  /// The mock then isn't `Sendable` either.
  private var isLocal: Bool { model.superclass?.isNonSendable == true }

  /// A Boolean value that indicates whether the mock inherits the isolation of its superclass.
  private var isIsolatedBySuperclass: Bool {
    model.protocolModel?.superclass.map { $0.isIsolated && !$0.isDeinitIsolated } ?? false
  }

  /// A Boolean value that indicates whether the mock's conformances must be nonisolated.
  ///
  /// If the module is isolated to the main actor by default, the conformances would be isolated
  /// too, and only the main actor could use them.
  var hasNonisolatedConformances: Bool {
    file.isMainActorByDefault && model.globalActor != nil && !isIsolatedBySuperclass
  }

  /// The keywords of a class that isn't isolated by default.
  var finalClass: String { "nonisolated ".when(!model.isIsolated) + "final class" }

  /// Returns the protocols that the mock of a protocol conforms to.
  func conformances(to mocked: ProtocolModel) -> [String] {
    mocked.conformances.map { "nonisolated ".when(hasNonisolatedConformances) + $0 }
  }

  /// The protocol for mocks that the mock conforms to.
  var mockProtocol: String { isLocal ? "LocalMock" : "Mock" }

  /// Returns whether the mocked type has a method with the given name and any parameters.
  func hasMethod(named name: String) -> Bool {
    model.members.contains { member in
      if case .method(let other, _, _) = member.shape { other == name } else { false }
    }
  }

  /// Returns whether the mocked type has a member with a name such as `fly(to:)` or `name`.
  func hasMember(_ name: String) -> Bool {
    model.members.contains { $0.calls[0].displayName == name }
  }

  /// The name of the protocol for the patterns of properties, or nil if there are no properties.
  ///
  /// A class can't declare a property twice, but a protocol extension can declare it again.
  var patternsName: String? {
    let hasProperties = model.members.contains {
      if case .property = $0.shape { true } else { false }
    }
    guard hasProperties else { return nil }
    return "\(model.mockName.unquoted)Patterns".asIdentifier
  }

  /// A Boolean value that indicates whether generic arguments of the mock must conform to protocols.
  ///
  /// The protocol for patterns then isn't `Sendable`, because Swift doesn't let such a protocol's
  /// members use conformances that are isolated to an actor.
  var isConstrained: Bool {
    let generics = model.generics
    return generics.parameters.contains { !$0.constraint.isEmpty } || !generics.relations.isEmpty
  }

  func emit() {
    let contents = file.contents
    writer.conditional(model.condition) {
      if contents.hasTestDoubles {
        emitMock()
        emitPreferredMembers()
        if !hasNonisolatedConformances {
          writer.nonisolatedConformances(of: model)
          if model.callsDefaults {
            writer.nonisolatedConformances(of: model, extending: "\(model.mockName)._Defaults")
          }
        }
        emitPatterns()
      }
      if contents.hasFunctions { emitFunctions() }
    }
  }

  // MARK: - The class

  /// Writes a comment that lists the members that a test must stub, with their result types.
  private func emitMissingValues() {
    guard let missing = file.values.missing[model.mockName] else { return }
    writer.line("///")
    writer.line("/// Stub these members first, because they might have no default value:")
    for value in missing { writer.line("/// - `\(value.member)`: `\(value.type)`") }
  }

  /// Writes a comment that lists the members with a default implementation.
  private func emitReplacedDefaults() {
    guard let names = model.protocolModel?.replacedDefaults, !names.isEmpty else { return }
    writer.line("///")
    writer.line("/// The mock replaces the default implementations of these members:")
    for name in names { writer.line("/// - `\(name)`") }
  }

  private func emitMock() {
    writer.line("/// A mock of `\(model.typeName)`.")
    emitUnmockedMembers()
    emitReplacedDefaults()
    emitMissingValues()
    if file.isCommitted {
      // The compiler prints this line with the error that the mock doesn't conform to the protocol.
      writer.line("/// If `\(model.typeName)` has changed, run `swift package generate-mocks`.")
    }
    writer.attributes(model.availability)
    // A class inherits the global actor of its superclass. Its conformances are isolated to this
    // actor only if the class doesn't repeat the attribute.
    if !isIsolatedBySuperclass { writer.attributes(of: model.globalActor) }
    if model.instanceMembers.contains(where: \.isUnsafe) { writer.line("@safe") }
    let keyword = model.isActor ? "actor" : finalClass
    let mocked = model.protocolModel
    var parents = (model.superclass?.reference ?? mocked?.rootClass).asArray
    parents += mocked.map(conformances) ?? []
    if let patternsName {
      let isNonisolated = isConstrained && hasNonisolatedConformances
      parents.append("nonisolated ".when(isNonisolated) + patternsName)
    }
    if patternsName == nil || isConstrained { parents.append(mockProtocol) }
    if model.callsDefaults { parents.append("_HasDefaultImplementations") }
    if hidesValue {
      // If the struct is isolated, so is the property.
      let isIsolated = model.structure?.globalActor != nil
      parents.append("@preconcurrency ".when(isIsolated) + "_HidesValue")
    }
    if file.reportsToTests { parents.append("_ReportsToTests") }
    if !model.isActor, !isLocal { parents.append("@unchecked Sendable") }
    writer.type(
      "\(keyword) \(model.mockName)\(model.genericClause)", parents: parents,
      whereClause: model.whereClause
    ) {
      writer.aliases(of: model)
      emitAssociatedTypes()
      emitMemberAliases()
      writer.declaration("\(nonisolated)let mockingContext: MockingContext")
      emitStorage(model.instanceMembers, access: "private ")
      emitGivenStorage()
      writer.line()
      if let superclass = model.superclass {
        emitInitializers(of: superclass)
      } else {
        emitInitializer()
      }
      writer.line()
      emitStatics()
      emitValue()
      emitClosure()
      writer.identityConformances(of: model)
      for member in model.members {
        writer.line()
        writer.conditional(member.condition) { emit(member) }
      }
      emitDefaults()
    }
  }

  /// Writes type aliases that implement associated types with the mock's generic parameters.
  func emitAssociatedTypes() {
    for parameter in model.generics.parameters {
      let name = parameter.name
      for (index, implemented) in parameter.implementedProtocols.enumerated() {
        let alias = ("_\(name.unquoted)" + "\(index + 1)".when(index > 0)).asIdentifier
          .underscored { ["_Values", "_Statics", "_Defaults"].contains($0) }
        writer.declaration(
          "typealias \(alias) = \(name)", after: "@_implements(\(implemented), \(name))")
      }
    }
  }

  /// Writes members again that are equal to other members if an associated type is a certain type.
  ///
  /// If such a member doesn't have a result, `@_disfavoredOverload` doesn't distinguish it, because
  /// both members have this attribute. The compiler prefers members of a constrained extension.
  private func emitPreferredMembers() {
    areRequirementsEqual = true
    defer { areRequirementsEqual = false }
    for member in model.members {
      for equality in member.calls.flatMap(\.equalities) {
        writer.line()
        writer.attributes(model.availability)
        writer.block("extension \(model.mockName) where \(equality)") { emit(member) }
      }
    }
  }

  /// Writes type aliases for types that expressions can't contain.
  private func emitMemberAliases() {
    for member in model.members {
      let calls = member.storedCalls.filter { $0.memberAlias != nil }
      guard !calls.isEmpty else { continue }
      writer.conditional(member.condition) {
        for call in calls {
          writer.line(
            "fileprivate typealias \(call.memberAlias ?? "")\(call.genericClause) = "
              // A nongeneric alias doesn't have a `where` clause, because it's used in places
              // without the constraints of the mock's generic parameters.
              + call.memberType + call.whereClause.spaced.when(call.isGeneric))
        }
      }
    }
  }

  private func emitInitializer() {
    // The initializer of an actor isn't isolated to the actor.
    let isNSObject = model.protocolModel?.rootClass != nil
    let prefix = nonisolated.when(!model.isActor && !model.isMadeOnMainActor)
    let given = model.structure?.given ?? []
    let values = given.map { "\($0.name) \($0.storageName): \($0.parameterType)" }
    let parameters = (values + ["at location: CodeLocation"]).commaSeparated
    writer.declaration("\(prefix)init(\(parameters))") {
      emitStoredValues(of: model.instanceMembers)
      for call in model.instanceMembers.flatMap(\.storedCalls) {
        guard let concrete = call.concreteStorageName else { continue }
        let type = call.memberExpression()
        writer.line(
          "\(call.storageName) = \(concrete) as AnyObject as? \(type)"
            + " ?? \(type)(\(call.displayName.literal))")
      }
      emitContext(of: model.instanceMembers)
      for given in given { writer.line("self.\(given.storageName) = \(given.storageName)") }
      emitClients()
      if isNSObject { writer.line("super.init()") }
    }
    emitInitializerOfTests(prefix)
    guard isNSObject, !hasMember("init()"), !hasMethod(named: "initialize") else { return }
    writer.line()
    writer.line("/// Returns the mock, for tests that create it as in Mockingbird.")
    writer.declaration("\(nonisolated)func initialize() -> Self { self }")
  }

  /// Writes the initializer that a test calls, such as `BirdMock()`.
  ///
  /// A test that creates all of its mocks by their names isn't compiled again if another mocked type
  /// changes. The functions named `mock` depend on all of these types.
  private func emitInitializerOfTests(_ prefix: String) {
    // A requirement keeps its initializer.
    if case .closure = model.kind { return }
    guard model.isCreatedByName, !hasMember("init()") else { return }
    let location = locationParameters
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)`.")
    writer.function(
      prefix + "convenience ".when(!model.isActor) + "init",
      givenParameters + location.declarations, "",
      body: ["self.init(\(givenArguments)at: \(location.location))"])
  }
}
