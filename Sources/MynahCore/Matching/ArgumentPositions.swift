// Mockingbird needs the position of a matcher where a call is recorded; here matchers know theirs. These
// are for tests that say it all the same.

/// Returns a matcher as it is, where a test says the argument's position.
///
/// ```swift
/// given(bird.fly(to: arg(any(), at: 1), speed: arg(any(), at: 2))).willReturn(3)
/// ```
///
/// - Parameters:
///   - argument: The matcher or value.
///   - position: The argument's position, counted from 1; it is not needed.
public func arg<Argument>(_ argument: Argument?, at position: Int) -> Argument? { argument }

/// Returns a matcher as it is, where a test says that it is for the first argument.
public func firstArg<Argument>(_ argument: Argument?) -> Argument? { argument }

/// Returns a matcher as it is, where a test says that it is for the second argument.
public func secondArg<Argument>(_ argument: Argument?) -> Argument? { argument }

/// Returns a matcher as it is, where a test says that it is for the third argument.
public func thirdArg<Argument>(_ argument: Argument?) -> Argument? { argument }

/// Returns a matcher as it is, where a test says that it is for the fourth argument.
public func fourthArg<Argument>(_ argument: Argument?) -> Argument? { argument }

/// Returns a matcher as it is, where a test says that it is for the fifth argument.
public func fifthArg<Argument>(_ argument: Argument?) -> Argument? { argument }
