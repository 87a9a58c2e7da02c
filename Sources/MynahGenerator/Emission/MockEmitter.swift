/// Writes the mock of one type.
///
/// It is a class because its closures would each copy all that it is made of.
final class MockEmitter {
  let model: MockModel

  /// Whether calls can be forwarded to other objects.
  let forwards: Bool

  /// Whether the mock is made with the module that reports to test frameworks.
  private let reportsToTests: Bool

  /// The mocks that results may be, by the type of the result.
  let nested: NestedMocks

  /// Whether the file has values of results.
  let hasValues: Bool

  /// The results for which there may be no value.
  private let missingValues: [(member: String, type: String)]

  /// Whether what says nothing of isolation is isolated to the main actor in the file's module.
  private let isMainActorByDefault: Bool

  init(
    model: MockModel, forwards: Bool, reportsToTests: Bool, nested: NestedMocks,
    values: ValueModel, inMainActorModule isMainActorByDefault: Bool
  ) {
    self.model = model
    self.forwards = forwards
    self.reportsToTests = reportsToTests
    self.nested = nested
    hasValues = !values.entries.isEmpty
    missingValues = values.missing[model.mockName] ?? []
    self.isMainActorByDefault = isMainActorByDefault
  }

  /// The conditions and effects of isolation: what the mock's own declarations must say.
  var isIsolated: Bool { model.globalActor != nil || model.isActor }
  var nonisolated: String { isIsolated ? "nonisolated " : "" }

  /// Whether the mock is not `Sendable`, because the class that it mocks can not be.
  private var isLocal: Bool { model.superclass?.isUnsendable == true }

  /// Whether the mock belongs to a global actor because its superclass does.
  private var isIsolatedBySuperclass: Bool {
    model.superclass.map { $0.isIsolated && !$0.isMocked } ?? false
  }

  /// Whether the mock says of what it conforms to that everybody can use it as that: conformances are
  /// isolated by default too, so that only the main actor could.
  private var isFree: Bool {
    isMainActorByDefault && model.globalActor != nil && !isIsolatedBySuperclass
  }

  /// The protocol that the mock conforms to as a mock.
  var mockProtocol: String { isLocal ? "LocalMock" : "Mock" }

  /// Whether the mocked type has a property.
  func hasProperty(_ name: String) -> Bool {
    model.members.contains { member in
      if case .property(let other, _, _) = member.shape { other.unticked == name } else { false }
    }
  }

  /// Whether the mocked type has a method, whatever its parameters are.
  func hasMethod(named name: String) -> Bool {
    model.members.contains { member in
      if case .method(let other, _, _) = member.shape { other == name } else { false }
    }
  }

  /// Whether the mocked type has a method, named as in `fly(to:)`.
  func hasMethod(_ name: String) -> Bool {
    model.members.contains { member in
      if case .method(_, _, let call) = member.shape { call.displayName == name } else { false }
    }
  }

  /// The protocol that holds the patterns of properties; nil where there are none.
  ///
  /// A class can not declare a property twice, but a protocol's extension can declare it once more.
  var patternsName: String? {
    let hasProperties = model.members.contains {
      if case .property = $0.shape { true } else { false }
    }
    return hasProperties ? "\(model.mockName.unticked)Patterns".asIdentifier : nil
  }

  func emit(into writer: inout SourceWriter) {
    writer.conditional(model.condition) { writer in
      emitMock(into: &writer)
      if !isFree { writer.nonisolatedConformances(of: model) }
      emitPatterns(into: &writer)
      emitFunctions(into: &writer)
    }
  }

  // MARK: - The class

  /// Writes which members have to be stubbed, and why.
  private func emitMissingValues(into writer: inout SourceWriter) {
    guard !missingValues.isEmpty else { return }
    writer.line("///")
    writer.line("/// Stub these before they are called: for their results there may be no value.")
    for value in missingValues { writer.line("/// - `\(value.member)`: `\(value.type)`") }
  }

