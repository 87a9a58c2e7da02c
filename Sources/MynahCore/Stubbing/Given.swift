/// Begins a stub of a method, property, or subscript.
///
/// ```swift
/// given(bird.chirp(volume: any())).willReturn(true)
/// given(bird.fly(to: "Oslo")).willThrow(Storm.rain)
/// given(bird.name).willReturn("Ryan")
/// ```
///
/// If several stubs match a call, the newest stub answers it. A `given` without an answer doesn't
/// change the mock, and it fails the test:
///
/// ```text
/// given(bird.name) stubs nothing.
/// Add an answer: given(bird.name).willReturn(...).
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as a call with values or matchers as arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Call: _CallOfMock>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Stubbing<Call._Function, Call._Result, Call._Failure> {
  given(call._call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of a member with a default implementation.
///
/// ```swift
/// given(host.greeting()).willUseDefault()
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as a call with values or matchers as arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  _ call: _DefaultCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> DefaultStubbing<Function, Result, Failure> {
  given(call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of an `async` method without a result, or with a synchronous overload.
///
/// ```swift
/// await given(bird.rest(hours: any())).willReturn()
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as a call with values or matchers as arguments.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Stubbing<Function, Result, Failure> {
  given(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of an `async` method without a result, in a synchronous function.
///
/// This isn't the generic `given` for all kinds of patterns. In an async test, the compiler would
/// prefer that function to the `async` function above if the stub calls a synchronous closure.
@_documentation(visibility: private)
@_disfavoredOverload
public func given<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call?.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of an `async` method, if it has a synchronous overload with the same parameters.
///
/// In an async test, you can also write `await given(...)`.
///
/// ```swift
/// given(async: exporter.flush()).willReturn(2)
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as a call with values or matchers as arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  async call: _AsyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of a synchronous method, if it has an `async` overload with the same parameters.
///
/// In a synchronous test, you can also write `given(...)`.
///
/// ```swift
/// given(sync: exporter.flush()).willReturn(1)
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as a call with values or matchers as arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  sync call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of a synchronous method with an `async` overload, in a synchronous function.
@_documentation(visibility: private)
@_disfavoredOverload
public func given<Function, Result, Failure>(
  _ call: _SyncCallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call.call, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of assignments to a property or subscript.
///
/// ```swift
/// given(bird.name = any()).will { (name: String) in print(name) }
/// ```
///
/// - Parameters:
///   - assignment: The assignments to stub, written as an assignment of a value or a matcher.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: A stub that you add answers to.
@_disfavoredOverload
public func given(
  _ assignment: @autoclosure () -> _Assignment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> AssignmentStubbing {
  given(assignment, at: CodeLocation(fileID, filePath, line, column))
}

/// Begins a stub of a call at a location.
package func given<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>?, at location: CodeLocation
) -> Stubbing<Function, Result, Failure> {
  Stubbing(call?.selection, at: location)
}

/// Begins a stub of a member with a default implementation at a location.
package func given<Function, Result, Failure>(
  _ call: _DefaultCallPattern<Function, Result, Failure>, at location: CodeLocation
) -> DefaultStubbing<Function, Result, Failure> {
  DefaultStubbing(call._call.selection, at: location)
}

/// Begins a stub of assignments at a location.
package func given(
  _ assignment: () -> _Assignment, at location: CodeLocation
) -> AssignmentStubbing {
  let slot = recordedAssignment(assignment)
  return AssignmentStubbing(
    slot.assignment, at: location, otherwise: slot.misuse(in: "given"))
}
