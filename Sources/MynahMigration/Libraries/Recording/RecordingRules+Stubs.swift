extension RecordingRules {
  func rewrite(_ use: RecordingUse, _ migrator: inout Migrator) throws(Obstacle) {
    let source = migrator.source
    let isAssignment = source.isText("=", at: use.name + 1)
    if use.member.kind == .property, !isAssignment { return try checkRead(use, migrator) }
    guard !source.isOptionalChain(use.receiver) else {
      throw Obstacle("unwrap the mock first, and run this command again")
    }
    guard !use.requirement.isGeneric else {
      throw Obstacle(
        "\(use.requirement.name) is generic: name the types, such as any(Int.self), in given or verify"
      )
    }
    if use.requirement.needsAwait, !source.isInAsyncFunction(use.start) {
      throw .noAsyncFunction
    }
    guard isAssignment else { return try rewriteRead(use, &migrator) }
    let value = (use.name + 2)..<source.endOfExpression(at: use.name + 2)
    try assign(value, to: use, &migrator)
  }

  /// Rewrites an assignment such as `bird.flyReturnValue = 3`.
  private func assign(
    _ value: Range<Int>, to use: RecordingUse, _ migrator: inout Migrator
  ) throws(Obstacle) {
    let source = migrator.source
    let requirement = use.requirement
    let statement = use.start..<value.upperBound
    guard let answer = try answer(value, use, source) else {
      guard !isStubbed(source.texts[use.name], source), !isMigrated(source) else {
        throw Obstacle("the newest stub answers: write a stub instead of nil")
      }
      return migrator.rewrite(statement, "")
    }
    guard !requirement.parameters.contains(where: { $0.attributes.contains("autoclosure") }) else {
      throw Obstacle(
        "the stub's closure takes a closure for the autoclosure: write given(...).will")
    }
    var text: NewText = "\(use.call("given", use.pattern()))\(answer)"
    let counter = "\(requirement.name)SetCallCount"
    if use.member.kind == .property, source.texts.contains(counter) {
      // Keep the assignment too, because the test counts it.
      text += "\(source.lineEnd)\(source.indentation(at: use.start))\(statement)"
    }
    migrator.rewrite(statement, text, check: hidden(by: use, source))
  }

  /// Returns the call that defines a stub's answer, or nil if the assignment removes a stub.
  private func answer(
    _ value: Range<Int>, _ use: RecordingUse, _ source: TokenizedSource
  ) throws(Obstacle) -> NewText? {
    let isNil = source.text(of: value) == "nil"
    switch use.member.kind {
    case .property:
      let initial = unwrapped(value, use, source)
      return use.requirement.isSettable
        ? ".willReturn(lastSetValue(initial: \(initial)))" : ".willReturn(\(initial))"
    case .value where !isNil || use.requirement.hasOptionalResult:
      return ".willReturn(\(unwrapped(value, use, source)))"
    case .error where !isNil: return ".willThrow(\(value))"
    case .closure where !isNil:
      guard source.isText("{", at: value.lowerBound) else { return ".will(\(value))" }
      return thrown(by: value, source).map { ".willThrow(\($0))" } ?? ".will \(value)"
    case .value, .error, .closure: return nil
    case .subject: throw Self.subject(use, source)
    default:
      throw Obstacle("mocks record calls: clearInvocations(on:) forgets the calls to all members")
    }
  }

  /// Returns true if the file assigns a value other than nil to a property with this name.
  private func isStubbed(_ name: String, _ source: TokenizedSource) -> Bool {
    (0..<source.count).contains {
      source.isText(name, at: $0) && source.isText("=", at: $0 + 1)
        && !source.isText("nil", at: $0 + 2)
    }
  }

  /// Returns the error of a closure that only throws, such as `{ _ in throw Indigestion() }`.
  private func thrown(by closure: Range<Int>, _ source: TokenizedSource) -> Range<Int>? {
    guard source.isText("{", at: closure.lowerBound),
      source.partners[closure.lowerBound] == closure.upperBound - 1
    else { return nil }
    let parameters = source.parameters(ofClosureAt: closure.lowerBound)
    guard parameters?.names.allSatisfy({ $0 == "_" }) ?? true else { return nil }
    let start = parameters?.range.upperBound ?? closure.lowerBound + 1
    let error = (start + 1)..<max(start + 1, closure.upperBound - 1)
    guard source.isText("throw", at: start), !error.isEmpty,
      source.endOfExpression(at: error.lowerBound) == error.upperBound
    else { return nil }
    return error
  }

  /// Returns a value, which is unwrapped if it's optional but the result isn't.
  private func unwrapped(
    _ value: Range<Int>, _ use: RecordingUse, _ source: TokenizedSource
  ) -> NewText {
    guard !use.requirement.hasOptionalResult, value.count > 1 else { return "\(value)" }
    if source.texts[value.lowerBound] == "try", source.isText("?", at: value.lowerBound + 1) {
      return "(\(value))!"
    }
    guard let chain = source.chain(in: value), let last = chain.links.last else {
      return "\(value)"
    }
    let isURL = chain.links.count == 1 && source.isText("URL", at: last.name)
    let isOptional =
      (isURL && last.call?.all.first?.label == "string")
      || (last.period != nil && last.call == nil
        && ["first", "last"].contains(source.texts[last.name]))
      || (source.isText("data", at: last.name) && last.call?.all.first?.label == "using")
    return isOptional && last.end == (last.call?.range.upperBound ?? last.name + 1)
      ? "\(value)!" : "\(value)"
  }

  /// Returns advice if an earlier stub has precedence in the library.
  private func hidden(by use: RecordingUse, _ source: TokenizedSource) -> String? {
    guard let rank = library.precedence.firstIndex(of: use.member.kind) else { return nil }
    let suffixes = ["ThrowableError", "Closure", "ReturnValue"]
    let name = source.texts[use.name].dropLast(suffixes[rank].count)
    let isHidden = suffixes[..<rank].contains { suffix in
      let last = (0..<use.start).last { index in
        source.isText("\(name)\(suffix)", at: index) && source.isText("=", at: index + 1)
          && source.braces[index] == source.braces[use.name]
          && source.startOfOperand(endingAt: index - 2)
            .map { source.text(of: $0..<(index - 1)) } == source.text(of: use.receiver)
      }
      return last.map { !source.isText("nil", at: $0 + 2) } ?? false
    }
    return isHidden ? "the newest stub answers: move this above the error or closure" : nil
  }

  /// Checks a property whose value the test reads.
  private func checkRead(_ use: RecordingUse, _ migrator: Migrator) throws(Obstacle) {
    let source = migrator.source
    let names = [use.requirement.name, "underlying\(use.requirement.name.capitalized)"]
    let isStubbed = (0..<source.count).contains {
      names.contains(source.texts[$0]) && source.isText("=", at: $0 + 1)
        && source.isText(".", at: $0 - 1)
    }
    guard use.requirement.isSettable, !isStubbed else { return }
    throw Obstacle(
      "stub the property first: given(\(source.text(of: use.receiver))\(use.pattern())).willReturn(lastSetValue(initial: ...))"
    )
  }

  static func subject(_ use: RecordingUse, _ source: TokenizedSource) -> Obstacle {
    Obstacle(
      "Mynah doesn't generate \(source.texts[use.name]): stub \(use.requirement.name) with your own value"
    )
  }
}

