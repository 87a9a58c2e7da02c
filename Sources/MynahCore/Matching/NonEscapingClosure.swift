/// What stands for a closure that does not escape in the log of calls: it can not be kept.
///
/// Such an argument is matched by `any()` only. A stub's closure gets the real one.
public struct NonEscapingClosure<Closure>: Sendable {
  /// Creates the placeholder.
  ///
  /// Generated code calls this.
  public init() {}
}

extension NonEscapingClosure: CustomStringConvertible {
  /// The text that failures show.
  public var description: String { "a closure" }
}
