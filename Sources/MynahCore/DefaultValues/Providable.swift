/// A type that makes its own default value, usually a generic one.
///
/// Conform your type to it, and register the type with a ``ValueProvider``:
///
/// ```swift
/// struct Basket<Fruit> {
///   var fruits: [Fruit]
/// }
///
/// extension Basket: Providable {
///   static func createInstance() -> Self? { Self(fruits: []) }
/// }
///
/// var provider = ValueProvider()
/// provider.registerType(Basket<Any>.self)  // Serves baskets of all fruits.
/// ```
public protocol Providable {
  /// Creates the default value; nil where there is none.
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

/// What a value provider has a value for: one type, or a generic type with any type arguments.
enum ProvidedType: Hashable {
  case exact(ObjectIdentifier)
  case family(String)

  static func exactly(_ type: Any.Type) -> ProvidedType { .exact(ObjectIdentifier(type)) }

  /// The family of a type: all types whose names differ in their type arguments only.
  static func family(of type: any Providable.Type) -> ProvidedType {
    var depth = 0
    let name = String(reflecting: type).filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return .family(name)
  }
}
