/// The handlers that calls of a stub were given, which the test calls.
///
/// ```swift
/// let load = given(api.load(id: any(), completion: any())).willHoldCallback()
/// api.load(id: 3) { result in print(result) }
/// load.complete(with: .success(user))
/// ```
///
/// Calls are numbered from 1 in the order in which they came. What is said before its call comes is kept
/// for it. Handlers that nobody completed when the test lets go of this object, clears the mock or ends
/// its session fail the test at the stub's line. One that takes a `Result` is called with a
/// `CancellationError`, others with default values, where there are some:
///
/// ```text
/// Still held: call #1 of api.load(id: any(), completion: any()) was never completed, and its callback was called with .failure(CancellationError()).
/// Call: load(id: 3, completion: a closure)
/// Complete each call before the test ends, or write given(...).lenient() where some may be held then.
/// ```
public final class HeldCallbacks<Values>: @unchecked Sendable {
  private let holder: CallHolder<Values, Never>

  init(_ holder: CallHolder<Values, Never>) {
    self.holder = holder
  }

  deinit { holder.abandon() }

  /// All calls that came, in their order: those whose handlers are held, and the others.
  public var calls: [HeldCall] {
    holder.heldCalls
  }

  /// How many handlers are held now.
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
  /// Call #2 of api.load(id: any(), completion: any()) is completed, but it was completed at APITests.swift:12.
  /// Complete each call once: its calls say which are held.
  /// ```
  ///
  /// - `number`: The call's place among the calls of this stub, counted from 1. If you leave it out, it is the
  ///   first call that is held, or the next one that comes.
  /// - `values`: What the handler is called with; a tuple where it takes several values.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func complete(
    call number: Int? = nil, with values: Values, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    holder.resume(number, with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Calls all handlers that are held.
  ///
  /// - `values`: What the handlers are called with; a tuple where they take several values.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func completeAll(
    with values: Values, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    holder.resumeAll(with: .success(values), at: CodeLocation(fileID, filePath, line, column))
  }

  /// Waits until so many handlers are held, and fails the test where they are not in time.
  ///
  /// ```swift
  /// await load.isHeld(2, within: .seconds(1))
  /// ```
  ///
  /// - `count`: How many handlers must be held at once.
  /// - `limit`: How long to wait at most; it ends earlier where the task is cancelled.
  /// - `isolation`, `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func isHeld(
    _ count: Int = 1, within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await holder.wait(
      until: count, within: limit, at: CodeLocation(fileID, filePath, line, column))
  }
}

extension HeldCallbacks where Values == Void {
  /// Calls a handler that takes nothing: that of the first call that is held, or of the next one that
  /// comes.
  ///
  /// ```swift
  /// close.complete()
  /// ```
  ///
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public func complete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    complete(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
