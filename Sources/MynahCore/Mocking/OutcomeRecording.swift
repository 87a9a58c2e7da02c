extension LocalMock {
  /// Lets this mock record how the calls end that it receives from now on.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recordingOutcomes()
  /// bird.forwardCalls(to: Crow("Ryan"))
  /// rehearse(with: bird)
  /// verify(bird.eat("stone")).threw(Indigestion.self)
  /// ```
  ///
  /// What calls return and throw is kept as their arguments are: until `clearInvocations`, and for as many
  /// calls as `recording(_:)` says. Without this, to verify it is a mistake:
  ///
  /// ```text
  /// The outcome of bird.eat("stone") is verified, but bird does not record how calls end.
  /// Write mock(...).recordingOutcomes() where the mock is made, or @Test(.mocks(recordingOutcomes: true)).
  /// ```
  ///
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recordingOutcomes() -> Self {
    mockingContext.recordOutcomes()
    return self
  }

  /// Lets the static members of this mock type record how calls end that they receive from now on.
  ///
  /// ```swift
  /// BirdMock.recordingOutcomes()
  /// ```
  nonisolated public static func recordingOutcomes() {
    mockingContext.recordOutcomes()
  }
}

extension MockingContext {
  fileprivate func recordOutcomes() {
    settings.recordsOutcomes = true
    for member in members { member.recordOutcomes() }
    for part in settings.parts { part.context?.recordOutcomes() }
  }
}
