internal import MynahPlatform

/// The declarations of one Swift source file.
///
/// Parsing never fails: what cannot be understood is named in ``diagnostics``, and parsing goes on
/// at the next declaration.
public struct SourceFile: Sendable {
  /// The path that was given to the parser.
  public var path: String

  /// Every import of the file, also those inside of `#if`.
  public var imports: [ImportDeclaration]

  /// The declarations in source order, imports and `#if` blocks included.
  public var declarations: [Declaration]

  /// What could not be parsed, in source order.
  public var diagnostics: [Diagnostic]

  /// Parses the bytes of a file.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceFile {
    let source = SourceBuffer(bytes)
    defer { source.deallocate() }
    var parser = Parser(source)
    let declarations = parser.parseSourceFile()
    return SourceFile(
      path: path,
      imports: parser.imports,
      declarations: declarations,
      diagnostics: parser.finishedDiagnostics())
  }

  /// Parses the bytes of a file.
  public static func parse(_ bytes: [UInt8], path: String) -> SourceFile {
    bytes.withUnsafeBufferPointer { parse($0, path: path) }
  }

  /// Parses the text of a file.
  public static func parse(_ text: String, path: String) -> SourceFile {
    parse(Array(text.utf8), path: path)
  }
}

/// A source file that has not been parsed.
public struct SourceText: Sendable {
  /// The path that diagnostics name.
  public let path: String

  /// The contents.
  public let bytes: [UInt8]

  /// Describes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Describes a file with a text.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Whether a word occurs anywhere, in a comment or a longer word too.
  public func contains(_ word: String) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      return source.contains(word)
    }
  }
}

/// A place in a source file.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int

  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow each other in the file.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.line == rhs.line ? lhs.column < rhs.column : lhs.line < rhs.line
  }

  /// The position as compilers print it.
  public var description: String { "\(line):\(column)" }
}

/// Something in a source file that could not be parsed.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Where the problem is.
  public var position: SourcePosition

  /// What the problem is, without a final period.
  public var message: String

  /// The line, counted from 1.
  public var line: Int { position.line }

  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int { position.column }

  /// Creates a diagnostic.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// The line, column and message as compilers print them.
  public var description: String { "\(position): \(message)" }
}

/// Turns byte offsets into lines and columns, reading the file only as far as it is asked about.
struct LineTable {
  private let base: UnsafePointer<UInt8>
  private let count: Int
  private var starts: [Int] = [0]
  private var scanned = 0
  private var lastStart = 0

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  mutating func position(at offset: Int) -> SourcePosition {
    scan(to: offset)
    if offset >= lastStart {
      return SourcePosition(line: starts.count, column: offset - lastStart + 1)
    }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  private mutating func scan(to offset: Int) {
    let limit = offset < count ? offset : count
    var index = scanned
    let base = base
    while index < limit {
      let end = mynah_end_of_line(base + index, base + limit) - base
      guard end < limit else { break }
      index = end + 1
      // A carriage return ends a line by itself unless a line feed follows it.
      if base[end] == 0x0A || base[index] != 0x0A {
        starts.append(index)
        lastStart = index
      }
    }
    if limit > scanned { scanned = limit }
  }
}

/// A source text in which some names are written with the module that declares them.
///
/// ```swift
/// QualifiedText(Array("class BirdMock: Mock {}".utf8), names: ["Mock"], module: "Mynah").bytes
/// // class BirdMock: Mynah.Mock {}
/// ```
public struct QualifiedText: Sendable {
  /// The contents.
  public private(set) var bytes: [UInt8] = []

  /// Writes a module before names, but not in members, aliases that declare them, strings and comments.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - names: The names.
  ///   - module: The name of the module.
  public init(_ bytes: [UInt8], names: Set<String>, module: String) {
    var end = 0
    var isMember = false
    var isDeclared = false
    Lexer.forEachToken(of: bytes) { token in
      let text = token.kind == .identifier ? bytes[token.start..<token.end] : []
      if !isMember, !isDeclared, names.contains(String(decoding: text, as: UTF8.self)) {
        self.bytes += bytes[end..<token.start]
        self.bytes += "\(module).".utf8
        end = token.start
      }
      isMember = token.kind == .period
      isDeclared = token.keyword == .typealias
    }
    self.bytes += bytes[end...]
  }
}

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