  private func emitMock(into writer: inout SourceWriter) {
    writer.line("/// A mock of `\(model.typeName)`.")
    emitKeptMembers(into: &writer)
    emitMissingValues(into: &writer)
    writer.attributes(model.availability)
    // A class takes its superclass's actor, and a conformance is of that only where it is not written.
    if !isIsolatedBySuperclass {
      writer.attributes(of: model.globalActor)
    }
    let keyword =
      model.isActor ? "actor" : isIsolated ? "final class" : "nonisolated final class"
    let free = isFree ? "nonisolated " : ""
    var parents = [model.superclass?.reference ?? model.rootClass].compactMap(\.self)
    parents += model.conformances.map { free + $0 }
    parents.append(patternsName ?? mockProtocol)
    if reportsToTests { parents.append("_ReportsToTests") }
    if !model.isActor, !isLocal { parents.append("@unchecked Sendable") }
    writer.type(
      "\(keyword) \(model.mockName)\(model.genericClause)", parents: parents,
      whereClause: model.relations.map { "where \($0)" } ?? ""
    ) { writer in
      for alias in model.aliases { writer.declaration("typealias \(alias.name) = \(alias.type)") }
      for parameter in model.genericParameters {
        let name = parameter.name
        for (index, implemented) in parameter.implementedProtocols.enumerated() {
          let alias = ("_\(name.unticked)" + (index > 0 ? "\(index + 1)" : "")).asIdentifier
          writer.declaration(
            "typealias \(alias) = \(name)", after: "@_implements(\(implemented), \(name))")
        }
      }
      emitMemberAliases(into: &writer)
      writer.declaration("\(nonisolated)let mockingContext: MockingContext")
      emitStorage(model.instanceMembers, access: "private ", into: &writer)
      emitGivenStorage(into: &writer)
      writer.line()
      if let superclass = model.superclass {
        emitInitializers(of: superclass, into: &writer)
      } else {
        emitInitializer(into: &writer)
      }
      writer.line()
      emitStatics(into: &writer)
      emitValue(into: &writer)
      emitClosure(into: &writer)
      writer.identityConformances(of: model)
      for member in model.members {
        writer.line()
        writer.conditional(member.condition) { writer in
          emit(member, into: &writer)
        }
      }
    }
  }

  /// Writes the names of types that expressions can not hold.
  private func emitMemberAliases(into writer: inout SourceWriter) {
    for member in model.members {
      let calls = member.storedCalls.filter { $0.memberAlias != nil }
      guard !calls.isEmpty else { continue }
      writer.conditional(member.condition) { writer in
        for call in calls {
          writer.line(
            "fileprivate typealias \(call.memberAlias ?? "")\(call.genericClause) = "
              // Without parameters of its own, the alias is used where nothing is known of the mock's.
              + call.memberType + (call.isGeneric ? call.whereClause.spaced : ""))
        }
      }
    }
  }

  private func emitStorage(
    _ members: [MemberModel], access: String, into writer: inout SourceWriter
  ) {
    for member in members {
      writer.conditional(member.condition) { writer in
        for call in member.storedCalls {
          let kind = [.method, .closure].contains(call.kind) ? "" : ", .\(call.kind.rawValue)"
          let nested = self.nested.mock(for: call).map { ", nested: { \($0)(at: $0) }" } ?? ""
          let type = call.isGeneric ? "_MemberFamily" : call.memberExpression()
          writer.line(
            "\(access)\(nonisolated)let \(call.storageName) = "
              + "\(type)(\(call.displayName.literal)\(kind)\(nested))")
        }
      }
    }
  }

  private func emitInitializer(into writer: inout SourceWriter) {
    // An actor's initializer is not isolated as it is.
    let prefix = model.isActor ? "" : nonisolated
    let parameters = (givenParameters + ["at location: CodeLocation"]).joined(separator: ", ")
    writer.declaration("\(prefix)init(\(parameters))") { writer in
      emitContext(of: model.instanceMembers, isStatic: false, into: &writer)
      for given in model.structure?.given ?? [] {
        writer.line("\(given.storageName) = \(given.name.asExpression)")
      }
      emitClients(into: &writer)
      if model.isNSObject { writer.line("super.init()") }
    }
  }

