extension _MockedMember {
  /// Replaces a missing stub with a default value, or reports the call as unexpected.
  ///
  /// After reporting an unexpected call, this throws or returns a placeholder if possible, because
  /// one mistake must not end a process in which other tests run. A member without a result doesn't
  /// need a stub.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - skipped: A closure that returns the forwarding targets that couldn't be called.
  @usableFromInline
  func answerUnstubbed(
    _ arguments: Arguments, skipped: () -> [SkippedTarget] = { [] }
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
    _ arguments: Arguments, _ skipped: () -> [SkippedTarget]
  ) throws -> Result {
    if let nested = requestedNestedMock { return nested }
    if let value = defaultValue { return value }
    if Failure.self == (any Error).self {
      throw report(arguments, .threw, skipped)
    }
    if let (value, text) = placeholder {
      report(arguments, .returned(text ?? describe(value)), skipped)
      return value
    }
    fatalError(report(arguments, .stopped, skipped).description)
  }

  @inline(never)
  private func reportIfUnexpected(
    _ arguments: Arguments, _ skipped: () -> [SkippedTarget], isExhaustive: Bool
  ) {
    guard newestStub != nil || isExhaustive && defaultValue == nil else { return }
    report(arguments, .ignored(isExhaustive: isExhaustive), skipped)
  }

