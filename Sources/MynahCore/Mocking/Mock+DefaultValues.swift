extension LocalMock {
  /// Answers calls that no stub answers by default values, in place of failing the test.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).useDefaultValues(from: .standardProvider)
  /// print(bird.name)  // Prints ""
  /// ```
  ///
  /// Stubs answer first, whenever they were given. Using several providers adds them up; the newest has
  /// precedence. `clearStubs(on:)` and `reset(_:)` remove default values too.
  ///
  /// - Parameter provider: What has the values.
  /// - Returns: This mock.
  @discardableResult
  public func useDefaultValues(from provider: ValueProvider) -> Self {
    mockingContext.settings.useDefaultValues(from: provider)
    return self
  }

  /// Answers calls of static members that no stub answers by default values.
  ///
  /// ```swift
  /// type(of: bird).useDefaultValues(from: .standardProvider)
  /// ```
  ///
  /// - Parameter provider: What has the values.
  public static func useDefaultValues(from provider: ValueProvider) {
    mockingContext.settings.useDefaultValues(from: provider)
  }
}
