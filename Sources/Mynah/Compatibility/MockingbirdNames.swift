public import MynahCore

/// A kind of member, as Mockingbird tells them apart.
///
/// Helpers of tests that are written for Mockingbird name it, as in
/// `Mockable<FunctionDeclaration, (Int) -> Bool, Bool>`. New tests name `CallPattern` instead.
public protocol _Declaration {
  /// What members of this kind throw; `Never` if they don't throw.
  associatedtype Failure: Error = Never
}

/// The kind of a member of any kind.
public enum AnyDeclaration: _Declaration {}

/// The kind of a property.
public enum VariableDeclaration: _Declaration {}

/// The kind of reading a property.
public enum PropertyGetterDeclaration: _Declaration {}

/// The kind of assigning a property.
public enum PropertySetterDeclaration: _Declaration {}

/// The kind of a method that neither suspends nor throws.
public enum FunctionDeclaration: _Declaration {}

/// The kind of a method that suspends.
public enum AsyncFunctionDeclaration: _Declaration {}

/// The kind of a method that throws.
public enum ThrowingFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of a method that suspends and throws.
public enum ThrowingAsyncFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of a subscript.
public enum SubscriptDeclaration: _Declaration {}

/// The kind of reading a subscript.
public enum SubscriptGetterDeclaration: _Declaration {}

/// The kind of assigning a subscript.
public enum SubscriptSetterDeclaration: _Declaration {}

/// A call in `given` or `verify`, by the name that it has in Mockingbird.
///
/// ```swift
/// func silence(_ song: Mockable<FunctionDeclaration, (Int) -> Bool, Bool>) {
///   given(song).willReturn(false)
/// }
///
/// silence(bird.chirp(volume: any()))
/// ```
public typealias Mockable<DeclarationType: _Declaration, InvocationType, ReturnType> =
  CallPattern<InvocationType, ReturnType, DeclarationType.Failure>

/// What `given` returns, by the name that it has in Mockingbird.
///
/// ```swift
/// let song: StubbingManager<FunctionDeclaration, (Int) -> Bool, Bool> =
///   given(bird.chirp(volume: any()))
/// ```
public typealias StubbingManager<DeclarationType: _Declaration, InvocationType, ReturnType> =
  Stubbing<InvocationType, ReturnType, DeclarationType.Failure>

/// What `given` returns, by the name that it has in Mockingbird for Swift mocks; the same as
/// `StubbingManager`.
public typealias StaticStubbingManager<DeclarationType: _Declaration, InvocationType, ReturnType> =
  Stubbing<InvocationType, ReturnType, DeclarationType.Failure>

/// What `verify` returns, by the name that it has in Mockingbird.
///
/// ```swift
/// let landing: VerificationManager<() -> Void, Void> = verify(bird.land())
/// ```
public typealias VerificationManager<InvocationType, ReturnType> = Verification<ReturnType>

/// Begins the stub of a call; `given` by the name that it has in Mockingbird for Swift mocks.
///
/// ```swift
/// givenSwift(bird.chirp(volume: any())).willReturn(true)
/// ```
///
/// - `call`: The call to stub, with values or matchers as arguments.
/// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
/// - Returns: The stub, which has no behavior yet.
public func givenSwift<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call, fileID: fileID, filePath: filePath, line: line, column: column)
}

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
public func verify<Call: _CallOfMock>(
  _ call: Call, file: StaticString, line: UInt
) -> Verification<Call._Result> {
  verify(call, fileID: file, filePath: file, line: line, column: 1)
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
