/// The calls to a member that a pattern selects.
///
/// The set has one bit for each call. Bit `index & 63` of word `index >> 6` belongs to the call with
/// that index.
struct MatchedCalls {
  /// The calls that were compared with the pattern.
  let serials: RecordedSerials

  /// One bit for each call, or nil if all calls match.
  let bits: [UInt64]?

  /// The number of calls that match.
  ///
  /// If all calls match, the number includes the forgotten calls.
  let count: Int

  /// The possible numbers of matching calls.
  ///
  /// The arguments of forgotten calls are unknown, so each forgotten call may have matched or not.
  var possibleCounts: ClosedRange<Int> {
    if bits == nil { return count...count }
    return count...count + serials.forgotten
  }

  func contains(_ index: Int) -> Bool {
    guard let bits else { return true }
    return bits[index >> 6] & (1 << (index & 63)) != 0
  }

  /// Returns the matching calls whose serial numbers fulfill a condition.
  func keeping(_ isKept: (UInt64) -> Bool) -> MatchedCalls {
    var kept = [UInt64](repeating: 0, count: (serials.count + 63) >> 6)
    var count = 0
    for index in 0..<serials.count where contains(index) && isKept(serials[index]) {
      kept[index >> 6] |= 1 << (index & 63)
      count += 1
    }
    return MatchedCalls(serials: serials, bits: kept, count: count)
  }
}

extension CallMatcher {
  /// Returns the calls to a member that match.
  ///
  /// If the matcher accepts all arguments, no calls are compared. Captors don't receive arguments.
  func matches(in calls: RecordedCalls<Arguments>) -> MatchedCalls {
    let serials = calls.serials
    if matchesEverything {
      return MatchedCalls(serials: serials, bits: nil, count: serials.count + serials.forgotten)
    }
    guard serials.count > 0 else { return MatchedCalls(serials: serials, bits: [], count: 0) }
    var bits = [UInt64](repeating: 0, count: (serials.count + 63) >> 6)
    let count = bits.withUnsafeMutableBufferPointer { words in
      calls.withArguments { mark($0, words.baseAddress.unsafelyUnwrapped) }
    }
    return MatchedCalls(serials: serials, bits: bits, count: count)
  }
}
