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
public func arg<Argument>(_ argument: Argument?, at position: Int) -> Argument? {
  guard let slot = PatternEvaluation.slot else { return argument }
  if slot.pointee == nil, let argument { slot.pointee = _exactly(argument) }
  slot.pointee?.position = position
  return slot.pointee == nil ? argument : nil
}

/// Returns a matcher as it is, where a test says that it is for the first argument.
///
/// ```swift
/// given(bird.fly(to: firstArg(any()), speed: 40)).willReturn(3)
/// ```
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func firstArg<Argument>(_ argument: Argument?) -> Argument? {
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
public func secondArg<Argument>(_ argument: Argument?) -> Argument? {
  arg(argument, at: 2)
}

/// Returns a matcher as it is, where a test says that it is for the third argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func thirdArg<Argument>(_ argument: Argument?) -> Argument? {
  arg(argument, at: 3)
}

/// Returns a matcher as it is, where a test says that it is for the fourth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func fourthArg<Argument>(_ argument: Argument?) -> Argument? {
  arg(argument, at: 4)
}

/// Returns a matcher as it is, where a test says that it is for the fifth argument.
///
/// - Parameter argument: The matcher or value.
/// - Returns: The same.
public func fifthArg<Argument>(_ argument: Argument?) -> Argument? {
  arg(argument, at: 5)
}
