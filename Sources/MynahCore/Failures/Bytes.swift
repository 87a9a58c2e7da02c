/// The bytes of an array or of Foundation's `Data`; nil for other values.
func bytes(of value: Any) -> [UInt8]? {
  switch value {
  case let bytes as [UInt8]: bytes
  case let bytes as ArraySlice<UInt8>: Array(bytes)
  case let bytes as ContiguousArray<UInt8>: Array(bytes)
  // Not other collections: some of them are memory that is gone when a failure is written.
  case let data as any Collection<UInt8> where foundationName(of: type(of: value)) == "Data":
    Array(data)
  default: nil
  }
}

/// Says where two rows of bytes differ.
func remark(expected: [UInt8], actual: [UInt8]) -> String {
  let offset = zip(expected, actual).prefix { $0 == $1 }.count
  let byte = { (bytes: [UInt8]) in
    guard offset < bytes.count else { return "the end" }
    return (bytes[offset] < 16 ? "0x0" : "0x") + String(bytes[offset], radix: 16)
  }
  let counts = "expected \(expected.count.asBytes), got \(actual.count.asBytes)"
  return "\(counts); first difference at offset \(offset): "
    + "expected \(byte(expected)), got \(byte(actual))"
}

extension Int {
  fileprivate var asBytes: String { "\(self) byte\(self == 1 ? "" : "s")" }
}
