extension _MockedMember {
  /// Stands in for a missing stub: returns a default value, or reports the call as unexpected, and
  /// throws or returns a placeholder, so that one mistake does not end a process in which other tests
  /// run.
  ///
  /// A member without a result needs no stub.
  @usableFromInline
  func unanswered(_ arguments: Arguments) throws -> Result {
    if Result.self == Void.self { return unansweredVoid(arguments, passedOver: []) }
    return try unanswered(arguments, passedOver: [])
  }

  /// Stands in for a missing stub of a member without a result.
  @inline(__always)
  private func unansweredVoid(_ arguments: Arguments, passedOver: [PassedOverTarget]) -> Result {
    if let slot = PatternEvaluation.assignment {
      slot.calledMock = settings
    } else if settings?.isStrict == true, newestStub != nil {
      report(arguments, .ignored, passedOver)
    }
    return unsafeBitCast((), to: Result.self)
  }

  /// Stands in for a missing stub of a call that was to be forwarded.
  func unanswered(
    _ arguments: Arguments, passedOver: [PassedOverTarget]
  ) throws -> Result {
    if Result.self == Void.self { return unansweredVoid(arguments, passedOver: passedOver) }
    if let nested = wantedNestedMock { return nested }
    if let value = defaultValue { return value }
    if Failure.self == (any Error).self {
      throw report(arguments, .threw, passedOver)
    }
    if let (value, text) = placeholder {
      report(arguments, .returned(text ?? describe(value)), passedOver)
      return value
    }
    fatalError(report(arguments, .stopped, passedOver).description)
  }

  /// Reports what is wrong with a stub, and returns what stands in for its result; ends the process where
  /// nothing can.
  func standIn(after misuse: Misuse, at location: CodeLocation) -> Result {
    let failure = MockFailure.misuse(misuse)
    failure.report(at: location, for: settings)
    guard let result = standIn else { fatalError(failure.description) }
    return result
  }

  /// What stands in for a result without a failure of its own; nil where nothing can.
  var standIn: Result? {
    if Result.self == Void.self { return unsafeBitCast((), to: Result.self) }
    return wantedNestedMock ?? defaultValue ?? placeholder?.value
  }

  /// A value that stands in for a result, and the text that failures show if it isn't the value's own.
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

  /// What the mock's default values have for the result.
  private var defaultValue: Result? {
    guard let values = settings?.defaultValues else { return nil }
    if values.hasNestedMock(for: Result.self), let nested = makeNestedMock() { return nested }
    // A nested mock is the same each time, unlike one that a file makes of its types.
    return values.knowing(nestedMock == nil ? settings?.values : nil)
      .provideValue(for: Result.self)
  }

  @discardableResult
  private func report(
    _ arguments: Arguments, _ consequence: UnexpectedCall.Consequence,
    _ passedOver: [PassedOverTarget]
  ) -> MockFailure {
    let failure = unexpectedCall(arguments, consequence, passedOver)
    if Result.self == _Assignment.self, let slot = PatternEvaluation.assignment {
      slot.untypedCall = failure.call
      return failure
    }
    failure.report(at: failure.location, for: settings)
    return failure
  }

  private func unexpectedCall(
    _ arguments: Arguments, _ consequence: UnexpectedCall.Consequence,
    _ passedOver: [PassedOverTarget]
  ) -> MockFailure {
    let stubs = rejectedStubs(arguments)
    let unexpected = UnexpectedCall(
      call: text(of: texts(of: arguments)),
      memberName: member.title,
      example: text(of: examples(of: arguments)),
      resultType: (typeName(Result.self) ?? "\(Result.self)").asExampleValue,
      consequence: consequence, stubs: stubs.listed, moreStubs: stubs.more,
      otherTypes: otherStubbedTypes, mocks: namedMock, passedOver: passedOver)
    return .unexpectedCall(unexpected, at: settings?.location ?? .generated)
  }

  /// Why the newest stubs do not answer, as many as are listed, and how many more there are.
  private func rejectedStubs(_ arguments: Arguments) -> (listed: [RejectedStub], more: Int) {
    var stubs: [(stub: MemberStub, differences: Int)] = []
    var candidate = newestStub
    while let stub = candidate {
      let differences = stub.matcher.countDifferences(arguments)
      stubs.append((stub, differences))
      // A stub that has ended does not give way to older ones.
      candidate = differences == 0 ? nil : stub.older
    }
    // Only one stub is compared line by line: the closest, the newest of those.
    let closest = stubs.indices.min { stubs[$0].differences < stubs[$1].differences }
    let listed = stubs.prefix(listedCalls).enumerated().map { index, candidate in
      let matcher = candidate.stub.matcher
      let call = matcher.compare(
        arguments, of: member, in: index == closest ? .lines : .fields)
      return RejectedStub(
        pattern: member.call(with: matcher.parts.map(\.description)),
        location: candidate.stub.location, isUsed: candidate.stub.isUsed,
        mismatch: candidate.differences > 0 ? call : nil)
    }
    return (listed, stubs.count - listed.count)
  }

  private func texts(of arguments: Arguments) -> [String] {
    splitArguments(arguments, count: member.argumentCount).map { describe($0) }
  }

