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
    let tail = source.endOfChain(from: use.start)
    let expression = use.start..<tail
    if let assertion = source.assertion(around: expression),
      let count = expectation(of: assertion, use, migrator)
    {
      guard let note = assertion.note(source) else {
        throw Obstacle("failures of Mynah have their own message and line: remove these arguments")
      }
      if let note { migrator.plan.addLines(["// \(note)"], above: assertion.range.lowerBound) }
      let isSet = use.member.kind == .assignmentCount
      let mark = use.requirement.needsAwait ? "await " : ""
      let pattern = use.pattern(isSubscript: true) + (isSet ? " = any()" : "")
      return migrator.rewrite(
        assertion.range,
        "\(mark)verify(\(use.receiver)\(pattern))\(use.result)\(count.text())")
    }
    guard use.member.kind == .arguments || use.member.kind == .invocations else {
      throw Obstacle(
        "write verify(\(source.text(of: use.receiver))\(use.pattern(isSubscript: true))) with a count"
      )
    }
    try capture(use, &migrator)
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
    case (.arguments, "") where comparison.isWithNil && !hasOptionalArgument(use):
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

  private func hasOptionalArgument(_ use: RecordingUse) -> Bool {
    use.requirement.parameters.count == 1 && use.requirement.parameters[0].isOptional
  }

  // MARK: - Arguments

  /// Replaces an expression that reads arguments with the value of a captor.
  private func capture(_ use: RecordingUse, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    let parameters = use.requirement.parameters
    let byHand = Obstacle("read the arguments one by one, with ArgumentCaptor: captor.allValues")
    guard use.requirement.kind == .method, let read = ArgumentRead(use, source) else {
      throw byHand
    }
    let type = parameters[read.parameter].type
    let attributes = parameters[read.parameter].attributes
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard use.member.ownTypes.isDisjoint(with: words), !type.hasSuffix("..."),
      words.first != "some",
      attributes.isDisjoint(with: ["autoclosure", "inout"]),
      !use.receiver.contains(where: { migrator.names.mockedType(of: source.texts[$0]) != nil })
        || use.receiver.count == 1,
      let statement = source.statement(around: use.start)
    else { throw byHand }
    let captor = migrator.captor(
      of: read.parameter, for: use, named: "received\(parameters[read.parameter].name.capitalized)",
      type: type, statement)
    migrator.rewrite(
      use.start..<read.end,
      "\(read.text(captor, isOptional: parameters[read.parameter].isOptional))")
  }
}
