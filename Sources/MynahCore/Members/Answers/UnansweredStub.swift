/// A call of a `Stub` or `ThrowingStub` that has nothing left to answer with.
package enum UnansweredStub {
  /// No stub was set for the property with this name.
  case unset(property: String)

  /// The named function calls a property that is nil, whose name isn't known on every system.
  case missing(property: String?, caller: String)

  /// The queue, which answered so many calls, is empty, and there is no default.
  case spent(answered: Int)
}

extension MockFailure {
  /// Writes the failure of a call that a `Stub` can't answer.
  ///
  /// - Parameters:
  ///   - reason: Why nothing answers.
  ///   - type: The stub's type, as in `Stub<String, Bool>`.
  ///   - origin: Where the stub was made, or its property is declared or called.
  ///   - number: The call's place among the calls of its stub, counted from 1.
  ///   - arguments: The call's arguments; nil if there are none.
  ///   - example: A stub to write that answers, as in `Stub(defaultReturnValue: <#Bool#>)`.
  ///   - isThrown: Whether the call throws the failure. Otherwise, the process stops.
  package static func unanswered(
    _ reason: UnansweredStub, type: String, origin: CodeLocation, number: Int, arguments: String?,
    example: String, isThrown: Bool, at location: CodeLocation
  ) -> Self {
    let consequence = (isThrown ? UnexpectedCall.Consequence.threw : .stopped).text
    let problem: String
    let remark: String
    switch reason {
    case .unset(let property):
      problem = "no stub is set for \(property)"
      remark = "It is declared at \(origin.brief)."
    case .missing(let property, let caller):
      problem = "no stub is set for \(property ?? "a property of the mock")"
      remark = "It is called by \(caller) at \(origin.brief)."
    case .spent(let answered):
      problem = "nothing is left to answer call #\(number) of \(type)"
      let queue = answered == 0 ? "Its queue is empty" : "Its queue had \(answered.things("value"))"
      remark = "\(queue), and it has no default. It was made at \(origin.brief)."
    }
    var lines = ["Unexpected call: \(problem)\(consequence).", remark]
    if let arguments { lines.append("Called with: \(arguments)") }
    lines.append("Write: \(example)")
    return Self(lines.joined(separator: "\n"), at: location).thrown()
  }
}
