/// The model of a test double, in its style.
///
/// Indirect, so that a list of them can be copied without all that is in them.
indirect enum TestDouble {
  case mock(MockModel)
  case stubbable(StubbableModel)
  case autostub(AutostubModel)

  /// Makes the model of a double.
  init(
    _ wanted: WantedDouble, for request: Generation.Request, in program: Program
  ) throws(Refusal) {
    let type = wanted.type
    do throws(Refusal) {
      if request.isPublic { try Mockability.checkLibrary(wanted, in: request.testModule) }
      try Mockability.check(type, wanted.style, from: request.testModule)
      var model = try MockModel.model(
        of: type, named: wanted.name ?? "", in: program, from: request.testModule)
      if request.isPublic { try Mockability.checkLibrary(model, of: type) }
      model.isAskedForBare = wanted.isBare
      switch wanted.style {
      case .mock: self = .mock(model)
      case .stubbable: self = .stubbable(try StubbableModel(model, of: type, in: program))
      case .autostub: self = .autostub(try AutostubModel(model, of: type, in: program))
      }
    } catch {
      var refusal = error
      refusal.style = wanted.style
      throw refusal
    }
  }

  /// What is known of the type, whatever the style.
  var model: MockModel {
    switch self {
    case .mock(let model): model
    case .stubbable(let stubbable): stubbable.model
    case .autostub(let autostub): autostub.model
    }
  }

  var isMock: Bool {
    if case .mock = self { true } else { false }
  }

  /// What stands above the double.
  var title: String {
    switch self {
    case .mock: model.typeName
    case .stubbable: model.mockName
    case .autostub: "\(model.typeName)Stub"
    }
  }

  func emit(
    forwarding forwards: Bool, nested: NestedMocks, inMainActorModule isMainActorByDefault: Bool,
    into writer: inout SourceWriter
  ) {
    let nonisolated = isMainActorByDefault && model.globalActor == nil ? "nonisolated " : ""
    switch self {
    case .mock(let model):
      MockEmitter(
        model: model, forwards: forwards, nested: nested, inMainActorModule: isMainActorByDefault
      ).emit(into: &writer)
    case .stubbable(let stubbable):
      StubbableEmitter(stubbable: stubbable, nonisolated: nonisolated).emit(into: &writer)
    case .autostub(let autostub):
      AutostubEmitter(autostub: autostub, nonisolated: nonisolated).emit(into: &writer)
    }
  }
}
