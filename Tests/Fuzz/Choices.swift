/// The choices that the bytes of an input determine.
///
/// After the last byte, each choice is the first one.
final class Choices {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var areUsedUp: Bool { index >= bytes.count }

  /// Returns a number from 0 up to, but not including, the limit.
  func next(below limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    var value = 0
    var reach = 1
    while reach < limit {
      value = value << 8 | Int(areUsedUp ? 0 : bytes[index])
      reach <<= 8
      index += 1
    }
    return value % limit
  }

  func chance(_ percent: Int) -> Bool { next(below: 100) < percent }

  func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }

  /// Returns the input that a seed and a number determine.
  static func input(seed: UInt64, iteration: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed, iteration: iteration)
    return (0..<(20 + random.next(below: 600))).map { _ in UInt8(random.next(below: 256)) }
  }
}

/// Random numbers that a seed determines, which are the same on every platform.
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64, iteration: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ iteration
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number from 0 up to, but not including, the limit, or 0 if the limit is 0.
  mutating func next(below limit: Int) -> Int {
    limit <= 0 ? 0 : Int(next() % UInt64(limit))
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}
