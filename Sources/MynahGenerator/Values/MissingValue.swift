/// A result of a member for which there may be no value where no stub answers a call, which ends the process
/// if the member throws nothing.
struct MissingValue {
  /// The member, as in `nest(at:)`.
  let member: String

  /// The type of the result, as the file writes it.
  let type: String

  /// Why there is none, as a clause whose subject is the type.
  let reason: String
}
