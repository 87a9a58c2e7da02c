/// A stub that holds calls or feeds streams, for failure messages.
struct StubDescription: Sendable {
  /// The stub's pattern as source code, such as `bird.fly(to: any())`.
  let pattern: String

  /// The settings of the mock.
  let settings: MockSettings?

  /// The location of the stub.
  let location: CodeLocation
  private let isLenient: Bool

  /// A Boolean value that indicates whether the stub holds callbacks, rather than calls.
  let holdsCallbacks: Bool

  init(_ stubbing: _UntypedStubbing<some Any, some Error>, holdsCallbacks: Bool = false) {
    pattern = stubbing.selection?.text ?? ""
    settings = stubbing.settings
    location = stubbing.location
    isLenient = stubbing.isLenient
    self.holdsCallbacks = holdsCallbacks
  }

  /// A Boolean value that indicates whether calls may be held when the test ends.
  var mayHoldCallsAtEnd: Bool { isLenient || settings?.isLenient == true }

  var pastVerb: String { holdsCallbacks ? "completed" : "resumed" }

  var verb: String { holdsCallbacks ? "Complete" : "Resume" }

  var example: String {
    holdsCallbacks ? "complete(call: 1, with: ...)" : "resume(call: 1, returning: ...)"
  }

  func failure(_ lines: [String], advice: String? = nil) -> MockFailure {
    let all = lines + settings.nameLines + (advice.map { [$0] } ?? [])
    return MockFailure(all.joined(separator: "\n"), call: pattern)
  }

  func report(_ lines: [String], advice: String? = nil, at location: CodeLocation) {
    failure(lines, advice: advice).report(at: location, for: settings)
  }
}
