/// A captor that keeps the arguments of calls, so your test can inspect them.
///
/// ```swift
/// let food = ArgumentCaptor<String>()
/// verify(bird.eat(food.any(), grams: any())).wasCalled(twice)
/// print(food.allValues)  // Prints ["worm", "seed"]
/// ```
///
/// In `verify`, a captor receives the arguments of all matching calls, once for each call even if
/// the expectation is checked several times. In `given`, it receives the arguments of each call
/// that the stub answers. Arguments that don't have the captor's type don't match. The captor keeps
/// its values until it's released.
public final class ArgumentCaptor<Value>: Sendable {
  private struct State {
    var captured: [() -> Value?] = []

    /// A Boolean value that indicates whether the test created a matcher for a pattern.
    var isUsed = false
  }

  private let isWeak: Bool
  private let location: CodeLocation
  private let state = Locked(State())

  /// Creates a captor without values.
  ///
  /// ```swift
  /// let guest = ArgumentCaptor<Crow>(weak: true)
  /// ```
  ///
  /// If you read the values of a captor that was never used in `given` or `verify`, the test fails
  /// at the line that creates the captor:
  ///
  /// ```text
  /// This captor of String was read, but it was never used in given or verify.
  /// Pass its any() as an argument, as in verify(bird.eat(captor.any())).wasCalled().
  /// ```
  ///
  /// - Parameters:
  ///   - weak: A Boolean value that indicates whether class instances are referenced weakly. If so,
  ///     the captor doesn't keep them alive. Values of other types are always kept.
  ///   - fileID: The file of the call. Don't pass it.
  ///   - filePath: The path of the file. Don't pass it.
  ///   - line: The line of the call. Don't pass it.
  ///   - column: The column of the call. Don't pass it.
  public init(
    weak: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    isWeak = weak
    location = CodeLocation(fileID, filePath, line, column)
  }

  /// The newest captured argument, or nil if no argument was captured.
  ///
  /// It's also nil if the newest argument is a weakly referenced object that has been released.
  public var value: Value? { captured.last?() }

  /// The captured arguments, in order, without weakly referenced objects that have been released.
  public var allValues: [Value] { captured.compactMap { $0() } }

  private var captured: [() -> Value?] {
    let state = state.withLock { $0 }
    if !state.isUsed { Misuse.unusedCaptor(typeName(Value.self)).report(at: location) }
    return state.captured
  }

