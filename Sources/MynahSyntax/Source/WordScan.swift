internal import MynahPlatform

/// The calls, identifiers, and imports of a file, found without parsing its declarations.
public struct WordScan: Sendable {
  /// A call to a function whose first argument is a metatype, such as `mock(Bird.self)`.
  public struct Call: Sendable {
    /// The type before `.self`.
    public let type: TypeSyntax

    /// The position of the function's name.
    public let position: SourcePosition

    /// The label of the first argument, if it's the label that the scan looks for.
    public let label: String?
  }

  /// The calls in source order.
  public private(set) var calls: [Call] = []

  /// The distinct identifiers with a wanted prefix or suffix, without backticks.
  public private(set) var identifiers: Set<String> = []

  /// The modules that the file imports, in source order.
  public private(set) var importedModules: [String] = []

  /// The declarations that the file imports one by one, as in `import class Birds.Bird`.
  public private(set) var importedDeclarations: Set<String> = []

  /// The modules that the file imports with `@testable`.
  public private(set) var testableModules: Set<String> = []

  /// The modules that the file imports with an explicit access level below `public`.
  ///
  /// For example, `internal import` hides a module from clients of the importing module.
  public private(set) var hiddenModules: Set<String> = []

  /// Scans the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - function: The name of the function. The scan looks for calls to it.
  ///   - label: A label that the first argument of such a call can have.
  ///   - beginnings: The prefixes of the identifiers that the scan looks for.
  ///   - endings: The suffixes of the identifiers that the scan looks for.
  public init(
    _ bytes: [UInt8], callsOf function: String, labeled label: String = "",
    identifiersBeginningIn beginnings: [String] = [], identifiersEndingIn endings: [String]
  ) {
    let wanted = WantedWords(
      function: function, label: label, beginnings: beginnings, endings: endings)
    SourceBuffer.withCopy(of: bytes) { source in
      var parser = Parser(source)
      scan(&parser, to: source.count, wanted)
    }
  }

  /// The maximum depth of nested interpolations that the scan reads.
  private static let interpolationLimit = 8

  /// Scans a file, or the contents of one of its string interpolations.
  private mutating func scan(
    _ parser: inout Parser, to end: Int, depth: Int = 0, _ wanted: WantedWords
  ) {
    let source = parser.lexer.source
    let (package, testable) = (Word("package"), Word("testable"))
    var isTestable = false
    var isHidden = false
    while parser.token.kind != .endOfFile, parser.token.start < end {
      let token = parser.token
      if token.kind == .string, token.end <= end, depth < Self.interpolationLimit {
        parser.lexer.forEachInterpolation(of: token) { start, end in
          var inner = parser.inside(ofInterpolationAt: start)
          scan(&inner, to: end, depth: depth + 1, wanted)
        }
      }
      guard token.kind == .identifier else {
        parser.advance()
        continue
      }
      if source.has(token, wanted) { identifiers.insert(parser.bareText) }
      if token.keyword == .import, token.startsLine || token.isSpaced || token.start == 0 {
        parser.advance()
        let name = addImport(&parser)
        if let name, isTestable { testableModules.insert(name) }
        if let name, isHidden { hiddenModules.insert(name) }
        isTestable = false
        isHidden = false
        continue
      }
      switch token.keyword {
      case .public: break
      case .internal, .private, .fileprivate: isHidden = true
      default:
        isHidden = source.has(token, package)
        // An access level can follow `@testable`, so it doesn't change `isTestable`.
        if !isHidden { isTestable = source.has(token, testable) }
      }
      if source.has(token, wanted.function) {
        addCall(&parser, wanted)
      } else {
        parser.advance()
      }
    }
  }

  /// Reads a call such as `mock(Bird.self)`, if the wanted function is called.
  private mutating func addCall(_ parser: inout Parser, _ wanted: WantedWords) {
    let function = parser.token
    parser.advance()
    guard parser.token.kind == .leftParen, !parser.token.isSpaced else { return }
    parser.advance()
    var label: String?
    if parser.token.kind == .identifier, parser.lexer.source.has(parser.token, wanted.label) {
      parser.advance()
      guard parser.consume(.colon) else { return }
      label = wanted.label.text
    }
    if let type = metatype(&parser, wanted) {
      calls.append(Call(type: type, position: parser.position(of: function), label: label))
    }
  }

