/// A stub that takes its behaviors; what `given` returns.
///
/// Each behavior answers one call, and the last answers all that follow:
///
/// ```swift
/// given(bird.name)
///   .willReturn("Ryan")
///   .willReturn("Sterling")
///   .will { Bool.random() ? "Ryan" : "Sterling" }
/// ```
public final class Stubbing<Function, Result, Failure: Error>: _UntypedStubbing<Result, Failure> {
  /// Returns a value.
  ///
  /// ```swift
  /// given(bird.chirp(volume: 42)).willReturn(true)
  /// ```
  ///
  /// - Parameter value: The value to return.
  @discardableResult
  public func willReturn(_ value: Result) -> Self {
    add(selection?.returning(value) ?? ReturnBehavior(value))
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

  /// Throws an error; exists where the member throws, and takes what it throws.
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
  /// The closure may use the mock: it does not run under a lock.
  ///
  /// ```swift
  /// given(bird.chirp(volume: any())).will { volume in volume < 42 }
  /// ```
  ///
  /// Where the member throws errors of one type, a closure that throws another fails the test:
  ///
  /// ```text
  /// A stub of dam.level threw Leak(), but the member throws only Flood.
  /// Throw a Flood. Where the stub's closure says throws(Flood), the compiler sees to it.
  /// ```
  ///
  /// - Parameter function: A closure of the member's exact type, `async` and `throws` included.
  @discardableResult
  public func will(_ function: Function) -> Self {
    // A subscript's getter is given by the type of a property's, so its closures take no indices.
    let isOfSubscript = selection?.mockedMember.member.kind == .subscriptGetter
    return add(isOfSubscript ? .performing(function) : PerformBehavior(function))
  }

  /// Names the result type, where overloads differ in nothing else.
  ///
  /// - Parameter type: The result type of the meant overload.
  public func returning(_ type: Result.Type) -> Self { self }
}