  /// Matches every argument of the captor's type, and captures it.
  ///
  /// ```swift
  /// let food = ArgumentCaptor<String>()
  /// given(bird.eat(food.any(), grams: any())).willReturn(3)
  /// ```
  public func any(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Value? {
    register(matcher, CodeLocation(fileID, filePath, line, column))
  }

  /// Matches every assigned value of the captor's type, and captures it.
  public func any(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PropertyPattern<Value> {
    register(matcher, CodeLocation(fileID, filePath, line, column))
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

// There is one function for each number of parameters, because Swift can't return a closure whose
// parameters are a parameter pack.

extension ArgumentCaptor {
  /// Matches every `@Sendable` closure without parameters, and captures it.
  @_disfavoredOverload
  public func any<R>() -> (@Sendable () -> R)? where Value == () -> R {
    register(matcher { (closure: @escaping @Sendable () -> R) in closure }, location)
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
    register(matcher { (closure: @escaping @Sendable (A) -> R) in closure }, location)
  }

  /// Matches every `@Sendable` closure with two parameters, and captures it.
  @_disfavoredOverload
  public func any<A, B, R>() -> (@Sendable (A, B) -> R)? where Value == (A, B) -> R {
    register(matcher { (closure: @escaping @Sendable (A, B) -> R) in closure }, location)
  }

  /// Matches every `@Sendable` closure with three parameters, and captures it.
  @_disfavoredOverload
  public func any<A, B, C, R>() -> (@Sendable (A, B, C) -> R)? where Value == (A, B, C) -> R {
    register(matcher { (closure: @escaping @Sendable (A, B, C) -> R) in closure }, location)
  }
}

// In Mockingbird, tests must state the position of a matcher when a call is recorded. Mynah knows
// the positions, so tests don't need these functions. If a test uses them anyway, the positions
// must be correct.

/// Returns a matcher or value unchanged, and checks the position of its argument.
///
/// ```swift
/// given(bird.fly(to: arg(any(), at: 1), speed: arg(any(), at: 2))).willReturn(3)
/// ```
///
/// - Parameters:
///   - argument: The matcher or value.
///   - position: The argument's position, counted from 1. A wrong position fails the test.
/// - Returns: The matcher or value.
public func arg<Place: _ArgumentOfMock>(_ argument: Place, at position: Int) -> Place {
  guard let slot = PatternEvaluation.slot else { return argument }
  if slot.pointee == nil, let value = argument._matchedValue { slot.pointee = _exactly(value) }
  slot.pointee?.position = position
  if slot.pointee == nil { return argument }
  return ._placeholder
}

/// Returns a matcher or value unchanged, and checks that it's for the first argument.
///
/// ```swift
/// given(bird.fly(to: firstArg(any()), speed: 40)).willReturn(3)
/// given(bird.name = firstArg(any())).willReturn()
/// ```
///
/// - Parameter argument: The matcher or value.
/// - Returns: The matcher or value.
public func firstArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 1)
}

/// Returns a matcher or value unchanged, and checks that it's for the second argument.
///
/// ```swift
/// given(bird.fly(to: "Oslo", speed: secondArg(any()))).willReturn(3)
/// ```
///
/// - Parameter argument: The matcher or value.
/// - Returns: The matcher or value.
public func secondArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 2)
}

/// Returns a matcher or value unchanged, and checks that it's for the third argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The matcher or value.
public func thirdArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 3)
}

/// Returns a matcher or value unchanged, and checks that it's for the fourth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The matcher or value.
public func fourthArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 4)
}

/// Returns a matcher or value unchanged, and checks that it's for the fifth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The matcher or value.
public func fifthArg<Place: _ArgumentOfMock>(_ argument: Place) -> Place {
  arg(argument, at: 5)
}

// If a call doesn't compile, the compiler reports the interpretation with the smallest mistakes. In
// Swift 6.3, a misspelled member in the condition of a matcher weighs 9, and a requirement that a
// type of your code doesn't fulfill weighs 2. Five requirements weigh more than the member, so the
// compiler doesn't report that the call isn't a call to a mock. The names of the requirements form
// the message for calls that really aren't calls to a mock.

/// The requirements for the place of a matcher that has arguments.
public typealias _ArgumentOfMock =
  _OnlyMocksTakeMatchers & _VariableMustBeAMock & _TypeMustBeBirdMockNotAnyBird
  & _MemberMustBeMocked & _MembersOfExtensionsAreNotMocked

/// An additional requirement, because a misplaced matcher must violate several.
public protocol _VariableMustBeAMock {}

/// An additional requirement, because a misplaced matcher must violate several.
public protocol _TypeMustBeBirdMockNotAnyBird {}

/// An additional requirement, because a misplaced matcher must violate several.
public protocol _MemberMustBeMocked {}

/// An additional requirement, because a misplaced matcher must violate several.
public protocol _MembersOfExtensionsAreNotMocked {}

/// A place for a matcher: an argument of a call, or the value assigned to a property.
///
/// The arguments of calls in `given` and `verify` are optional, so `Optional` conforms to this
/// protocol. A matcher that is assigned to a property is a `PropertyPattern`. Because both conform
/// to one protocol, `any()` and `any(where:)` are one function each. If a matcher is an argument of
/// something that isn't a mock, the compiler's error contains the name of this protocol.
public protocol _OnlyMocksTakeMatchers {
  /// The type of the values that are matched.
  associatedtype _Matched

  /// The value that a matcher returns, which is ignored.
  static var _placeholder: Self { get }

  /// The value that was passed instead of a matcher, or nil if there is a matcher.
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
