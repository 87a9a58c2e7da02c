/// Which calls of a member a pattern selects.
struct MatchedCalls {
  /// The calls that were looked at.
  let orders: RecordedOrders

  /// One bit a call; nil where all match.
  let bits: [UInt64]?

  /// How many calls match; where all do, the forgotten ones are among them.
  let count: Int

  /// How many calls may match, where the forgotten ones are counted too.
  var possibleCounts: ClosedRange<Int> {
    count...(bits == nil ? count : count + orders.forgotten)
  }

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
  ///
  /// Captors get nothing.
  func matches(in calls: RecordedCalls<Arguments>) -> MatchedCalls {
    guard !matchesEverything, calls.count > 0 else {
      let count = matchesEverything ? calls.count + calls.orders.forgotten : 0
      return MatchedCalls(orders: calls.orders, bits: matchesEverything ? nil : [], count: count)
    }
    var bits = [UInt64](repeating: 0, count: (calls.count + 63) >> 6)
    let count = bits.withUnsafeMutableBufferPointer { words in
      calls.withArguments { mark($0, words.baseAddress.unsafelyUnwrapped) }
    }
    return MatchedCalls(orders: calls.orders, bits: bits, count: count)
  }
}
