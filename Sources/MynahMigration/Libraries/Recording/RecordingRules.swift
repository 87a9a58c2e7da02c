/// The rules for a library whose mocks have several properties for each requirement.
struct RecordingRules {
  /// Returns true if the library generates a mock of a protocol.
  let isAnnotated: @Sendable (ProtocolDeclaration) -> Bool

  /// Returns the properties of a mock, for the requirements of its protocol.
  let members: @Sendable ([Requirement]) -> [RecordingMember]

  /// The ends of names that only mocks have.
  let marks: [String]

  /// The ends of names that have precedence over later names in a call.
  let precedence: [String]

  let hasInheritedMembers: Bool
}

extension String {
  /// The string with an uppercase first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The letters and digits of the string.
  var alphanumeric: String { filter { $0.isLetter || $0.isNumber } }
}
