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
