/// A series of stubs for `find(_:in:)` in which exact values and wildcards alternate.
///
/// Each measured call matches a single stub, so it doesn't matter whether an implementation prefers
/// the newest stub or the most specific stub.
enum StubMixture {
  /// The arguments that a stub accepts.
  enum Pattern {
    /// `find(id, in: any())`
    case exactID(Int)
    /// `find(any(), in: shelf)`
    case exactShelf(String)
    /// `find(id, in: shelf)`
    case exactBoth(Int, String)
  }

  /// A shelf that isn't in any stub.
  static let unnamedShelf = "elsewhere"

  /// Returns the pattern of the stub at a position, oldest first.
  ///
  /// If the number of stubs is a power of ten, the first and last stubs accept any shelf.
  static func pattern(at index: Int) -> Pattern {
    switch index % 3 {
    case 0: .exactID(index)
    case 1: .exactShelf("shelf \(index)")
    default: .exactBoth(index, "shelf \(index)")
    }
  }

  /// Returns the value that the stub at a position returns.
  static func result(at index: Int) -> Int { index + 1 }
}
