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
