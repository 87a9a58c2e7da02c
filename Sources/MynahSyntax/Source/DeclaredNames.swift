/// The names of the types that a file may declare, found without parsing it.
///
/// It is a scan for words, which costs next to nothing. What it finds in comments and texts is too
/// much, but it misses no type: a file without a name does not declare it.
public struct DeclaredNames: Sendable {
  /// The names without back-ticks, each perhaps several times; nested types and aliases by their own
  /// names only.
  public private(set) var names: [String] = []

  /// Whether a declaration is written in a way that the scan does not read; then the file may declare
  /// anything.
  public private(set) var isUncertain = false

  private static let introducers: [StaticString] = [
    "protocol", "class", "struct", "enum", "actor", "typealias",
  ]

  /// Scans the bytes of a file.
  public init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      for introducer in Self.introducers {
        source.forEachOccurrence(of: introducer) { offset in
          add(in: source, from: offset, to: offset + introducer.utf8CodeUnitCount)
        }
      }
    }
  }

  /// Adds the name after an introducer, unless that is part of a longer word.
  private mutating func add(in source: SourceBuffer, from start: Int, to end: Int) {
    let classes = ByteClass.table
    let bytes = source.base
    if start > 0 && classes[Int(bytes[start - 1])].isInWord { return }
    var index = end
    while index < source.count {
      switch classes[Int(bytes[index])] {
      case .space, .newline:
        index += 1
      case .slash:
        guard bytes[index + 1] == UInt8(ascii: "/") else {
          isUncertain = true
          return
        }
        while index < source.count && classes[Int(bytes[index])] != .newline { index += 1 }
      case .backtick:
        let name = index + 1
        index = name
        while index < source.count && bytes[index] != UInt8(ascii: "`") { index += 1 }
        names.append(source.text(name, index))
        return
      case .nonASCII:
        // A letter or a space.
        isUncertain = true
        return
      default:
        let name = index
        while classes[Int(bytes[index])].isInWord { index += 1 }
        guard name > end, index > name else { return }
        if bytes[index] >= 0x80 { isUncertain = true }
        names.append(source.text(name, index))
        return
      }
    }
  }
}
