/// Where a matcher can stand: an argument of a call in `given` or `verify`, which is optional there, or
/// what is assigned to a property.
///
/// One protocol for both, so that `any()` and `any(where:)` are one function each. The compiler says its
/// name where a matcher is an argument of something that is no mock.
@_documentation(visibility: private)
public protocol _ArgumentOfMock {
  /// The type of the values that are matched.
  associatedtype _Matched

  /// What a matcher returns; nobody looks at it.
  static var _placeholder: Self { get }

  /// The value that stands in the place of a matcher; nil where there is a matcher.
  var _matchedValue: _Matched? { get }
}

extension Optional: _ArgumentOfMock {
  public typealias _Matched = Wrapped

  public static var _placeholder: Self { nil }

  public var _matchedValue: Wrapped? { self }
}

extension PropertyPattern: _ArgumentOfMock {
  public typealias _Matched = Value

  public static var _placeholder: Self { PropertyPattern() }

  public var _matchedValue: Value? { nil }
}
