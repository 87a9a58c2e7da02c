/// What a held call does when its task is cancelled.
///
/// ```swift
/// given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
/// ```
public struct CancellationResponse<Result, Failure: Error> {
  let outcome: Swift.Result<Result, Failure>?

  /// The call stays held until it is resumed.
  public static var stayHeld: Self { Self(outcome: nil) }

  /// The call throws an error.
  ///
  /// - Parameter error: The error, of the type that the member throws.
  public static func `throw`(_ error: Failure) -> Self { Self(outcome: .failure(error)) }

  /// The call returns a value.
  ///
  /// - Parameter value: The value.
  public static func `return`(_ value: Result) -> Self { Self(outcome: .success(value)) }
}

extension CancellationResponse where Failure == any Error {
  /// The call throws a `CancellationError`; exists where the member throws any error.
  public static var throwCancellationError: Self { Self(outcome: .failure(CancellationError())) }
}
