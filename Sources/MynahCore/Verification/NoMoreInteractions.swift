/// Expects that every call of mocks is covered by a `verify` that held.
///
/// ```swift
/// verify(bird.chirp(volume: 1)).wasCalled()
/// verifyNoMoreInteractions(bird)
/// ```
///
/// ```text
/// Expected no more calls of bird, but 2 of 3 calls are not verified.
/// Not verified: #1 bird.sing()   #3 bird.chirp(volume: 2)
/// ```
///
/// What a `verify` covers are the calls that it counts, where it holds; in `inOrder`, those in their
/// place.
///
/// - `mocks`: The mocks whose calls must be covered.
/// - `ignoringStubbed`: Whether calls that a stub answers count as covered.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func verifyNoMoreInteractions(
  _ mocks: any LocalMock..., ignoringStubbed: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let contexts = mocks.flatMap(\.mockingContext.withParts)
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let rule: NoInteractions.Rule = ignoringStubbed ? .noUnverifiedUnstubbed : .noUnverified
  NoInteractions(contexts: contexts, rule: rule, location: location).checkIfRecorded()
}

/// Expects that every call of mock types' static members is covered by a `verify` that held.
///
/// ```swift
/// verifyNoMoreInteractions(type(of: mock(Bird.self)))
/// ```
///
/// - `types`: The mock types whose static members' calls must be covered.
/// - `ignoringStubbed`: Whether calls that a stub answers count as covered.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func verifyNoMoreInteractions(
  _ types: any LocalMock.Type..., ignoringStubbed: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let contexts = types.map { $0.mockingContext }
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let rule: NoInteractions.Rule = ignoringStubbed ? .noUnverifiedUnstubbed : .noUnverified
  NoInteractions(contexts: contexts, rule: rule, location: location).checkIfRecorded()
}

/// Expects that mocks were not called at all.
///
/// ```swift
/// verifyNoInteractions(bird)
/// ```
///
/// ```text
/// Expected no calls of bird, but it was called once.
/// Calls: #1 bird.sing()
/// ```
///
/// - `mocks`: The mocks that must not be called.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func verifyNoInteractions(
  _ mocks: any LocalMock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  NoInteractions(
    contexts: mocks.flatMap(\.mockingContext.withParts), rule: .none, location: location
  )
  .checkIfRecorded()
}

/// Expects that mock types' static members were not called at all.
///
/// ```swift
/// verifyNoInteractions(type(of: mock(Bird.self)))
/// ```
///
/// - `types`: The mock types whose static members must not be called.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
public func verifyNoInteractions(
  _ types: any LocalMock.Type..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  NoInteractions(contexts: types.map { $0.mockingContext }, rule: .none, location: location)
    .checkIfRecorded()
}
