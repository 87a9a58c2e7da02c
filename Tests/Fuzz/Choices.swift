/// What the bytes of an input decide, one choice after another; the first of all where they are used up.
final class Choices {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var areUsedUp: Bool { index >= bytes.count }

  /// A number from 0 to below the limit.
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
}

/// The inputs of the modes whose inputs are choices.
struct ChoiceSource: Sendable {
  let seed: UInt64

  func input(_ iteration: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed, iteration: iteration)
    return (0..<(20 + random.next(below: 600))).map { _ in UInt8(random.next(below: 256)) }
  }
}
