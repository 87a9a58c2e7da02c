/// Begins an expectation about calls of a method.
///
/// ```swift
/// verify(bird.chirp(volume: any())).wasCalled(twice)
/// ```
///
/// - Parameters:
///   - call: The calls that are meant, written as a call with values or matchers as arguments.
///   - fileID: The test's file and module; leave it out.
///   - filePath: The path of the test's file; leave it out.
///   - line: The line of the test; leave it out.
///   - column: The column of the test; leave it out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return Verification(call.selection, at: location)
}

/// Begins an expectation about calls of an `async` method without a result.
///
/// - Parameters:
///   - call: The calls that are meant, written as a call with values or matchers as arguments.
///   - fileID: The test's file and module; leave it out.
///   - filePath: The path of the test's file; leave it out.
///   - line: The line of the test; leave it out.
///   - column: The column of the test; leave it out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  verify(
    CallPattern(call.selection), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Begins an expectation about calls of an `async` method without a result.
///
/// ```swift
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls that are meant, written as a call with values or matchers as arguments.
///   - isolation: The actor of the test; leave it out.
///   - fileID: The test's file and module; leave it out.
///   - filePath: The path of the test's file; leave it out.
///   - line: The line of the test; leave it out.
///   - column: The column of the test; leave it out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Verification<Void> {
  verify(
    CallPattern(call.selection), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Begins an expectation about reading a property or subscript.
///
/// ```swift
/// verify(bird.name).wasCalled()
/// ```
///
/// - Parameters:
///   - property: The property, or the subscript with values or matchers as indices.
///   - fileID: The test's file and module; leave it out.
///   - filePath: The path of the test's file; leave it out.
///   - line: The line of the test; leave it out.
///   - column: The column of the test; leave it out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Value>(
  _ property: PropertyPattern<Value>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Value> {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return Verification(property.selection, at: location)
}

/// Begins an expectation about assigning a property or subscript.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignment of a value or a matcher.
///   - fileID: The test's file and module; leave it out.
///   - filePath: The path of the test's file; leave it out.
///   - line: The line of the test; leave it out.
///   - column: The column of the test; leave it out.
/// - Returns: The expectation that takes the number of calls.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AssignmentVerification {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let target = recordedAssignment(assignment)
  return AssignmentVerification(Verification(target?.selection, at: location))
}
