/// A result that can not be copied, on its way from a stub to the one call that returns it.
///
/// ```swift
/// protocol Mint {
///   func token(number: Int) -> Token
/// }
///
/// given(mint.token(number: any())).will { number in NonCopyableResult(Token(number: number)) }
/// ```
///
/// `willReturn` answers one call only. A second one ends the process:
///
/// ```text
/// A result of type Token was returned by an earlier call, and it can not be copied.
/// Write a stub that makes one for each call: .will { ... NonCopyableResult(...) }
/// ```
public final class NonCopyableResult<Value: ~Copyable> {
  private var value: Value?

  /// Creates the result.
  ///
  /// - Parameter value: What a call is to return.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Hands the value over.
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
  /// A result that can not be copied was to be returned by a second call.
  package static func resultReturnedTwice(_ type: String) -> Self {
    """
    A result of type \(type) was returned by an earlier call, and it can not be copied.
    Write a stub that makes one for each call: .will { ... NonCopyableResult(...) }
    """
  }
}
