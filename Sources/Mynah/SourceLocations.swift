public import MynahCore
public import Testing

// Test helpers receive the location of their caller as one value, and pass it on to these functions.

/// Begins a stub, with failures at the location that a test helper receives.
///
/// ```swift
/// func prepare(_ bird: BirdMock, sourceLocation: SourceLocation = #_sourceLocation) {
///   given(bird.chirp(volume: any()), sourceLocation: sourceLocation).willReturn(true)
/// }
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as one call with values or matchers as its arguments.
///   - sourceLocation: The location of failures.
/// - Returns: A stub that you add answers to.
public func given<Call: _CallOfMock>(
  _ call: Call, sourceLocation: SourceLocation
) -> Stubbing<Call._Function, Call._Result, Call._Failure> {
  given(call._call, at: CodeLocation(sourceLocation))
}

/// Begins a stub of a member with a default implementation, with failures at the location that a
/// test helper receives.
///
/// ```swift
/// given(host.greeting(), sourceLocation: sourceLocation).willUseDefault()
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as one call with values or matchers as its arguments.
///   - sourceLocation: The location of failures.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  _ call: _DefaultCallPattern<Function, Result, Failure>, sourceLocation: SourceLocation
) -> DefaultStubbing<Function, Result, Failure> {
  given(call, at: CodeLocation(sourceLocation))
}

/// Begins a stub of an `async` method without a result, or with a synchronous overload, with
/// failures at the location that a test helper receives.
///
/// ```swift
/// await given(bird.rest(hours: any()), sourceLocation: sourceLocation).willReturn()
/// ```
///
/// - Parameters:
///   - call: The calls to stub, written as one call with values or matchers as its arguments.
///   - sourceLocation: The location of failures.
///   - isolation: The isolation of the test. Don't pass it.
/// - Returns: A stub that you add answers to.
public func given<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>, sourceLocation: SourceLocation,
  isolation: isolated (any Actor)? = #isolation
) async -> Stubbing<Function, Result, Failure> {
  given(call.call, at: CodeLocation(sourceLocation))
}

/// Begins a stub of an `async` method without a result, in a synchronous function.
@_documentation(visibility: private)
@_disfavoredOverload
public func given<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>?, sourceLocation: SourceLocation
) -> Stubbing<Function, Result, Failure> {
  given(call?.call, at: CodeLocation(sourceLocation))
}

/// Begins a stub of assignments, with failures at the location that a test helper receives.
///
/// ```swift
/// given(bird.name = any(), sourceLocation: sourceLocation).will { names.append($0) }
/// ```
///
/// - Parameters:
///   - assignment: The assignments to stub, written as an assignment of a value or a matcher.
///   - sourceLocation: The location of failures.
/// - Returns: A stub that you add answers to.
@_disfavoredOverload
public func given(
  _ assignment: @autoclosure () -> _Assignment, sourceLocation: SourceLocation
) -> AssignmentStubbing {
  given(assignment, at: CodeLocation(sourceLocation))
}

/// Begins an expectation, with failures at the location that a test helper receives.
///
/// ```swift
/// func expectLanding(of bird: BirdMock, sourceLocation: SourceLocation = #_sourceLocation) {
///   verify(bird.land(), sourceLocation: sourceLocation).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - sourceLocation: The location of failures.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Call: _CallOfMock>(
  _ call: Call, sourceLocation: SourceLocation
) -> Verification<Call._Result> {
  verify(call._call, at: CodeLocation(sourceLocation))
}

/// Begins an expectation of an `async` method without a result, or with a synchronous overload, with
/// failures at the location that a test helper receives.
///
/// ```swift
/// await verify(bird.rest(hours: 3), sourceLocation: sourceLocation).wasCalled()
/// ```
///
/// - Parameters:
///   - call: The calls to verify, written as one call with values or matchers as its arguments.
///   - sourceLocation: The location of failures.
///   - isolation: The isolation of the test. Don't pass it.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>, sourceLocation: SourceLocation,
  isolation: isolated (any Actor)? = #isolation
) async -> Verification<Result> {
  verify(call.call, at: CodeLocation(sourceLocation))
}

