/// Which calls of a member are covered by a `verify` that held.
///
/// They stand beside the log, so that a call pays nothing for them. Cleared calls are forgotten here by
/// themselves: those that follow belong to another era.
struct VerifiedCalls {
  /// The era of the log that this is about.
  private var era: UInt64 = 0

  /// How many calls from the first on are verified, whatever the bits say.
  private var leading = 0

  /// One bit a call, from the first call of the word with a number on.
  private var bits: [UInt64] = []
  private var firstWord = 0

  /// Adds calls.
  mutating func insert(_ matched: MatchedCalls) {
    let orders = matched.orders
    guard matched.count > 0, orders.era >= era else { return }
    if orders.era != era {
      self = VerifiedCalls()
      era = orders.era
    }
    guard let new = matched.bits else {
      leading = max(leading, orders.forgotten + orders.count)
      return
    }
    forget(before: orders.forgotten >> 6)
    // A call's bit is at its place among all calls, the new bits at that among the recorded ones.
    let shift = UInt64(orders.forgotten & 63)
    let offset = orders.forgotten >> 6 - firstWord
    let end = offset + new.count + (shift > 0 ? 1 : 0)
    if bits.count < end { bits.append(contentsOf: repeatElement(0, count: end - bits.count)) }
    // What is older than the first word belongs to calls that are forgotten meanwhile.
    for index in new.indices where offset + index >= 0 {
      bits[offset + index] |= new[index] << shift
      if shift > 0 { bits[offset + index + 1] |= new[index] >> (64 - shift) }
    }
  }

  /// Releases the words of calls that are not recorded any more.
  private mutating func forget(before word: Int) {
    guard word > firstWord else { return }
    bits.removeFirst(min(bits.count, word - firstWord))
    firstWord = word
  }

  /// Whether a call is verified.
  func contains(_ index: Int, in orders: RecordedOrders) -> Bool {
    guard orders.era == era else { return false }
    let number = orders.forgotten + index
    if number < leading { return true }
    let word = number >> 6 - firstWord
    return bits.indices.contains(word) && bits[word] & (1 << (number & 63)) != 0
  }
}
