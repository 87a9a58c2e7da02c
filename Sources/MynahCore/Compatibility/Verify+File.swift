// Helpers of tests that are written for Mockingbird hand on `file` and `line`.

/// Verifies a call at the line that a helper of tests was given.
///
/// ```swift
/// func landed(_ bird: BirdMock, file: StaticString = #filePath, line: UInt = #line) {
///   verify(bird.land(), file: file, line: line).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - call: The call, with values or matchers as arguments.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
/// - Returns: The expectation, of which `wasCalled` says how often.
public func verify<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>, file: StaticString, line: UInt
) -> Verification<Result> {
  verify(call, fileID: file, filePath: file, line: line, column: 1)
}

/// Verifies the reading of a property at the line that a helper of tests was given.
///
/// ```swift
/// verify(bird.name, file: file, line: line).wasCalled()
/// ```
///
/// - Parameters:
///   - property: The property or subscript.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
/// - Returns: The expectation, of which `wasCalled` says how often.
public func verify<Value>(
  _ property: PropertyPattern<Value>, file: StaticString, line: UInt
) -> Verification<Value> {
  verify(property, fileID: file, filePath: file, line: line, column: 1)
}

/// Verifies an assignment at the line that a helper of tests was given.
///
/// ```swift
/// verify(bird.name = "Ryan", file: file, line: line).wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignment, of a value or a matcher.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
/// - Returns: The expectation, of which `wasCalled` says how often.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, file: StaticString, line: UInt
) -> Verification<Void> {
  verify(assignment(), fileID: file, filePath: file, line: line, column: 1)
}

/// Verifies the order of calls at the line that a helper of tests was given.
///
/// ```swift
/// inOrder(file: file, line: line) {
///   verify(bird.chirp(volume: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - options: What else must not be called.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
///   - block: Writes the expectations, with `verify`. It runs once.
public func inOrder(
  with options: OrderedVerificationOptions = [], file: StaticString, line: UInt,
  _ block: () -> Void
) {
  inOrder(with: options, fileID: file, filePath: file, line: line, column: 1, block)
}
