extension ValueProvider {
  /// Returns a value that a type has by what it conforms to.
  func conformingValue<Value>(for type: Value.Type) -> Value? {
    // A nil would be a value of types such as `any Sendable`.
    candidates(for: type).lazy.compactMap { $0().flatMap { $0 as? Value } }.first
  }

  private func candidates(for type: Any.Type) -> [() -> Any?] {
    [
      { (type as? any AdditiveArithmetic.Type)?.zeroValue },
      { (type as? any CaseIterable.Type)?.firstCase },
      { (type as? any RawRepresentable.Type)?.value(from: self) },
      { (type as? any RangeReplaceableCollection.Type)?.empty },
      { (type as? any SetAlgebra.Type)?.emptySet },
      { metatypeValue(type) },
      { (type as? any ValueHolder.Type)?.value(from: self) },
      { emptySequence(type) },
      { try? (type as? any Decodable.Type)?.init(from: DefaultValueDecoder(provider: self)) },
    ]
  }
}

private func emptySequence(_ type: Any.Type) -> Any? {
  func make<Value>(_ type: Value.Type) -> Any? { makeEmptySequence(type) }
  return _openExistential(type, do: make)
}

extension AdditiveArithmetic {
  fileprivate static var zeroValue: Any { zero }
}

extension CaseIterable {
  fileprivate static var firstCase: Any? { allCases.first }
}

extension RawRepresentable {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: RawValue.self).flatMap { Self(rawValue: $0) }
  }
}

extension RangeReplaceableCollection {
  fileprivate static var empty: Any { Self() }
}

extension SetAlgebra {
  fileprivate static var emptySet: Any { Self() }
}

/// The value of a type that has but one, as `Int.Type` has; of `Any.Type` that of what is nothing.
private func metatypeValue(_ type: Any.Type) -> Any? {
  if type == Any.Type.self { return Void.self }
  let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
  // The kind and the type; its layout is part of Swift's stable interface.
  guard description.load(as: Int.self) == metatypeKind else { return nil }
  return description.load(fromByteOffset: MemoryLayout<Int>.size, as: Any.Type.self)
}

private let metatypeKind = 0x304

/// A generic type of the standard library whose values are made of one of another type.
private protocol ValueHolder {
  /// A value; nil where the provider has none of the other type.
  static func value(from provider: ValueProvider) -> Any?
}

extension Result: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Success.self).map { Self.success($0) }
  }
}

extension Range: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0..<$0 }
  }
}

extension ClosedRange: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Bound.self).map { $0...$0 }
  }
}

extension CollectionOfOne: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.provideValue(for: Element.self).map { Self($0) }
  }
}

extension AnySequence: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    Self(EmptyCollection<Element>())
  }
}

extension AnyIterator: ValueHolder {
  fileprivate static func value(from provider: ValueProvider) -> Any? { Self { nil } }
}
