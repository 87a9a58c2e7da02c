/// A member of a mock, as a statement names it.
struct MemberUse {
  enum Kind {
    /// Its arguments, of which some may be the statement's own and are left out.
    case method([CallChain.Argument], open: Int?, close: Int?)
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
    case .method(let arguments, _, _): arguments.count
    case .getter, .index: 0
    case .setter: 1
    }
  }
}

extension Migrator {
  /// The member of a link: a method where it is called.
  func member(of link: CallChain.Link) -> MemberUse {
    guard let call = link.call else { return MemberUse(name: link.name, kind: .getter) }
    return MemberUse(
      name: link.name, kind: .method(call.all, open: call.open, close: call.close))
  }

  /// The pattern of a member: `bird.fly(to: any())`.
  func pattern(
    _ mock: [Rewrite.Piece], _ member: MemberUse
  ) throws(Obstacle) -> [Rewrite.Piece] {
    let base = mock + [.text("." + source.texts[member.name])]
    switch member.kind {
    case .getter: return base
    case .setter(let value):
      return base + [.text(" = ")] + (try value.map(matcherOrThrow) ?? [.text("any()")])
    case .method(let arguments, let open, let close):
      return base + (try argumentList(arguments, open: open, close: close))
    case .index(let arguments, let value):
      var pieces = mock + [.text("[")]
      for (index, argument) in arguments.enumerated() {
        let label = argument.label.map { "\($0): " } ?? ""
        pieces += [.text((index > 0 ? ", " : "") + label)] + (try matcher(argument.value))
      }
      guard let value else { return pieces + [.text("]")] }
      return pieces + [.text("] = ")] + (try matcher(value))
    }
  }

  private func matcherOrThrow(_ value: Range<Int>) throws(Obstacle) -> [Rewrite.Piece] {
    try matcher(value)
  }

  /// Arguments in brackets, with the lines and the comments between them as they are.
  private func argumentList(
    _ arguments: [CallChain.Argument], open: Int?, close: Int?
  ) throws(Obstacle) -> [Rewrite.Piece] {
    var pieces: [Rewrite.Piece] = [.text("(")]
    let isCutOff = close.map { $0 > arguments.last?.value.upperBound ?? $0 } ?? false
    for (index, argument) in arguments.enumerated() {
      guard let close, argument.value.upperBound <= close else {
        throw Obstacle("a closure behind the brackets can not be a matcher: write any()")
      }
      let first = argument.labelToken ?? argument.value.lowerBound
      // Where the last arguments are left out, no bracket closes on a line of its own.
      let isFlat = isCutOff && Comments(in: source.gap(before: first)).texts.isEmpty
      pieces.append(isFlat ? .text(index == 0 ? "" : " ") : .gap(first))
      if let label = argument.label, let token = argument.labelToken {
        pieces += [.text(label), .gap(token + 1), .text(":"), .gap(argument.value.lowerBound)]
      }
      pieces += try matcher(argument.value)
      if index + 1 < arguments.count { pieces.append(.text(",")) }
    }
    if let close, open.map({ $0 + 1 < close }) == true, let last = arguments.last,
      last.value.upperBound == close
    {
      pieces.append(.gap(close))
    }
    return pieces + [.text(")")]
  }

  /// `await ` where a member suspends and has no result, as far as the files say so.
  func awaitMark(_ member: MemberUse, before index: Int) -> String {
    guard case .method(let arguments, _, _) = member.kind,
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
    case .method(let arguments, _, _): knowledge.hasResult(fullName(member, arguments))
    }
  }

  private func fullName(_ member: MemberUse, _ arguments: [CallChain.Argument]) -> String {
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    return "\(source.word(at: member.name) ?? "")(\(labels))"
  }
}
