/// The members that have one name, as numbers.
struct Namesakes {
  /// The one of which the signature is not known, for there was no other.
  var only: Int?

  var bySignature: [String: [Int]] = [:]
}
