/// A box that carries a noncopyable result from a stub to the call that returns it.
///
/// ```swift
/// protocol Mint {
///   func token(number: Int) -> Token
/// }
///
/// given(mint.token(number: any())).will { number in NonCopyableResult(Token(number: number)) }
/// ```
///
/// A stub with `willReturn` can answer only a single call. A second call crashes the test process:
///
/// ```text
/// An earlier call returned the result of type Token, which can't be copied.
/// Make a result for each call: .will { ... NonCopyableResult(...) }
/// ```
public final class NonCopyableResult<Value: ~Copyable> {
  private var value: Value?

  /// Creates a box for a result.
  ///
  /// - Parameter value: The value that the call returns.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Returns the value, which can be taken only once.
  ///
  /// Generated code calls this.
  public func take() -> Value {
    guard let value = value.take() else {
      fatalError(MockFailure.misuse(.resultReturnedTwice("\(Value.self)")).description)
    }
    return value
  }
}

extension Misuse {
  /// Returns the failure of a second call that would return the same noncopyable result.
  package static func resultReturnedTwice(_ type: String) -> Self {
    """
    An earlier call returned the result of type \(type), which can't be copied.
    Make a result for each call: .will { ... NonCopyableResult(...) }
    """
  }
}
