/// Forgets the recorded calls to one member that match a pattern, but keeps its stubs.
///
/// ```swift
/// clearInvocations(of: bird.land())
/// clearInvocations(of: bird.chirp(volume: any(in: 1...5)))
/// ```
///
/// For the assignments to a property, write `clearInvocations(of: bird.setName(any()))`. You don't
/// need `await` for `async` members.
///
/// - Parameters:
///   - call: The calls to forget, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearInvocations(
  of call: some _SelectsCalls, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  call._selection.ifSound(in: "clearInvocations", at: CodeLocation(fileID, filePath, line, column))
  {
    $0.clearInvocations()
  }
}

/// Removes the stubs of one member, but keeps its recorded calls.
///
/// ```swift
/// clearStubs(of: bird.chirp(volume: 42))
/// clearStubs(of: bird.chirp(volume: any()))
/// ```
///
/// A stub is removed if it only answers calls that match the pattern. Therefore, `any()` removes
/// all stubs of the member, and the value 42 removes a stub with this value, but not a stub with
/// `any()`. This also applies to the member's forwarding targets. You don't need `await` for
/// `async` members. If the member has stubs, but none is removed, the test fails:
///
/// ```text
/// clearStubs(of: bird.chirp(volume: 43)) clears no stub, because each stub may answer other calls, too.
/// Stubs: chirp(volume: 42) at BirdTests.swift:12
/// Write: clearStubs(of: bird.chirp(volume: any()))
/// ```
///
/// - Parameters:
///   - call: The calls whose stubs are removed, written as one call with values or matchers.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearStubs(
  of call: some _SelectsCalls, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(fileID, filePath, line, column)
  call._selection.ifSound(in: "clearStubs", at: location) { selection in
    guard !selection.clearStubs() else { return }
    let stubs = selection.selectedMember.variants.flatMap(\.stubTexts)
    if !stubs.isEmpty { Misuse.noStubCleared(selection, stubs: stubs).report(at: location) }
  }
}

/// Forgets the recorded calls to an `async` member that has a synchronous overload with the same
/// parameters.
///
/// ```swift
/// clearInvocations(async: exporter.flush())
/// ```
///
/// - Parameters:
///   - call: The calls to forget, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearInvocations<Function, Result, Failure>(
  async call: _AsyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  clearInvocations(of: call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Forgets the recorded calls to a synchronous member that has an `async` overload with the same
/// parameters.
///
/// ```swift
/// clearInvocations(sync: exporter.flush())
/// ```
///
/// - Parameters:
///   - call: The calls to forget, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearInvocations<Function, Result, Failure>(
  sync call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  clearInvocations(of: call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Removes the stubs of an `async` member that has a synchronous overload with the same parameters.
///
/// ```swift
/// clearStubs(async: exporter.flush())
/// ```
///
/// - Parameters:
///   - call: The calls whose stubs are removed, written as one call with values or matchers.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearStubs<Function, Result, Failure>(
  async call: _AsyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  clearStubs(of: call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Removes the stubs of a synchronous member that has an `async` overload with the same parameters.
///
/// ```swift
/// clearStubs(sync: exporter.flush())
/// ```
///
/// - Parameters:
///   - call: The calls whose stubs are removed, written as one call with values or matchers.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
public func clearStubs<Function, Result, Failure>(
  sync call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  clearStubs(of: call, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension _MockedMember {
  var stubTexts: [String] {
    (newestStub?.withOlder ?? []).map { stub in
      "\(member.call(with: stub.matcher.parts.map(\.description))) at \(stub.location.brief)"
    }
  }
}

extension Misuse {
  /// Describes a pattern for which no stub is cleared, although its member has stubs.
  fileprivate static func noStubCleared(
    _ selection: any MemberSelection, stubs: [String]
  ) -> Self {
    let member = selection.selectedMember
    let pattern = member.methodText(of: selection.parts.map(\.description))
    let all = member.methodText(of: selection.parts.map { _ in "any()" })
    return """
      clearStubs(of: \(pattern)) clears no stub, because each stub may answer other calls, too.
      Stubs: \(listed(stubs, of: stubs.count) { $0 })
      Write: clearStubs(of: \(all))
      """
  }
}

extension _AnyMockedMember {
  /// Returns a pattern of the member, with a method such as `setName(_:)` for an assignment.
  fileprivate func methodText(of arguments: [String]) -> String {
    switch member.kind {
    case .setter:
      let name = member.name.prefix(1).uppercased() + member.name.dropFirst()
      return "\(mockName).set\(name)(\(arguments.joined(separator: ", ")))"
    case .subscriptSetter:
      let method = _Member("setSubscript\(member.name.dropFirst(9).dropLast())newValue:)")
      return "\(mockName).\(method.call(with: arguments))"
    default: return text(of: arguments)
    }
  }
}
