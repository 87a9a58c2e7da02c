internal import MynahSyntax

/// A property of a mock that stubs a requirement or records its calls.
struct RecordingMember {
  enum Kind: Hashable {
    /// The result of a method.
    case value
    case error

    /// A closure that answers calls.
    case closure
    case count

    /// A Boolean value that indicates whether the method was called.
    case isCalled

    /// The arguments of the last call: a tuple, or the only argument.
    case arguments

    /// The arguments of all calls.
    case invocations

    /// A property of the protocol, or the variable that stores its value.
    case property
    case assignmentCount

    /// A subject that a publisher forwards.
    case subject
  }

  let name: String
  let kind: Kind
  let requirement: Requirement

  /// The name of the mocked protocol.
  var mocked = ""

  /// Boolean values that indicate whether statements name the types, because other requirements have
  /// the same name and labels.
  var overload: (arguments: Bool, result: Bool) = (false, false)

  /// A description that is equal for members that are rewritten in the same way.
  var form: String {
    let parameters = requirement.parameters.map { "\($0.name): \($0.type)" }
    let types =
      kind == .arguments || kind == .invocations || overload != (false, false)
      ? "\(parameters) \(requirement.result as Any)" : ""
    let flags = [
      requirement.needsAwait, requirement.isGeneric, requirement.isSettable,
      requirement.hasOptionalResult, requirement.kind == .property,
    ]
    return "\(kind) \(requirement.fullName) \(flags) \(types)"
  }
}
