/// Numbers that a seed decides, the same on every platform.
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

  /// A number from 0 to below the limit; 0 where the limit is 0.
  mutating func next(below limit: Int) -> Int {
    limit <= 0 ? 0 : Int(next() % UInt64(limit))
  }

  mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}