  /// Reads the name of a module after `import`, and skips the kind of a scoped import before it.
  private mutating func addImport(_ parser: inout Parser) -> String? {
    var isOfDeclaration = false
    switch parser.token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
      isOfDeclaration = true
      parser.advance()
    default: break
    }
    guard parser.token.kind == .identifier, !parser.token.startsLine else { return nil }
    let name = parser.text(of: parser.token)
    importedModules.append(name)
    parser.advance()
    while isOfDeclaration, parser.consume(.period) {
      importedDeclarations.insert(parser.bareText)
      parser.advance()
    }
    return name
  }

  /// Reads tokens up to `.self`, and returns the type before it.
  private mutating func metatype(
    _ parser: inout Parser, _ wanted: WantedWords
  ) -> TypeSyntax? {
    let start = parser.token.start
    var periodStart: Int?
    // The name of a type that can be mocked is never this many tokens long.
    for _ in 0..<100 {
      switch parser.token.kind {
      case .endOfFile, .string, .leftBrace, .semicolon: return nil
      case .identifier:
        if let periodStart, parser.token.keyword == .`self` {
          return TypeSyntax(parsing: parser.text(start, periodStart))
        }
        if parser.lexer.source.has(parser.token, wanted) { identifiers.insert(parser.bareText) }
      default: break
      }
      periodStart = parser.token.kind == .period ? parser.token.start : nil
      parser.advance()
    }
    return nil
  }
}

/// A word to compare tokens with, and its length in bytes.
private struct Word {
  let text: String
  let length: Int

  init(_ text: String) {
    self.text = text
    length = text.utf8.count
  }
}

/// The words that a scan looks for.
private final class WantedWords {
  /// The name of the function.
  let function: Word

  /// The label of the function's first argument.
  let label: Word

  /// The prefixes of identifiers, as C strings in a row that ends with an empty string.
  ///
  /// A C function compares them with every word of all tests, because C is fast in debug builds,
  /// too.
  let beginnings: UnsafePointer<CChar>
  let endings: UnsafePointer<CChar>

  init(function: String, label: String, beginnings: [String], endings: [String]) {
    self.function = Word(function)
    self.label = Word(label)
    self.beginnings = Self.words(beginnings)
    self.endings = Self.words(endings)
  }

  deinit {
    beginnings.deallocate()
    endings.deallocate()
  }

  /// Copies strings into memory, each with a NUL byte at its end, followed by an empty string.
  private static func words(_ words: [String]) -> UnsafePointer<CChar> {
    let bytes = words.flatMap(\.utf8CString) + [0]
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    return UnsafePointer(copy)
  }
}

extension Parser {
  /// Returns a parser of the same file that begins in an interpolation of the current string.
  fileprivate func inside(ofInterpolationAt start: Int) -> Parser {
    var parser = self
    // In an interpolation, a literal that isn't terminated ends after the interpolation.
    parser.lexer.hasOpenInterpolation = !lexer.problems.isEmpty
    parser.lexer.problems = []
    parser.jump(to: start)
    return parser
  }

  /// The text of the current identifier, without backticks.
  var bareText: String {
    let ticks = lexer.source.ticks(around: token)
    return text(token.start + ticks, token.end - ticks)
  }
}

extension SourceBuffer {
  /// Returns the number of backticks at each end of an identifier, which is zero or one.
  fileprivate func ticks(around token: Token) -> Int { base[token.start] == "`" ? 1 : 0 }

  /// Returns whether the text of a token equals a word.
  ///
  /// This is called for every word of all tests, so it compares lengths before it creates a string.
  fileprivate func has(_ token: Token, _ word: Word) -> Bool {
    token.end - token.start == word.length && text(token.start, token.end) == word.text
  }

  /// Returns whether the text of an identifier has one of the wanted prefixes or suffixes.
  fileprivate func has(_ token: Token, _ wanted: WantedWords) -> Bool {
    let ticks = ticks(around: token)
    return mynah_has_affix(
      base + token.start + ticks, base + token.end - ticks, wanted.beginnings, wanted.endings)
  }
}
