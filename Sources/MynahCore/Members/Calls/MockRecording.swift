/// The number of calls that a mock records for each member.
///
/// ```swift
/// let bird = mock(Bird.self).recording(.last(100))
/// ```
public enum MockRecording: Sendable, Equatable {
  /// All calls, which is the default.
  case all

  /// The newest calls, up to the given number.
  ///
  /// The arguments of older calls are released, at the latest when as many further calls were made
  /// as a sixteenth of the number.
  case last(Int)

  /// No calls.
  ///
  /// The mock still answers calls, but you can't verify it.
  case nothing

  /// The maximum number of calls to record for each member.
  var limit: Int {
    switch self {
    case .all: .max
    case .last(let count): count
    case .nothing: 0
    }
  }
}
