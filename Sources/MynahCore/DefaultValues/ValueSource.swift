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
  private let provider: ValueProvider

  init(_ provider: ValueProvider) {
    self.provider = provider
  }

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

/// The values that a generated file can create, and the progress of creating one of them.
///
/// The provider creates the parts of a value, so a test's default values take precedence over the
/// file's values. A type doesn't have a value while its value is being created, which prevents
/// endless recursion. The number of parts is limited, because creating many can take long.
struct KnownValues {
  let source: any _ValueSource.Type

  /// The types whose values are being created.
  private var path: [ObjectIdentifier] = []

  /// The number of values that can still be created, shared by all parts of one value.
  private let remaining: Counter

  private final class Counter {
    var value = 1_000
  }

  init(_ source: any _ValueSource.Type) {
    self.source = source
    remaining = Counter()
  }

  /// Returns a value of a type, or nil if the file can't create one.
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
  /// Returns a copy of this provider that also uses the values of a generated file.
  ///
  /// Returns this provider if there isn't a source, or if this provider doesn't derive values.
  func knowing(_ source: (any _ValueSource.Type)?) -> ValueProvider {
    guard let source, usesConformances else { return self }
    return knowing(KnownValues(source))
  }
}
