extension MockableMigrator {
  func addVerification(
    _ clause: Clause, of mock: Range<Int>, to statements: inout [Statement]
  ) throws(Obstacle) {
    let use = clause.member
    for word in clause.words {
      let name = source.texts[word.name]
      guard let call = word.call, let period = word.period, let count = call.all.first,
        count.label == nil, Self.verifications.contains(name)
      else { throw Obstacle("\(name) isn't a verification") }
      let member = try property(use, by: name) ?? member(of: use)
      let limit = call.all.dropFirst().first
      guard limit.map({ $0.label == "before" }) ?? true, call.all.count < 3 else {
        throw Obstacle("this verification isn't recognized")
      }
      let expectation = try self.expectation(count.value)
      let waits = name.hasSuffix("Eventually")
      let verify = try self.call(
        "verify", "\(mock)", member, at: waits ? nil : mock.lowerBound - 2)
      let time: NewText = limit.map { "within: \($0.value)" } ?? "within: .seconds(1)"
      statements.append(
        Statement(
          period: use.period ?? 0,
          text: "\(verify)\(gap: period)\(expectation.text(waits ? time : ""))"))
    }
  }

  /// Returns the property in `url().getCalled` or `url(newValue: .any).setCalled`.
  ///
  /// For a method, it returns nil.
  func property(_ link: CallChain.Link, by word: String) throws(Obstacle) -> MemberUse? {
    if word.hasPrefix("get") || word == "performOnGet" {
      return MemberUse(name: link.name)
    }
    guard word.hasPrefix("set") || word == "performOnSet" else { return nil }
    let value = link.call?.all.first
    guard value.map({ $0.label == "newValue" }) ?? true else {
      throw Obstacle("assignments take newValue")
    }
    return MemberUse(name: link.name, isAssigned: true, value: value?.value)
  }
}
