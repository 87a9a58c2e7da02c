/// The names of the types that a file can declare or extend, found without parsing it.
///
/// It scans for words, which costs next to nothing. It also finds names in comments and strings, but it
/// misses no declaration: a file without a name doesn't declare or extend the type.
public struct DeclaredNames: Sendable {
  /// The declarations to look for.
  public enum Kind: Sendable {
    /// Types and aliases, nested ones included.
    case types

    /// Extensions, by the last name of the type.
    case extensions

    fileprivate var introducers: [StaticString] {
      switch self {
      case .types: ["protocol", "class", "struct", "enum", "actor", "typealias"]
      case .extensions: ["extension"]
      }
    }
  }

  /// The names without back-ticks, each perhaps several times.
  public private(set) var names: [String] = []

  /// A Boolean value that indicates whether a declaration is written in a way that the scan doesn't read,
  /// so that the file can declare anything.
  public private(set) var isUncertain = false

  /// Scans the bytes of a file.
  public init(_ bytes: [UInt8], of kind: Kind = .types) {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      for introducer in kind.introducers {
        source.forEachOccurrence(of: introducer) { offset in
          add(in: source, from: offset, to: offset + introducer.utf8CodeUnitCount)
        }
      }
    }
  }

  /// Adds the last name of the chain after an introducer, unless that is part of a longer word.
  private mutating func add(in source: SourceBuffer, from start: Int, to end: Int) {
    let classes = ByteClass.table
    let bytes = source.base
    if start > 0 && classes[Int(bytes[start - 1])].isInWord { return }
    if classes[Int(bytes[end])].isInWord { return }
    var name = ""
    var isNameNext = true
    var index = end
    scan: while index < source.count {
      switch classes[Int(bytes[index])] {
      case .space, .newline:
        index += 1
      case .slash where isNameNext && bytes[index + 1] == UInt8(ascii: "/"):
        while index < source.count && classes[Int(bytes[index])] != .newline { index += 1 }
      case .period:
        isNameNext = true
        index += 1
      case .less where !isNameNext:
        index = endOfArguments(in: source, from: index)
      case .backtick where isNameNext:
        let first = index + 1
        index = first
        while index < source.count && bytes[index] != UInt8(ascii: "`") { index += 1 }
        name = source.text(first, index)
        isNameNext = false
        index += 1
      case .identifier where isNameNext:
        let first = index
        while classes[Int(bytes[index])].isInWord { index += 1 }
        if bytes[index] >= 0x80 { isUncertain = true }
        name = source.text(first, index)
        isNameNext = false
      case .slash where isNameNext, .nonASCII where isNameNext:
        // A comment, a letter, or a space.
        isUncertain = true
        break scan
      default: break scan
      }
    }
    if !name.isEmpty { names.append(name) }
  }

  /// The place behind the generic arguments that open at `start`, or that of the body if none close them.
  private func endOfArguments(in source: SourceBuffer, from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      switch source.base[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where source.base[index - 1] != UInt8(ascii: "-"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "{"): return index
      default: break
      }
      index += 1
    }
    return index
  }
}
