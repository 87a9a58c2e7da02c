// The same as those of methods that are not `async`.

/// The calls of an `async` method without a result that takes one argument, whatever it is.
public func anyArguments<A, Function, Failure>(
  _ method: (@autoclosure () -> A?, Never.Type) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(anything(A.self), Never.self)
}

/// The calls of an `async` method without a result that takes two arguments, whatever they are.
public func anyArguments<A, B, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, Never.Type) -> _AsyncCallPattern<
    Function, Failure
  >
) -> _AsyncCallPattern<Function, Failure> {
  method(anything(A.self), anything(B.self), Never.self)
}

/// The calls of an `async` method without a result that takes three arguments, whatever they are.
public func anyArguments<A, B, C, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, Never.Type) ->
    _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), Never.self)
}

/// The calls of an `async` method without a result that takes four arguments, whatever they are.
public func anyArguments<A, B, C, D, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    Never.Type
  ) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), anything(D.self), Never.self)
}

/// The calls of an `async` method without a result that takes five arguments, whatever they are.
public func anyArguments<A, B, C, D, E, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, Never.Type
  ) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    Never.self)
}

/// The calls of an `async` method without a result that takes six arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, Never.Type
  ) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), Never.self)
}

/// The calls of an `async` method without a result that takes seven arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, Never.Type
  ) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self),
    Never.self)
}

/// The calls of an `async` method without a result that takes eight arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, H, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, @autoclosure () -> H?,
    Never.Type
  ) -> _AsyncCallPattern<Function, Failure>
) -> _AsyncCallPattern<Function, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self),
    anything(H.self), Never.self)
}
