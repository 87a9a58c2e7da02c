/// What makes values of the types that a file of mocks knows.
///
/// Generated code conforms to it. Nothing of it runs before a call finds neither a stub nor another default.
public protocol _ValueSource: Sendable {
  /// Returns a value of a type; nil where the file knows no way to make one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - value: Makes the values that this one is made of.
  static func value(of type: Any.Type, _ value: _ValueMaker) -> Any?
}

/// Makes the values that another value is made of.
public struct _ValueMaker {
  /// What has values, this file's among them.
  private let provider: ValueProvider

  init(_ provider: ValueProvider) {
    self.provider = provider
  }

  /// Returns a value of the type that is asked for.
  ///
  /// Generated code calls this.
  ///
  /// - Throws: An error where there is no value.
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = provider.provideValue(for: type) else { throw MissingValue() }
    return value
  }

  /// Returns a value that a closure can hold, whatever the closure is.
  ///
  /// Generated code calls this.
  ///
  /// - Throws: An error where there is no value.
  public func kept<Value>(_ type: Value.Type) throws -> _KeptValue<Value> {
    _KeptValue(value: try self(type))
  }
}

/// A value that a closure returns which may be called anywhere.
public struct _KeptValue<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value
}

private struct MissingValue: Error {}

/// A type of the standard library whose values are made in a way of their own, or of one of another type.
protocol ValueHolder {
  /// A value; nil where the provider has none of the other type.
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

/// The values that a file of mocks can make, while one of them is made.
///
/// What a value is made of is made by the same provider, so that values of a test go before those of the
/// file. A type that is on the way has no value, and no more are made than anybody waits for.
struct KnownValues {
  let source: any _ValueSource.Type

  /// The types whose values are on the way.
  private var path: [ObjectIdentifier] = []

  /// How many values may still be made, for all that is made of one.
  private let remaining: Counter

  private final class Counter {
    var value = 1_000
  }

  init(_ source: any _ValueSource.Type) {
    self.source = source
    remaining = Counter()
  }

  /// Returns a value of a type; nil where there is none.
  func value(of type: Any.Type, by provider: ValueProvider) -> Any? {
    let identifier = ObjectIdentifier(type)
    guard remaining.value > 0, path.count < 64, !path.contains(identifier) else { return nil }
    remaining.value -= 1
    var inner = self
    inner.path.append(identifier)
    return source.value(of: type, _ValueMaker(provider.knowing(inner)))
  }
}

extension ValueProvider {
  /// Returns this provider with what a file of mocks knows, where it has values by what types are.
  func knowing(_ source: (any _ValueSource.Type)?) -> ValueProvider {
    guard let source, usesConformances else { return self }
    return knowing(KnownValues(source))
  }
}
