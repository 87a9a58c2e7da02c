extension Duration {
  /// A century, which is longer than any test waits.
  ///
  /// Waits are limited to this duration, because a clock crashes if it has to wait much longer.
  static let endless = Duration.seconds(100 * 365 * 24 * 3600)

  /// This duration, limited to the range from zero to a century.
  var bounded: Duration { min(max(self, .zero), .endless) }
}
