internal import MynahSyntax

/// The functions that tests call: `mock(Bird.self)`.
extension MockEmitter {
  func emitFunctions(into writer: inout SourceWriter) {
    if let superclass = model.superclass { return emitFunctions(of: superclass, into: &writer) }
    let parameters = LocationParameters().declarations
    let whereClause = model.relations.map { " where \($0)" } ?? ""
    for type in mockedMetatypes {
      writer.line()
      writer.line("/// Creates a mock of `\(model.typeName)`.")
      writer.attributes(model.availability)
      writer.function(
        "nonisolated func mock\(model.genericClause)",
        (model.closure?.parameters ?? ["_ type: \(type)"]) + givenParameters + parameters,
        " -> \(model.selfType)\(whereClause)",
        body: ["\(model.selfType)(\(givenArguments)at: \(LocationParameters().location))"])
    }
    emitBareFunction(into: &writer)
  }

  /// What `mock(_:)` takes: the protocol where its type can be named, and the mock where it has generic
  /// parameters.
  var mockedMetatypes: [String] {
    if let superclass = model.superclass, superclass.isMocked {
      return ["\(superclass.reference).Type"]
    }
    if let structure = model.structure { return ["\(structure.reference).Type"] }
    if model.genericParameters.isEmpty { return ["(any \(model.typeReference)).Type"] }
    let own = "\(model.selfType).Type"
    guard model.areParametersPrimary else { return [own] }
    return ["(any \(model.constraint)).Type", own]
  }

  /// Writes what `mock(Tree.self)` calls: one that leads to the initializers, and one that makes a mock
  /// where nothing must be given for it.
  private func emitFunctions(of superclass: SuperclassModel, into writer: inout SourceWriter) {
    for type in mockedMetatypes { emitFunctions(taking: type, superclass, into: &writer) }
    if !superclass.isMocked { emitBareFunction(into: &writer) }
  }

  private func emitFunctions(
    taking type: String, _ superclass: SuperclassModel, into writer: inout SourceWriter
  ) {
    let whereClause = model.relations.map { " where \($0)" } ?? ""
    let plain = superclass.initializers.first(where: \.isPlain)
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)` by `initialize`.")
    writer.attributes(model.availability)
    if plain != nil { writer.line("@_disfavoredOverload") }
    writer.function(
      "nonisolated func mock\(model.genericClause)", ["_ type: \(type)"],
      " -> \(model.selfType).InitializerProxy.Type\(whereClause)",
      body: ["\(model.selfType).InitializerProxy.self"])
    guard let plain else { return }
    let globalActor = plain.prefix.globalActor ?? model.globalActor
    let location = LocationParameters()
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)`.")
    writer.attributes(model.availability)
    writer.attributes(plain.prefix.attributes.filter { $0.name == "available" })
    writer.attributes(of: globalActor)
    writer.function(
      "\(globalActor == nil ? "nonisolated " : "")func mock\(model.genericClause)",
      ["_ type: \(type)"] + location.declarations, " -> \(model.selfType)\(whereClause)",
      body: ["_located(\(model.selfType)(), at: \(location.location))"])
  }

  /// Writes what `mock(Store.self)` finds where nothing says what the associated types are.
  private func emitBareFunction(into writer: inout SourceWriter) {
    guard model.isAskedForBare, !model.genericParameters.isEmpty, model.structure == nil else {
      return
    }
    let names = model.genericParameters.map(\.name)
    let requests =
      (model.areParametersPrimary ? ["mock((any \(model.constraint)).self)"] : [])
      + ["mock(\(model.selfType).self)"]
    let message =
      "\(model.typeName) has associated types: write \(requests.joined(separator: " or ")), with"
      + " \(names.count == 1 ? "a type" : "types") for \(names.joined(separator: ", "))"
    writer.line()
    writer.attributes(model.availability)
    writer.unavailableMock(ofProtocol: model.typeReference, message: message)
  }
}

extension SourceWriter {
  /// Writes a function that can not be called, and that says why.
  ///
  /// It returns what the call asks a mock of, so that the lines after the call have errors of their own
  /// only where they stub or verify.
  mutating func unavailableMock(
    of type: String, label: String = "_", generics: String = "", message: String
  ) {
    unavailableMock("\(generics)(\(label) type: \(type).Type) -> \(type)", message)
  }

  /// Writes such a function for a protocol.
  mutating func unavailableMock(ofProtocol type: String, message: String) {
    unavailableMock("(_ type: (any \(type)).Type) -> any \(type)", message)
  }

  private mutating func unavailableMock(_ signature: String, _ message: String) {
    line("@available(*, unavailable, message: \(message.debugDescription))")
    declaration("nonisolated func mock\(signature)") { $0.line("fatalError()") }
  }
}

/// The parameters by which a function learns where it is called.
struct LocationParameters {
  private let prefix: String

  /// - Parameter others: The other parameters of the function, whose names come first.
  init(beside others: [ParameterModel] = []) {
    let names = ["fileID", "filePath", "line", "column"]
    let isTaken = others.contains { names.contains($0.name) || names.contains($0.label ?? "") }
    prefix = isTaken ? "__" : ""
  }

  /// The parameters as they are declared.
  var declarations: [String] {
    [
      "\(prefix)fileID: StaticString = #fileID", "\(prefix)filePath: StaticString = #filePath",
      "\(prefix)line: UInt = #line", "\(prefix)column: UInt = #column",
    ]
  }

  /// The place that they tell of.
  var location: String {
    "CodeLocation(fileID: \(prefix)fileID, filePath: \(prefix)filePath, line: \(prefix)line,"
      + " column: \(prefix)column)"
  }
}
