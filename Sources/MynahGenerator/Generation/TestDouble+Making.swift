internal import MynahSyntax

extension TestDouble {
  /// Makes the model of a double.
  init(
    _ wanted: WantedDouble, for request: Generation.Request, in program: Program,
    clients: ClientDoubles
  ) throws(Refusal) {
    let type = wanted.type
    do throws(Refusal) {
      if request.isPublic { try Mockability.checkLibrary(wanted, in: request.testModule) }
      try Mockability.check(type, wanted.style, from: request.testModule)
      try Mockability.check(type, isNotAmong: request.ignoredTypes)
      let model = try MockModel.model(
        of: type, named: wanted.name ?? "", in: program, from: request.testModule,
        clients: clients)
      if request.isPublic { try Mockability.checkLibrary(model, of: type) }
      model.isAskedForBare = wanted.isBare
      if wanted.style != .mock, let superclass = model.superclass {
        throw Refusal(
          of: type,
          reason: "it requires the class \(superclass.reference), and a stub has no superclass")
      }
      if wanted.style != .mock { model.muteRethrownErrors() }
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
}
