#if canImport(XCTest)
  internal import MynahCore
  public import XCTest

  // XCTest doesn't have expectations on WebAssembly.
  #if !os(WASI)
    extension XCTestCase {
      /// Returns an XCTest expectation that is fulfilled once all expectations of a block hold.
      ///
      /// ```swift
      /// let landed = eventually {
      ///   verify(bird.land()).wasCalled()
      /// }
      /// tower.callBack()
      /// wait(for: [landed], timeout: 1)
      /// ```
      ///
      /// If the timeout expires first, XCTest's failure lists the expectations that don't hold,
      /// with the reasons:
      ///
      /// ```text
      /// Asynchronous wait failed - Exceeded timeout of 1.0 seconds, with unfulfilled expectations: The verified calls are made
      /// Expected bird.land() to be called exactly once, but it was called 0 times.
      /// land() was not called at all.
      /// ```
      ///
      /// You can also wait with `waitForExpectations(timeout: 1)`, or with
      /// `await fulfillment(of: [landed], timeout: 1)` in an `async` test. The XCTest expectation
      /// is fulfilled when all expectations of the block hold at once, and it stays fulfilled.
      /// Earlier calls count, too. You can use `inOrder` in the block.
      ///
      /// - Parameters:
      ///   - description: The description of the XCTest expectation in XCTest's failure.
      ///   - block: A closure that contains the expectations, written with `verify`. It runs once.
      ///   - fileID: The file of the call. Don't pass it.
      ///   - filePath: The path of the file. Don't pass it.
      ///   - line: The line of the call. Don't pass it.
      ///   - column: The column of the call. Don't pass it.
      /// - Returns: The expectation to wait for.
      @discardableResult
      public func eventually(
        _ description: String = "The verified calls are made", fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ block: () -> Void
      ) -> XCTestExpectation {
        let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let group = ExpectationGroup("eventually", at: location, block)
        // Elsewhere, XCTest reports an expectation without a wait at the line that creates it.
        #if canImport(Darwin)
          let expectation = expectation(description: description)
        #else
          let expectation = expectation(
            description: description, file: filePath, line: Int(line))
        #endif
        // XCTest reads the description at the timeout, so list the expectations that don't hold.
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
    /// Waits until expectations hold at once, and fails the test if they don't hold in time.
    ///
    /// ```swift
    /// await eventually(within: .seconds(1)) {
    ///   verify(bird.land()).wasCalled()
    /// }
    /// ```
    ///
    /// This method calls the global function of the same name, which the compiler doesn't find in a
    /// test case, because methods of this name hide it.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
    ///   - block: A closure that contains the expectations, written with `verify`. It runs once.
    ///   - isolation: The isolation of the call. Don't pass it.
    ///   - fileID: The file of the call. Don't pass it.
    ///   - filePath: The path of the file. Don't pass it.
    ///   - line: The line of the call. Don't pass it.
    ///   - column: The column of the call. Don't pass it.
    public func eventually(
      within limit: Duration, isolation: isolated (any Actor)? = #isolation,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ block: () async -> Void
    ) async {
      await MynahCore.eventually(
        within: limit, fileID: fileID, filePath: filePath, line: line, column: column, block)
    }

    /// Waits until expectations hold at once, in static methods of a test case.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
    ///   - block: A closure that contains the expectations, written with `verify`. It runs once.
    ///   - isolation: The isolation of the call. Don't pass it.
    ///   - fileID: The file of the call. Don't pass it.
    ///   - filePath: The path of the file. Don't pass it.
    ///   - line: The line of the call. Don't pass it.
    ///   - column: The column of the call. Don't pass it.
    @_documentation(visibility: private)
    public static func eventually(
      within limit: Duration, isolation: isolated (any Actor)? = #isolation,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ block: () async -> Void
    ) async {
      await MynahCore.eventually(
        within: limit, fileID: fileID, filePath: filePath, line: line, column: column, block)
    }
  }
#endif
