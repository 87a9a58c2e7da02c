/// The classes of bytes, according to the tokens that the bytes can begin.
enum ByteClass: UInt8 {
  case invalid
  case space
  case newline
  case identifier
  case digit
  case `operator`
  case slash
  case less
  case period
  case exclamation
  case question
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  case comma
  case colon
  case semicolon
  case at
  case hash
  case backslash
  case backtick
  case quote
  case dollar

  /// A Boolean value that indicates whether the byte can be part of a word.
  var isInWord: Bool {
    switch self {
    case .identifier, .digit, .dollar: true
    default: false
    }
  }

  /// The table with the class of each of the 256 bytes, which is never deallocated.
  ///
  /// It's a pointer because subscripting an array is a function call in unoptimized builds. Threads
  /// can share the pointer, because the table never changes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 {
      (table + byte).initialize(to: classify(UInt8(byte)))
    }
    return UnsafePointer(table)
  }()

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch Unicode.Scalar(byte) {
    // All bytes beyond ASCII count as letters, because operators beyond ASCII are rare.
    case "a"..."z", "A"..."Z", "_", "\u{80}"..."\u{FF}":
      .identifier
    case "0"..."9": .digit
    case "\t", "\u{B}", "\u{C}", " ": .space
    case "\n", "\r": .newline
    case "/": .slash
    case "<": .less
    case ".": .period
    case "!": .exclamation
    case "?": .question
    case "(": .leftParen
    case ")": .rightParen
    case "{": .leftBrace
    case "}": .rightBrace
    case "[": .leftSquare
    case "]": .rightSquare
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    case "@": .at
    case "#": .hash
    case "\\": .backslash
    case "`": .backtick
    case "\"": .quote
    case "$": .dollar
    case "=", "-", "+", "*", "%", ">", "&", "|", "^", "~":
      .operator
    default: .invalid
    }
  }

  /// The kind of the token that consists of only this byte.
  var mark: TokenKind {
    switch self {
    case .leftParen: .leftParen
    case .rightParen: .rightParen
    case .leftBrace: .leftBrace
    case .rightBrace: .rightBrace
    case .leftSquare: .leftSquare
    case .rightSquare: .rightSquare
    case .comma: .comma
    case .colon: .colon
    case .semicolon: .semicolon
    case .at: .at
    case .backslash: .backslash
    default: .unknown
    }
  }

  /// A Boolean value that indicates whether any ASCII operator can contain the byte.
  ///
  /// It's false for a period, which is only allowed in operators that begin with a period.
  var isOperator: Bool {
    switch self {
    case .operator, .slash, .less, .exclamation, .question: true
    default: false
    }
  }
}
