extension RecordingMigrator {
  /// Rewrites an expression that reads recorded calls.
  func rewriteRead(_ use: RecordingUse) throws(Obstacle) {
    switch use.member.kind {
    case .value, .error, .closure:
      throw Obstacle("a mock doesn't return its stubs: keep the value in a constant")
    case .subject: throw subject(use)
    default: break
    }
    if let assertion = source.assertion(around: use.chain(in: source)),
      let count = expectation(of: assertion, use)
    {
      if let note = try assertion.note(source) {
        plan.addLines(["// \(note)"], above: assertion.range.lowerBound)
      }
      let isSet = use.member.kind == .assignmentCount
      let pattern = use.pattern(isSubscript: true) + (isSet ? " = any()" : "")
      return rewrite(
        assertion.range, "\(use.call("verify", pattern))\(count.text())")
    }
    guard use.member.kind == .arguments || use.member.kind == .invocations else {
      throw Obstacle(
        "write verify(\(source.text(of: use.receiver))\(use.pattern(isSubscript: true))) with a count"
      )
    }
    try rewriteArguments(use)
  }

  // MARK: - Counts

  /// Returns the expected calls if an assertion compares a count, or nil for other assertions.
  private func expectation(of assertion: Assertion, _ use: RecordingUse) -> Expectation? {
    let comparison = assertion.comparison
    let rest = source.text(of: (use.name + 1)..<assertion.expression.upperBound)
    let isBool: Bool? =
      switch (comparison.operation, comparison.text) {
      case ("==", "true"), ("!=", "false"): true
      case ("!=", "true"), ("==", "false"): false
      default: nil
      }
    switch (use.member.kind, rest) {
    case (.isCalled, ""):
      return isBool.map { $0 ? .calls("atLeast(1)") : .never }
    case (.invocations, ".isEmpty"):
      return isBool.map { $0 ? .never : .calls("atLeast(1)") }
    case (.arguments, "") where comparison.text == "nil" && !use.hasOptionalArgument:
      return comparison.operation == "==" ? .never : .calls("atLeast(1)")
    case (.count, ""), (.assignmentCount, ""), (.invocations, ".count"):
      guard let range = comparison.value else { return nil }
      switch comparison.operation {
      case "==": return expectation(exactly: range)
      case "!=": return comparison.text == "0" ? .calls("atLeast(1)") : nil
      case ">": return .calls("atLeast(\(number(range, 1)))")
      case ">=": return .calls("atLeast(\(range))")
      case "<": return .calls("atMost(\(number(range, -1)))")
      case "<=": return .calls("atMost(\(range))")
      default: return nil
      }
    default: return nil
    }
  }
}
