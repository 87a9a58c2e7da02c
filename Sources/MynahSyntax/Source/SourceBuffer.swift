/// A copy of a source file that ends in a line feed and zeros, so that looking ahead stays inside.
struct SourceBuffer {
  /// How many bytes past the end may be read.
  static let padding = 16

  let base: UnsafePointer<UInt8>
  let count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let capacity = bytes.count + Self.padding
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    storage.initialize(repeating: 0, count: capacity)
    if let start = bytes.baseAddress {
      storage.update(from: start, count: bytes.count)
    }
    storage[bytes.count] = 0x0A
    base = UnsafePointer(storage)
    count = bytes.count
  }

  func deallocate() {
    base.deallocate()
  }

  func text(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    let bytes = UnsafeBufferPointer(start: base + start, count: end - start)
    return String(decoding: bytes, as: UTF8.self)
  }
}
