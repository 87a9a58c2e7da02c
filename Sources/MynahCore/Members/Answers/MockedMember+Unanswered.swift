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
    if settings?.isStrict == true, newestStub != nil {
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
        location: candidate.stub.location,
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
