/// An expectation about assignments; what `verify(bird.name = "Ryan")` returns.
///
/// ```swift
/// verify(bird.name = "Ryan").wasCalled()
/// ```
//
// All methods are disfavored: `verify(bird.land()).wasCalled()` could be this one as well.
public struct AssignmentVerification {
  private let base: Verification<Void>

  init(_ base: Verification<Void>) {
    self.base = base
  }

  /// Fails the test unless the property was assigned a number of times.
  ///
  /// ```swift
  /// verify(bird.name = any()).wasCalled(atLeast(2))
  /// ```
  ///
  /// ```text
  /// Expected bird.name = any() to be called at least twice, but it was called once.
  /// Matching calls: #1 name = "Ryan"
  /// ```
  ///
  /// - Parameter count: How often the assignment must have been made.
  @_disfavoredOverload
  public func wasCalled(_ count: CountMatcher) {
    base.wasCalled(count)
  }

  /// Fails the test unless the property was assigned exactly a number of times, once where none is given.
  ///
  /// ```swift
  /// verify(bird.name = "Ryan").wasCalled(twice)
  /// ```
  ///
  /// - Parameter times: How often the assignment must have been made.
  @_disfavoredOverload
  public func wasCalled(_ times: Int = once) {
    base.wasCalled(times)
  }

  /// Fails the test unless the number of assignments is in a range.
  ///
  /// ```swift
  /// verify(bird.name = any()).wasCalled(2...)
  /// ```
  ///
  /// - Parameter counts: How often the assignment must have been made.
  @_disfavoredOverload
  public func wasCalled(_ counts: some RangeExpression<Int>) {
    base.wasCalled(counts)
  }

  /// Fails the test if the property was assigned.
  ///
  /// ```swift
  /// verify(bird.name = "").wasNeverCalled()
  /// ```
  @_disfavoredOverload
  public func wasNeverCalled() {
    base.wasNeverCalled()
  }

  /// Waits until the property was assigned a number of times, and fails the test where it is not in time.
  ///
  /// ```swift
  /// await verify(bird.name = any()).wasCalled(atLeast(2), within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - count: How often the assignment must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  @_disfavoredOverload
  public func wasCalled(
    _ count: CountMatcher, within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await base.wasCalled(count, within: limit)
  }

  /// Waits until the property was assigned exactly a number of times, once where none is given.
  ///
  /// ```swift
  /// await verify(bird.name = "Ryan").wasCalled(within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - times: How often the assignment must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  @_disfavoredOverload
  public func wasCalled(
    _ times: Int = once, within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await base.wasCalled(times, within: limit)
  }

  /// Waits until the number of assignments is in a range, and fails the test where it is not in time.
  ///
  /// ```swift
  /// await verify(bird.name = any()).wasCalled(2..., within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - counts: How often the assignment must be made.
  ///   - limit: How long to wait at most; it ends earlier where the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  @_disfavoredOverload
  public func wasCalled(
    _ counts: some RangeExpression<Int>, within limit: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await base.wasCalled(counts, within: limit)
  }

  /// Waits, and fails the test as soon as the property is assigned.
  ///
  /// ```swift
  /// await verify(bird.name = "").wasNeverCalled(within: .milliseconds(100))
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How long to wait; it ends earlier where it is assigned or the task is cancelled.
  ///   - isolation: The actor of the test; leave it out.
  @_disfavoredOverload
  public func wasNeverCalled(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    await base.wasNeverCalled(within: limit)
  }
}
