// One class an arity, because a tuple can not be taken apart generically.
//
// What throws nothing has a closure of its own: Swift 6.3 crashes at one that throws errors of a generic
// type where that is Never.

/// A mock of a closure with no arguments; what `mock(closure:)` makes.
public final class ClosureMock0<Result, Failure: Error>:
  _ClosureMock<Void, () throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable () throws(Failure) -> Result {
    { () throws(Failure) in
      try self.member.callThrowingTyped(()) { try $0() }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction() -> CallPattern<() throws -> Result, Result, Failure> {
    member.pattern()
  }
}

extension ClosureMock0 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable () -> Result {
    { () in
      self.member.callThrowingTyped(()) { try $0() }
    }
  }
}

/// A mock of a closure with one argument; what `mock(closure:)` makes.
public final class ClosureMock1<A, Result, Failure: Error>:
  _ClosureMock<A, (A) throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A) throws(Failure) -> Result {
    { (a) throws(Failure) in
      try self.member.callThrowingTyped(a) { try $0(a) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?
  ) -> CallPattern<(A) throws -> Result, Result, Failure> {
    member.pattern(_argument(first))
  }
}

extension ClosureMock1 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A) -> Result {
    { (a) in
      self.member.callThrowingTyped(a) { try $0(a) }
    }
  }
}

/// A mock of a closure with two arguments; what `mock(closure:)` makes.
public final class ClosureMock2<A, B, Result, Failure: Error>:
  _ClosureMock<(A, B), (A, B) throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B) throws(Failure) -> Result {
    { (a, b) throws(Failure) in
      try self.member.callThrowingTyped((a, b)) { try $0(a, b) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?
  ) -> CallPattern<(A, B) throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second))
  }
}

extension ClosureMock2 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B) -> Result {
    { (a, b) in
      self.member.callThrowingTyped((a, b)) { try $0(a, b) }
    }
  }
}

/// A mock of a closure with three arguments; what `mock(closure:)` makes.
public final class ClosureMock3<A, B, C, Result, Failure: Error>:
  _ClosureMock<(A, B, C), (A, B, C) throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C) throws(Failure) -> Result {
    { (a, b, c) throws(Failure) in
      try self.member.callThrowingTyped((a, b, c)) { try $0(a, b, c) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?
  ) -> CallPattern<(A, B, C) throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second), _argument(third))
  }
}

extension ClosureMock3 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C) -> Result {
    { (a, b, c) in
      self.member.callThrowingTyped((a, b, c)) { try $0(a, b, c) }
    }
  }
}

/// A mock of a closure with four arguments; what `mock(closure:)` makes.
public final class ClosureMock4<A, B, C, D, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D), (A, B, C, D) throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D) throws(Failure) -> Result {
    { (a, b, c, d) throws(Failure) in
      try self.member.callThrowingTyped((a, b, c, d)) { try $0(a, b, c, d) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?
  ) -> CallPattern<(A, B, C, D) throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second), _argument(third), _argument(fourth))
  }
}

extension ClosureMock4 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D) -> Result {
    { (a, b, c, d) in
      self.member.callThrowingTyped((a, b, c, d)) { try $0(a, b, c, d) }
    }
  }
}

/// A mock of a closure with five arguments; what `mock(closure:)` makes.
public final class ClosureMock5<A, B, C, D, E, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D, E), (A, B, C, D, E) throws -> Result, Result, Failure>,
  @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D, E) throws(Failure) -> Result {
    { (a, b, c, d, e) throws(Failure) in
      try self.member.callThrowingTyped((a, b, c, d, e)) { try $0(a, b, c, d, e) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?, _ fifth: @autoclosure () -> E?
  ) -> CallPattern<(A, B, C, D, E) throws -> Result, Result, Failure> {
    let first = _argument(first)
    let second = _argument(second)
    let third = _argument(third)
    let fourth = _argument(fourth)
    let fifth = _argument(fifth)
    return member.pattern([first, second, third, fourth, fifth]) { arguments in
      first.matches(arguments.0)
        && second.matches(arguments.1)
        && third.matches(arguments.2)
        && fourth.matches(arguments.3)
        && fifth.matches(arguments.4)
    } hash: { arguments in
      var hash = 0
      hash = first.hash(arguments.0, after: hash)
      hash = second.hash(arguments.1, after: hash)
      hash = third.hash(arguments.2, after: hash)
      hash = fourth.hash(arguments.3, after: hash)
      hash = fifth.hash(arguments.4, after: hash)
      return hash
    }
  }
}

extension ClosureMock5 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D, E) -> Result {
    { (a, b, c, d, e) in
      self.member.callThrowingTyped((a, b, c, d, e)) { try $0(a, b, c, d, e) }
    }
  }
}

/// A mock of a closure with six arguments; what `mock(closure:)` makes.
public final class ClosureMock6<A, B, C, D, E, F, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D, E, F), (A, B, C, D, E, F) throws -> Result, Result, Failure>,
  @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D, E, F) throws(Failure) -> Result {
    { (a, b, c, d, e, f) throws(Failure) in
      try self.member.callThrowingTyped((a, b, c, d, e, f)) { try $0(a, b, c, d, e, f) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?, _ fifth: @autoclosure () -> E?, _ sixth: @autoclosure () -> F?
  ) -> CallPattern<(A, B, C, D, E, F) throws -> Result, Result, Failure> {
    let first = _argument(first)
    let second = _argument(second)
    let third = _argument(third)
    let fourth = _argument(fourth)
    let fifth = _argument(fifth)
    let sixth = _argument(sixth)
    return member.pattern([first, second, third, fourth, fifth, sixth]) { arguments in
      first.matches(arguments.0)
        && second.matches(arguments.1)
        && third.matches(arguments.2)
        && fourth.matches(arguments.3)
        && fifth.matches(arguments.4)
        && sixth.matches(arguments.5)
    } hash: { arguments in
      var hash = 0
      hash = first.hash(arguments.0, after: hash)
      hash = second.hash(arguments.1, after: hash)
      hash = third.hash(arguments.2, after: hash)
      hash = fourth.hash(arguments.3, after: hash)
      hash = fifth.hash(arguments.4, after: hash)
      hash = sixth.hash(arguments.5, after: hash)
      return hash
    }
  }
}

extension ClosureMock6 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D, E, F) -> Result {
    { (a, b, c, d, e, f) in
      self.member.callThrowingTyped((a, b, c, d, e, f)) { try $0(a, b, c, d, e, f) }
    }
  }
}
