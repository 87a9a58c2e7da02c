extension SwiftyMockyMigrator {
  func verify(
    _ object: NewText, _ link: CallChain.Link, count: [CallChain.Argument],
    _ further: [CallChain.Argument], _ range: Range<Int>
  ) throws(Obstacle) {
    guard further.isEmpty, count.count < 2 else {
      throw Obstacle("this verification isn't recognized")
    }
    let (use, type) = verified(link)
    let expectation = try count.first.map { count throws(Obstacle) in
      try self.expectation(count.value)
    }
    let verify = try call("verify", object, use, at: range.lowerBound)
    rewrite(range, "\(verify)\(type)\((expectation ?? .calls("atLeast(1)")).text())")
  }

  /// Returns the verified member: `.name` is read, and `.name(set: .any)` is assigned.
  ///
  /// Other members are methods and subscripts.
  ///
  /// - Returns: The member, and its result type if the statement contains one.
  func verified(_ link: CallChain.Link) -> (use: MemberUse, type: NewText) {
    guard var own = link.call?.all else { return (member(of: link), "") }
    var type: NewText = ""
    if let last = own.last, last.label == "returning" {
      type = ".returning(\(last.value))"
      own.removeLast()
    }
    var use = member(of: link, own)
    guard let last = own.last, last.label == "set", use.isSubscript || own.count == 1 else {
      return (use, type)
    }
    use.isAssigned = true
    use.value = last.value
    use.arguments = use.isSubscript ? own.dropLast() : nil
    return (use, type)
  }

  /// Returns the method or subscript of a link, with some of its arguments.
  func member(of link: CallChain.Link, _ arguments: [CallChain.Argument]) -> MemberUse {
    MemberUse(
      name: link.name, arguments: arguments, close: link.call?.close,
      isSubscript: source.isText("subscript", at: link.name))
  }
}
