internal import MynahSyntax

/// Counts how often aliases are replaced by what they stand for in the types of one mock.
///
/// Where each of some aliases names the next one twice, that is twice as often with every further
/// alias, so there has to be an end.
final class Expansions {
  /// How many aliases may lead from one to the next.
  static let depthLimit = 64

  private static let limit = 20_000

  private var count = 0

  /// Whether there were too many, so that some types were not written out.
  private var areExhausted = false

  /// Counts one more; returns whether it is allowed.
  ///
  /// - Parameter depth: How many others it is inside of.
  func begin(depth: Int) -> Bool {
    count += 1
    guard count <= Self.limit, depth < Self.depthLimit else {
      areExhausted = true
      return false
    }
    return true
  }

  /// Throws where the types of a type's mock are not all written out.
  func check(of type: DeclaredType) throws(Refusal) {
    guard areExhausted else { return }
    throw Refusal(
      typeName: type.qualifiedName, path: type.file.path, position: type.position,
      reason: "its types are too long where its aliases are replaced by what they stand for")
  }
}
