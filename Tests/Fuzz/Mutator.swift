/// Makes inputs out of seeds.
///
/// Which one a number makes is decided by the seeds and the number alone.
struct Mutator: Sendable {
  private let seeds: [[UInt8]]
  private let seed: UInt64

  /// How much of a seed goes into an input.
  private static let windowLength = 6_000

  /// The greatest length of an input.
  private static let maximumLength = 200_000

  init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    self.seed = seed
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

  /// A part of a seed that begins with a line.
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
    switch random.next(below: 14) {
    case 0: bytes[place] ^= 1 << UInt8(random.next(below: 8))
    case 1: bytes[place] = UInt8(random.next(below: 256))
    case 2: bytes.removeSubrange(Tokens.range(around: place, in: bytes))
    case 3:
      let token = Tokens.range(around: place, in: bytes)
      bytes.insert(contentsOf: Array(bytes[token]), at: token.upperBound)
    case 4:
      let first = Tokens.range(around: place, in: bytes)
      let second = Tokens.range(around: random.next(below: bytes.count), in: bytes)
      let text = Array(bytes[second])
      bytes.replaceSubrange(first, with: text)
    case 5: bytes.insert(contentsOf: random.element(of: Fragments.all), at: place)
    case 6:
      bytes.replaceSubrange(
        Tokens.range(around: place, in: bytes), with: random.element(of: Fragments.all))
    case 7: bytes.removeLast(random.next(below: bytes.count))
    case 8: bytes.removeSubrange(place..<min(bytes.count, place + random.next(below: 200)))
    case 9:
      let end = min(bytes.count, place + random.next(below: 300))
      let part = Array(bytes[place..<end])
      bytes.insert(contentsOf: part, at: random.next(below: bytes.count))
    case 10:
      let other = window(&random)
      let start = random.next(below: other.count)
      bytes.insert(contentsOf: other[start...].prefix(random.next(below: 400)), at: place)
    case 11: bytes.insert(contentsOf: random.element(of: Fragments.invalid), at: place)
    default: amplify(&bytes, at: place, &random)
    }
  }

  /// Repeats something many times, and sometimes what closes it as often.
  private func amplify(_ bytes: inout [UInt8], at place: Int, _ random: inout RandomSource) {
    let count = 1 << random.next(below: 13)
    if random.next(below: 2) == 0 {
      let (open, close) = random.element(of: Fragments.pairs)
      let closes = random.next(below: 4) > 0
      let inner = random.next(below: 2) == 0 ? [] : random.element(of: Fragments.all)
      let opened = Array(repeatElement(open, count: count).joined())
      let closed = closes ? Array(repeatElement(close, count: count).joined()) : []
      bytes.insert(contentsOf: opened + inner + closed, at: place)
    } else {
      let end = min(bytes.count, place + 1 + random.next(below: 40))
      let part =
        random.next(below: 2) == 0 ? Array(bytes[place..<end]) : random.element(of: Fragments.all)
      bytes.insert(contentsOf: repeatElement(part, count: count).joined(), at: place)
    }
  }
}