/// Begins an expectation of an `async` method without a result, in a synchronous function.
@_documentation(visibility: private)
@_disfavoredOverload
public func verify<Function, Result, Failure>(
  _ call: _AsyncCallPattern<Function, Result, Failure>?, sourceLocation: SourceLocation
) -> Verification<Result> {
  verify(call?.call, at: CodeLocation(sourceLocation))
}

/// Begins an expectation of assignments, with failures at the location that a test helper receives.
///
/// ```swift
/// verify(bird.name = "Ryan", sourceLocation: sourceLocation).wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignments to verify, written as an assignment of a value or a matcher.
///   - sourceLocation: The location of failures.
/// - Returns: An expectation to finish with `wasCalled(_:because:)` or a similar method.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, sourceLocation: SourceLocation
) -> Verification<Void> {
  verify(assignment, at: CodeLocation(sourceLocation))
}

/// Expects that every call to the mocks is covered by a `verify` that holds, with failures at the
/// location that a test helper receives.
///
/// ```swift
/// verifyNoMoreInteractions(bird, sourceLocation: sourceLocation)
/// ```
///
/// - Parameters:
///   - mocks: The mocks whose calls must be covered.
///   - ignoringStubbed: A Boolean value that indicates whether stubbed calls count as covered.
///   - sourceLocation: The location of failures.
public func verifyNoMoreInteractions(
  _ mocks: any LocalMock..., ignoringStubbed: Bool = false, sourceLocation: SourceLocation
) {
  verifyNoMoreInteractions(
    mocks, ignoringStubbed: ignoringStubbed, at: CodeLocation(sourceLocation))
}

/// Expects that the mocks weren't called at all, with failures at the location that a test helper
/// receives.
///
/// ```swift
/// verifyNoInteractions(bird, sourceLocation: sourceLocation)
/// ```
///
/// - Parameters:
///   - mocks: The mocks that must not be called.
///   - sourceLocation: The location of failures.
public func verifyNoInteractions(_ mocks: any LocalMock..., sourceLocation: SourceLocation) {
  verifyNoInteractions(mocks, at: CodeLocation(sourceLocation))
}

/// Checks the expectations of the mocks' stubs, with failures at the location that a test helper
/// receives.
///
/// ```swift
/// verifyExpectations(of: bird, sourceLocation: sourceLocation)
/// ```
///
/// - Parameters:
///   - mocks: The mocks whose stubs are checked.
///   - sourceLocation: The location of failures.
public func verifyExpectations(of mocks: any LocalMock..., sourceLocation: SourceLocation) {
  checkExpectations(of: mocks.map(\.mockingContext), at: CodeLocation(sourceLocation))
}

/// Expects calls in the given order, with failures at the location that a test helper receives.
///
/// ```swift
/// inOrder(sourceLocation: sourceLocation) {
///   verify(bird.chirp(volume: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - options: Options that forbid other calls. By default, other calls are allowed.
///   - sourceLocation: The location of failures.
///   - block: A closure that contains the expectations in order, written with `verify`.
public func inOrder(
  with options: OrderedVerificationOptions = [], sourceLocation: SourceLocation,
  _ block: () -> Void
) {
  inOrder(with: options, at: CodeLocation(sourceLocation), block)
}

extension CodeLocation {
  /// Creates a location from Swift Testing's type.
  fileprivate init(_ location: SourceLocation) {
    // Remove the condition when Swift 6.3 is the oldest supported version.
    #if compiler(>=6.3)
      let filePath = location.filePath
    #else
      let filePath = location._filePath
    #endif
    self.init(
      receivedFileID: location.fileID, filePath: filePath, line: location.line,
      column: location.column)
  }
}
