// Patterns of methods without a result have a parameter more.

/// The calls of a method without a result that takes one argument, whatever it is.
public func anyArguments<A, Function, Failure>(
  _ method: (@autoclosure () -> A?, Never.Type) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(anything(A.self), Never.self)
}

/// The calls of a method without a result that takes two arguments, whatever they are.
public func anyArguments<A, B, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, Never.Type) -> CallPattern<
    Function, Void, Failure
  >
) -> CallPattern<Function, Void, Failure> {
  method(anything(A.self), anything(B.self), Never.self)
}

/// The calls of a method without a result that takes three arguments, whatever they are.
public func anyArguments<A, B, C, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, Never.Type) ->
    CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), Never.self)
}

/// The calls of a method without a result that takes four arguments, whatever they are.
public func anyArguments<A, B, C, D, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(anything(A.self), anything(B.self), anything(C.self), anything(D.self), Never.self)
}

/// The calls of a method without a result that takes five arguments, whatever they are.
public func anyArguments<A, B, C, D, E, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    Never.self)
}

/// The calls of a method without a result that takes six arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), Never.self)
}

/// The calls of a method without a result that takes seven arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self),
    Never.self)
}

/// The calls of a method without a result that takes eight arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, H, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, @autoclosure () -> H?,
    Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(
    anything(A.self), anything(B.self), anything(C.self), anything(D.self), anything(E.self),
    anything(F.self), anything(G.self),
    anything(H.self), Never.self)
}
