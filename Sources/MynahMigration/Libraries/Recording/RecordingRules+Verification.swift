extension RecordingRules {
  /// Rewrites an expression that reads recorded calls.
  func rewriteRead(_ use: RecordingUse, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    switch use.member.kind {
    case .value, .error, .closure:
      throw Obstacle("a mock doesn't return its stubs: keep the value in a constant")
    case .subject: throw Self.subject(use, source)
    default: break
    }
    if let assertion = source.assertion(around: use.chain(in: source)),
      let count = expectation(of: assertion, use, migrator)
    {
      guard let note = assertion.note(source) else {
        throw Obstacle("failures of Mynah have their own message and line: remove these arguments")
      }
      if let note { migrator.plan.addLines(["// \(note)"], above: assertion.range.lowerBound) }
      let isSet = use.member.kind == .assignmentCount
      let pattern = use.pattern(isSubscript: true) + (isSet ? " = any()" : "")
      return migrator.rewrite(
        assertion.range, "\(use.call("verify", pattern))\(count.text())")
    }
    guard use.member.kind == .arguments || use.member.kind == .invocations else {
      throw Obstacle(
        "write verify(\(source.text(of: use.receiver))\(use.pattern(isSubscript: true))) with a count"
      )
    }
    try rewriteArguments(use, &migrator)
  }

  // MARK: - Counts

  /// Returns the expected calls if an assertion compares a count, or nil for other assertions.
  private func expectation(
    of assertion: Assertion, _ use: RecordingUse, _ migrator: Migrator
  ) -> Expectation? {
    let source = migrator.source
    let comparison = assertion.comparison
    let value = comparison.value.map(source.text)
    let rest = source.text(of: (use.name + 1)..<assertion.expression.upperBound)
    let isBool: Bool? =
      switch (comparison.operation, comparison.isWithNil ? "nil" : value) {
      case ("==", nil), ("==", "true"), ("!=", "false"): true
      case ("!=", nil), ("==", "false"), ("!=", "true"): false
      default: nil
      }
    switch (use.member.kind, rest) {
    case (.isCalled, ""):
      return isBool.map { $0 ? .calls("atLeast(1)") : .never }
    case (.invocations, ".isEmpty"):
      return isBool.map { $0 ? .never : .calls("atLeast(1)") }
    case (.arguments, "") where comparison.isWithNil && !use.hasOptionalArgument:
      return comparison.operation == "==" ? .never : .calls("atLeast(1)")
    case (.count, ""), (.assignmentCount, ""), (.invocations, ".count"):
      guard let range = comparison.value, let value else { return nil }
      switch comparison.operation {
      case "==": return migrator.expectation(exactly: range)
      case "!=": return value == "0" ? .calls("atLeast(1)") : nil
      case ">": return .calls("atLeast(\(migrator.number(range, 1)))")
      case ">=": return .calls("atLeast(\(range))")
      case "<": return .calls("atMost(\(migrator.number(range, -1)))")
      case "<=": return .calls("atMost(\(range))")
      default: return nil
      }
    default: return nil
    }
  }
}
