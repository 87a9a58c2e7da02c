// One function an arity: Swift 6.3 crashes where a pack stands for the arguments.

/// The calls of a method that takes one argument, whatever it is.
///
/// ```swift
/// given(anyArguments(office.send)).willReturn(true)
/// verify(anyArguments(office.send)).wasCalled(twice)
/// ```
///
/// Where methods have one name, their labels say which is meant: `anyArguments(bird.fly(to:speed:))`.
///
/// - Parameter method: The method, without arguments.
/// - Returns: What `given` and `verify` take.
public func anyArguments<A, Function, Result, Failure>(
  _ method: (@autoclosure () -> A?) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(anything(A.self))
}

/// The calls of a method that takes two arguments, whatever they are.
public func anyArguments<A, B, Function, Result, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(anything(A.self), anything(B.self))
}

/// The calls of a method that takes three arguments, whatever they are.
public func anyArguments<A, B, C, Function, Result, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?) -> CallPattern<
    Function, Result, Failure
  >
) -> CallPattern<Function, Result, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self))
}

/// The calls of a method that takes four arguments, whatever they are.
public func anyArguments<A, B, C, D, Function, Result, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?
  ) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), anything(D.self))
}

/// The calls of a method that takes five arguments, whatever they are.
public func anyArguments<A, B, C, D, E, Function, Result, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?
  ) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self))
}

/// The calls of a method that takes six arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, Function, Result, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?
  ) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self))
}

/// The calls of a method that takes seven arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, Function, Result, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?
  ) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self))
}

/// The calls of a method that takes eight arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, H, Function, Result, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, @autoclosure () -> H?
  ) -> CallPattern<Function, Result, Failure>
) -> CallPattern<Function, Result, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self),
    anything(H.self))
}

/// Matches every argument, as `any()` where nothing tells its type.
func anything<Argument>(_ type: Argument.Type) -> Argument? {
  leave(_ArgumentMatcher<Argument>.anything) { .generated }
}
