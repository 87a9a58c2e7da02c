internal import MynahSyntax

/// The names of the types that the extensions of some modules are about.
///
/// To know what extensions add is to parse their files, which few types are worth.
struct ExtendedNames {
  private var names: [String: Set<String>] = [:]

  /// Whether some extension in a type's module may be about the type.
  mutating func mayHold(_ type: DeclaredType) -> Bool {
    let module = type.module
    let known = names[module.name] ?? Self.names(in: module)
    names[module.name] = known
    return known.contains(type.path.last?.unticked ?? "")
  }

  private static func names(in module: SourceModule) -> Set<String> {
    var names: Set<String> = []
    for file in module.files { add(file.declarations, to: &names) }
    for text in module.texts where text.contains("extension") {
      text.bytes.withUnsafeBufferPointer { add($0, to: &names) }
    }
    return names
  }

  private static func add(_ declarations: [Declaration], to names: inout Set<String>) {
    for declaration in declarations {
      switch declaration {
      case .extension(let extended):
        if let name = extended.extendedType.namedType?.components.last?.name {
          names.insert(name.unticked)
        }
      case .conditional(let block):
        for clause in block.clauses { add(clause.declarations, to: &names) }
      default: continue
      }
    }
  }

  /// Adds the names that stand behind the word `extension`, in comments and strings too.
  private static func add(_ bytes: UnsafeBufferPointer<UInt8>, to names: inout Set<String>) {
    let word = Array("extension".utf8)
    var index = 0
    while index + word.count < bytes.count {
      guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) else {
        index += 1
        continue
      }
      index += word.count
      while index < bytes.count, bytes[index].isSpace { index += 1 }
      var start = index
      while index < bytes.count, bytes[index].isInName {
        if bytes[index] == UInt8(ascii: ".") { start = index + 1 }
        index += 1
      }
      guard start < index else { continue }
      names.insert(String(decoding: bytes[start..<index], as: UTF8.self).unticked)
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || 9...13 ~= self }

  /// Whether the byte is part of a chain of identifiers.
  fileprivate var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
