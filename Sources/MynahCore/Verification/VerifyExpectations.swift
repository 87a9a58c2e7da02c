/// Checks the expectations of the mocks' stubs.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(true).expect(twice)
/// rehearse(with: bird)
/// verifyExpectations(of: bird)
/// ```
///
/// ```text
/// Expected the stub of bird.chirp(volume: any()) at BirdTests.swift:12 to be used exactly twice, but it was used once.
/// ```
///
/// In a session, you don't need this function, because the session checks the expectations when it
/// ends. If the stubs don't have an expectation, the test fails:
///
/// ```text
/// verifyExpectations checks nothing, because no stub of bird has an expectation.
/// Write: given(...).willReturn(...).expect(once)
/// ```
///
/// - Parameters:
///   - mocks: The mocks whose stubs are checked.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyExpectations(
  of mocks: any LocalMock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  checkExpectations(
    of: mocks.map(\.mockingContext), at: CodeLocation(fileID, filePath, line, column))
}

/// Checks the expectations of the stubs of mock types' static members.
///
/// ```swift
/// verifyExpectations(of: BirdMock.self)
/// ```
///
/// - Parameters:
///   - types: The mock types whose static members' stubs are checked.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyExpectations(
  of types: any LocalMock.Type..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  checkExpectations(
    of: types.map { $0.mockingContext }, at: CodeLocation(fileID, filePath, line, column))
}

package func checkExpectations(of contexts: [MockingContext], at location: CodeLocation) {
  let expected = contexts.flatMap(\.withClientMocks).flatMap(\.expectedUses)
  if expected.isEmpty {
    Misuse.noExpectations(of: contexts.map(\.name).asPhrase).report(at: location)
  }
  for expected in expected { expected.check(at: location) }
}

extension Misuse {
  /// Describes a check of stubs that don't have an expectation.
  fileprivate static func noExpectations(of mocks: String) -> Self {
    """
    verifyExpectations checks nothing, because no stub of \(mocks) has an expectation.
    Write: given(...).willReturn(...).expect(once)
    """
  }
}
