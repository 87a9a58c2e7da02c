/// An implementation of `Lookup` doubles that is measured beside the others.
///
/// To measure another one, write one file with a type that conforms to this protocol, and name it
/// in `Subjects.all`. Each function is what a person writes in a test with that implementation, so
/// that its cost is measured as a whole: `given(mock.lookup(id)).willReturn(result)`, for example.
protocol Subject: Sendable {
  /// The name of the implementation in tables, JSON and `--filter`.
  static var label: String { get }

  /// Makes a double without stubs or calls.
  init()

  /// The double, as the code under test sees it.
  var lookup: any Lookup { get }

  // MARK: Stubbing

  /// Gives every member one stub: exact where it takes arguments, which are those of `Sample`.
  ///
  /// Writes to `name` are accepted. A double that keeps one unconditional result a member is free
  /// to set that: it is the least one could do.
  func stubEveryMember()

  /// Makes `lookup(_:)` return a result for one argument.
  func stubLookup(_ id: Int, returning result: Int)

  /// Makes `lookup(_:)` return a result for any argument.
  func stubLookupOfAny(returning result: Int)

  /// Gives `find(_:in:)` the first stubs of `StubMixture`, in their order.
  func stubFindMixture(count: Int)

  // MARK: Verifying

  /// Verifies how often `lookup(_:)` was called with one argument, and traps or reports if wrong.
  func verifyLookup(_ id: Int, wasCalled times: Int)

  /// Verifies how often `lookup(_:)` was called at all.
  func verifyLookupOfAny(wasCalled times: Int)

  /// Verifies that `tick()` was never called.
  func verifyTickWasNeverCalled()

  // MARK: More

  /// Cases that make sense for this implementation alone.
  static var ownCases: [BenchmarkCase] { get }
}

extension Subject {
  static var ownCases: [BenchmarkCase] { [] }
}