  /// What a stub for a call can be written with: a matcher in place of what is no literal.
  private func examples(of arguments: Arguments) -> [String] {
    let values = splitArguments(arguments, count: member.argumentCount)
    let types = TupleElement.elements(of: Arguments.self)?.map(\.type) ?? []
    let isOnlyType = !hasNamesakes
    return values.enumerated().map { index, value in
      let type = types.count == values.count ? types[index] : Arguments.self
      return writtenArgument(value, as: type, isOnlyType: isOnlyType)
    }
  }
}

extension String {
  /// What stands for a value of the type with this name in a line to write.
  fileprivate var asExampleValue: String { "<#\(self)#>" }
}

/// A call that no stub answers.
struct UnexpectedCall {
  /// What a missing stub was replaced by.
  enum Consequence {
    case returned(String)
    case threw
    case ignored
    case stopped

    var text: String {
      switch self {
      case .returned(let value): ", which returned \(value)"
      case .threw: ", which threw this failure"
      case .ignored: ", and this session is strict"
      case .stopped: ", and nothing can be returned in its place"
      }
    }
  }

  /// The call as it is written, as in `bird.fly(to: "Oslo")`.
  let call: String
  let memberName: String

  /// The call of the stub to write, and its result's type.
  let example: String
  let resultType: String
  let consequence: Consequence

  /// The newest stubs of the member, and how many more there are.
  let stubs: [RejectedStub]
  let moreStubs: Int

  /// The members of this name and other types that have stubs.
  let otherTypes: OtherTypes?

  /// Lines that explain which mock is meant, if its name isn't unique.
  let mocks: [String]

  /// The objects that the call is forwarded to in vain.
  let passedOver: [PassedOverTarget]
}

/// An object that calls are forwarded to, but can't answer them.
struct PassedOverTarget: Sendable {
  let type: String

  /// The type that the object isn't of; nil if it only lacks the member, which is optional.
  let wanted: String?
}

/// A stub that doesn't answer a call.
struct RejectedStub {
  /// The stub's pattern as it is written, without the mock's name.
  let pattern: String
  let location: CodeLocation

  /// A Boolean value that indicates whether the stub answered a call.
  let isUsed: Bool

  /// How the call differs from the stub; nil if the stub's sequence has ended, or it came too late.
  let mismatch: ComparedCall?
}

extension MockFailure {
  static func unexpectedCall(_ call: UnexpectedCall, at location: CodeLocation) -> Self {
    MockFailure(call.text, call: call.call, at: location).thrown()
  }
}

extension UnexpectedCall {
  fileprivate var text: String {
    var lines = ["Unexpected call: no stub answers \(call)\(consequence.text)."]
    if stubs.isEmpty {
      let others = otherTypes.map { " as \($0.type), but it has \($0.stubs)" } ?? ""
      lines.append("\(memberName) has no stubs\(others).")
    }
    for stub in stubs {
      lines.append("Stub \(stub.pattern) at \(stub.location.brief): \(stub.reason)")
      lines += stub.mismatch?.lineDifferences ?? []
    }
    if moreStubs > 0 { lines.append("And \(moreStubs) more stubs.") }
    for target in passedOver {
      let reason =
        target.wanted.map { "is no \($0)" } ?? "lacks \(memberName), an optional requirement"
      lines.append("Calls are forwarded to a value of type \(target.type), which \(reason).")
    }
    lines += mocks
    lines.append("Write: given(\(example)).willReturn(\(resultType))")
    return lines.joined(separator: "\n")
  }
}

extension RejectedStub {
  fileprivate var reason: String {
    guard let mismatch else {
      return isUsed ? "its sequence has ended" : "it was given while the call was made"
    }
    return mismatch.remarks.isEmpty
      ? "\(mismatch.differingNames.asPhrase) differs" : mismatch.explanation
  }
}

extension UnusedStub {
  var failure: MockFailure {
    if let newerStub {
      return MockFailure(
        """
        Unused stub: every call of \(pattern) was answered by the newer stub at \(newerStub.brief).
        Remove one of the stubs, or write given(...).lenient() where it may stay unused.
        """, call: pattern)
    }
    var lines = ["Unused stub: \(pattern) was never called."]
    if let otherTypes {
      lines.append("\(memberName) was not called \(otherTypes.asOnlyCalls).")
    }
    lines += mocks
    lines.append("Remove the stub, or write given(...).lenient() where it may stay unused.")
    return MockFailure(lines.joined(separator: "\n"), call: pattern)
  }
}

extension MockFailure {
  /// A mock that isn't released when its test ends.
  ///
  /// - Parameters:
  ///   - name: The mock's name.
  ///   - origin: Where the mock was made, as in `the Bird made at BirdTests.swift:12`.
  static func outlivingMock(_ name: String, origin: String) -> Self {
    Self(
      """
      \(name) outlives its test: something holds \(origin).
      A stub's closure that uses the mock holds it, and so does an argument that was recorded.
      Write [weak \(name)] in the closure or clearInvocations(on: \(name)), or mock(...).lenient() where it may live on.
      """)
  }
}
