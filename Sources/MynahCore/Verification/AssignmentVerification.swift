/// An expectation about assignments; what `verify(bird.name = "Ryan")` returns.
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
  /// - Parameter times: How often the assignment must have been made.
  @_disfavoredOverload
  public func wasCalled(_ times: Int = once) {
    base.wasCalled(times)
  }

  /// Fails the test unless the number of assignments is in a range.
  ///
  /// - Parameter counts: How often the assignment must have been made.
  @_disfavoredOverload
  public func wasCalled(_ counts: some RangeExpression<Int>) {
    base.wasCalled(counts)
  }

  /// Fails the test if the property was assigned.
  @_disfavoredOverload
  public func wasNeverCalled() {
    base.wasNeverCalled()
  }

  /// Waits until the property was assigned a number of times, and fails the test where it is not in time.
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
