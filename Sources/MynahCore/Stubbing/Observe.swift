/// Runs a closure at each call that matches a pattern, whichever stub answers the call.
///
/// ```swift
/// observe(bird.chirp(volume: any())) { volume in print(volume) }
/// ```
///
/// The closure doesn't change the answer, and the call doesn't need a stub. It runs after the call
/// is recorded and before a stub's closure, on the thread of the call, and it can use the mock. If
/// you add several closures, they run in order. They run until you call `clearStubs` or `reset`.
///
/// If the member has a nonescaping closure or a noncopyable parameter, write a closure without
/// parameters, because Mynah can't store these arguments.
///
/// For the assignments to a property, write `observe(bird.setName(any()))`. You don't need `await`
/// for `async` members.
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: A closure that takes the member's arguments.
public func observe<Call: _SelectsCalls, each Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  _ action: @escaping (repeat each Argument) -> Void
) where Call._Function == (repeat each Argument) throws(Thrown) -> Call._Result {
  call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
}

/// Runs a closure at each call to an `async` member that matches a pattern.
///
/// ```swift
/// observe(bird.rest(hours: any())) { hours in print(hours) }
/// ```
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: A closure that takes the member's arguments.
public func observe<Call: _SelectsCalls, each Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  _ action: @escaping (repeat each Argument) -> Void
) where Call._Function == (repeat each Argument) async throws(Thrown) -> Call._Result {
  call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
}

// `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  /// Runs a closure at each call to a `nonisolated(nonsending)` member that matches a pattern.
  ///
  /// - Parameters:
  ///   - call: The calls to observe, written as one call with values or matchers as its arguments.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  ///   - action: A closure that takes the member's arguments.
  public func observe<Call: _SelectsCalls, each Argument, Thrown: Error>(
    _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ action: @escaping (repeat each Argument) -> Void
  )
  where
    Call._Function
      == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Call._Result
  {
    call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
  }
#endif

/// Runs a closure without parameters at each call that matches a pattern.
///
/// ```swift
/// observe(bird.chirp(volume: any())) { print("chirp") }
/// ```
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: The closure.
@_disfavoredOverload
public func observe(
  _ call: some _SelectsCalls, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ action: @escaping () -> Void
) {
  call._selection.observe(
    SideEffect(ofAnyCall: action), at: CodeLocation(fileID, filePath, line, column))
}

/// Runs a closure at each call to an `async` member that has a synchronous overload with the same
/// parameters.
///
/// ```swift
/// observe(async: bird.preen(times: any())) { times in print(times) }
/// ```
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: A closure that takes the member's arguments.
public func observe<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
  async call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ action: @escaping (repeat each Argument) -> Void
) where Call._Function == (repeat each Argument) async throws(Thrown) -> Call._Result {
  call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
}

// `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  /// Runs a closure at each call to a `nonisolated(nonsending)` member that has a synchronous
  /// overload with the same parameters.
  ///
  /// - Parameters:
  ///   - call: The calls to observe, written as one call with values or matchers as its arguments.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  ///   - action: A closure that takes the member's arguments.
  @_documentation(visibility: private)
  public func observe<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
    async call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ action: @escaping (repeat each Argument) -> Void
  )
  where
    Call._Function
      == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Call._Result
  {
    call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
  }
#endif

/// Runs a closure at each call to a synchronous member that has an `async` overload with the same
/// parameters.
///
/// ```swift
/// observe(sync: bird.preen(times: any())) { times in print(times) }
/// ```
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: A closure that takes the member's arguments.
public func observe<Call: _SelectsSyncCalls, each Argument, Thrown: Error>(
  sync call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ action: @escaping (repeat each Argument) -> Void
) where Call._Function == (repeat each Argument) throws(Thrown) -> Call._Result {
  call._selection.observe(SideEffect(action), at: CodeLocation(fileID, filePath, line, column))
}

/// Runs a closure without parameters at each call to an `async` member that has a synchronous
/// overload with the same parameters.
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: The closure.
@_documentation(visibility: private)
@_disfavoredOverload
public func observe(
  async call: some _SelectsAsyncCalls, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ action: @escaping () -> Void
) {
  observe(
    call, fileID: fileID, filePath: filePath, line: line, column: column, action)
}

/// Runs a closure without parameters at each call to a synchronous member that has an `async`
/// overload with the same parameters.
///
/// - Parameters:
///   - call: The calls to observe, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
///   - action: The closure.
@_documentation(visibility: private)
@_disfavoredOverload
public func observe(
  sync call: some _SelectsSyncCalls, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ action: @escaping () -> Void
) {
  observe(
    call, fileID: fileID, filePath: filePath, line: line, column: column, action)
}

extension _MemberSelection {
  fileprivate func observe(_ sideEffect: SideEffect, at location: CodeLocation) {
    ifSound(in: "observe", at: location) { selection in
      if selection.accepts(sideEffect) { return selection.observe(sideEffect) }
      Misuse.unstorableArguments(
        selection.selectedMember.fullName, in: "observe",
        "Write a closure without parameters, or given(...).will { ... }."
      ).report(at: location)
    }
  }
}
