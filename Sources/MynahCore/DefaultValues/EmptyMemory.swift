/// Memory that holds nothing but zeros, for pointers that nobody gave.
///
/// C reads zeros through such a pointer, and what it writes harms nothing else.
private struct EmptyMemory: @unchecked Sendable {
  static let shared = EmptyMemory()
  static let byteCount = 4_096

  let start: UnsafeMutableRawPointer

  private init() {
    start = .allocate(byteCount: Self.byteCount, alignment: 64)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
  }
}

extension _Pointer {
  /// A pointer to zeros; nil if zeros aren't values of the pointee's type, or don't fit.
  static var toZeros: Any? {
    guard _isPOD(Pointee.self), MemoryLayout<Pointee>.stride <= EmptyMemory.byteCount,
      MemoryLayout<Pointee>.alignment <= 64
    else { return nil }
    return Self(bitPattern: UInt(bitPattern: EmptyMemory.shared.start))
  }
}

extension OpaquePointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(EmptyMemory.shared.start) }
}

extension UnsafeMutableBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeMutableRawBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}

extension UnsafeRawBufferPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { Self(start: nil, count: 0) }
}
