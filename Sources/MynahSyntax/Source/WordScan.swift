/// What a file mentions, found without parsing its declarations.
public struct WordScan: Sendable {
  /// A call of a function whose first argument is a metatype, as in `mock(Bird.self)`.
  public struct Call: Equatable, Sendable {
    /// The type before `.self`.
    public let type: TypeSyntax

    /// Where the function's name is.
    public let position: SourcePosition
  }

  /// The calls in source order.
  public private(set) var calls: [Call] = []

  /// The identifiers with a wanted beginning or ending, each once and without back-ticks.
  public private(set) var identifiers: Set<String> = []

  /// The modules that the file imports, in source order.
  public private(set) var importedModules: [String] = []

  /// The modules that the file imports as testable.
  public private(set) var testableModules: Set<String> = []

  /// The modules that the file imports for itself or its module only, and says so, as in `internal import`.
  public private(set) var hiddenModules: Set<String> = []

  /// Scans the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - function: The name of the function whose calls are wanted.
  ///   - beginnings: The beginnings of identifiers that are wanted.
  ///   - endings: The endings of identifiers that are wanted.
  public init(
    _ bytes: [UInt8], callsOf function: String, identifiersBeginningIn beginnings: [String] = [],
    identifiersEndingIn endings: [String]
  ) {
    let affixes = Affixes(
      beginnings: beginnings.map { Array($0.utf8) }, endings: endings.map { Array($0.utf8) })
    bytes.withUnsafeBufferPointer { bytes in
      let source = SourceBuffer(bytes)
      defer { source.deallocate() }
      var lines = LineTable(base: source.base, count: source.count)
      scan(source, from: nil, to: source.count, &lines, Array(function.utf8), affixes)
    }
  }

  /// How many interpolations within each other are read.
  private static let interpolationLimit = 8

  /// Reads a file, or what stands in an interpolation of it.
  private mutating func scan(
    _ source: SourceBuffer, from start: Int?, to end: Int, depth: Int = 0,
    _ lines: inout LineTable, _ function: [UInt8], _ affixes: Affixes
  ) {
    var lexer = Lexer(source)
    if let start {
      lexer.position = start
      lexer.previousEnd = start
    }
    var token = lexer.next()
    let testable = Array("testable".utf8)
    let package = Array("package".utf8)
    var isTestable = false
    var isHidden = false
    while token.kind != .endOfFile, token.start < end {
      guard token.kind == .identifier else {
        if token.kind == .string, depth < Self.interpolationLimit {
          lexer.forEachInterpolation(of: token) {
            scan(source, from: $0, to: $1, depth: depth + 1, &lines, function, affixes)
          }
        }
        token = lexer.next()
        continue
      }
      if source.has(token, affixes) {
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
        isHidden = token.end - token.start == package.count && source.ends(token, in: package)
        // An access level stands behind the attribute.
        if !isHidden {
          isTestable =
            token.end - token.start == testable.count && source.ends(token, in: testable)
        }
      }
      let isCall = token.end - token.start == function.count && source.ends(token, in: function)
      let start = token.start
      token = lexer.next()
      guard isCall, token.kind == .leftParen, !token.isSpaced else { continue }
      token = lexer.next()
      if let type = metatype(source, &lexer, &token, affixes) {
        calls.append(Call(type: type, position: lines.position(at: start)))
      }
    }
  }

  /// Reads the name of a module, which the kind of a declaration may come before.
  private mutating func addImport(
    _ source: SourceBuffer, _ lexer: inout Lexer, _ token: inout Token
  ) -> String? {
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: token = lexer.next()
    default: break
    }
    guard token.kind == .identifier, !token.startsLine else { return nil }
    let name = source.text(token.start, token.end)
    importedModules.append(name)
    token = lexer.next()
    return name
  }

  /// Reads tokens up to `.self`, and returns the type that they spell.
  private mutating func metatype(
    _ source: SourceBuffer, _ lexer: inout Lexer, _ token: inout Token, _ affixes: Affixes
  ) -> TypeSyntax? {
    let start = token.start
    var periodStart: Int?
    // No type that is mocked takes this many tokens to name.
    for _ in 0..<100 {
      switch token.kind {
      case .endOfFile, .string, .leftBrace, .semicolon: return nil
      case .identifier:
        if let periodStart, source.text(token.start, token.end) == "self" {
          return TypeSyntax(parsing: source.text(start, periodStart))
        }
        if source.has(token, affixes) {
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

/// How the identifiers that are wanted begin or end.
private struct Affixes {
  let beginnings: [[UInt8]]
  let endings: [[UInt8]]
}

extension SourceBuffer {
  /// How many back-ticks are at each end of a token: one or none.
  private func ticks(around token: Token) -> Int {
    token.end - token.start > 2 && base[token.start] == UInt8(ascii: "`") ? 1 : 0
  }

  /// The text of a token without back-ticks.
  fileprivate func bareText(of token: Token) -> String {
    let ticks = ticks(around: token)
    return text(token.start + ticks, token.end - ticks)
  }

  /// Whether the text of a token begins or ends as it is wanted to.
  fileprivate func has(_ token: Token, _ affixes: Affixes) -> Bool {
    for ending in affixes.endings where ends(token, in: ending) { return true }
    for beginning in affixes.beginnings where begins(token, with: beginning) { return true }
    return false
  }

  /// Whether the text of a token begins with some bytes.
  private func begins(_ token: Token, with beginning: [UInt8]) -> Bool {
    let start = token.start + ticks(around: token)
    guard token.end - start >= beginning.count else { return false }
    for index in beginning.indices where base[start + index] != beginning[index] { return false }
    return true
  }

  /// Whether the text of a token ends in some bytes.
  fileprivate func ends(_ token: Token, in ending: [UInt8]) -> Bool {
    let start = token.end - ticks(around: token) - ending.count
    guard start >= token.start else { return false }
    for index in ending.indices where base[start + index] != ending[index] { return false }
    return true
  }
}
