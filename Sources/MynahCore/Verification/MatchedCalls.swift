/// The order numbers of the calls that a member's log held at one moment.
struct RecordedOrders {
  /// The log, which keeps the memory.
  let log: AnyObject?
  let numbers: UnsafePointer<UInt64>?
  let count: Int

  subscript(index: Int) -> UInt64 {
    withExtendedLifetime(log) { numbers.unsafelyUnwrapped[index] }
  }

  /// The number of the first call, which stays the same until the calls are cleared.
  var first: UInt64? { count == 0 ? nil : self[0] }
}

/// Which calls of a member a pattern selects.
struct MatchedCalls {
  /// The calls that were looked at.
  let orders: RecordedOrders

  /// One bit a call; nil where all match.
  let bits: [UInt64]?

  /// How many calls match.
  let count: Int

  func contains(_ index: Int) -> Bool {
    guard let bits else { return true }
    return bits[index >> 6] & (1 << (index & 63)) != 0
  }

  /// The same calls, but only those with some order numbers.
  func keeping(_ isKept: (UInt64) -> Bool) -> MatchedCalls {
    var kept = [UInt64](repeating: 0, count: (orders.count + 63) >> 6)
    var count = 0
    for index in 0..<orders.count where contains(index) && isKept(orders[index]) {
      kept[index >> 6] |= 1 << (index & 63)
      count += 1
    }
    return MatchedCalls(orders: orders, bits: kept, count: count)
  }
}

extension ArgumentsMatcher {
  /// Returns which of a member's calls match; takes no time where every argument does.
  func matches(in calls: RecordedCalls<Arguments>) -> MatchedCalls {
    guard let condition else {
      return MatchedCalls(orders: calls.orders, bits: nil, count: calls.count)
    }
    var bits: [UInt64] = []
    bits.reserveCapacity((calls.count + 63) >> 6)
    var count = 0
    calls.withArguments { arguments in
      var word: UInt64 = 0
      var bit: UInt64 = 1
      for argument in arguments {
        if condition(argument) {
          word |= bit
          count += 1
        }
        bit <<= 1
        if bit == 0 {
          bits.append(word)
          (word, bit) = (0, 1)
        }
      }
      bits.append(word)
    }
    return MatchedCalls(orders: calls.orders, bits: bits, count: count)
  }
}
