// An unexpected call of a throwing member is reported and thrown. Where the test throws it on, the test
// framework would report it once more.

extension MockSession {
  /// Takes an error by which the session's test ends.
  ///
  /// - Returns: What the test returns in its place, where it returns nothing and the error is a failure
  ///   that was reported; else nil.
  func replacement<Output>(for error: any Error) -> Output? {
    guard let failure = error as? MockFailure, hasReported(failure) else { return nil }
    return () as? Output
  }
}
