extension LocalMock {
  /// Lets stubs of this mock stay unused, and calls go unmatched, in a strict session.
  ///
  /// ```swift
  /// let bird = mock(Bird.self).lenient()
  /// ```
  @discardableResult
  nonisolated public func lenient() -> Self {
    mockingContext.settings.isLenient = true
    return self
  }
}

extension Stubbing {
  /// Lets this stub stay unused in a strict session.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).lenient().willReturn(true)
  /// ```
  @discardableResult
  public func lenient() -> Self {
    isLenient = true
    return self
  }
}
