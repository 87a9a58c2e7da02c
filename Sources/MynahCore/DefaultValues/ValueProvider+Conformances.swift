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
      { (type as? any _Pointer.Type)?.toZeros },
      { emptySequence(type) },
      { zeroedStruct(type) },
      { try? (type as? any Decodable.Type)?.init(from: DefaultValueDecoder(provider: self)) },
      { (type as? any (ExpressibleByArrayLiteral & Sequence).Type)?.emptyArray },
      { (type as? any (ExpressibleByDictionaryLiteral & Sequence).Type)?.emptyDictionary },
    ]
  }
}

/// A struct of C of zeros, as Swift makes it too.
private func zeroedStruct(_ type: Any.Type) -> Any? {
  let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard description.load(as: Int.self) == structKind, String(reflecting: type).hasPrefix("__C.")
  else { return nil }
  func make<Value>(_ type: Value.Type) -> Any? {
    guard _isPOD(type) else { return nil }
    let size = MemoryLayout<Value>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.load(as: type)
  }
  return _openExistential(type, do: make)
}

private let structKind = 0x200

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

// What is no sequence may want a number of its own of elements, as a vector does.
extension ExpressibleByArrayLiteral where Self: Sequence {
  fileprivate static var emptyArray: Any { [] as Self }
}

extension ExpressibleByDictionaryLiteral where Self: Sequence {
  fileprivate static var emptyDictionary: Any { [:] as Self }
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
