extension SwiftyMockyRules {
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> [Rewrite.Piece]? {
    guard let arguments = link.call?.all, !arguments.isEmpty else { return [] }
    throw Obstacle(
      "the policies of a mock have no counterpart: the newest stub answers, its last value stays")
  }

  func reset(
    _ chain: CallChain, _ mock: Range<Int>, _ call: CallChain.Call, _ migrator: inout Migrator
  ) {
    let source = migrator.source
    let isType =
      mock.count == 1 && migrator.names.mockedType(of: source.texts[mock.lowerBound]) != nil
    let object: [Rewrite.Piece] = [.source(mock), .text(isType ? ".self" : "")]
    migrator.forgetStubs(of: mock)
    guard !call.all.isEmpty else {
      return migrator.rewrite(chain.range, [.text("reset(")] + object + [.text(")")])
    }
    guard call.all.count == 1, let scope = Self.scopes[source.text(of: call.all[0].value)] else {
      return migrator.leave(
        chain.range.lowerBound, "write clearStubs(on:), clearInvocations(on:) or reset(_:)")
    }
    migrator.rewrite(chain.range, [.text(scope)] + object + [.text(")")])
  }
}
