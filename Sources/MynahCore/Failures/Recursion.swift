/// What of people's calls the member that asks it, without an end.
package enum Recursion: Sendable {
  /// The closure of a stub.
  case closure

  /// What calls are forwarded to.
  case target

  /// The matcher of a stub, or of what calls are forwarded to.
  case matcher

  /// A closure or a target of an `async` member, in which so many are called within each other.
  case nested(Int, isForwarded: Bool)
}

extension Recursion {
  func text(_ member: String) -> String {
    switch self {
    case .closure: closureText(member, "no more calls fit on the stack")
    case .target: targetText(member, "no more calls fit on the stack")
    case .nested(let depth, isForwarded: false):
      closureText(member, "\(depth) run within each other")
    case .nested(let depth, isForwarded: true): targetText(member, "\(depth) run within each other")
    case .matcher:
      """
      A matcher for calls of \(member) makes such a call, without an end: no more calls fit on the stack.
      Let it look at its argument without that call.
      """
    }
  }

  private func closureText(_ member: String, _ reason: String) -> String {
    """
    The stub of \(member) calls what it answers, without an end: \(reason).
    Let its closure return without that call, or stub the call that ends it.
    """
  }

  private func targetText(_ member: String, _ reason: String) -> String {
    """
    Calls of \(member) are forwarded to what makes them again, without an end: \(reason).
    Forward them to another object, or stub the call that ends it.
    """
  }
}
