internal import MynahSyntax

extension RecordingMigrator {
  func rewrite(_ use: RecordingUse) throws(Obstacle) {
    let isAssignment = source.isText("=", at: use.name + 1)
    if use.member.kind == .property, !isAssignment { return try checkRead(use) }
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
    guard isAssignment else { return try rewriteRead(use) }
    let value = (use.name + 2)..<source.endOfExpression(at: use.name + 2)
    try assign(value, to: use)
  }

  /// Rewrites an assignment such as `bird.flyReturnValue = 3`.
  private func assign(_ value: Range<Int>, to use: RecordingUse) throws(Obstacle) {
    let requirement = use.requirement
    let statement = use.start..<value.upperBound
    guard let answer = try answer(value, use) else {
      guard !isStubbed(source.texts[use.name]), !isMigrated else {
        throw Obstacle("the newest stub answers: write a stub instead of nil")
      }
      return rewrite(statement, "")
    }
    guard !requirement.parameters.contains(where: \.type.isAutoclosure) else {
      throw Obstacle(
        "the stub's closure takes a closure for the autoclosure: write given(...).will")
    }
    var text: NewText = "\(use.call("given", use.pattern()))\(answer)"
    let counter = "\(requirement.name)SetCallCount"
    if use.member.kind == .property, source.texts.contains(counter) {
      // Keep the assignment too, because the test counts it.
      text += "\(source.lineEnd)\(source.indentation(at: use.start))\(statement)"
    }
    rewrite(statement, text, check: hidden(by: use))
  }

  /// Returns the call that defines a stub's answer, or nil if the assignment removes a stub.
  private func answer(_ value: Range<Int>, _ use: RecordingUse) throws(Obstacle) -> NewText? {
    let isNil = source.text(of: value) == "nil"
    switch use.member.kind {
    case .property: return use.requirement.answer(unwrapped(value, use))
    case .value where !isNil || use.requirement.hasOptionalResult:
      return ".willReturn(\(unwrapped(value, use)))"
    case .error where !isNil: return ".willThrow(\(value))"
    case .closure where !isNil:
      return thrown(by: value).map { ".willThrow(\($0))" } ?? answer(calling: value)
    case .value, .error, .closure: return nil
    case .subject: throw subject(use)
    default:
      throw Obstacle("mocks record calls: clearInvocations(on:) forgets the calls to all members")
    }
  }

  /// Returns true if the file assigns a value other than nil to a property with this name.
  private func isStubbed(_ name: String) -> Bool {
    source.places(of: name).contains {
      source.isText("=", at: $0 + 1) && !source.isText("nil", at: $0 + 2)
    }
  }

  /// Returns the error of a closure that only throws, such as `{ _ in throw Indigestion() }`.
  private func thrown(by closure: Range<Int>) -> Range<Int>? {
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
  private func unwrapped(_ value: Range<Int>, _ use: RecordingUse) -> NewText {
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
  private func hidden(by use: RecordingUse) -> String? {
    let suffixes = recorded.rules?.precedence ?? []
    guard let rank = suffixes.firstIndex(where: source.texts[use.name].hasSuffix) else {
      return nil
    }
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
  private func checkRead(_ use: RecordingUse) throws(Obstacle) {
    let names = [use.requirement.name, "underlying\(use.requirement.name.capitalized)"]
    let isStubbed = names.flatMap(source.places).contains {
      source.isText("=", at: $0 + 1) && source.isText(".", at: $0 - 1)
    }
    guard use.requirement.isSettable, !isStubbed else { return }
    throw Obstacle(
      "stub the property first: given(\(source.text(of: use.receiver))\(use.pattern())).willReturn(lastSetValue(initial: ...))"
    )
  }

  func subject(_ use: RecordingUse) -> Obstacle {
    Obstacle(
      "Mynah doesn't generate \(source.texts[use.name]): stub \(use.requirement.name) with your own value"
    )
  }
}

extension Requirement {
  /// Returns the answer of a property that has a value.
  func answer(_ value: NewText) -> NewText {
    isSettable ? ".willReturn(lastSetValue(initial: \(value)))" : ".willReturn(\(value))"
  }
}
