/// Begins an expectation about calls to a method, or about reading a property or subscript.
///
/// ```swift
/// verify(bird.chirp(volume: any())).wasCalled(twice)
/// verify(bird.name).wasCalled()
/// ```
///
/// Finish each expectation with `wasCalled` or a similar method. An unfinished expectation fails
/// the test:
///
/// ```text
/// verify(bird.name) checks nothing.
/// Add the expected number of calls: verify(bird.name).wasCalled().
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Call: _CallOfMock>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Verification<Call._Result> {
  verify(call._call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method without a result, or with a synchronous
/// overload.
///
/// ```swift
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method without a result, in a synchronous
/// function.
@_documentation(visibility: private)
@_disfavoredOverload
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call?.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to an `async` method, if it has a synchronous overload with
/// the same parameters.
///
/// In an async test, you can also write `await verify(...)`.
///
/// ```swift
/// verify(async: exporter.flush()).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  async call: _AsyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls to a synchronous method, if it has an `async` overload with
/// the same parameters.
///
/// In a synchronous test, you can also write `verify(...)`.
///
/// ```swift
/// verify(sync: exporter.flush()).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  sync call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation of a synchronous method with an `async` overload, in a synchronous
/// function.
@_documentation(visibility: private)
@_disfavoredOverload
public func verify<Function, Result, Failure>(
  _ call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  verify(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about assignments to a property or subscript.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignment of a value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  verify(assignment, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls at a location.
package func verify<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>?, at location: CodeLocation
) -> Verification<Result> {
  Verification(call?.selection, at: location)
}

/// Begins an expectation about assignments at a location.
package func verify(
  _ assignment: () -> _Assignment, at location: CodeLocation
) -> Verification<Void> {
  let slot = recordedAssignment(assignment)
  return Verification(
    slot.assignment?.selection, at: location, otherwise: slot.misuse(in: "verify"))
}
