extension HeldCalls {
  /// Waits until so many calls are held, and fails the test where they are not in time.
  ///
  /// `wasCalled(within:)` returns when a call is recorded, which is before it waits; this returns when
  /// the calls do wait.
  ///
  /// ```swift
  /// await flight.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 2 calls of bird.fly(to: any()) to be held within 1.0 seconds, but 1 is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - `count`: How many calls must be held at once.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isHeld(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await holder.waitUntilHeld(count, within: limit, at: location)
  }

  /// Waits until the tasks of so many held calls were cancelled, and fails the test where they are not in
  /// time.
  ///
  /// A call that is cancelled stays held, unless `willSuspend(onCancel:)` says otherwise.
  ///
  /// ```swift
  /// await flight.isCancelled(within: .seconds(1))
  /// ```
  ///
  /// ```text
  /// Expected 1 call of bird.fly(to: any()) to be cancelled within 1.0 seconds, but none is.
  /// Calls: #1 fly(to: "Oslo") is held
  /// ```
  ///
  /// - `count`: How many calls must be cancelled in all.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isCancelled(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let shortfall = await waitForNumber(
      of: holder, expected: count, within: limit, at: location, isFinal: true
    ) { holder.cancelledCount }
    guard let (actual, limit) = shortfall else { return }
    holder.origin.report(
      .notCancelled(count, actual: actual, limit: limit, holder.calls), at: location)
  }
}

extension CallHolder {
  /// Waits until so many calls are held, and reports where they are not in time.
  func waitUntilHeld(
    _ count: Int, within limit: Duration, at location: CodeLocation,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let shortfall = await waitForNumber(of: self, expected: count, within: limit, at: location) {
      heldCount
    }
    guard let (actual, limit) = shortfall else { return }
    origin.report(.notHeld(count, actual: actual, limit: limit, calls), at: location)
  }
}
