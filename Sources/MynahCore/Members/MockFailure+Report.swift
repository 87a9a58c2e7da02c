extension MockFailure {
  /// Reports this failure to the current reporter.
  package func report(at location: CodeLocation) {
    MockSession.current?.noteReport(of: self)
    var failure = self
    failure.location = location
    FailureReporter.current.handle(failure, location)
  }

  /// Reports this failure to the current test, or to the test that made the mock.
  ///
  /// The test that made the mock gets the failure if the current test isn't known.
  ///
  /// - Parameters:
  ///   - location: The location that the failure belongs to.
  ///   - settings: The settings of the mock.
  func report(at location: CodeLocation, for settings: MockSettings?) {
    if MockSession.current == nil, FailureReporter.scoped == nil, let session = settings?.session,
      session.postpone(self, at: location)
    {
      return
    }
    report(at: location)
  }
}
