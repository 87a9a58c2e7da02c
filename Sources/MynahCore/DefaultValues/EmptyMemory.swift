/// Memory that holds nothing but zeros, for pointers that nobody gave.
///
/// What C reads through such a pointer is zero, and what it writes harms nothing else.
private struct EmptyMemory: @unchecked Sendable {
  static let shared = EmptyMemory()

  static let byteCount = 4_096

  let start: UnsafeMutableRawPointer

  private init() {
    start = .allocate(byteCount: Self.byteCount, alignment: 64)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: Self.byteCount)
  }

  /// The memory as that of values; nil where zeros are no values of the type, or do not fit.
  func bound<Value>(to type: Value.Type) -> UnsafeMutablePointer<Value>? {
    guard _isPOD(type), MemoryLayout<Value>.stride <= Self.byteCount,
      MemoryLayout<Value>.alignment <= 64
    else { return nil }
    return start.assumingMemoryBound(to: type)
  }
}

extension OpaquePointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    OpaquePointer(EmptyMemory.shared.start)
  }
}

extension UnsafeMutableRawPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? { EmptyMemory.shared.start }
}

extension UnsafeRawPointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    UnsafeRawPointer(EmptyMemory.shared.start)
  }
}

extension UnsafeMutablePointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    EmptyMemory.shared.bound(to: Pointee.self)
  }
}

extension UnsafePointer: ValueHolder {
  static func value(from provider: ValueProvider) -> Any? {
    EmptyMemory.shared.bound(to: Pointee.self).map { UnsafePointer($0) }
  }
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
