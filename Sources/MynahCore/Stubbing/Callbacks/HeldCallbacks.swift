/// The completion handlers of a stub's calls, which are held until the test calls them.
///
/// ```swift
/// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
/// api.load(id: 3) { result in print(result) }
/// load.complete(with: .success(user))
/// ```
///
/// Calls are numbered from 1 in the order in which they arrive. If you complete a call that hasn't
/// arrived yet, its handler is called on arrival. Complete each call before your test releases this
/// object, clears the mock, or ends its session. Otherwise, the test fails at the stub's line. A
/// handler that takes a `Result` with `any Error` is then called with a `CancellationError`. Other
/// handlers are called with default values, if there are any:
///
/// ```text
/// Still held: call #1 to api.load(id: any(), completion: any()) was never completed, and its callback was called with .failure(CancellationError()).
/// Call: load(id: 3, completion: a closure)
/// Complete each call before the test ends, or write given(...).lenient() if some may still be held.
/// ```
public final class HeldCallbacks<Values>: @unchecked Sendable {
  private let holder: CallHolder<Values, Never>
  private let selection: (any CallSelection)?

  init(_ holder: CallHolder<Values, Never>, of selection: (any CallSelection)?) {
    self.holder = holder
    self.selection = selection
  }

  deinit { holder.abandon() }

  /// All calls so far, in order, including calls that were completed.
  public var calls: [HeldCall] {
    holder.heldCalls
  }

  /// The number of handlers that are held now.
  public var heldCount: Int { holder.heldCount }

  /// Calls the handler of a call, once.
  ///
  /// ```swift
  /// load.complete(with: .success(user))
  /// load.complete(call: 3, with: .success(user))
  /// ```
  ///
  /// If you complete a call twice, the test fails:
  ///
  /// ```text
  /// Can't complete call #2 to api.load(id: any(), completion: any()): already completed at APITests.swift:12.
  /// Complete only held calls, and each only once.
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is completed, or the next call that arrives if no call is held.
  ///   - values: The value to pass to the handler, or a tuple for several parameters. Leave it out if
  ///     the handler has no parameters.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func complete(
    call number: Int? = nil, with values: Values = (), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Calls the handler of a call, once, with several values.
  ///
  /// ```swift
  /// let count = given(api.count(completion: any())).willHoldCallback()
  /// count.complete(with: 3, nil)
  /// ```
  ///
  /// - Parameters:
  ///   - number: The position of the call among this stub's calls, counted from 1. By default, the
  ///     first held call is completed, or the next call that arrives if no call is held.
  ///   - first: The first value to pass to the handler.
  ///   - second: The second value.
  ///   - others: The values of the handler's other parameters.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func complete<First, Second, each Other>(
    call number: Int? = nil, with first: First, _ second: Second, _ others: repeat each Other,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Values == (First, Second, repeat each Other) {
    complete(
      call: number, with: (first, second, repeat each others), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Calls all handlers that are held.
  ///
  /// ```swift
  /// load.completeAll(with: .success(user))
  /// ```
  ///
  /// - Parameters:
  ///   - values: The value to pass to the handlers, or a tuple for several parameters. Leave it out
  ///     if the handlers have no parameters.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func completeAll(
    with values: Values = (), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Calls all handlers that are held, with several values.
  ///
  /// ```swift
  /// let count = given(api.count(completion: any())).willHoldCallback()
  /// count.completeAll(with: 3, nil)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The first value to pass to the handlers.
  ///   - second: The second value.
  ///   - others: The values of the handlers' other parameters.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func completeAll<First, Second, each Other>(
    with first: First, _ second: Second, _ others: repeat each Other,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Values == (First, Second, repeat each Other) {
    completeAll(
      with: (first, second, repeat each others), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits until at least a number of handlers are held.
  ///
  /// ```swift
  /// await load.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// If they aren't held in time, the test fails:
  ///
  /// ```text
  /// Expected 2 calls to api.load(id: any(), completion: any()) to be held within 1.0 seconds, but 1 is.
  /// Calls: #1 load(id: 3, completion: a closure) is held
  /// ```
  ///
  /// - Parameters:
  ///   - count: The smallest number of handlers that must be held at the same time.
  ///   - limit: The maximum time to wait. The wait ends early if the task is canceled.
  ///   - isolation: The isolation of the call. Don't pass it.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public func isHeld(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, within: limit, at: CodeLocation(fileID, filePath, line, column),
      comparing: selection)
  }
}
