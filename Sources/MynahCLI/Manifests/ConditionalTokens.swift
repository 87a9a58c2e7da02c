internal import MynahSyntax

extension [SourceToken] {
  /// The tokens without the branches of `#if compiler(...)` that a version of the compiler does not read.
  ///
  /// Branches of other conditions stay, for whether they are read is not known.
  ///
  /// - Parameter version: The first two numbers of the version.
  func read(by version: (Int, Int)) -> [SourceToken] {
    var result: [SourceToken] = []
    // Of each block around a token: whether the branch is read, and whether a later one can be.
    var blocks: [(isRead: Bool, isOpen: Bool)] = []
    var index = 0
    while index < count {
      guard self[index].isSymbol("#"), index + 1 < count,
        case .word(let word) = self[index + 1].kind
      else {
        if blocks.allSatisfy(\.isRead) { result.append(self[index]) }
        index += 1
        continue
      }
      switch word {
      case "if", "elseif":
        let isOpen = word == "if" || blocks.popLast()?.isOpen != false
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

  /// Where the next line begins.
  private func endOfLine(from start: Int) -> Int {
    self[(start + 1)...].firstIndex(where: \.startsLine) ?? count
  }

  /// Whether `compiler(>=6.2)` holds; nil where a condition is, or has, another one.
  private func compilerCondition(at start: Int, _ version: (Int, Int)) -> Bool? {
    let line = self[start..<endOfLine(from: start - 1)].map(\.kind)
    guard line.count > 4, line[0] == .word("compiler"), line.last == .symbol(UInt8(ascii: ")")),
      line.count(where: { $0 == .symbol(UInt8(ascii: "(")) }) == 1,
      case .symbol(let comparison) = line[2],
      case .word(let bound) = line[comparison == UInt8(ascii: ">") ? 4 : 3]
    else { return nil }
    let numbers = bound.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = numbers.first else { return nil }
    let minor = numbers.count > 1 ? numbers[1] : 0
    switch comparison {
    case UInt8(ascii: ">"): return version >= (major, minor)
    case UInt8(ascii: "<"): return version < (major, minor)
    default: return nil
    }
  }
}
