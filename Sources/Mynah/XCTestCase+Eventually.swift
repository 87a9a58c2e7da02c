internal import MynahCore
public import XCTest

extension XCTestCase {
  /// Returns an expectation of XCTest that is fulfilled once several expectations hold at once.
  ///
  /// ```swift
  /// let landed = eventually {
  ///   verify(bird.land()).wasCalled()
  /// }
  /// tower.callBack()
  /// wait(for: [landed], timeout: 1)
  /// ```
  ///
  /// Where the time is over first, XCTest's failure says which expectations do not hold, and why:
  ///
  /// ```text
  /// Asynchronous wait failed - Exceeded timeout of 1.0 seconds, with unfulfilled expectations: The verified calls are made
  /// Expected bird.land() to be called exactly once, but it was called 0 times.
  /// land() was not called at all.
  /// ```
  ///
  /// In an `async` test: `await fulfillment(of: [landed], timeout: 1)`. It is fulfilled where all
  /// expectations hold, calls that were made before included, and stays so. `inOrder` may be part of the
  /// block.
  ///
  /// - Parameters:
  ///   - description: What XCTest shows first where the time is over.
  ///   - fileID: The test's file and module; leave it out.
  ///   - filePath: The path of the test's file; leave it out.
  ///   - line: The line of the test; leave it out.
  ///   - column: The column of the test; leave it out.
  ///   - block: Writes the expectations, with `verify`. It runs once.
  /// - Returns: The expectation to wait for.
  public func eventually(
    _ description: String = "The verified calls are made", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ block: () -> Void
  ) -> XCTestExpectation {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let group = ExpectationGroup("eventually", at: location, block)
    return CallsExpectation(description, fulfilledBy: group)
  }

  /// Waits until several expectations hold at once, and fails the test where they do not in time.
  ///
  /// ```swift
  /// await eventually(within: .seconds(1)) {
  ///   verify(bird.land()).wasCalled()
  /// }
  /// ```
  ///
  /// This is the function of the same name, which a test case would not find.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  ///   - fileID: The test's file and module; leave it out.
  ///   - filePath: The path of the test's file; leave it out.
  ///   - line: The line of the test; leave it out.
  ///   - column: The column of the test; leave it out.
  ///   - block: Writes the expectations, with `verify`. It runs once.
  public func eventually(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ block: () async -> Void
  ) async {
    await MynahCore.eventually(
      within: limit, fileID: fileID, filePath: filePath, line: line, column: column, block)
  }
}

/// What XCTest waits for while a task waits for calls.
private final class CallsExpectation: XCTestExpectation, @unchecked Sendable {
  private let group: ExpectationGroup
  private var waiting: Task<Void, Never>?

  init(_ description: String, fulfilledBy group: ExpectationGroup) {
    self.group = group
    super.init(description: description)
    waiting = Task.detached { [weak self] in
      if await group.wait() { self?.fulfill() }
    }
  }

  /// XCTest reads this when the time is over; by then it says what does not hold.
  override var expectationDescription: String {
    get {
      let explanations = group.explanations.map(\.description)
      return ([super.expectationDescription] + explanations).joined(separator: "\n")
    }
    set { super.expectationDescription = newValue }
  }

  deinit { waiting?.cancel() }
}
