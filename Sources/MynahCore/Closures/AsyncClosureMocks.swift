// One class an arity, as those of closures that are not `async`.

/// A mock of an `async` closure with no arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock0<Result, Failure: Error>:
  _ClosureMock<Void, () async throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable () async throws(Failure) -> Result {
    { () async throws(Failure) in
      try await self.member.callAsyncThrowingTyped(()) { try await $0() }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction() -> CallPattern<() async throws -> Result, Result, Failure> {
    member.pattern()
  }
}

extension AsyncClosureMock0 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable () async -> Result {
    { () async in
      await self.member.callAsyncThrowingTyped(()) { try await $0() }
    }
  }
}

/// A mock of an `async` closure with one argument; what `mock(closure:)` makes.
public final class AsyncClosureMock1<A, Result, Failure: Error>:
  _ClosureMock<A, (A) async throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A) async throws(Failure) -> Result {
    { (a) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped(a) { try await $0(a) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?
  ) -> CallPattern<(A) async throws -> Result, Result, Failure> {
    member.pattern(_argument(first))
  }
}

extension AsyncClosureMock1 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A) async -> Result {
    { (a) in
      await self.member.callAsyncThrowingTyped(a) { try await $0(a) }
    }
  }
}

/// A mock of an `async` closure with two arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock2<A, B, Result, Failure: Error>:
  _ClosureMock<(A, B), (A, B) async throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B) async throws(Failure) -> Result {
    { (a, b) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped((a, b)) { try await $0(a, b) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?
  ) -> CallPattern<(A, B) async throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second))
  }
}

extension AsyncClosureMock2 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B) async -> Result {
    { (a, b) in
      await self.member.callAsyncThrowingTyped((a, b)) { try await $0(a, b) }
    }
  }
}

/// A mock of an `async` closure with three arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock3<A, B, C, Result, Failure: Error>:
  _ClosureMock<(A, B, C), (A, B, C) async throws -> Result, Result, Failure>, @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C) async throws(Failure) -> Result {
    { (a, b, c) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped((a, b, c)) { try await $0(a, b, c) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?
  ) -> CallPattern<(A, B, C) async throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second), _argument(third))
  }
}

extension AsyncClosureMock3 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C) async -> Result {
    { (a, b, c) in
      await self.member.callAsyncThrowingTyped((a, b, c)) { try await $0(a, b, c) }
    }
  }
}

/// A mock of an `async` closure with four arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock4<A, B, C, D, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D), (A, B, C, D) async throws -> Result, Result, Failure>,
  @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D) async throws(Failure) -> Result {
    { (a, b, c, d) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped((a, b, c, d)) { try await $0(a, b, c, d) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?
  ) -> CallPattern<(A, B, C, D) async throws -> Result, Result, Failure> {
    member.pattern(_argument(first), _argument(second), _argument(third), _argument(fourth))
  }
}

extension AsyncClosureMock4 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D) async -> Result {
    { (a, b, c, d) in
      await self.member.callAsyncThrowingTyped((a, b, c, d)) { try await $0(a, b, c, d) }
    }
  }
}

/// A mock of an `async` closure with five arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock5<A, B, C, D, E, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D, E), (A, B, C, D, E) async throws -> Result, Result, Failure>,
  @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D, E) async throws(Failure) -> Result {
    { (a, b, c, d, e) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped((a, b, c, d, e)) { try await $0(a, b, c, d, e) }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?, _ fifth: @autoclosure () -> E?
  ) -> CallPattern<(A, B, C, D, E) async throws -> Result, Result, Failure> {
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

extension AsyncClosureMock5 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D, E) async -> Result {
    { (a, b, c, d, e) in
      await self.member.callAsyncThrowingTyped((a, b, c, d, e)) { try await $0(a, b, c, d, e) }
    }
  }
}

/// A mock of an `async` closure with six arguments; what `mock(closure:)` makes.
public final class AsyncClosureMock6<A, B, C, D, E, F, Result, Failure: Error>:
  _ClosureMock<(A, B, C, D, E, F), (A, B, C, D, E, F) async throws -> Result, Result, Failure>,
  @unchecked Sendable
{
  /// The closure to pass on.
  @_disfavoredOverload
  public var closure: @Sendable (A, B, C, D, E, F) async throws(Failure) -> Result {
    { (a, b, c, d, e, f) async throws(Failure) in
      try await self.member.callAsyncThrowingTyped((a, b, c, d, e, f)) {
        try await $0(a, b, c, d, e, f)
      }
    }
  }

  /// The calls that `given` and `verify` mean.
  public func callAsFunction(
    _ first: @autoclosure () -> A?, _ second: @autoclosure () -> B?, _ third: @autoclosure () -> C?,
    _ fourth: @autoclosure () -> D?, _ fifth: @autoclosure () -> E?, _ sixth: @autoclosure () -> F?
  ) -> CallPattern<(A, B, C, D, E, F) async throws -> Result, Result, Failure> {
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

extension AsyncClosureMock6 where Failure == Never {
  /// The closure to pass on.
  public var closure: @Sendable (A, B, C, D, E, F) async -> Result {
    { (a, b, c, d, e, f) in
      await self.member.callAsyncThrowingTyped((a, b, c, d, e, f)) {
        try await $0(a, b, c, d, e, f)
      }
    }
  }
}
