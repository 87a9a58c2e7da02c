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
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var lines = LineTable(base: source.base, count: source.count)
      scan(source, from: nil, to: source.count, &lines, wanted)
    }
  }

  /// The maximum depth of nested interpolations that the scan reads.
  private static let interpolationLimit = 8

  /// Scans a file, or the contents of one of its string interpolations.
  private mutating func scan(
    _ source: SourceBuffer, from start: Int?, to end: Int, depth: Int = 0, isBroken: Bool = false,
    _ lines: inout LineTable, _ wanted: WantedWords
  ) {
    var lexer = Lexer(source)
    if let start {
      lexer.position = start
      lexer.previousEnd = start
      lexer.hasOpenInterpolation = isBroken
    }
    var token = lexer.next()
    let (package, testable) = (Word("package"), Word("testable"))
    var isTestable = false
    var isHidden = false
    while token.kind != .endOfFile, token.start < end {
      if token.kind == .string, token.end <= end, depth < Self.interpolationLimit {
        // In an interpolation, a literal that isn't terminated ends after the interpolation.
        let isBroken = !lexer.problems.isEmpty
        lexer.forEachInterpolation(of: token) {
          scan(source, from: $0, to: $1, depth: depth + 1, isBroken: isBroken, &lines, wanted)
        }
      }
      guard token.kind == .identifier else {
        token = lexer.next()
        continue
      }
      if source.has(token, wanted) {
        identifiers.insert(source.bareText(of: token))
      }
      if token.keyword == .import, token.startsLine || token.isSpaced || token.start == 0 {
        token = lexer.next()
        let name = addImport(source, &lexer, &token)
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
        addCall(source, &lexer, &token, &lines, wanted)
      } else {
        token = lexer.next()
      }
    }
  }

  /// Reads a call such as `mock(Bird.self)`, if the wanted function is called.
  private mutating func addCall(
    _ source: SourceBuffer, _ lexer: inout Lexer, _ token: inout Token, _ lines: inout LineTable,
    _ wanted: WantedWords
  ) {
    let start = token.start
    token = lexer.next()
    guard token.kind == .leftParen, !token.isSpaced else { return }
    token = lexer.next()
    var label: String?
    if token.kind == .identifier, source.has(token, wanted.label) {
      token = lexer.next()
      guard token.kind == .colon else { return }
      label = wanted.label.text
      token = lexer.next()
    }
    if let type = metatype(source, &lexer, &token, wanted) {
      calls.append(Call(type: type, position: lines.position(at: start), label: label))
    }
  }

  /// Reads the name of a module after `import`, and skips the kind of a scoped import before it.
  private mutating func addImport(
    _ source: SourceBuffer, _ lexer: inout Lexer, _ token: inout Token
  ) -> String? {
    var isOfDeclaration = false
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
      isOfDeclaration = true
      token = lexer.next()
    default: break
    }
    guard token.kind == .identifier, !token.startsLine else { return nil }
    let name = source.text(token.start, token.end)
    importedModules.append(name)
    token = lexer.next()
    while isOfDeclaration, token.kind == .period {
      token = lexer.next()
      importedDeclarations.insert(source.bareText(of: token))
      token = lexer.next()
    }
    return name
  }

  /// Reads tokens up to `.self`, and returns the type before it.
  private mutating func metatype(
    _ source: SourceBuffer, _ lexer: inout Lexer, _ token: inout Token, _ wanted: WantedWords
  ) -> TypeSyntax? {
    let start = token.start
    var periodStart: Int?
    // The name of a type that can be mocked is never this many tokens long.
    for _ in 0..<100 {
      switch token.kind {
      case .endOfFile, .string, .leftBrace, .semicolon: return nil
      case .identifier:
        if let periodStart, source.text(token.start, token.end) == "self" {
          return TypeSyntax(parsing: source.text(start, periodStart))
        }
        if source.has(token, wanted) {
          identifiers.insert(source.bareText(of: token))
        }
      default: break
      }
      periodStart = token.kind == .period ? token.start : nil
      token = lexer.next()
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

extension SourceBuffer {
  /// Returns the number of backticks at each end of a token, which is zero or one.
  private func ticks(around token: Token) -> Int {
    token.end - token.start > 2 && base[token.start] == UInt8(ascii: "`") ? 1 : 0
  }

  /// Returns the text of a token without backticks.
  fileprivate func bareText(of token: Token) -> String {
    let ticks = ticks(around: token)
    return text(token.start + ticks, token.end - ticks)
  }

  /// Returns whether the text of a token equals a word.
  ///
  /// This is called for every word of all tests, so it compares lengths before it creates a string.
  fileprivate func has(_ token: Token, _ word: Word) -> Bool {
    token.end - token.start == word.length && text(token.start, token.end) == word.text
  }

  /// Returns whether the text of a token has one of the wanted prefixes or suffixes.
  fileprivate func has(_ token: Token, _ wanted: WantedWords) -> Bool {
    let ticks = ticks(around: token)
    return mynah_has_affix(
      base + token.start + ticks, base + token.end - ticks, wanted.beginnings, wanted.endings)
  }
}
