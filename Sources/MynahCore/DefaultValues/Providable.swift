/// A type that creates its own default value, usually a generic type.
///
/// Conform your type to this protocol, and register the type with a ``ValueProvider``:
///
/// ```swift
/// struct Basket<Fruit>: Providable {
///   var fruits: [Fruit]
///
///   static func createInstance() -> Self? { Self(fruits: []) }
/// }
///
/// var provider = ValueProvider()
/// provider.registerType(Basket<Any>.self)  // Serves baskets of all fruits.
/// ```
public protocol Providable {
  /// Returns the default value, or nil if the type doesn't have one.
  static func createInstance() -> Self?
}

extension Optional: Providable {
  /// Returns nil as the default value.
  public static func createInstance() -> Self? { .some(.none) }
}

extension Array: Providable {
  /// Returns an empty array.
  public static func createInstance() -> Self? { Self() }
}

extension Set: Providable {
  /// Returns an empty set.
  public static func createInstance() -> Self? { Self() }
}

extension Dictionary: Providable {
  /// Returns an empty dictionary.
  public static func createInstance() -> Self? { Self() }
}
