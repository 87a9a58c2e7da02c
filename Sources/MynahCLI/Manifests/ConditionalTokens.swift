internal import MynahSyntax

extension [SourceToken] {
  /// The tokens without the branches of `#if compiler(...)` that a version of the compiler does not read.
  ///
  /// Branches of other conditions stay, for whether they are read is not known.
  ///
  /// - Parameter version: The version; nil where all branches are to stay.
  func read(by version: CompilerVersion?) -> [SourceToken] {
    var result: [SourceToken] = []
    // Of each block around a token: whether the branch is read, and whether a later one can be.
    var blocks: [(isRead: Bool, isOpen: Bool)] = []
    var index = 0
    while index < count {
      let directive = directive(at: index)
      switch directive {
      case "if", "elseif":
        let isOpen = directive == "if" || blocks.popLast()?.isOpen != false
        let value = compilerCondition(at: index + 2, version)
        blocks.append((isOpen && value != false, isOpen && value != true))
      case "else":
        let isOpen = blocks.popLast()?.isOpen != false
        blocks.append((isOpen, false))
      case "endif": blocks.removeLast(Swift.min(1, blocks.count))
      default:
        if blocks.allSatisfy(\.isRead) { result.append(self[index]) }
        index += 1
        continue
      }
      index = endOfLine(from: index)
    }
    return result
  }

  /// The word behind the `#` at a place; nil where there is none.
  private func directive(at index: Int) -> String? {
    guard self[index].isSymbol("#"), index + 1 < count, case .word(let word) = self[index + 1].kind
    else { return nil }
    return word
  }

  /// Where the next line begins.
  private func endOfLine(from start: Int) -> Int {
    self[(start + 1)...].firstIndex(where: \.startsLine) ?? count
  }

  /// Whether `compiler(>=6.2)` holds; nil where a condition is, or has, another one.
  private func compilerCondition(at start: Int, _ version: CompilerVersion?) -> Bool? {
    let line = self[start..<endOfLine(from: start - 1)].map(\.kind)
    guard let version, line.count > 4, line[0] == .word("compiler"),
      line.last == .symbol(UInt8(ascii: ")")),
      line.count(where: { $0 == .symbol(UInt8(ascii: "(")) }) == 1,
      case .symbol(let comparison) = line[2],
      case .word(let text) = line[comparison == UInt8(ascii: ">") ? 4 : 3],
      let bound = CompilerVersion(text)
    else { return nil }
    switch comparison {
    case UInt8(ascii: ">"): return version >= bound
    case UInt8(ascii: "<"): return version < bound
    default: return nil
    }
  }
}
