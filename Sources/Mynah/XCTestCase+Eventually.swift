#if canImport(XCTest)
  internal import MynahCore
  public import XCTest

  // XCTest has no expectations on WebAssembly.
  #if !os(WASI)
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
      /// `waitForExpectations(timeout: 1)` waits for it too, and in an `async` test
      /// `await fulfillment(of: [landed], timeout: 1)`. It is fulfilled where all expectations hold, calls
      /// that were made before included, and stays so. `inOrder` may be part of the block.
      ///
      /// - `description`: What XCTest shows first where the time is over.
      /// - `block`: Writes the expectations, with `verify`. It runs once.
      /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
      /// - Returns: The expectation to wait for.
      @discardableResult
      public func eventually(
        _ description: String = "The verified calls are made", fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ block: () -> Void
      ) -> XCTestExpectation {
        let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let group = ExpectationGroup("eventually", at: location, block)
        let expectation = expectation(description: description)
        // XCTest reads the description when the time is over; by then it says what does not hold.
        let explain: @Sendable ([MockFailure]) -> Void = { failures in
          expectation.expectationDescription =
            ([description] + failures.map(\.description)).joined(separator: "\n")
        }
        explain(group.explanations)
        let waiting = Task.detached {
          if await group.wait(explaining: explain) { expectation.fulfill() }
        }
        addTeardownBlock { waiting.cancel() }
        return expectation
      }
    }
  #endif

  extension XCTestCase {
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
    /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
    /// - `block`: Writes the expectations, with `verify`. It runs once.
    /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
    public func eventually(
      within limit: Duration, isolation: isolated (any Actor)? = #isolation,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ block: () async -> Void
    ) async {
      await MynahCore.eventually(
        within: limit, fileID: fileID, filePath: filePath, line: line, column: column, block)
    }
  }
#endif
