/// A source of values for the types that a generated file can create.
///
/// Generated code conforms to this protocol. A source creates values only for calls without a stub
/// or another default value.
public protocol _ValueSource: Sendable {
  /// Returns a value of a type, or nil if the file can't create one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: A maker of the values that the returned value consists of.
  static func value(of type: Any.Type, _ value: _ValueMaker) -> Any?
}

/// A maker of the values that another value consists of.
public struct _ValueMaker {
  /// The provider of the values, including the values of the generated file.
  let provider: ValueProvider

  /// Returns a value of the requested type.
  ///
  /// Generated code calls this.
  ///
  /// - Throws: An error if the provider doesn't have a value.
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = provider.provideValue(for: type) else { throw MissingValue() }
    return value
  }

  /// Returns a value in a wrapper that any closure can capture, such as a `@Sendable` closure.
  ///
  /// Generated code calls this.
  ///
  /// - Throws: An error if the provider doesn't have a value.
  public func stored<Value>(_ type: Value.Type) throws -> _StoredValue<Value> {
    _StoredValue(value: try self(type))
  }
}

/// A wrapper around the result of a closure that can be called on any thread.
public struct _StoredValue<Value>: @unchecked Sendable {
  /// The wrapped value.
  public let value: Value
}

private struct MissingValue: Error {}

/// A standard library type whose default value depends on another type or has a special form.
protocol ValueHolder {
  /// Returns a default value, or nil if the provider doesn't have a value for the other type.
  static func value(from provider: ValueProvider) -> Any?
}

extension Result: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Success.self).map { Self.success($0) }
  }
}

extension Range: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0..<$0 }
  }
}

extension ClosedRange: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0...$0 }
  }
}

extension CollectionOfOne: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Element.self).map { Self($0) }
  }
}

extension AnySequence: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    Self(EmptyCollection<Element>())
  }
}

extension AnyIterator: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self { nil } }
}
