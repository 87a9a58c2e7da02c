extension ValueProvider {
  /// Returns a value that is derived from the conformances or the kind of a type.
  func conformingValue<Value>(for type: Value.Type) -> Value? {
    // Cast only after unwrapping, because nil would be a value of types such as `any Sendable`.
    candidates(for: type).lazy.compactMap { $0().flatMap { $0 as? Value } }.first
  }

  private func candidates(for type: Any.Type) -> [() -> Any?] {
    [
      { (type as? any AdditiveArithmetic.Type)?.zero },
      { (type as? any CaseIterable.Type)?.allCases.first },
      { (type as? any RawRepresentable.Type)?.value(from: self) },
      { (type as? any RangeReplaceableCollection.Type)?.init() },
      { (type as? any SetAlgebra.Type)?.init() },
      { type == Any.Type.self ? Void.self : instanceType(of: type) },
      { (type as? any ValueHolder.Type)?.value(from: self) },
      { makeEmptySequence(type) },
      { zeroedStructure(type) },
      { (type as? any (ExpressibleByArrayLiteral & Sequence).Type)?.emptyArray },
      { (type as? any (ExpressibleByDictionaryLiteral & Sequence).Type)?.emptyDictionary },
    ]
  }
}

/// Returns a C struct or an unsafe buffer filled with zeros, or nil for other types.
///
/// The imported initializer of a C struct without parameters creates such a struct, too.
private func zeroedStructure(_ type: Any.Type) -> Any? {
  guard MetadataKind.structure.isKind(of: type) else { return nil }
  let name = String(reflecting: type)
  // A pointer to a buffer isn't a buffer, and zeros aren't a value of it.
  let isBuffer =
    name.hasPrefix("Swift.Unsafe") && name.prefix { $0 != "<" }.hasSuffix("BufferPointer")
  guard isBuffer || name.hasPrefix("__C.") else { return nil }
  func make<Value>(_ type: Value.Type) -> Any? {
    guard _isPOD(type) else { return nil }
    let size = MemoryLayout<Value>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.load(as: type)
  }
  return make(type)
}

extension RawRepresentable {
  fileprivate static func value(from provider: ValueProvider) -> Any? {
    provider.makingParts(of: Self.self)?.provideValue(for: RawValue.self).flatMap {
      Self(rawValue: $0)
    }
  }
}

// Require a sequence, because other types, such as SIMD vectors, can require a fixed number of
// elements.
extension ExpressibleByArrayLiteral where Self: Sequence {
  fileprivate static var emptyArray: Any { [] as Self }
}

extension ExpressibleByDictionaryLiteral where Self: Sequence {
  fileprivate static var emptyDictionary: Any { [:] as Self }
}
