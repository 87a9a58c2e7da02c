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
