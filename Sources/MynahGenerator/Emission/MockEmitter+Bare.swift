extension MockEmitter {
  /// Writes what `mock(Store.self)` finds where nothing says what the associated types are.
  func emitBareFunction(into writer: inout SourceWriter) {
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
