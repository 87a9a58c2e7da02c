/// The errors that the closures of a call threw.
///
/// Generated code makes one for each call of a rethrowing member. If the closures of a call throw nothing,
/// its caller expects no error and couldn't take one, so a stub may only throw after a closure threw.
public final class _RethrownErrors: @unchecked Sendable {
  private let threw = Locked(false)

  /// Creates an instance for a call whose closures threw nothing yet.
  public init() {}

  /// A Boolean value that indicates whether no closure threw.
  var isEmpty: Bool { !threw.withLock { $0 } }

  /// Notes that a closure threw.
  public func noted<Failure: Error>(_ error: Failure) -> Failure {
    threw.withLock { $0 = true }
    return error
  }
}