  /// Writes the creation of a context that knows members by their number.
  func emitContext(
    of members: [MemberModel], isStatic: Bool, beside parameters: [ParameterModel] = [],
    into writer: inout SourceWriter
  ) {
    let variable = "_members"
    let isTaken = parameters.contains { $0.name == "mockingContext" }
    let context = "\(isTaken ? "self." : "")mockingContext"
    let calls = members.flatMap { member in member.storedCalls.map { (member.condition, $0) } }
    let names = calls.map { condition, call in condition == nil ? call.storageName : "nil" }
    let list: String
    if calls.contains(where: { $0.0 != nil }) {
      writer.line("var \(variable): [_AnyMockedMember?] = [\(names.joined(separator: ", "))]")
      for (index, (condition, call)) in calls.enumerated() where condition != nil {
        // Both branches assign, for the compiler warns of a variable that never changes.
        writer.line("#if \(condition ?? "")")
        writer.indented { $0.line("\(variable)[\(index)] = \(call.storageName)") }
        writer.line("#else")
        writer.indented { $0.line("\(variable)[\(index)] = nil") }
        writer.line("#endif")
      }
      list = variable
    } else {
      list = "[\(names.joined(separator: ", "))]"
    }
    let values = hasValues ? ", values: _Values.self" : ""
    if model.superclass != nil, !isStatic {
      return writer.line(
        "\(context) = MockingContext(subclassing: \(model.contextName.literal), members: \(list)"
          + "\(values))")
    }
    let location =
      isStatic
      ? "isStatic: true\(values), location: .generated"
      : "\(values.dropFirst(2))"
        + (values.isEmpty ? "" : ", ") + "location: location"
    writer.line(
      "mockingContext = MockingContext(\(model.contextName.literal), members: \(list), \(location))"
    )
  }

  private func emitStatics(into writer: inout SourceWriter) {
    let statics = model.staticMembers
    guard !statics.isEmpty else {
      return writer.declaration("\(nonisolated)static var mockingContext: MockingContext") {
        $0.line("_staticContext(of: Self.self, \(model.contextName.literal))")
      }
    }
    writer.declaration(
      "\(nonisolated)static var mockingContext: MockingContext { _statics.mockingContext }")
    writer.line(
      "\(nonisolated)private static var _statics: _Statics { _staticMembers(of: Self.self) }")
    writer.line()
    let head = "\(nonisolated)private final class _Statics: _StaticMembers, @unchecked Sendable"
    writer.block(head) { writer in
      writer.line("let mockingContext: MockingContext")
      emitStorage(statics, access: "", into: &writer)
      writer.line()
      writer.block("init()") { emitContext(of: statics, isStatic: true, into: &$0) }
    }
  }
}

extension NestedMocks {
  /// Writes how tests reach the nested mocks, for the types of results that occur.
  func emitAccess(to occurring: [Result], into writer: inout SourceWriter) {
    var results: [String: (isProperty: Bool, mock: String)] = [:]
    for result in occurring {
      let known = results[result.type]?.isProperty ?? false
      results[result.type] = (result.isProperty || known, result.mock)
    }
    guard !results.isEmpty else { return }
    writer.line()
    writer.line("// MARK: - Nested mocks")
    for (result, access) in results.sorted(by: { $0.key < $1.key }) {
      emit("CallPattern where Result == \(result)", access.mock, into: &writer)
      guard access.isProperty else { continue }
      emit("PropertyPattern where Value == \(result)", access.mock, into: &writer)
    }
  }

  private func emit(_ extended: String, _ mock: String, into writer: inout SourceWriter) {
    writer.line()
    writer.block("nonisolated extension \(extended)") { writer in
      writer.line("/// The mock that is returned where nothing else answers, from now on.")
      writer.line("var nestedMock: \(mock) { _nestedMock() }")
    }
  }
}
