/// A call of a `Stub` or `ThrowingStub` that has nothing left to answer with.
package struct UnansweredStub: Sendable {
  /// Why nothing answers.
  package enum Reason: Sendable {
    /// No stub was set for the property with this name.
    case unset(property: String)

    /// The named function calls a property that is nil, whose name can not be told on every system.
    case missing(property: String?, caller: String)

    /// The queue, which answered so many calls, is empty, and there is no default.
    case spent(answered: Int)
  }

  /// The stub's type, as in `Stub<String, Bool>`.
  let type: String
  let reason: Reason

  /// Where the stub was made, or where its property is declared, or called where it is nil.
  let origin: CodeLocation

  /// The call's place among the calls of its stub, counted from 1.
  let number: Int

  /// The call's arguments as failures show them; nil where there are none.
  let arguments: String?

  /// A stub to write that answers, as in `Stub(defaultReturnValue: <#Bool#>)`.
  let example: String

  /// Whether the call throws the failure; else the process stops.
  let isThrown: Bool

  /// What tells this call from all others.
  let occurrence = nextSerial()

  package init(
    type: String, reason: Reason, origin: CodeLocation, number: Int, arguments: String?,
    example: String, isThrown: Bool
  ) {
    self.type = type
    self.reason = reason
    self.origin = origin
    self.number = number
    self.arguments = arguments
    self.example = example
    self.isThrown = isThrown
  }
}
