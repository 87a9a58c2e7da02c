/// Which calls of a member are covered by a `verify` that held.
///
/// They stand beside the log, so that a call pays nothing for them. Cleared calls are forgotten here by
/// themselves: the first of the calls that follow has another number.
struct VerifiedCalls {
  /// The number of the first call of the log that this is about.
  private var firstOrder: UInt64 = 0

  /// How many calls from the first on are verified, whatever the bits say.
  private var leading = 0

  /// One bit a call.
  private var bits: [UInt64] = []

  /// Adds calls.
  mutating func insert(_ matched: MatchedCalls) {
    guard matched.count > 0, let first = matched.orders.first, first >= firstOrder else { return }
    if first != firstOrder {
      self = VerifiedCalls()
      firstOrder = first
    }
    guard let new = matched.bits else {
      leading = max(leading, matched.orders.count)
      return
    }
    if bits.count < new.count {
      bits.append(contentsOf: repeatElement(0, count: new.count - bits.count))
    }
    for index in new.indices { bits[index] |= new[index] }
  }

  /// Whether a call is verified.
  func contains(_ index: Int, in orders: RecordedOrders) -> Bool {
    guard orders.first == firstOrder else { return false }
    if index < leading { return true }
    return index >> 6 < bits.count && bits[index >> 6] & (1 << (index & 63)) != 0
  }
}
