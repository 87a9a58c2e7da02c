/// The names of the types that a file may declare or extend, found without parsing it.
///
/// The C library searches for the words that introduce declarations. Words in comments and strings count too,
/// but no type is missed: a file without a name neither declares nor extends it.
public enum DeclaredNames {
  private static let introducers: [StaticString] = [
    "protocol", "class", "struct", "enum", "actor", "typealias",
  ]

  /// The names of declared types and aliases without back-ticks; nested ones by their own names only.
  public static func declared(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for introducer in introducers {
      forEachOccurrence(of: introducer, in: bytes) { parser in
        if parser.token.kind == .identifier { names.insert(parser.bareText) }
      }
    }
    return names
  }

  /// The names of extended types, and of the types and modules that they are nested in.
  public static func extended(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    forEachOccurrence(of: "extension", in: bytes) { parser in
      while parser.token.kind == .identifier {
        names.insert(parser.bareText)
        parser.advance()
        if parser.isOperator(startingWith: UInt8(ascii: "<")) {
          guard parser.parseGenericArguments() != nil else { return }
        }
        guard parser.consume(.period) else { return }
      }
    }
    return names
  }

  /// Calls `body` with a parser behind each occurrence of a word that isn't part of a longer one.
  private static func forEachOccurrence(
    of word: StaticString, in bytes: [UInt8], _ body: (inout Parser) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      source.forEachOccurrence(of: word) { start in
        let end = start + word.utf8CodeUnitCount
        let classes = ByteClass.table
        if classes[Int(source.base[end])].isInWord { return }
        if start > 0, classes[Int(source.base[start - 1])].isInWord { return }
        var parser = Parser(source, from: end)
        body(&parser)
      }
    }
  }
}

extension Parser {
  /// The text of the current token without back-ticks.
  fileprivate var bareText: String {
    let ticks = lexer.base[token.start] == UInt8(ascii: "`") ? 1 : 0
    return text(token.start + ticks, token.end - ticks)
  }
}
