/// The matchers of all arguments of a call.
public struct ArgumentsMatcher<Arguments> {
  /// One matcher an argument, in order.
  let parts: [AnyArgumentMatcher]

  /// What the arguments must fulfil; nil where any will do.
  ///
  /// This is asked once about each call that a stub could answer or a verification counts: where it
  /// holds, captors get the arguments.
  let condition: ((Arguments) -> Bool)?

  /// The same as `condition`, for those who explain: captors get nothing.
  private let quietCondition: ((Arguments) -> Bool)?

  @usableFromInline
  init(_ parts: [AnyArgumentMatcher], _ condition: ((Arguments) -> Bool)?) {
    self.parts = parts
    quietCondition = parts.allSatisfy(\.isWildcard) ? nil : condition
    guard parts.contains(where: { $0.capture != nil }) else {
      self.condition = quietCondition
      return
    }
    self.condition = { arguments in
      guard condition?(arguments) ?? true else { return false }
      for (part, argument) in zip(parts, splitArguments(arguments, count: parts.count)) {
        part.capture?(argument)
      }
      return true
    }
  }

  /// Whether these arguments match; captors get nothing.
  func matches(_ arguments: Arguments) -> Bool { quietCondition?(arguments) ?? true }

  /// How many of these arguments match.
  func count(in arguments: UnsafeBufferPointer<Arguments>) -> Int {
    guard let condition else { return arguments.count }
    var count = 0
    for argument in arguments where condition(argument) { count += 1 }
    return count
  }

  /// The arguments of a call, one by one.
  func split(_ arguments: Arguments) -> [Any] {
    splitArguments(arguments, count: parts.count)
  }
}

/// Takes the arguments of a call apart.
func splitArguments<Arguments>(_ arguments: Arguments, count: Int) -> [Any] {
  switch count {
  case 0: []
  case 1: [arguments]
  default: Mirror(reflecting: arguments).children.map(\.value)
  }
}
