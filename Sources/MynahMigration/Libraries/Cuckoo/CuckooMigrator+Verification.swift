extension CuckooMigrator {
  func verification(_ chain: CallChain) throws(Obstacle) {
    guard let call = chain.links[0].call, let mock = call.arguments.first, call.closures.isEmpty,
      call.all.allSatisfy({ $0.label == nil }), call.all.count < 3
    else { throw Obstacle("this verification isn't recognized") }
    let (links, type) = withoutType(Array(chain.links.dropFirst()))
    guard let (use, count) = member(links), count == 0 else {
      throw Obstacle("the member isn't recognized")
    }
    let start = chain.range.lowerBound
    let expectation =
      try call.arguments.count > 1
      ? expectation(call.arguments[1].value) : .once
    let verify = try self.call("verify", "\(mock.value)", use, at: start)
    rewrite(chain.range, "\(verify)\(type)\(expectation.text())")
    // In Cuckoo, verifying a getter returns a value, so tests write `_ =`. Remove this assignment.
    if source.isText("=", at: start - 1), source.isText("_", at: start - 2) {
      replacePart((start - 2)..<start, "")
    }
  }
}
