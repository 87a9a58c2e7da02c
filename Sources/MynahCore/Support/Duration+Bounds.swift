extension Duration {
  /// A century, which no test waits for: clocks end the process where they wait much longer.
  static let endless = Duration.seconds(100 * 365 * 24 * 3600)

  /// The time, not less than none and not longer than a century.
  var bounded: Duration { min(max(self, .zero), .endless) }
}
