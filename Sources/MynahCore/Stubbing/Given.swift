/// Begins a stub: says what calls of a method do, or what reading a property or a subscript does.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(true)
/// given(bird.fly(to: "Oslo")).willThrow(Storm())
/// given(bird.name).willReturn("Ryan")
/// ```
///
/// Stubs are asked newest first. `given` alone changes nothing; the stub exists once it has a
/// behavior. A stub without one fails the test:
///
/// ```text
/// given(bird.name) has no answer.
/// Write the answer, as in given(bird.name).willReturn(...).
/// ```
///
/// - `call`: The calls to answer, written as a call with values or matchers as arguments.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The stub that takes the behaviors.
public func given<Call: _CallOfMock>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Stubbing<Call._Function, Call._Result, Call._Failure> {
  Stubbing(call._call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of an `async` method without a result.
///
/// ```swift
/// await given(bird.rest(hours: any())).willReturn()
/// ```
///
/// - `call`: The calls to answer, written as a call with values or matchers as arguments.
/// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The stub that takes the behaviors.
public func given<Function, Failure>(
  _ call: _AsyncCallPattern<Function, Failure>, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Stubbing<Function, Void, Failure> {
  Stubbing(call._call.selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of an assignment: says what setting a property or subscript does.
///
/// ```swift
/// given(bird.name = any()).will { (name: String) in print(name) }
/// ```
///
/// - `assignment`: The assignment of a value or a matcher.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The stub that takes the behaviors.
@_disfavoredOverload
public func given(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AssignmentStubbing {
  let slot = recordedAssignment(assignment)
  return AssignmentStubbing(
    slot.assignment, at: CodeLocation(fileID, filePath, line, column),
    otherwise: slot.misuse(in: "given"))
}

// What is no call of a mock finds these, so that the compiler says what to write. It takes them only
// where nothing else fits.

/// What `given` says where it is given something other than a call of a mock.
///
/// The optionals let it rank behind a pattern with as many exact arguments.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is no call of a mock. Write a member of what mock(...) returned, as in given(bird.chirp(volume: any())): its type is BirdMock, not 'any Bird'. Constants, members of extensions and of final classes are not mocked"
)
@_disfavoredOverload
public func given<Value>(_ value: Value????) -> Stubbing<_NoCall, Value, _DoesNotThrow> {
  fatalError()
}

/// What `given` says where it is given a mock.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a mock without a call. Write which call is meant, as in given(bird.chirp(volume: any()))"
)
public func given<Value: LocalMock>(_ mock: Value) -> _CallBelongsInParentheses { fatalError() }

/// What `given` says where it is given a closure, or a method that is not called.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "this is a function and no call. Write the call with its arguments, as in given(bird.chirp(volume: any()))"
)
public func given<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result
) -> Stubbing<_NoCall, Result, _DoesNotThrow> { fatalError() }

/// The type of the closures that answer something that isn't a call of a mock.
public enum _NoCall {}

/// The type of the errors of something that isn't a call, such as an assignment.
public enum _DoesNotThrow: Error {}
