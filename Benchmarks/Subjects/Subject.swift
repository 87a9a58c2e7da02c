/// A mock of `Lookup` that is measured and compared with the others.
///
/// To measure another implementation, write a type that conforms to this protocol, and add it to
/// `Subjects.all`. Each function contains the code that you would write in a test, such as
/// `given(mock.lookup(id)).willReturn(result)`, because its whole cost is measured.
protocol Subject: Sendable {
  /// The name of the implementation in tables, JSON, and `--filter`.
  static var label: String { get }

  /// Creates a mock without stubs or calls.
  init()

  /// The mock with the type that the code under test uses.
  var lookup: any Lookup { get }

  // MARK: Stubbing

  /// Adds one stub to every member.
  ///
  /// The stub accepts exactly the arguments in `Sample`. Assignments to `name` are accepted, too.
  /// If a mock stores a single, unconditional result for each member, it can set this result,
  /// because that's the lowest possible cost.
  func stubEveryMember()

  /// Stubs `lookup(_:)` to return a result for one argument.
  func stubLookup(_ id: Int, returning result: Int)

  /// Stubs `lookup(_:)` to return a result for any argument.
  func stubLookupOfAny(returning result: Int)

  /// Adds the first stubs of `StubMixture` to `find(_:in:)`, in order.
  func stubFindMixture(count: Int)

  // MARK: Verifying

  /// Verifies the number of calls to `lookup(_:)` with one argument.
  ///
  /// If the number is wrong, this traps or reports a failure.
  func verifyLookup(_ id: Int, wasCalled times: Int)

  /// Verifies the number of calls to `lookup(_:)` with any argument.
  func verifyLookupOfAny(wasCalled times: Int)

  /// Verifies that `tick()` was never called.
  func verifyTickWasNeverCalled()

  // MARK: Additional cases

  /// The cases that only make sense for this implementation.
  static var ownCases: [BenchmarkCase] { get }
}

extension Subject {
  static var ownCases: [BenchmarkCase] { [] }
}
