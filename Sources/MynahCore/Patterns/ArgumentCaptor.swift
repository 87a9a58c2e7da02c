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
    if !state.isUsed { MockFailure.misuse(.unusedCaptor("\(Value.self)")).report(at: location) }
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

  private var matcher: _ArgumentMatcher<Value> {
    state.withLock { $0.isUsed = true }
    return _ArgumentMatcher(
      { "any()" }, condition: { _ in true }, capture: { [self] in capture($0) })
  }

  private func capture(_ argument: Any) {
    guard let value = argument as? Value else { return }
    var makeValue: () -> Value? = { value }
    let inner = unwrapped(value)
    if isWeak, type(of: inner) is AnyClass {
      makeValue = { [weak object = inner as AnyObject] in object as? Value }
    }
    state.withLock { [makeValue] in $0.captured.append(makeValue) }
  }
}
