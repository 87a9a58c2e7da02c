/// A stub that holds calls or feeds streams, for failures.
struct HolderOrigin: Sendable {
  /// The stub's pattern as it is written, as in `bird.fly(to: any())`.
  let pattern: String

  /// The settings of the mock.
  let settings: MockSettings?

  /// Where the stub was given.
  let location: CodeLocation
  private let isLenient: Bool

  /// Whether the test completes callbacks; otherwise, it resumes calls.
  let holdsCallbacks: Bool

  init(_ stubbing: _UntypedStubbing<some Any, some Error>, holdsCallbacks: Bool = false) {
    pattern = stubbing.selection?.text ?? ""
    settings = stubbing.settings
    location = stubbing.location
    isLenient = stubbing.isLenient
    self.holdsCallbacks = holdsCallbacks
  }

  /// A Boolean value that indicates whether calls may be held when the test ends.
  var isExcused: Bool { isLenient || settings?.isLenient == true }

  var past: String { holdsCallbacks ? "completed" : "resumed" }

  var imperative: String { holdsCallbacks ? "Complete" : "Resume" }

  var example: String {
    holdsCallbacks ? "complete(call: 1, with: ...)" : "resume(call: 1, returning: ...)"
  }

  func failure(_ lines: String..., advice: String? = nil) -> MockFailure {
    let names = settings.map { MockNames(of: [$0]).lines } ?? []
    let all = lines + names + (advice.map { [$0] } ?? [])
    return MockFailure(all.joined(separator: "\n"), call: pattern)
  }
}
