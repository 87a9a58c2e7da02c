internal import MynahPlatform

/// The declarations of one Swift source file.
///
/// Parsing never fails. If the parser doesn't understand a declaration, it adds an entry to
/// ``diagnostics`` and continues at the next declaration.
public struct SourceFile: Sendable {
  /// The path that was passed to the parser.
  public var path: String

  /// All imports of the file, including imports inside of `#if` blocks.
  public var imports: [ImportDeclaration]

  /// The declarations in source order, including `#if` blocks.
  public var declarations: [Declaration] = []

  /// The problems that the parser found, in source order.
  public var diagnostics: [Diagnostic] = []

  /// Creates a file without declarations.
  public init(path: String, imports: [ImportDeclaration]) {
    self.path = path
    self.imports = imports
  }

  /// Parses the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes in UTF-8.
  ///   - path: The path of the file.
  ///   - flags: The compilation flags that are known to be set or not to be set. They decide which
  ///     clauses of `#if` the file contains.
  public static func parse(
    _ bytes: [UInt8], path: String, flags: [String: Bool] = [:]
  ) -> SourceFile {
    SourceBuffer.withCopy(of: bytes) { source in
      var parser = Parser(source, flags: flags)
      let declarations = parser.parseSourceFile()
      var file = SourceFile(path: path, imports: parser.imports)
      file.declarations = declarations
      file.diagnostics = parser.finishedDiagnostics()
      return file
    }
  }

  /// Parses the text of a file.
  public static func parse(_ text: String, path: String) -> SourceFile {
    parse(Array(text.utf8), path: path)
  }
}

/// A source file that hasn't been parsed.
public struct SourceText: Sendable {
  /// The path that appears in diagnostics.
  public let path: String

  /// The contents of the file.
  public let bytes: [UInt8]

  /// Creates a source file from its bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a source file from a string.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Returns whether the file contains a word, including in comments and inside of longer words.
  public func contains(_ word: String) -> Bool {
    SourceBuffer.withCopy(of: bytes) { $0.contains(word) }
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

  /// Returns whether the first position comes before the second one.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }

  /// The position in the format of compiler diagnostics.
  public var description: String { "\(line):\(column)" }
}

/// A problem that the parser found in a source file.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The position of the problem.
  public var position: SourcePosition

  /// The description of the problem, without a final period.
  public var message: String

  /// Creates a diagnostic.
  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// The line, column, and message in the format of compiler diagnostics.
  public var description: String { "\(position): \(message)" }
}

/// A table that converts byte offsets to lines and columns.
///
/// The file is only read up to the largest offset that was requested.
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
    let limit = min(offset, count)
    var index = scanned
    let base = base
    while index < limit {
      let end = mynah_end_of_line(base + index, base + limit) - base
      guard end < limit else { break }
      index = end + 1
      // If a line feed follows a carriage return, only the line feed ends the line.
      if base[end] == "\n" || base[index] != "\n" {
        starts.append(index)
        lastStart = index
      }
    }
    if limit > scanned { scanned = limit }
  }
}

/// A source in which certain names are qualified with the module that declares them.
///
/// ```swift
/// QualifiedText(Array("class BirdMock: Mock {}".utf8), names: ["Mock"], module: "Mynah").bytes
/// // class BirdMock: Mynah.Mock {}
/// ```
public struct QualifiedText: Sendable {
  /// The contents with the qualified names.
  public private(set) var bytes: [UInt8] = []

  /// Creates a source by writing the module before each of the names.
  ///
  /// Members, names that a type alias declares, strings, and comments aren't changed.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - names: The names to qualify.
  ///   - module: The name of the module.
  public init(_ bytes: [UInt8], names: Set<String>, module: String) {
    var end = 0
    var isMember = false
    var isDeclared = false
    Lexer.forEachToken(of: bytes) { token, _ in
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

/// The names of the types that a file may declare or extend, found without parsing the file.
///
/// A C function searches for the words that introduce declarations. The result can include names
/// from comments and strings. If a name isn't in the result, the file doesn't declare or extend a
/// type with that name.
public enum DeclaredNames {
  private static let introducers: [StaticString] = [
    "protocol", "class", "struct", "enum", "actor", "typealias",
  ]

  /// Returns the names of declared types and type aliases, without backticks.
  ///
  /// The name of a nested type doesn't include the enclosing types.
  public static func declared(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for introducer in introducers {
      forEachOccurrence(of: introducer, in: bytes) { parser in
        if parser.token.kind == .identifier { names.insert(parser.bareText) }
      }
    }
    return names
  }

  /// Returns the names of extended types and of the types and modules that enclose them.
  public static func extended(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    forEachOccurrence(of: "extension", in: bytes) { parser in
      while parser.token.kind == .identifier {
        names.insert(parser.bareText)
        parser.advance()
        if parser.isOperator(startingWith: "<") {
          guard parser.parseGenericArguments() != nil else { return }
        }
        guard parser.consume(.period) else { return }
      }
    }
    return names
  }

  /// Calls a closure with a parser that starts after each occurrence of a whole word.
  private static func forEachOccurrence(
    of word: StaticString, in bytes: [UInt8], _ body: (inout Parser) -> Void
  ) {
    SourceBuffer.withCopy(of: bytes) { source in
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
