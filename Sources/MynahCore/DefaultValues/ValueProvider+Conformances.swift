extension ValueProvider {
  /// Returns a value that a type has by what it conforms to.
  func conformingValue<Value>(for type: Value.Type) -> Value? {
    candidates(for: type).lazy.compactMap { $0() as? Value }.first
  }

  private func candidates(for type: Any.Type) -> [() -> Any?] {
    [
      { (type as? any AdditiveArithmetic.Type)?.zeroValue },
      { (type as? any CaseIterable.Type)?.firstCase },
      { (type as? any RawRepresentable.Type)?.value(from: self) },
      { try? (type as? any Decodable.Type)?.init(from: DefaultValueDecoder(provider: self)) },
    ]
  }
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
