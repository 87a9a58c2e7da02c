extension CuckooMigrator {
  /// Returns the links that define a stub's behavior, or nil if the chain isn't a stub.
  ///
  /// The check of the whole chain is necessary because promises also have a `then` method.
  func behaviors(in chain: CallChain) -> ArraySlice<CallChain.Link>? {
    guard let place = chain.links.firstIndex(where: isBehavior), place > 0 else {
      return nil
    }
    let start = chain.range.lowerBound
    let hasWhen =
      source.isText("when", at: start) && chain.links[0].call?.all.count == 1
      && chain.links[0].call?.arguments.first?.label == nil
    return hasWhen || isAlias(start) ? chain.links[place...] : nil
  }

  func isBehavior(_ link: CallChain.Link) -> Bool {
    link.call != nil && Self.behaviors[source.texts[link.name]] != nil
  }

  func stubbing(_ chain: CallChain) throws(Obstacle) {
    let behaviors = behaviors(in: chain) ?? []
    let (mock, use, type) = try stubbed(
      Array(chain.links[..<behaviors.startIndex]))
    var text = try call("given", mock, use, at: chain.range.lowerBound)
    text += type
    for link in behaviors { text += try behavior(link, use) }
    var check: String?
    if let arguments = use.arguments, case .source(let object)? = mock.pieces.first {
      let earlier = addStub(of: object, use.name, arguments, at: chain.range.lowerBound)
        .earlier
      let isReal = behaviors.contains { source.texts[$0.name] == "thenCallRealImplementation" }
      if isReal, !earlier.isEmpty {
        check = "stubs take precedence over the superclass: exclude these calls above"
      }
    }
    rewrite(chain.range, text, check: check)
  }

  /// Returns the member in a stub such as `when(stub.f())`, `when(stub).f()`, or `stub.f()`.
  private func stubbed(
    _ links: [CallChain.Link]
  ) throws(Obstacle) -> (mock: NewText, use: MemberUse, type: NewText) {
    let argument = isAlias(links[0].name) ? nil : links[0].call?.all.first?.value
    let first = argument.map { source.chain(in: $0)?.links ?? [] } ?? []
    let (inner, type) = withoutType(
      first + (argument == nil ? links : Array(links.dropFirst())))
    guard let (use, count) = member(inner), count > 0, let period = inner[count].period
    else { throw Obstacle("the member isn't recognized") }
    let end = count == first.count ? argument?.upperBound : nil
    return (object(inner[0].name..<(end ?? period)), use, type)
  }

  /// Removes `with(returnType: Int.self)` from the end of a chain, and returns the replacement.
  func withoutType(_ links: [CallChain.Link]) -> (links: [CallChain.Link], type: NewText) {
    guard let last = links.last, source.isText("with", at: last.name),
      let type = last.call?.all.first, type.label == "returnType"
    else { return (links, "") }
    return (links.dropLast(), ".returning(\(type.value))")
  }

  /// Returns the member at the end of a chain, or nil if the chain doesn't end with a member.
  ///
  /// - Returns: The member, and the number of links before it.
  func member(_ links: [CallChain.Link]) -> (use: MemberUse, count: Int)? {
    guard let last = links.last else { return nil }
    if let property = links.dropLast().last?.name {
      let arguments = last.call?.all ?? []
      if source.isText("get", at: last.name), arguments.isEmpty {
        return (MemberUse(name: property), links.count - 2)
      }
      if source.isText("set", at: last.name), arguments.count == 1,
        [nil, "_"].contains(arguments[0].label)
      {
        return (
          MemberUse(name: property, isAssigned: true, value: arguments[0].value), links.count - 2
        )
      }
    }
    return last.call == nil ? nil : (member(of: last), links.count - 1)
  }

  func behavior(_ link: CallChain.Link, _ use: MemberUse) throws(Obstacle) -> NewText {
    let name = source.texts[link.name]
    guard let period = link.period, let call = link.call, let word = Self.behaviors[name] else {
      throw Obstacle("\(name) isn't supported")
    }
    if name == "then" {
      guard call.all.count == 1 else { throw Obstacle(".then takes 1 closure") }
      try untuple(call.all[0].value, argumentCount: use.argumentCount)
    }
    if call.all.count < 2 {
      return "\(gap: period).\(word)\(gap: call.range.lowerBound)\(call.range)"
    }
    return call.all.reduce(into: "") { $0 += "\(gap: period).\(word)(\($1.value))" }
  }
}
