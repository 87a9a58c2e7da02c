extension LocalMock {
  /// Says what failures call this mock, where a test has several of one type.
  ///
  /// ```swift
  /// let left = mock(Bird.self).named("left")
  /// verify(left.sing()).wasCalled()
  /// ```
  ///
  /// ```text
  /// Expected left.sing() to be called exactly once, but it was called 0 times.
  /// sing() was not called at all.
  /// ```
  ///
  /// - Parameter name: The name, as the test writes it.
  /// - Returns: This mock.
  @discardableResult
  public func named(_ name: String) -> Self {
    mockingContext.settings.name = name
    return self
  }
}
