extension ValueProvider {
  /// Returns a provider with the values of this and another one.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .standardProvider.adding(provider))
  /// ```
  ///
  /// - Parameter other: The provider whose values take the place of those that this one has.
  public func adding(_ other: ValueProvider) -> ValueProvider {
    var sum = self
    sum.add(other)
    return sum
  }

  /// Returns a provider with the values of two; those of the second take the place of those of the
  /// first.
  ///
  /// ```swift
  /// bird.useDefaultValues(from: .collectionsProvider + .primitivesProvider)
  /// ```
  public static func + (left: ValueProvider, right: ValueProvider) -> ValueProvider {
    left.adding(right)
  }
}
