// Closures that are `@MainActor`. What the mock passes on belongs to no actor, and so to each.
//
// The compiler tells their type from that of other closures where it is passed, and not where functions are
// declared twice: so these have one more parameter.

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<Result, Failure: Error>(
  closure type: (@MainActor () throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock0<Result, Failure> {
  ClosureMock0(
    0, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, Result, Failure: Error>(
  closure type: (@MainActor (A) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock1<A, Result, Failure> {
  ClosureMock1(
    1, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, Result, Failure: Error>(
  closure type: (@MainActor (A, B) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock2<A, B, Result, Failure> {
  ClosureMock2(
    2, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock3<A, B, C, Result, Failure> {
  ClosureMock3(
    3, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock4<A, B, C, D, Result, Failure> {
  ClosureMock4(
    4, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, E, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D, E) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock5<A, B, C, D, E, Result, Failure> {
  ClosureMock5(
    5, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, E, F, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D, E, F) throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ClosureMock6<A, B, C, D, E, F, Result, Failure> {
  ClosureMock6(
    6, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<Result, Failure: Error>(
  closure type: (@MainActor () async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock0<Result, Failure> {
  AsyncClosureMock0(
    0, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, Result, Failure: Error>(
  closure type: (@MainActor (A) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock1<A, Result, Failure> {
  AsyncClosureMock1(
    1, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, Result, Failure: Error>(
  closure type: (@MainActor (A, B) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock2<A, B, Result, Failure> {
  AsyncClosureMock2(
    2, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock3<A, B, C, Result, Failure> {
  AsyncClosureMock3(
    3, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock4<A, B, C, D, Result, Failure> {
  AsyncClosureMock4(
    4, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, E, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D, E) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock5<A, B, C, D, E, Result, Failure> {
  AsyncClosureMock5(
    5, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Makes a mock of a closure.
///
/// - `type`: The type of the closure.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The mock, with the closure to pass on.
public func mock<A, B, C, D, E, F, Result, Failure: Error>(
  closure type: (@MainActor (A, B, C, D, E, F) async throws(Failure) -> Result).Type,
  isolation: MainActor.Type = MainActor.self,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AsyncClosureMock6<A, B, C, D, E, F, Result, Failure> {
  AsyncClosureMock6(
    6, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
