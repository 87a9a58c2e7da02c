extension CuckooRules {
  func verification(_ chain: CallChain, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    guard let call = chain.links[0].call, let mock = call.arguments.first, call.closures.isEmpty,
      call.all.allSatisfy({ $0.label == nil }), call.all.count < 3
    else { throw Obstacle("this verification isn't recognized") }
    let (links, type) = withoutType(Array(chain.links.dropFirst()), source)
    guard let (use, count) = member(links, migrator), count == 0 else {
      throw Obstacle("the member isn't recognized")
    }
    let start = chain.range.lowerBound
    let expectation =
      try call.arguments.count > 1
      ? migrator.expectation(call.arguments[1].value) : .once
    let verify = try migrator.call("verify", "\(mock.value)", use, at: start)
    migrator.rewrite(chain.range, "\(verify)\(type)\(expectation.text())")
    // In Cuckoo, verifying a getter returns a value, so tests write `_ =`. Remove this assignment.
    if source.isText("=", at: start - 1), source.isText("_", at: start - 2) {
      migrator.replacePart((start - 2)..<start, "")
    }
  }
}