extension RecordingRules {
  /// Returns stubs for the properties that the initializer of a mock sets.
  func initialConfiguration(
    _ link: CallChain.Link, _ migrator: Migrator
  ) throws(Obstacle) -> NewText? {
    let source = migrator.source
    guard let type = migrator.knownNames.mockedType(of: source.texts[link.name]) else { return "" }
    if let attributes = migrator.knownNames.protocols[type]?.first?.attributes,
      !attributes.isDisjoint(with: ["private", "fileprivate"])
    {
      throw Obstacle("\(type) is private: mocks are in another file, which can't name it")
    }
    guard let arguments = link.call?.all, !arguments.isEmpty else { return "" }
    if migrator.knownNames.isClass(type) { return nil }
    let place = link.name - 1
    guard source.isText("=", at: place), let statement = source.statement(around: place),
      statement.upperBound == link.end, source.braces[place].map(source.isBodyOfType) == false
    else { throw Obstacle("create the mock without arguments, and stub its properties") }
    let start = statement.lowerBound
    let isDeclared = ["let", "var"].contains(source.texts[start])
    let mock = isDeclared ? (start + 1)..<(start + 2) : start..<place
    var text: NewText = ""
    for argument in arguments {
      guard let label = argument.label,
        let member = mocks[type]?[label]?.first(where: { $0.kind == .property })
      else { throw Obstacle("no property of \(type) belongs to this argument") }
      let value: NewText =
        member.requirement.isSettable
        ? "lastSetValue(initial: \(argument.value))" : "\(argument.value)"
      text += "\(source.lineEnd)\(source.indentation(at: start))"
      text += "given(\(mock).\(label)).willReturn(\(value))"
    }
    return text
  }
}
