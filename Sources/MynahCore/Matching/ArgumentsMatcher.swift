/// The matchers of all arguments of a call.
public struct ArgumentsMatcher<Arguments> {
  /// One matcher an argument, in order.
  let parts: [AnyArgumentMatcher]

  /// What the arguments must fulfil; nil where any will do.
  let condition: ((Arguments) -> Bool)?

  @usableFromInline
  init(_ parts: [AnyArgumentMatcher], _ condition: ((Arguments) -> Bool)?) {
    self.parts = parts
    self.condition = parts.allSatisfy(\.isWildcard) ? nil : condition
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
