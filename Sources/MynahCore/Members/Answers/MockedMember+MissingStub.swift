extension _MockedMember {
  /// Replaces a missing stub with a default value, or reports the call as unexpected.
  ///
  /// After reporting an unexpected call, this throws or returns a placeholder if possible, because
  /// one mistake must not end a process in which other tests run. A member without a result doesn't
  /// need a stub.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - skipped: A closure that returns lines about the forwarding targets that couldn't be called.
  @usableFromInline
  func answerUnstubbed(
    _ arguments: Arguments, skipped: () -> [String] = { [] }
  ) throws -> Result {
    guard Result.self == Void.self else { return try missingResult(arguments, skipped) }
    if let slot = PatternEvaluation.assignment {
      slot.realCall = settings.map { ($0, text(of: texts(of: arguments))) }
    } else if let settings, settings.isStrict {
      reportIfUnexpected(arguments, skipped, isExhaustive: settings.isExhaustive)
    }
    return unsafeBitCast((), to: Result.self)
  }

  // Most calls without a stub have no result. The functions below aren't inlined, because each of
  // these calls would look up the metadata of the optional results that the functions use.

  @inline(never)
  private func missingResult(
    _ arguments: Arguments, _ skipped: () -> [String]
  ) throws -> Result {
    if let nested = requestedNestedMock { return nested }
    if let value = defaultValue { return value }
    if Failure.self == (any Error).self {
      throw report(arguments, "which threw this failure", skipped)
    }
    if let (value, text) = placeholder {
      report(arguments, "which returned \(text ?? describe(value))", skipped)
      return value
    }
    guard let error = derivedValue(of: Failure.self) else {
      fatalError(report(arguments, "and there's no value to return instead", skipped).description)
    }
    report(arguments, "which threw \(describe(error))", skipped)
    throw error
  }

  @inline(never)
  private func reportIfUnexpected(
    _ arguments: Arguments, _ skipped: () -> [String], isExhaustive: Bool
  ) {
    guard newestStub != nil || isExhaustive && defaultValue == nil else { return }
    report(
      arguments, "and this session is \(isExhaustive ? "exhaustive" : "strict")", skipped)
  }

  /// Reports a mistake in a stub, and returns a replacement for its result or throws an error.
  ///
  /// This ends the process if there's neither a replacement nor an error.
  func replacement(after misuse: Misuse, at location: CodeLocation) throws -> Result {
    let failure = MockFailure.misuse(misuse)
    failure.report(at: location, for: settings)
    if let result = replacement { return result }
    guard let error = derivedValue(of: Failure.self) else { fatalError(failure.description) }
    throw error
  }

  /// A replacement for a result, or `nil` if there isn't one.
  ///
  /// Reading it doesn't report a failure.
  var replacement: Result? {
    if Result.self == Void.self { return unsafeBitCast((), to: Result.self) }
    return requestedNestedMock ?? defaultValue ?? placeholder?.value
  }

  /// A placeholder for a result, and the text that replaces its description in failures, if any.
  private var placeholder: (value: Result, text: String?)? {
    if let value = ValueProvider.standardProvider.provideValue(for: Result.self) {
      return (value, nil)
    }
    if let nested = makeNestedMock() { return (nested, "a nested mock") }
    return derivedValue(of: Result.self).map { ($0, nil) }
  }

  /// Returns a value that is derived from a type or created by the mock's file.
  private func derivedValue<Value>(of type: Value.Type) -> Value? {
    ValueProvider.standardProvider.knowing(settings?.values).provideValue(for: type)
  }

  /// The default value for the result, or `nil` if the mock doesn't have one.
  private var defaultValue: Result? {
    guard let values = settings?.defaultValues else { return nil }
    if values.hasNestedMock(for: Result.self), let nested = makeNestedMock() { return nested }
    // If the member can return a nested mock, don't use the values of the mock's file, because the
    // file would create a new mock for each call.
    return values.knowing(nestedMock == nil ? settings?.values : nil)
      .provideValue(for: Result.self)
  }

  /// Reports a call without a stub, unless the call was made instead of an assignment.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - consequence: A clause about the consequence of the missing stub.
  ///   - skipped: A closure that returns lines about the forwarding targets that couldn't be called.
  /// - Returns: The failure.
  @discardableResult
  private func report(
    _ arguments: Arguments, _ consequence: String, _ skipped: () -> [String]
  ) -> MockFailure {
    let call = text(of: texts(of: arguments))
    let skipped = skipped()
    let lines =
      ["Unexpected call: no stub answers \(call), \(consequence)."]
      + stubLines(arguments, isForwarded: !skipped.isEmpty) + skipped + settings.nameLines
      + ["Write: \(statement("given", examples(of: arguments))).\(exampleAnswer)"]
    let location = settings?.location ?? .generated
    let failure = MockFailure(lines.joined(separator: "\n"), call: call, at: location).thrown()
    if Result.self == _Assignment.self, let slot = PatternEvaluation.assignment {
      slot.untypedCall = call
    } else {
      failure.report(at: location, for: settings)
    }
    return failure
  }

  /// The answer in an example stub, such as `willReturn(<#Int#>)`.
  private var exampleAnswer: String {
    if let stream = Result.self as? any StreamableResult.Type {
      return "willStream(\(typeName(elementType(of: stream)).asExampleValue))"
    }
    let name = typeName(Result.self)
    if name.hasPrefix("any AsyncSequence") { return "willStream(<#elements#>)" }
    var value = name.asExampleValue
    if let setter, setter.callCount > 0 { value = "lastSetValue(initial: \(value))" }
    return "willReturn(\(value))" + ", or .willUseDefault()".when(member.hasDefault)
      + ", or .willForwardToSuper()".when(settings?.isOfClass == true && forwardings.isEmpty)
  }

  /// Returns lines with the newest stubs and the reasons why they don't answer a call.
  private func stubLines(_ arguments: Arguments, isForwarded: Bool) -> [String] {
    var stubs: [(stub: MemberStub, differences: Int)] = []
    for stub in newestStub?.withOlder ?? [] {
      let differences = stub.matcher.countDifferences(arguments)
      stubs.append((stub, differences))
      // Stop at a stub that accepts the arguments, because older stubs don't take over when it has
      // ended.
      if differences == 0 { break }
    }
    if stubs.isEmpty {
      let others = otherStubbedTypes.map { " as \($0.type), but it has \($0.stubs)" } ?? ""
      return ["\(title) has no stubs\(others)."]
    }
    // Compare only the closest stub line by line. If several are equally close, choose the newest.
    let closest = stubs.indices.min { stubs[$0].differences < stubs[$1].differences }
    let lines = stubs.prefix(listedCalls).enumerated().flatMap { index, candidate in
      let stub = candidate.stub
      let call = stub.matcher.compare(
        arguments, of: member, in: index == closest ? .lines : .fields)
      let reason =
        if candidate.differences > 0 {
          call.mismatch
        } else if isForwarded {
          // A stub that has ended doesn't look for targets.
          "it forwards the call"
        } else if stub.isUsed {
          "its sequence has ended"
        } else {
          "it was added during the call"
        }
      let pattern = member.call(with: stub.matcher.parts.map(\.description.shortened))
      return ["Stub \(pattern) at \(stub.location.brief): \(reason)"] + call.lineDifferences
    }
    let more = stubs.count - listedCalls
    return lines + ["And \(more.withNoun("more stub"))."].when(more > 0)
  }

  /// Returns the descriptions of a call's arguments.
  func texts(of arguments: Arguments) -> [String] {
    splitTuple(arguments, count: member.argumentCount).map { describe($0) }
  }

  /// Returns the arguments of an example stub, with matchers for values that don't have a literal.
  func examples(of arguments: Arguments) -> [String] {
    let values = splitTuple(arguments, count: member.argumentCount)
    let types = TupleElement.elements(of: Arguments.self)?.map(\.type) ?? []
    let isOnlyType = !sharesNameWithOthers
    return values.enumerated().map { index, value in
      let type = types.count == values.count ? types[index] : Arguments.self
      return writtenArgument(value, as: type, isOnlyType: isOnlyType)
    }
  }
}

private func elementType<Stream: StreamableResult>(of stream: Stream.Type) -> Any.Type {
  Stream.Element.self
}

extension String {
  /// The placeholder in an example for a value of the type with this name, or an empty string for
  /// `Void`.
  fileprivate var asExampleValue: String { "<#\(self)#>".when(self != "()") }
}

extension ComparedCall {
  /// A clause about the arguments that differ.
  fileprivate var mismatch: String {
    guard remarks.isEmpty else { return explanation }
    return "\(differingNames.asPhrase) differ" + "s".when(differingNames.count == 1)
  }
}

extension MockFailure {
  /// Returns the failure for a mock that isn't released when its test ends.
  ///
  /// - Parameters:
  ///   - name: The mock's name.
  ///   - origin: The type and location of the mock, such as `the Bird made at BirdTests.swift:12`.
  static func outlivingMock(_ name: String, origin: String) -> Self {
    Self(
      """
      \(name) outlives its test: something retains \(origin).
      For example, a stub's closure can retain a mock.
      Write [weak \(name)] in the closure, or mock(...).lenient() to allow this.
      """)
  }
}
