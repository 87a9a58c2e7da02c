public import MynahCore

/// A kind of member in Mockingbird's terms.
///
/// Test helpers that were written for Mockingbird use it, for example in
/// `Mockable<FunctionDeclaration, (Int) -> Bool, Bool>`. In new tests, use `CallPattern` instead.
public protocol _Declaration {
  /// The error type of members of this kind, or `Never` if they don't throw.
  associatedtype Failure: Error = Never
}

/// The kind of any member.
public enum AnyDeclaration: _Declaration {}

/// The kind of a property.
public enum VariableDeclaration: _Declaration {}

/// The kind of a property getter.
public enum PropertyGetterDeclaration: _Declaration {}

/// The kind of a property setter.
public enum PropertySetterDeclaration: _Declaration {}

/// The kind of a method that isn't `async` and doesn't throw.
public enum FunctionDeclaration: _Declaration {}

/// The kind of an `async` method.
public enum AsyncFunctionDeclaration: _Declaration {}

/// The kind of a throwing method.
public enum ThrowingFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of an `async` throwing method.
public enum ThrowingAsyncFunctionDeclaration: _Declaration {
  public typealias Failure = any Error
}

/// The kind of a subscript.
public enum SubscriptDeclaration: _Declaration {}

/// The kind of a subscript getter.
public enum SubscriptGetterDeclaration: _Declaration {}

/// The kind of a subscript setter.
public enum SubscriptSetterDeclaration: _Declaration {}

/// A call in `given` or `verify`, under its Mockingbird name.
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

/// A stub that `given` returns, under its Mockingbird name.
///
/// ```swift
/// let song: StubbingManager<FunctionDeclaration, (Int) -> Bool, Bool> =
///   given(bird.chirp(volume: any()))
/// ```
public typealias StubbingManager<DeclarationType: _Declaration, InvocationType, ReturnType> =
  Stubbing<InvocationType, ReturnType, DeclarationType.Failure>

/// A stub that `given` returns, under its Mockingbird name for Swift mocks.
///
/// It's the same type as `StubbingManager`.
public typealias StaticStubbingManager<DeclarationType: _Declaration, InvocationType, ReturnType> =
  Stubbing<InvocationType, ReturnType, DeclarationType.Failure>

/// A verification that `verify` returns, under its Mockingbird name.
///
/// ```swift
/// let landing: VerificationManager<() -> Void, Void> = verify(bird.land())
/// ```
public typealias VerificationManager<InvocationType, ReturnType> = Verification<ReturnType>

/// Begins the stub of a call, like `given`.
///
/// Mockingbird uses this name for Swift mocks.
///
/// ```swift
/// givenSwift(bird.chirp(volume: any())).willReturn(true)
/// ```
///
/// - Parameters:
///   - call: The call to stub, with values or matchers as arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The stub, which doesn't have an answer yet.
public func givenSwift<Function, Result, Failure>(
  _ call: CallPattern<Function, Result, Failure>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Stubbing<Function, Result, Failure> {
  given(call, fileID: fileID, filePath: filePath, line: line, column: column)
}

// Test helpers that were written for Mockingbird pass `file` and `line` on to these functions.

/// Verifies a call, with failures at the location that a test helper passes.
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
/// - Returns: The verification, which `wasCalled` completes with the expected number of calls.
public func verify<Call: _CallOfMock>(
  _ call: Call, file: StaticString, line: UInt
) -> Verification<Call._Result> {
  verify(call, fileID: file, filePath: file, line: line, column: 1)
}

/// Verifies an assignment, with failures at the location that a test helper passes.
///
/// ```swift
/// verify(bird.name = "Ryan", file: file, line: line).wasCalled()
/// ```
///
/// - Parameters:
///   - assignment: The assignment of a value or a matcher.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
/// - Returns: The verification, which `wasCalled` completes with the expected number of calls.
@_disfavoredOverload
public func verify(
  _ assignment: @autoclosure () -> _Assignment, file: StaticString, line: UInt
) -> Verification<Void> {
  verify(assignment(), fileID: file, filePath: file, line: line, column: 1)
}

/// Verifies the order of calls, with failures at the location that a test helper passes.
///
/// ```swift
/// inOrder(file: file, line: line) {
///   verify(bird.chirp(volume: any())).wasCalled()
///   verify(bird.land()).wasCalled()
/// }
/// ```
///
/// - Parameters:
///   - options: Options that forbid other calls. By default, other calls are allowed.
///   - file: The path of the test's file.
///   - line: The line in the test's file.
///   - block: A closure that contains the expectations in order, written with `verify`.
public func inOrder(
  with options: OrderedVerificationOptions = [], file: StaticString, line: UInt,
  _ block: () -> Void
) {
  inOrder(with: options, fileID: file, filePath: file, line: line, column: 1, block)
}
