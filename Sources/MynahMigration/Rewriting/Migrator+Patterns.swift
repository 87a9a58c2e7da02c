/// A member of a mock, as a statement names it.
struct MemberUse {
  enum Kind {
    /// Its arguments, of which some may be the statement's own and are left out.
    case method([CallChain.Argument], close: Int?)
    case getter
    case setter(Range<Int>?)

    /// Its indices, and what is assigned.
    case index([CallChain.Argument], set: Range<Int>?)
  }

  let name: Int
  let kind: Kind

  /// How many arguments a closure takes that answers it.
  var argumentCount: Int {
    switch kind {
    case .method(let arguments, _): arguments.count
    case .getter, .index: 0
    case .setter: 1
    }
  }
}

extension Migrator {
  /// The member of a link: a method where it is called.
  func member(of link: CallChain.Link) -> MemberUse {
    guard let call = link.call else { return MemberUse(name: link.name, kind: .getter) }
    return MemberUse(name: link.name, kind: .method(call.all, close: call.close))
  }

  /// `given(bird.fly(to: any()))`, with `await` before it if the member suspends without a result.
  ///
  /// - Parameters:
  ///   - function: `given` or `verify`.
  ///   - mock: The mock.
  ///   - member: Its member.
  ///   - index: Where the statement begins; nil if it has `await` already.
  func call(
    _ function: String, _ mock: NewText, _ member: MemberUse, at index: Int?
  ) throws(Obstacle) -> NewText {
    let pattern = try pattern(mock, member)
    return "\(index.map { awaitMark(member, before: $0) } ?? "")\(function)(\(pattern))"
  }

  /// What a closure becomes that runs beside the answer, and what to check then.
  func effect(
    _ mock: NewText, _ member: MemberUse, at index: Int
  ) throws(Obstacle) -> (text: NewText, check: String?) {
    let hasResult = hasResult(member)
    guard hasResult != true else { throw Obstacle.effect }
    let check =
      "for a member with a result, write .perform instead of .will, and the answer behind it"
    return (try call("given", mock, member, at: index), hasResult == nil ? check : nil)
  }

  /// Rewrites `bird.reset()`, or `bird.reset(.given)` for a part.
  mutating func reset(
    _ chain: CallChain, of mock: Range<Int>, isType: Bool = false, _ scopes: [String: String]
  ) {
    forgetStubs(of: mock)
    let arguments = chain.links.last?.call?.all ?? []
    let scope = arguments.first.map { scopes[source.text(of: $0.value)] } ?? "reset("
    guard arguments.count < 2, let scope else {
      return leave(
        chain.range.lowerBound, "write clearStubs(on:), clearInvocations(on:) or reset(_:)")
    }
    rewrite(chain.range, "\(scope)\(mock)\(isType ? ".self" : ""))")
  }

  /// The pattern of a member: `bird.fly(to: any())`.
  private func pattern(_ mock: NewText, _ member: MemberUse) throws(Obstacle) -> NewText {
    let base: NewText = "\(mock).\(source.texts[member.name])"
    switch member.kind {
    case .getter: return base
    case .setter(let value):
      guard let value else { return "\(base) = any()" }
      let matcher = try matcher(value)
      return "\(base) = \(matcher)"
    case .method(let arguments, let close):
      let list = try argumentList(arguments, close: close)
      return "\(base)\(list)"
    case .index(let arguments, let value):
      var text: NewText = "\(mock)["
      for (index, argument) in arguments.enumerated() {
        text += "\(index > 0 ? ", " : "")\(argument.label.map { "\($0): " } ?? "")"
        text += try matcher(argument.value)
      }
      text += "]"
      guard let value else { return text }
      text += " = "
      text += try matcher(value)
      return text
    }
  }

  /// Removes `Matcher.default.register(Bird.self)`, and what else is set up that Mynah doesn't need.
  ///
  /// - Returns: Whether it is such a statement.
  mutating func removeSetup(_ chain: CallChain) -> Bool {
    let names = chain.links.map { source.texts[$0.name] }
    let owners: Set = ["Matcher", "matcher", "SwiftyMockyTestObserver"]
    guard source.startsLine(chain.range.lowerBound), let last = names.last,
      last == "setupMock"
        || (["register", "reset", "setup"].contains(last) && !owners.isDisjoint(with: names))
    else { return false }
    let check =
      "a comparison is gone: Mynah compares by ==, or else by all members; write any(where:) to compare otherwise"
    let hasClosure = last == "register" && (chain.links.last?.call?.all.count ?? 0) > 1
    rewrite(chain.range, "", check: hasClosure ? check : nil)
    return true
  }

  /// Arguments in brackets, with the lines and the comments between them as they are.
  private func argumentList(
    _ arguments: [CallChain.Argument], close: Int?
  ) throws(Obstacle) -> NewText {
    var text: NewText = "("
    let end = arguments.last?.value.upperBound
    for (index, argument) in arguments.enumerated() {
      guard let close, argument.value.upperBound <= close else {
        throw Obstacle("a closure behind the brackets can not be a matcher: write any()")
      }
      let first = argument.labelToken ?? argument.value.lowerBound
      text += "\(gap: first, from: close)"
      if let label = argument.label, let token = argument.labelToken {
        text += "\(label)\(gap: token + 1):\(gap: argument.value.lowerBound)"
      }
      text += try matcher(argument.value)
      if index + 1 < arguments.count { text += "," }
    }
    // If the last arguments are left out, the bracket closes in the same line as the first one opens.
    let isBroken = arguments.first.map { source.startsLine($0.labelToken ?? $0.value.lowerBound) }
    if let close, end == close || isBroken == true {
      text += "\(gap: close, from: close)"
    }
    text += ")"
    return text
  }

  /// `await ` where a member suspends and has no result, as far as the files say so.
  func awaitMark(_ member: MemberUse, before index: Int) -> String {
    guard case .method(let arguments, _) = member.kind,
      !source.isText("await", at: index - 1),
      knowledge.isAsyncWithoutResult(fullName(member, arguments))
    else { return "" }
    return "await "
  }

  /// Whether a member has a result; nil where no file says so.
  func hasResult(_ member: MemberUse) -> Bool? {
    switch member.kind {
    case .getter: true
    case .setter: false
    case .index(_, let value): value == nil
    case .method(let arguments, _): knowledge.hasResult(fullName(member, arguments))
    }
  }

  private func fullName(_ member: MemberUse, _ arguments: [CallChain.Argument]) -> String {
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    return "\(source.word(at: member.name) ?? "")(\(labels))"
  }
}
