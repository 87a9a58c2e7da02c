internal import Foundation

/// A source of inputs that are determined by seeds and a number.
struct Mutator: Sendable {
  let seeds: [[UInt8]]
  private let seed: UInt64

  /// The greatest number of bytes that an input takes from a seed at once.
  private static let windowLength = 6_000

  /// The greatest length of an input.
  private static let maximumLength = 200_000

  /// Reads the files of some folders, in a fixed order.
  init(folders: [String], seed: UInt64) {
    self.seed = seed
    seeds = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") }
        .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
        .filter { (1...400_000).contains($0.count) }
    }
  }

  func input(_ iteration: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed, iteration: iteration)
    var bytes = window(&random)
    switch random.next(below: 8) {
    case 0: bytes += Subject.separator + window(&random)
    case 1: bytes += Subject.separator + window(&random) + Subject.separator + window(&random)
    case 2:
      bytes.removeLast(bytes.count - random.next(below: bytes.count + 1))
      bytes += window(&random)
    default: break
    }
    for _ in 0..<(1 + random.next(below: 6)) {
      mutate(&bytes, &random)
      if bytes.count > Self.maximumLength {
        bytes.removeLast(bytes.count - Self.maximumLength)
      }
    }
    return bytes
  }

  /// Returns a part of a seed that begins at the start of a line.
  private func window(_ random: inout RandomSource) -> [UInt8] {
    let seed = random.element(of: seeds)
    guard seed.count > Self.windowLength else { return seed }
    var start = random.next(below: seed.count - Self.windowLength)
    while start > 0, seed[start - 1] != 0x0A { start -= 1 }
    return Array(seed[start..<min(seed.count, start + Self.windowLength)])
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard !bytes.isEmpty else { return bytes = random.element(of: Fragments.all) }
    let place = random.next(below: bytes.count)
    let token = bytes.token(around: place)
    let part = place..<min(bytes.count, place + random.next(below: 300))
    switch random.next(below: 12) {
    case 0: bytes[place] ^= 1 << UInt8(random.next(below: 8))
    case 1: bytes[place] = UInt8(random.next(below: 256))
    case 2: bytes.removeSubrange(token)
    case 3: bytes.removeSubrange(part)
    case 4: bytes.removeLast(random.next(below: bytes.count))
    case 5, 6: amplify(&bytes, at: place, &random)
    default:
      let other = window(&random)
      let otherPart = other.dropFirst(random.next(below: other.count))
      let text: [UInt8] =
        switch random.next(below: 6) {
        case 0: Array(bytes[token])
        case 1: Array(bytes[part])
        case 2: Array(otherPart.prefix(random.next(below: 400)))
        case 3: random.element(of: Fragments.invalid)
        default: random.element(of: Fragments.all)
        }
      let target = bytes.token(around: random.next(below: bytes.count))
      let isInserted = random.next(below: 2) == 0
      bytes.replaceSubrange(
        isInserted ? target.upperBound..<target.upperBound : target, with: text)
    }
  }

  /// Repeats a fragment many times, and sometimes the fragment that closes it.
  private func amplify(_ bytes: inout [UInt8], at place: Int, _ random: inout RandomSource) {
    let count = 1 << random.next(below: 13)
    let (open, close) =
      random.next(below: 2) == 0
      ? random.element(of: Fragments.pairs) : (random.element(of: Fragments.all), [])
    let closes = random.next(below: 4) > 0
    let inner = random.next(below: 2) == 0 ? [] : random.element(of: Fragments.all)
    let opened = repeatElement(open, count: count).joined()
    let closed = repeatElement(close, count: closes ? count : 0).joined()
    bytes.insert(contentsOf: Array(opened) + inner + Array(closed), at: place)
  }
}

extension [UInt8] {
  /// Returns the range of the word or white space around a byte, or of the byte alone.
  fileprivate func token(around place: Int) -> Range<Int> {
    let isSame = isWord(self[place]) ? isWord : isSpace
    guard isSame(self[place]) else { return place..<(place + 1) }
    let start = self[..<place].lastIndex { !isSame($0) }.map { $0 + 1 } ?? 0
    return start..<(self[place...].firstIndex { !isSame($0) } ?? count)
  }
}

private func isWord(_ byte: UInt8) -> Bool {
  let character = Character(UnicodeScalar(byte))
  return character.isASCII && (character.isLetter || character.isNumber) || character == "_"
}

private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
