/// A stub that you add answers to, returned by `given`.
///
/// Each answer is used for a single call, and the last one for all further calls:
///
/// ```swift
/// given(bird.name)
///   .willReturn("Ryan")
///   .willReturn("Sterling")
///   .will { Bool.random() ? "Ryan" : "Sterling" }
/// ```
public class Stubbing<Function, Result, Failure: Error>: _UntypedStubbing<Result, Failure> {
  /// Returns a value.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self {
    if let returnOfOwnMock = returnOfOwnMock(value) { return add(returnOfOwnMock) }
    return add(selection?.returning(value) ?? ReturnBehavior(value))
  }

  /// Returns from a member without a result.
  ///
  /// ```swift
  /// given(bird.land()).willReturn()
  /// ```
  @discardableResult
  public func willReturn() -> Self where Result == Void {
    willReturn(())
  }

  /// Throws an error.
  ///
  /// You can use this if the member throws. The error must have the type that the member throws.
  ///
  /// ```swift
  /// given(bird.eat("worm")).willThrow(Indigestion())
  /// ```
  ///
  /// - Parameter error: The error to throw.
  @discardableResult
  public func willThrow(_ error: Failure) -> Self {
    add(ThrowBehavior(error))
  }

  /// Calls a closure with the call's arguments.
  ///
  /// The closure can use the mock, because it doesn't run under a lock.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).will { volume in volume < 42 }
  /// ```
  ///
  /// If the member throws errors of a specific type, a closure that throws another error fails the
  /// test:
  ///
  /// ```text
  /// A stub of dam.level threw Leak(), but the member throws only Flood.
  /// Throw a Flood. With throws(Flood) in the stub's closure, the compiler checks this.
  /// ```
  ///
  /// - Parameter function: A closure of the member's exact type, including `async` and `throws`.
  @discardableResult
  public func will(_ function: Function) -> Self {
    // The closure for a subscript's getter doesn't take the indices, so it doesn't have the
    // member's function type. `performing` accepts such a closure. A `PerformBehavior` must have
    // the member's type.
    let isOfSubscript = selection?.mockedMember.member.kind == .subscriptGetter
    return add(isOfSubscript ? .performing(function) : PerformBehavior(function))
  }

  /// Selects the overload with a result type.
  ///
  /// Use this if overloads differ only in their result types.
  ///
  /// - Parameter type: The result type of the overload.
  public func returning(_ type: Result.Type) -> Self { self }
}
