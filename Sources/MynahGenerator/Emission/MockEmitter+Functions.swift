internal import MynahSyntax

/// The functions such as `mock(Bird.self)` that tests call to create a mock.
extension MockEmitter {
  func emitFunctions() {
    if let superclass = model.superclass { return emitFunctions(of: superclass) }
    let location = locationParameters.declarations
    if case .closure(let closure) = model.kind {
      return emitFunction(closure.parameters + location)
    }
    // A property can have the name of the parameter.
    let isTaken = model.structure?.given.contains { $0.name == "type" } == true
    let name = " type".when(!isTaken)
    for type in mockedMetatypes {
      emitFunction(["_\(name): \(type)"] + givenParameters + location)
      if givenParameters.isEmpty { continue }
      let call = "mock(\(type.dropLast(5)).self, \(givenParameters.commaSeparated))"
      emitCreationError(for: type, "\(model.typeName) requires values: write \(call)")
    }
    emitUnspecifiedTypesError()
  }

  /// Writes a function that creates a mock without a superclass.
  private func emitFunction(_ parameters: [String]) {
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)`.")
    writer.attributes(model.availability)
    let isolation = model.isMadeOnMainActor ? "@MainActor" : "nonisolated"
    writer.function(
      "\(isolation) func mock\(model.genericClause)",
      parameters, " -> \(model.selfType)\(model.whereClause.spaced)",
      body: ["\(model.selfType)(\(givenArguments)at: \(locationParameters.location))"])
  }

  /// The metatypes that `mock(_:)` takes.
  ///
  /// A test passes a class, a struct of closures, or a protocol. If a protocol has associated
  /// types, a test can also pass the mock's type. It must do this if some of them aren't primary.
  private var mockedMetatypes: [String] {
    switch model.kind {
    case .class(let superclass): return ["\(superclass.reference).Type"]
    case .client(let structure): return ["\(structure.reference).Type"]
    case .closure: return []
    case .protocol(let mocked):
      let existential = "(any \(mocked.constraint)).Type"
      guard model.isGeneric else { return [existential] }
      let own = "\(model.selfType).Type"
      return [existential].when(mocked.areParametersPrimary) + [own]
    }
  }

  /// Writes the functions that create the mock of a class.
  ///
  /// The first function returns the `InitializerProxy` type. If the class has an initializer that
  /// can be called without arguments, the second function calls it. Otherwise, the second function
  /// is an error, because a test can't pass on `mock(Tree.self)` as a mock.
  private func emitFunctions(of superclass: SuperclassModel) {
    for type in mockedMetatypes {
      emitFunctions(taking: type, superclass)
      if let advice = adviceToInitialize(superclass) { emitCreationError(for: type, advice) }
    }
    emitUnspecifiedTypesError()
  }

  private func emitFunctions(taking type: String, _ superclass: SuperclassModel) {
    let plain = superclass.initializers.first(where: \.isPlain)
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)` with `initialize`.")
    writer.attributes(model.availability)
    if plain != nil { writer.line("@_disfavoredOverload") }
    writer.function(
      "nonisolated func mock\(model.genericClause)", ["_ type: \(type)"],
      " -> \(model.selfType).InitializerProxy.Type\(model.whereClause.spaced)",
      body: ["\(model.selfType).InitializerProxy.self"])
    guard let plain else { return }
    let globalActor = plain.prefix.globalActor ?? model.globalActor
    let location = locationParameters
    writer.line()
    writer.line("/// Creates a mock of `\(model.typeName)`.")
    writer.attributes(model.availability)
    writer.attributes(plain.prefix.attributes.available)
    writer.attributes(of: globalActor)
    writer.function(
      "nonisolated ".when(globalActor == nil) + "func mock\(model.genericClause)",
      ["_ type: \(type)"] + location.declarations,
      " -> \(model.selfType)\(model.whereClause.spaced)",
      body: ["_located(\(model.selfType)(), at: \(location.location))"])
  }

  /// Writes the compiler error for a test that calls `mock` without required arguments.
  ///
  /// Without it, the compiler reports the error for types without a mock.
  private func emitCreationError(for type: String, _ message: String) {
    writer.line()
    writer.attributes(model.availability)
    let result = "\(model.selfType)\(model.whereClause.spaced)"
    writer.unavailableMock("\(model.genericClause)(_ type: \(type)) -> \(result)", message)
  }

  /// Writes the compiler error for a protocol whose associated types aren't fully specified.
  ///
  /// It covers `mock(Store.self)`, and `mock((any Store<Item>).self)` if some associated types
  /// aren't primary.
  private func emitUnspecifiedTypesError() {
    guard model.isGeneric, let mocked = model.protocolModel else { return }
    let names = model.generics.parameters.map(\.name)
    let existential = "mock((any \(mocked.constraint)).self) or "
    let types = names.count == 1 ? "a type" : "types"
    let message =
      "\(model.typeName) has associated types: write "
      + existential.when(mocked.areParametersPrimary)
      + "mock(\(model.selfType).self), with \(types) for \(names.commaSeparated)"
    let partial = (0..<mocked.primaryCount).map { "_Type\($0)" }
    let isPartial = !partial.isEmpty && !mocked.areParametersPrimary
    for generics in [""].when(model.isRequestedUnspecialized)
      + [partial.inAngleBrackets].when(isPartial)
    {
      writer.line()
      writer.attributes(model.availability)
      writer.unavailableMock(
        ofProtocol: model.typeReference + generics, generics: generics, message: message)
    }
  }
}

extension SourceWriter {
  /// Writes an unavailable function whose error message explains why the type can't be mocked.
  ///
  /// The function returns the requested type. As a result, the lines after the call only cause more
  /// errors if they stub or verify.
  func unavailableMock(
    of type: String, label: String = "_", generics: String = "", message: String
  ) {
    unavailableMock("\(generics)(\(label) type: \(type).Type) -> \(type)", message)
    // The compiler only chooses this overload for a call that is followed by `.initialize(...)`.
    guard generics.isEmpty else { return }
    line("@_disfavoredOverload")
    unavailableMock("(_ type: \(type).Type) -> _RefusedMock<\(type)>", message)
  }

  /// Writes an unavailable function for a protocol.
  func unavailableMock(ofProtocol type: String, generics: String = "", message: String) {
    unavailableMock("\(generics)(_ type: (any \(type)).Type) -> any \(type)", message)
  }

  fileprivate func unavailableMock(_ signature: String, _ message: String) {
    line("@available(*, unavailable, message: \(message.literal))")
    declaration("nonisolated func mock\(signature)") { line("fatalError()") }
  }
}

/// The parameters of a function that capture the location of its caller.
struct LocationParameters {
  private let prefix: String

  /// Creates parameters with names that differ from the other parameters of the function.
  ///
  /// - Parameter others: The names and labels of the other parameters of the function.
  init(avoiding others: [String]) {
    let isTaken = ["fileID", "filePath", "line", "column"].contains(where: others.contains)
    prefix = "__".when(isTaken)
  }

  /// The parameters as source text in a declaration.
  var declarations: [String] {
    [
      "\(prefix)fileID: StaticString = #fileID", "\(prefix)filePath: StaticString = #filePath",
      "\(prefix)line: UInt = #line", "\(prefix)column: UInt = #column",
    ]
  }

  /// The expression for the captured location.
  var location: String {
    "CodeLocation(fileID: \(prefix)fileID, filePath: \(prefix)filePath, line: \(prefix)line,"
      + " column: \(prefix)column)"
  }
}
