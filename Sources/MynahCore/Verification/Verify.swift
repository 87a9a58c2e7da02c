/// Begins an expectation about calls of a method.
///
/// ```swift
/// verify(bird.chirp(volume: any())).wasCalled(twice)
/// ```
///
/// - `call`: The calls that are meant, written as a call with values or matchers as arguments.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Result> {
  Verification(call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls of an `async` method without a result.
///
/// - `call`: The calls that are meant, written as a call with values or matchers as arguments.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  Verification(call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about calls of an `async` method without a result.
///
/// ```swift
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// - `call`: The calls that are meant, written as a call with values or matchers as arguments.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Verification<Void> {
  Verification(call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about reading a property or subscript.
///
/// ```swift
/// verify(bird.name).wasCalled()
/// ```
///
/// - `property`: The property, or the subscript with values or matchers as indices.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
public func verify<Value>(
  _ property: PropertyPattern<Value>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Value> {
  Verification(property.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins an expectation about assigning a property or subscript.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
///
/// - `assignment`: The assignment of a value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The expectation that takes the number of calls.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Verification<Void> {
  let slot = recordedAssignment(assignment)
  return Verification(
    slot.assignment?.selection, at: CodeLocation(fileID, filePath, line, column),
    otherwise: slot.misuse ?? .nothingToVerify)
}
