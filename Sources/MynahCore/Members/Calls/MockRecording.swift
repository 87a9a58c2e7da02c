/// How many calls of each member a mock records.
///
/// ```swift
/// let bird = mock(Bird.self).recording(.last(100))
/// ```
public enum MockRecording: Sendable, Equatable {
  /// All calls, which is what mocks do if nothing else is said.
  case all

  /// A number of calls, the newest; the arguments of older ones are released.
  case last(Int)

  /// None: such a mock answers calls, and can not be verified.
  case nothing

  /// How many calls of a member are recorded.
  var limit: Int {
    switch self {
    case .all: .max
    case .last(let count): count
    case .nothing: 0
    }
  }
}
