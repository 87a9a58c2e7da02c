/// The loops that the cases measure, and the check that they make first.
enum Calls {
  /// Calls `lookup(_:)` repeatedly.
  @inline(never)
  static func lookup(_ id: Int, on lookup: any Lookup, times: Int) {
    var total = 0
    for _ in 0..<times { total &+= lookup.lookup(id) }
    sink(total)
  }

  /// Calls `find(_:in:)` repeatedly.
  @inline(never)
  static func find(_ id: Int, in shelf: String, on lookup: any Lookup, times: Int) {
    var total = 0
    for _ in 0..<times { total &+= lookup.find(id, in: shelf) }
    sink(total)
  }

  /// Calls `tick()` repeatedly.
  @inline(never)
  static func tick(_ lookup: any Lookup, times: Int) {
    for _ in 0..<times { lookup.tick() }
  }

  /// Traps unless a mock returns its stubbed value, because other results make the cost irrelevant.
  static func check<Value: Equatable>(_ answer: Value, is expected: Value, of label: String) {
    precondition(answer == expected, "\(label) answered \(answer), not \(expected)")
  }
}
