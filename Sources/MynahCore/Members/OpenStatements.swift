/// A statement of a test that isn't finished until a method follows, such as `given(...)`.
protocol OpenStatement: AnyObject {
  /// A Boolean value that indicates whether the statement is complete, or its mistake was reported.
  var isFinished: Bool { get }

  /// A Boolean value that indicates whether the statement matters if the test has already failed.
  var isReportedAfterFailure: Bool { get }

  /// Reports that the statement isn't finished.
  func reportUnfinished()
}

extension OpenStatement {
  var isReportedAfterFailure: Bool { true }
}

/// The statements of one test.
///
/// An unfinished statement is reported when it's released. If a test keeps it, for example in a
/// property, it's reported when the test ends.
package final class OpenStatements: Sendable {
  private struct Reference {
    weak var statement: (any OpenStatement)?
  }

  private let references = Locked<[Reference]>([])

  package init() {}

  /// The statements of the XCTest test that's running, or nil if XCTest doesn't run a test.
  ///
  /// XCTest runs one test at a time. Statements in a session belong to the session instead.
  private static let ofTestCase = Locked<OpenStatements?>(nil)

  /// Begins to collect the statements of an XCTest test.
  package static func beginTestCase() {
    RecentMocks.removeUsed()
    ofTestCase.update { $0 = OpenStatements() }
  }

  /// Ends the XCTest test, and reports its unfinished statements.
  package static func endTestCase() {
    let statements = ofTestCase.withLock { current in
      defer { current = nil }
      return current
    }
    statements?.reportUnfinished()
  }

  /// The statements of the current test, or nil if the test isn't known.
  static var current: OpenStatements? {
    MockSession.current?.statements ?? ofTestCase.withLock { $0 }
  }

  /// Adds a statement.
  func insert(_ statement: any OpenStatement) {
    references.withLock { $0.append(Reference(statement: statement)) }
  }

  /// Reports the statements that aren't finished.
  ///
  /// - Parameter hasFailed: A Boolean value that indicates whether the test has already failed.
  func reportUnfinished(hasFailed: Bool = false) {
    let statements = references.withLock { references in
      defer { references = [] }
      return references.compactMap(\.statement)
    }
    for statement in statements where !statement.isFinished {
      if !hasFailed || statement.isReportedAfterFailure { statement.reportUnfinished() }
    }
  }
}
