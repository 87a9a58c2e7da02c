/// The expectation that mocks received no calls, or only calls that are verified or stubbed.
struct NoInteractions: Checkable {
  let contexts: [MockingContext]

  /// A Boolean value that indicates whether the mocks may receive calls that a `verify` covers.
  ///
  /// Only a `verify` that holds covers calls.
  let allowsVerified: Bool

  /// A Boolean value that indicates whether the mocks may receive calls that a stub answers.
  var allowsStubbed = false
  let location: CodeLocation

  /// Checks the expectation, or reports a mistake if a mock doesn't record calls.
  func checkIfRecorded() {
    let unrecorded = contexts.filter { $0.settings.recording == .nothing }
    guard !unrecorded.isEmpty else { return checkOrCollect() }
    for context in unrecorded {
      Misuse.stubOnlyVerified(expectation: context.name, mock: context.name).report(at: location)
    }
    ExpectationCollector.current?.noteMisuse()
  }

  var members: [any MemberVariant] { contexts.flatMap(\.members) }

  var settings: MockSettings? { contexts.first?.settings }

  func shortfall(in snapshot: CallSnapshot?) -> Shortfall? {
    let snapshot = CallSnapshot(of: members)
    let invocations = snapshot.invocations
    let unwanted = invocations.indices.filter { index in
      let call = invocations[index]
      return !(allowsVerified && call.isVerified || allowsStubbed && call.stubLocation != nil)
    }
    let forgotten = allowsVerified ? snapshot.forgottenUnverified : snapshot.forgotten
    guard unwanted.count + forgotten > 0 else { return nil }
    let all = invocations.count + snapshot.forgotten
    return Shortfall(isFinal: !allowsVerified) { limit in
      let names = MockNames(of: contexts.map(\.settings))
      let lines = names.use {
        text(
          unwanted.count + forgotten, of: all, limit,
          invocations.text(of: unwanted, andForgotten: forgotten))
      }
      return MockFailure(([lines] + names.lines).joined(separator: "\n"))
    }
  }

  private func text(_ count: Int, of all: Int, _ limit: String?, _ list: String) -> String {
    let names = contexts.map { MockNames.name(of: $0.settings) }.asPhrase
    guard allowsVerified else {
      let were = contexts.count == 1 ? "it was" : "they were"
      return """
        Expected no calls to \(names)\(limit.asSuffix), but \(were) called \(count.asTimes).
        Calls: \(list)
        """
    }
    let state = allowsStubbed ? "neither verified nor stubbed" : "not verified"
    return """
      Expected no more calls to \(names)\(limit.asSuffix), but \(count) of \(all.withNoun("call")) \
      \(count.isOrAre) \(state).
      \(allowsStubbed ? "Neither verified nor stubbed" : "Not verified"): \(list)
      """
  }
}

/// Expects that every call to the mocks is covered by a `verify` that holds.
///
/// ```swift
/// verify(bird.chirp(volume: 1)).wasCalled()
/// verifyNoMoreInteractions(bird)
/// ```
///
/// ```text
/// Expected no more calls to bird, but 2 of 3 calls are not verified.
/// Not verified: #1 bird.sing()   #3 bird.chirp(volume: 2)
/// ```
///
/// A `verify` that holds covers the calls that it counts. In `inOrder`, it covers only the calls
/// that were found at its place in the order. If the order isn't found, it covers all matching
/// calls, because the failure of `inOrder` already lists them.
///
/// - Parameters:
///   - mocks: The mocks whose calls must be covered.
///   - ignoringStubbed: A Boolean value that indicates whether stubbed calls count as covered.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyNoMoreInteractions(
  _ mocks: any LocalMock..., ignoringStubbed: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  verifyNoMoreInteractions(
    mocks, ignoringStubbed: ignoringStubbed, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects that every call to the mocks is covered, at a location.
package func verifyNoMoreInteractions(
  _ mocks: [any LocalMock], ignoringStubbed: Bool, at location: CodeLocation
) {
  NoInteractions(
    contexts: mocks.contexts, allowsVerified: true,
    allowsStubbed: ignoringStubbed, location: location
  ).checkIfRecorded()
}

/// Expects that every call to the mock types' static members is covered by a `verify` that holds.
///
/// ```swift
/// verifyNoMoreInteractions(BirdMock.self)
/// ```
///
/// - Parameters:
///   - types: The mock types whose static members' calls must be covered.
///   - ignoringStubbed: A Boolean value that indicates whether stubbed calls count as covered.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyNoMoreInteractions(
  _ types: any LocalMock.Type..., ignoringStubbed: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  NoInteractions(
    contexts: types.map { $0.mockingContext }, allowsVerified: true, allowsStubbed: ignoringStubbed,
    location: CodeLocation(fileID, filePath, line, column)
  ).checkIfRecorded()
}

/// Expects that the mocks weren't called at all.
///
/// ```swift
/// verifyNoInteractions(bird)
/// ```
///
/// ```text
/// Expected no calls to bird, but it was called once.
/// Calls: #1 bird.sing()
/// ```
///
/// - Parameters:
///   - mocks: The mocks that must not be called.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyNoInteractions(
  _ mocks: any LocalMock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  verifyNoInteractions(mocks, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects that the mocks weren't called at all, at a location.
package func verifyNoInteractions(_ mocks: [any LocalMock], at location: CodeLocation) {
  NoInteractions(
    contexts: mocks.contexts, allowsVerified: false,
    location: location
  ).checkIfRecorded()
}

/// Expects that the mock types' static members weren't called at all.
///
/// ```swift
/// verifyNoInteractions(BirdMock.self)
/// ```
///
/// - Parameters:
///   - types: The mock types whose static members must not be called.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func verifyNoInteractions(
  _ types: any LocalMock.Type..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  NoInteractions(
    contexts: types.map { $0.mockingContext }, allowsVerified: false,
    location: CodeLocation(fileID, filePath, line, column)
  ).checkIfRecorded()
}

extension [any LocalMock] {
  /// The contexts of the mocks and their nested mocks, without duplicates.
  fileprivate var contexts: [MockingContext] {
    flatMap(\.mockingContext.withClientMocks).unique(by: ObjectIdentifier.init)
  }
}
