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
    guard let call = link.call else { return (member(of: link), "") }
    var own = call.all
    var type: NewText = ""
    if let last = own.last, last.label == "returning" {
      type = ".returning(\(last.value))"
      own.removeLast()
    }
    let last = own.last
    let value = last?.label == "set" ? last?.value : nil
    if isSubscript(link) {
      if value != nil { own.removeLast() }
      return (MemberUse(name: link.name, kind: .index(own, close: call.close, set: value)), type)
    }
    if own.count == 1, let value {
      return (MemberUse(name: link.name, kind: .setter(value)), type)
    }
    return (MemberUse(name: link.name, kind: .method(own, close: call.close)), type)
  }

  func isSubscript(_ link: CallChain.Link) -> Bool {
    source.word(at: link.name) == "subscript"
  }
}
