extension LocalMock {
  /// Says how many calls of each member this mock records.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).recording(.last(100))
  /// ```
  ///
  /// Calls that are forgotten are still counted. An expectation that holds or fails whatever they were is
  /// decided as always; one that depends on them fails, and says so:
  ///
  /// ```text
  /// Expected bird.chirp(volume: 1) never to be called, but 3 of the 5 calls of chirp(volume:) are forgotten.
  /// 0 of the other calls match. The mock records the newest 2: write recording(.last(5)), or more.
  /// ```
  ///
  /// `inOrder` looks at the recorded calls only. Calls that were recorded before are kept as far as the new
  /// limit allows.
  ///
  /// - `recording`: What to record.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func recording(
    _ recording: MockRecording, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    mockingContext.record(recording, at: CodeLocation(fileID, filePath, line, column))
    return self
  }

  /// Lets this mock answer calls without recording them, so that it keeps no arguments.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).stubOnly()
  /// ```
  ///
  /// Use it where a mock is called very often and nobody asks how often. To verify it is a mistake:
  ///
  /// ```text
  /// bird.chirp(volume: 42) is verified, but bird is stubOnly and records no calls.
  /// Leave stubOnly() out where the mock is made, or record some calls: recording(.last(100)).
  /// ```
  ///
  /// - Returns: This mock.
  @discardableResult
  nonisolated public func stubOnly() -> Self {
    mockingContext.record(.nothing, at: .generated)
    return self
  }
}

extension MockingContext {
  fileprivate func record(_ recording: MockRecording, at location: CodeLocation) {
    if case .last(let count) = recording, count < 1 {
      MockFailure.misuse(.nothingRecorded(count)).report(at: location)
      return
    }
    settings.recording = recording
    for member in members { member.limitRecording(to: recording.limit) }
    for part in settings.parts { part.context?.record(recording, at: location) }
  }
}
