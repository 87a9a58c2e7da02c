extension TestDouble {
  /// What stands above the double.
  var title: String {
    switch self {
    case .mock: model.typeName
    case .stubbable: model.mockName
    case .autostub: "\(model.typeName)Stub"
    }
  }

  /// Writes the double.
  ///
  /// - Parameters:
  ///   - forwards: Whether calls can be forwarded to other objects.
  ///   - reportsToTests: Whether mocks are made with the module that reports to test frameworks.
  ///   - nested: The mocks that results may be.
  ///   - values: The values of results that the file makes.
  ///   - isMainActorByDefault: Whether what says nothing of isolation is isolated to the main actor.
  ///   - writer: What it is written to.
  func emit(
    forwarding forwards: Bool, reportingToTests reportsToTests: Bool, nested: NestedMocks,
    values: ValueModel, inMainActorModule isMainActorByDefault: Bool,
    into writer: inout SourceWriter
  ) {
    let nonisolated = isMainActorByDefault && model.globalActor == nil ? "nonisolated " : ""
    switch self {
    case .mock(let model):
      MockEmitter(
        model: model, forwards: forwards, reportsToTests: reportsToTests, nested: nested,
        values: values, inMainActorModule: isMainActorByDefault
      ).emit(into: &writer)
    case .stubbable(let stubbable):
      StubbableEmitter(stubbable: stubbable, nonisolated: nonisolated).emit(into: &writer)
    case .autostub(let autostub):
      AutostubEmitter(autostub: autostub, nonisolated: nonisolated).emit(into: &writer)
    }
  }
}
