/// Keeps the arguments of calls, so that a test can look at them.
///
/// ```swift
/// let food = ArgumentCaptor<String>()
/// verify(bird.eat(food.any(), grams: any())).wasCalled(twice)
/// print(food.allValues)  // Prints ["worm", "seed"]
/// ```
///
/// In `verify`, a captor gets the arguments of all calls that match so far, each time that a number of
/// calls is checked. In `given`, it gets the arguments of each call that the stub answers. Arguments of
/// another type than the captor's do not match. What it has stays until the captor is released.
public final class ArgumentCaptor<Value>: Sendable {
  private struct State {
    var captured: [() -> Value?] = []

    /// Whether the captor's matcher was made, so that there may be something to capture.
    var isUsed = false
  }

  private let isWeak: Bool
  private let location: CodeLocation
  private let state = Locked(State())

  /// Creates a captor without values.
  ///
  /// To look at the values of one that was never used in `given` or `verify` fails the test, at the line
  /// that creates it:
  ///
  /// ```text
  /// This captor of String is read, but it was never used in given or verify.
  /// Write its any() as an argument, as in verify(bird.eat(captor.any(), grams: any())).wasCalled().
  /// ```
  ///
  /// - `weak`: Whether instances of classes are referenced weakly, so that they are released when
  ///   nothing else keeps them. Values of other types are kept all the same.
  /// - `fileID`, `filePath`, `line`, `column`: Where it is called; leave them out.
  public init(
    weak: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    isWeak = weak
    location = CodeLocation(fileID, filePath, line, column)
  }

  /// The newest captured argument; nil where there is none, or where it was a weakly referenced object
  /// that is gone.
  public var value: Value? { captured.last?() }

  /// The captured arguments in the order in which they were captured, without objects that are gone.
  public var allValues: [Value] { captured.compactMap { $0() } }

  private var captured: [() -> Value?] {
    let state = state.withLock { $0 }
    if !state.isUsed { Misuse.unusedCaptor("\(Value.self)").report(at: location) }
    return state.captured
  }

  /// Matches every argument of the captor's type, and captures it.
  ///
  /// ```swift
  /// given(bird.eat(food.any(), grams: any())).willReturn(3)
  /// ```
  public func any(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Value? {
    leave(matcher, CodeLocation(fileID, filePath, line, column))
  }

  /// Matches every assigned value of the captor's type, and captures it.
  @_disfavoredOverload
  public func any(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PropertyPattern<Value> {
    leave(matcher, CodeLocation(fileID, filePath, line, column))
  }

  private var matcher: _ArgumentMatcher<Value> { matcher { $0 } }

  private func matcher<Argument>(
    _ captured: @escaping (Argument) -> Value
  ) -> _ArgumentMatcher<Argument> {
    state.withLock { $0.isUsed = true }
    return _ArgumentMatcher(
      { "any()" }, condition: { _ in true },
      capture: { [self] in
        if let argument = $0 as? Argument { keep(captured(argument)) }
      })
  }

  private func keep(_ value: Value) {
    var makeValue: () -> Value? = { value }
    let inner = unwrapped(value)
    if isWeak, type(of: inner) is AnyClass {
      makeValue = { [weak object = inner as AnyObject] in object as? Value }
    }
    state.withLock { [makeValue] in $0.captured.append(makeValue) }
  }
}

// One function for each number of parameters: Swift can't return a closure with a pack of them.

extension ArgumentCaptor {
  /// Matches every `@Sendable` closure without parameters, and captures it.
  @_disfavoredOverload
  public func any<R>() -> (@Sendable () -> R)? where Value == () -> R {
    leave(matcher { (closure: @escaping @Sendable () -> R) in closure }, location)
  }

  /// Matches every `@Sendable` closure, and captures it as a closure of the captor's type.
  ///
  /// ```swift
  /// let landing = ArgumentCaptor<(Int) -> Void>()
  /// verify(tower.onLanding(landing.any())).wasCalled()
  /// landing.value?(3)
  /// ```
  @_disfavoredOverload
  public func any<A, R>() -> (@Sendable (A) -> R)? where Value == (A) -> R {
    leave(matcher { (closure: @escaping @Sendable (A) -> R) in closure }, location)
  }

  /// Matches every `@Sendable` closure with two parameters, and captures it.
  @_disfavoredOverload
  public func any<A, B, R>() -> (@Sendable (A, B) -> R)? where Value == (A, B) -> R {
    leave(matcher { (closure: @escaping @Sendable (A, B) -> R) in closure }, location)
  }

  /// Matches every `@Sendable` closure with three parameters, and captures it.
  @_disfavoredOverload
  public func any<A, B, C, R>() -> (@Sendable (A, B, C) -> R)? where Value == (A, B, C) -> R {
    leave(matcher { (closure: @escaping @Sendable (A, B, C) -> R) in closure }, location)
  }
}

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

// The compiler explains a mistake by the fewest rules that it breaks. A matcher with a mistake breaks one; so a
// matcher in something that isn't a mock has to break more.

/// The rules for the place of a matcher that has arguments.
public typealias _ArgumentOfMock =
  _OnlyMocksTakeMatchers & _VariableMustBeAMock & _MemberMustBeMocked

/// What each place of a matcher conforms to, too.
@_documentation(visibility: private)
public protocol _VariableMustBeAMock {}

/// What each place of a matcher conforms to, too.
@_documentation(visibility: private)
public protocol _MemberMustBeMocked {}

/// A place for a matcher: the argument of a call in `given` or `verify`, which is optional there, or the
/// value that is assigned to a property.
///
/// One protocol serves both, so that `any()` and `any(where:)` are one function each. If a matcher is an
/// argument of something that isn't a mock, the compiler's error has the protocol's name.
@_documentation(visibility: private)
public protocol _OnlyMocksTakeMatchers {
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

  public static var _placeholder: Self { PropertyPattern(_call: CallPattern(selection: nil)) }

  public var _matchedValue: Value? { nil }
}