  /// Reports a mistake in a stub, and returns a replacement for its result.
  ///
  /// This ends the process if there isn't a replacement.
  func replacement(after misuse: Misuse, at location: CodeLocation) -> Result {
    let failure = MockFailure.misuse(misuse)
    failure.report(at: location, for: settings)
    guard let result = replacement else { fatalError(failure.description) }
    return result
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
    let known = settings?.values.flatMap {
      ValueProvider.standardProvider.knowing($0).provideValue(for: Result.self)
    }
    return known.map { ($0, nil) }
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

  @discardableResult
  private func report(
    _ arguments: Arguments, _ consequence: UnexpectedCall.Consequence,
    _ skipped: () -> [SkippedTarget]
  ) -> MockFailure {
    let failure = unexpectedCall(arguments, consequence, skipped)
    if Result.self == _Assignment.self, let slot = PatternEvaluation.assignment {
      slot.untypedCall = failure.call
      return failure
    }
    failure.report(at: failure.location, for: settings)
    return failure
  }

  private func unexpectedCall(
    _ arguments: Arguments, _ consequence: UnexpectedCall.Consequence,
    _ skipped: () -> [SkippedTarget]
  ) -> MockFailure {
    let stubs = rejectedStubs(arguments)
    let unexpected = UnexpectedCall(
      call: text(of: texts(of: arguments)),
      memberName: title,
      example: statement("given", examples(of: arguments)), answer: exampleAnswer,
      consequence: consequence, stubs: stubs.listed, moreStubs: stubs.more,
      otherTypes: otherStubbedTypes, mocks: settings.nameLines, skipped: skipped())
    return MockFailure(
      unexpected.text, call: unexpected.call, at: settings?.location ?? .generated
    ).thrown()
  }

  /// The answer in an example stub, such as `willReturn(<#Int#>)`.
  private var exampleAnswer: String {
    if let stream = Result.self as? any StreamableResult.Type {
      return "willStream(\(typeName(elementType(of: stream)).asExampleValue))"
    }
    let name = typeName(Result.self)
    if name.hasPrefix("any AsyncSequence") { return "willStream(<#elements#>)" }
    let otherwise = member.hasDefault ? ", or .willUseDefault()" : ""
    return "willReturn(\(name.asExampleValue))\(otherwise)"
  }

  /// Returns the newest stubs with the reasons why they don't match, and the number of other stubs.
  private func rejectedStubs(_ arguments: Arguments) -> (listed: [RejectedStub], more: Int) {
    var stubs: [(stub: MemberStub, differences: Int)] = []
    for stub in newestStub?.withOlder ?? [] {
      let differences = stub.matcher.countDifferences(arguments)
      stubs.append((stub, differences))
      // Stop at a stub that accepts the arguments, because older stubs don't take over when it has
      // ended.
      if differences == 0 { break }
    }
    // Compare only the closest stub line by line. If several are equally close, choose the newest.
    let closest = stubs.indices.min { stubs[$0].differences < stubs[$1].differences }
    let listed = stubs.prefix(listedCalls).enumerated().map { index, candidate in
      let matcher = candidate.stub.matcher
      let call = matcher.compare(
        arguments, of: member, in: index == closest ? .lines : .fields)
      return RejectedStub(
        pattern: member.call(with: matcher.parts.map(\.description.shortened)),
        location: candidate.stub.location, isUsed: candidate.stub.isUsed,
        mismatch: candidate.differences > 0 ? call : nil)
    }
    return (listed, stubs.count - listed.count)
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
  fileprivate var asExampleValue: String { self == "()" ? "" : "<#\(self)#>" }
}

/// A call that doesn't match a stub.
struct UnexpectedCall {
  /// The consequence of a missing stub.
  enum Consequence {
    case returned(String)
    case threw
    case ignored(isExhaustive: Bool)
    case stopped

    var text: String {
      switch self {
      case .returned(let value): ", which returned \(value)"
      case .threw: ", which threw this failure"
      case .ignored(let isExhaustive):
        ", and this session is \(isExhaustive ? "exhaustive" : "strict")"
      case .stopped: ", and there's no value to return instead"
      }
    }
  }

  /// The call as it's written in a test, such as `bird.fly(to: "Oslo")`.
  let call: String
  let memberName: String

  /// The `given` of the suggested stub, and its answer.
  let example: String
  let answer: String
  let consequence: Consequence

  /// The newest stubs of the member, and the number of other stubs.
  let stubs: [RejectedStub]
  let moreStubs: Int

  /// The types of other members with this name that have stubs.
  let otherTypes: OverloadTypes?

  /// The lines that explain which mock is meant, if its name isn't unique.
  let mocks: [String]

  /// The targets to which the call couldn't be forwarded.
  let skipped: [SkippedTarget]
}

/// A forwarding target that can't answer the call.
@usableFromInline
struct SkippedTarget: Sendable {
  /// The reason why a target can't answer a call.
  enum Reason {
    /// The target doesn't have the required type.
    case otherType(required: String)

    /// The target lacks the member, which is optional.
    case lacksMember

    /// Calls to the member can't be forwarded to any target.
    case memberCannotBeForwarded
  }

  let type: String
  let reason: Reason
}

/// A stub that doesn't answer a call.
struct RejectedStub {
  /// The stub's pattern as it's written in a test, but without the mock's name.
  let pattern: String
  let location: CodeLocation

  /// A Boolean value that indicates whether the stub answered a call.
  let isUsed: Bool

  /// The differences between the call and the stub.
  ///
  /// It's `nil` if the stub's sequence has ended, or if the stub was added during the call.
  let mismatch: ComparedCall?
}

extension UnexpectedCall {
  fileprivate var text: String {
    var lines = ["Unexpected call: no stub answers \(call)\(consequence.text)."]
    if stubs.isEmpty {
      let others = otherTypes.map { " as \($0.type), but it has \($0.stubs)" } ?? ""
      lines.append("\(memberName) has no stubs\(others).")
    }
    for stub in stubs {
      // A stub that has ended doesn't look for targets.
      let reason =
        stub.mismatch == nil && !skipped.isEmpty ? "it forwards the call" : stub.reason
      lines.append("Stub \(stub.pattern) at \(stub.location.brief): \(reason)")
      lines += stub.mismatch?.lineDifferences ?? []
    }
    if moreStubs > 0 { lines.append("And \(moreStubs.withNoun("more stub")).") }
    for target in skipped {
      let reason =
        switch target.reason {
        case .otherType(let required): "not \(required)"
        case .lacksMember: "which lacks \(memberName), an optional requirement"
        case .memberCannotBeForwarded: "but calls to \(memberName) can't be forwarded"
        }
      lines.append("Calls are forwarded to a value of type \(target.type), \(reason).")
    }
    lines += mocks
    lines.append("Write: \(example).\(answer)")
    return lines.joined(separator: "\n")
  }
}

extension RejectedStub {
  fileprivate var reason: String {
    guard let mismatch else {
      return isUsed ? "its sequence has ended" : "it was added during the call"
    }
    let names = mismatch.differingNames
    return mismatch.remarks.isEmpty
      ? "\(names.asPhrase) differ\(names.count == 1 ? "s" : "")" : mismatch.explanation
  }
}

extension UnusedStub {
  var failure: MockFailure {
    if let newerStub {
      return MockFailure(
        """
        Unused stub: every call to \(pattern) was answered by the newer stub at \(newerStub.brief).
        Remove one of the stubs, or write given(...).lenient() if it may stay unused.
        """, call: pattern)
    }
    var lines = ["Unused stub: \(pattern) was never called."]
    if let otherTypes {
      lines.append("\(memberName) was not called \(otherTypes.asOnlyCalls).")
    }
    lines += mocks
    lines.append("Remove the stub, or write given(...).lenient() if it may stay unused.")
    return MockFailure(lines.joined(separator: "\n"), call: pattern)
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
