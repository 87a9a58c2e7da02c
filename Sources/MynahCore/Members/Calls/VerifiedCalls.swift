/// The calls to a member that are covered by a successful `verify`.
///
/// This set is separate from the log, because a call shouldn't have to update it. It identifies a
/// call by its position among all calls of an era, including the forgotten calls. Therefore,
/// positions don't change when the log forgets calls.
///
/// The set consists of the first calls of the era, up to the number `leading`, and of a bit for
/// each later call that is verified. It doesn't have to be cleared together with the log, because
/// later calls belong to another era, and a set doesn't contain calls of other eras.
struct VerifiedCalls {
  /// The era of the calls in this set.
  private(set) var era: UInt64 = 0

  /// The number of calls at the beginning of the era that are verified, regardless of their bits.
  private var leading = 0

  /// One bit for each call.
  private var bits: [UInt64] = []

  /// Adds the calls that a `verify` covers.
  mutating func insert(_ matched: MatchedCalls) {
    let serials = matched.serials
    guard matched.count > 0, serials.era >= era else { return }
    if serials.era != era {
      self = VerifiedCalls()
      era = serials.era
    }
    guard let new = matched.bits else {
      leading = max(leading, serials.forgotten + serials.count)
      return
    }
    // This set counts calls from the first call of the era, but `new` counts from the first
    // recorded call. The positions differ by the number of forgotten calls: by `offset` words of
    // `bits`, and by `shift` bits within a word. If the bits are shifted, each word of `new` covers
    // two words of `bits`.
    let shift = UInt64(serials.forgotten & 63)
    let offset = serials.forgotten >> 6
    let end = offset + new.count + (shift > 0 ? 1 : 0)
    if bits.count < end { bits.append(contentsOf: repeatElement(0, count: end - bits.count)) }
    for (index, word) in new.enumerated() {
      bits[offset + index] |= word << shift
      if shift > 0 { bits[offset + index + 1] |= word >> (64 - shift) }
    }
  }

  /// Returns a Boolean value that indicates whether a call is verified.
  func contains(_ index: Int, in serials: RecordedSerials) -> Bool {
    guard serials.era == era else { return false }
    let number = serials.forgotten + index
    if number < leading { return true }
    return number < bits.count << 6 && bits[number >> 6] & (1 << (number & 63)) != 0
  }
}
