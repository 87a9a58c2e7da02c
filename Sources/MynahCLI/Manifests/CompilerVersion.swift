/// The first two numbers of a version of the compiler.
struct CompilerVersion: Comparable {
  private let major: Int
  private let minor: Int

  /// Reads a version as it is written, such as `6.2` or `6`; nil where there is no number.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    guard let major = numbers.first else { return nil }
    self.major = major
    minor = numbers.dropFirst().first ?? 0
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
