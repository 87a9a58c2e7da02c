// Mockingbird needs the position of a matcher where a call is recorded; here matchers know theirs. These
// are for tests that say it all the same, and then it must be right.

/// Returns a matcher as it is, where a test says the argument's position.
///
/// ```swift
/// given(bird.fly(to: arg(any(), at: 1), speed: arg(any(), at: 2))).willReturn(3)
/// ```
///
/// - Parameters:
///   - argument: The matcher or value.
///   - position: The argument's position, counted from 1; another one than it has fails the test.
/// - Returns: The matcher or value.
public func arg<Place: _ArgumentOfMock>(_ argument: Place, at position: Int) -> Place {
  guard let slot = PatternEvaluation.slot else { return argument }
  if slot.pointee == nil, let value = argument._matchedValue { slot.pointee = _exactly(value) }
  slot.pointee?.position = position
  return slot.pointee == nil ? argument : ._placeholder
}

/// Returns a matcher as it is, where a test says that it is for the first argument.
///
/// ```swift
/// given(bird.fly(to: firstArg(any()), speed: 40)).willReturn(3)
/// given(bird.name = firstArg(any())).willReturn()
/// ```
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func firstArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 1)
}

/// Returns a matcher as it is, where a test says that it is for the second argument.
///
/// ```swift
/// given(bird.fly(to: "Oslo", speed: secondArg(any()))).willReturn(3)
/// ```
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func secondArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 2)
}

/// Returns a matcher as it is, where a test says that it is for the third argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func thirdArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 3)
}

/// Returns a matcher as it is, where a test says that it is for the fourth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func fourthArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 4)
}

/// Returns a matcher as it is, where a test says that it is for the fifth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func fifthArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 5)
}

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
