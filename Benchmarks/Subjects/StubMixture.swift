/// A row of stubs for `find(_:in:)` in which exact values and wildcards alternate.
///
/// No stub shadows another for the calls that are measured, so the rule of the newest stub and a
/// rule of the most exact one give the same answers.
enum StubMixture {
  /// Which arguments a stub accepts.
  enum Pattern {
    /// `find(id, in: any())`
    case exactID(Int)
    /// `find(any(), in: shelf)`
    case exactShelf(String)
    /// `find(id, in: shelf)`
    case exactBoth(Int, String)
  }

  /// A shelf that no stub names.
  static let unnamedShelf = "elsewhere"

  /// The stub at a position, oldest first.
  ///
  /// Both the first and the last stub of a power of ten accept an exact identifier on any shelf.
  static func pattern(at index: Int) -> Pattern {
    switch index % 3 {
    case 0: .exactID(index)
    case 1: .exactShelf("shelf \(index)")
    default: .exactBoth(index, "shelf \(index)")
    }
  }

  /// What the stub at a position returns.
  static func result(at index: Int) -> Int { index + 1 }
}
