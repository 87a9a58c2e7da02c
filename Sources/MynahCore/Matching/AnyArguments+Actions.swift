// Patterns of methods without a result have a parameter more.

/// The calls of a method without a result that takes one argument, whatever it is.
public func anyArguments<A, Function, Failure>(
  _ method: (@autoclosure () -> A?, Never.Type) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), Never.self)
}

/// The calls of a method without a result that takes two arguments, whatever they are.
public func anyArguments<A, B, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, Never.Type) -> CallPattern<
    Function, Void, Failure
  >
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), any(B.self), Never.self)
}

/// The calls of a method without a result that takes three arguments, whatever they are.
public func anyArguments<A, B, C, Function, Failure>(
  _ method: (@autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, Never.Type) ->
    CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), any(B.self), any(C.self), Never.self)
}

/// The calls of a method without a result that takes four arguments, whatever they are.
public func anyArguments<A, B, C, D, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), any(B.self), any(C.self), any(D.self), Never.self)
}

/// The calls of a method without a result that takes five arguments, whatever they are.
public func anyArguments<A, B, C, D, E, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), any(B.self), any(C.self), any(D.self), any(E.self), Never.self)
}

/// The calls of a method without a result that takes six arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(any(A.self), any(B.self), any(C.self), any(D.self), any(E.self), any(F.self), Never.self)
}

/// The calls of a method without a result that takes seven arguments, whatever they are.
public func anyArguments<A, B, C, D, E, F, G, Function, Failure>(
  _ method: (
    @autoclosure () -> A?, @autoclosure () -> B?, @autoclosure () -> C?, @autoclosure () -> D?,
    @autoclosure () -> E?, @autoclosure () -> F?, @autoclosure () -> G?, Never.Type
  ) -> CallPattern<Function, Void, Failure>
) -> CallPattern<Function, Void, Failure> {
  method(
    any(A.self), any(B.self), any(C.self), any(D.self), any(E.self), any(F.self), any(G.self),
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
    any(A.self), any(B.self), any(C.self), any(D.self), any(E.self), any(F.self), any(G.self),
    any(H.self), Never.self)
}
