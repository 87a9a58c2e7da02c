extension Stubbing {
  /// Expects that this stub answers the given number of calls, by default one.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).willReturn(true).expect(twice)
  /// ```
  ///
  /// The expectation is checked at the end of the session, unless something in it has already
  /// failed, or at the end of the XCTest test. Without a session, call `verifyExpectations(of:)`.
  ///
  /// ```text
  /// Expected the stub of bird.chirp(volume: any()) at BirdTests.swift:12 to be used exactly twice, but it was used once.
  /// ```
  ///
  /// Only calls that begin after `expect` count. If you clear the stub, the expectation ends.
  ///
  /// - Parameter count: The expected number of calls: a number, a range, or a ``CountMatcher``.
  /// - Returns: This stub.
  @discardableResult
  public func expect(_ count: some _CallCount = once) -> Self {
    addExpectation(count._countMatcher)
    return self
  }
}

extension AssignmentStubbing {
  /// Expects that this stub answers the given number of assignments, by default one.
  ///
  /// ```swift
  /// given(bird.name = any()).willReturn().expect(twice)
  /// ```
  ///
  /// - Parameter count: The expected number of assignments: a number, a range, or a
  ///   ``CountMatcher``.
  /// - Returns: This stub.
  @_disfavoredOverload
  @discardableResult
  public func expect(_ count: some _CallCount = once) -> Self {
    addExpectation(count._countMatcher)
    return self
  }
}

extension CountMatcher {
  /// Returns a Boolean value that indicates whether the count is correct, or reports the mistake.
  func isSound(at location: CodeLocation) -> Bool {
    misuse?.report(at: location)
    return misuse == nil
  }
}
