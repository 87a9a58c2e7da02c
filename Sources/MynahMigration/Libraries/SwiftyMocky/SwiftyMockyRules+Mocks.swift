extension SwiftyMockyRules {
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText? {
    guard let arguments = link.call?.all, let first = arguments.first else { return "" }
    guard first.label == "sequencing" || first.label == "stubbing" else {
      throw Obstacle("the protocol requires this initializer: write mock(...), or keep the call")
    }
    throw Obstacle(
      "policies aren't supported: the newest stub answers, and its last value repeats")
  }

  func reset(_ chain: CallChain, _ mock: Range<Int>, _ migrator: inout Migrator) {
    let name = migrator.source.texts[mock.lowerBound]
    let isType = mock.count == 1 && migrator.knownNames.mockedType(of: name) != nil
    migrator.reset(chain, of: mock, isType: isType)
  }
}
