/// Returns the arguments of the recorded calls that match a pattern, in the order of the calls.
///
/// ```swift
/// for (place, speed) in calls(bird.fly(to: any(), speed: any())) {
///   #expect(speed < 50, "too fast to \(place)")
/// }
/// #expect(calls(bird.chirp(volume: any())) == [3, 4])
/// ```
///
/// If the member has one parameter, each element is the argument. If it has several parameters, each
/// element is a tuple. For the values that were assigned to a property, write
/// `calls(bird.setName(any()))`. The calls don't count as verified.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
public func calls<Call: _SelectsCalls, each Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> [(repeat each Argument)]
where Call._Function == (repeat each Argument) throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member that match a pattern.
///
/// ```swift
/// #expect(calls(bird.sing(any())) == ["Song"])
/// ```
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_disfavoredOverload
public func calls<Call: _SelectsCalls, each Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> [(repeat each Argument)]
where Call._Function == (repeat each Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member without a result, or with a
/// synchronous overload.
///
/// ```swift
/// #expect(await calls(bird.rest(hours: any())) == [3])
/// ```
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
public func calls<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
  _ call: Call,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [(repeat each Argument)]
where Call._Function == (repeat each Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member that has a synchronous overload
/// with the same parameters.
///
/// ```swift
/// #expect(calls(async: bird.preen(times: any())) == [3])
/// ```
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
public func calls<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
  async call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [(repeat each Argument)]
where Call._Function == (repeat each Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to a synchronous member that has an `async` overload
/// with the same parameters.
///
/// ```swift
/// #expect(calls(sync: bird.preen(times: any())) == [3])
/// ```
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
public func calls<Call: _SelectsSyncCalls, each Argument, Thrown: Error>(
  sync call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [(repeat each Argument)]
where Call._Function == (repeat each Argument) throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

// The overloads for `async` members are disfavored, because a synchronous test reads the calls to the
// synchronous one of two members that differ only in `async`.

// A member with one parameter has separate overloads. Without them, the compiler wouldn't accept
// optional chains such as `calls(bird.greet(any())).map { $0?.count }`, because it would look for the
// elements of a tuple. `nonisolated(nonsending)` members don't have such overloads, because with
// them, the compiler describes mistakes in the closure as mistakes in the call.

/// Returns the arguments of the recorded calls to a member with one parameter.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_documentation(visibility: private)
public func calls<Call: _SelectsCalls, Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> [Argument]
where Call._Function == (Argument) throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member with one parameter.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_documentation(visibility: private)
@_disfavoredOverload
public func calls<Call: _SelectsCalls, Argument, Thrown: Error>(
  _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> [Argument]
where Call._Function == (Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member with one parameter, but without a
/// result or with a synchronous overload.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - isolation: The isolation of the call. Don't pass it.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_documentation(visibility: private)
public func calls<Call: _SelectsAsyncCalls, Argument, Thrown: Error>(
  _ call: Call,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [Argument]
where Call._Function == (Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to an `async` member with one parameter and a
/// synchronous overload.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_documentation(visibility: private)
public func calls<Call: _SelectsAsyncCalls, Argument, Thrown: Error>(
  async call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [Argument]
where Call._Function == (Argument) async throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

/// Returns the arguments of the recorded calls to a synchronous member with one parameter and an
/// `async` overload.
///
/// - Parameters:
///   - call: The calls, written as one call with values or matchers as its arguments.
///   - fileID: The file of the call. Don't pass it.
///   - filePath: The path of the file. Don't pass it.
///   - line: The line of the call. Don't pass it.
///   - column: The column of the call. Don't pass it.
/// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
@_documentation(visibility: private)
public func calls<Call: _SelectsSyncCalls, Argument, Thrown: Error>(
  sync call: Call,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [Argument]
where Call._Function == (Argument) throws(Thrown) -> Call._Result {
  arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
}

// `nonisolated(nonsending)` requires Swift 6.2. Remove the condition when Swift 6.2 is the oldest
// supported version.
#if compiler(>=6.2)
  /// Returns the arguments of the recorded calls to a `nonisolated(nonsending)` member.
  ///
  /// - Parameters:
  ///   - call: The calls, written as one call with values or matchers as its arguments.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func calls<Call: _SelectsCalls, each Argument, Thrown: Error>(
    _ call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Argument)]
  where
    Call._Function
      == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Call._Result
  {
    arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
  }

  /// Returns the arguments of the recorded calls to a `nonisolated(nonsending)` member without a result,
  /// or with a synchronous overload.
  ///
  /// - Parameters:
  ///   - call: The calls, written as one call with values or matchers as its arguments.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
  @_documentation(visibility: private)
  public func calls<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
    _ call: Call,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> [(repeat each Argument)]
  where
    Call._Function
      == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Call._Result
  {
    arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
  }

  /// Returns the arguments of the recorded calls to a `nonisolated(nonsending)` member that has a
  /// synchronous overload with the same parameters.
  ///
  /// - Parameters:
  ///   - call: The calls, written as one call with values or matchers as its arguments.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  /// - Returns: The arguments. Calls that the mock doesn't record anymore aren't included.
  @_documentation(visibility: private)
  public func calls<Call: _SelectsAsyncCalls, each Argument, Thrown: Error>(
    async call: Call, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Argument)]
  where
    Call._Function
      == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Call._Result
  {
    arguments(of: call._selection, at: CodeLocation(fileID, filePath, line, column))
  }
#endif

private func arguments<each Argument>(
  of selection: _MemberSelection?, at location: CodeLocation
) -> [(repeat each Argument)] {
  guard let selection = selection?.calls else {
    Misuse.notAPattern(in: "calls").report(at: location)
    return []
  }
  guard selection.isSound(at: location) else { return [] }
  let member = selection.mockedMember
  guard member.recordsCalls else {
    let use = "calls reads the arguments of \(selection.text)"
    Misuse.stubOnlyRead(use, mock: member.settings?.name ?? "").report(at: location)
    return []
  }
  // The pattern of a subscript doesn't have the types of the indexes. The compiler warns about a cast
  // of `()` itself.
  let none: Any = ()
  return selection.matchedArguments.compactMap { arguments -> (repeat each Argument)? in
    arguments as? (repeat each Argument) ?? none as? (repeat each Argument)
  }
}
