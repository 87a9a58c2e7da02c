/// A matcher of one argument without the argument's type.
open class AnyArgumentMatcher: @unchecked Sendable {
  /// The matcher as it is written in a test, or the text of an exact value.
  public let description: String

  /// Whether every argument of the matcher's type matches.
  var isWildcard: Bool { false }

  /// The hash of the one value that matches; nil where there is no such value, or it has no hash.
  var exactHash: Int? { nil }

  /// Whether this is `any()`, which has no type of its own.
  fileprivate(set) var isBare = false

  /// The mistake that was made instead of a matcher; who evaluates the pattern reports it.
  let misuse: Misuse?

  init(description: String, misuse: Misuse?) {
    self.description = description
    self.misuse = misuse
  }

  /// Whether a value of any type matches.
  func matches(anyValue value: Any) -> Bool {
    preconditionFailure("An argument matcher must override this.")
  }
}

/// Decides whether an argument is the one that a stub or an expectation means.
public final class ArgumentMatcher<Argument>: AnyArgumentMatcher, @unchecked Sendable {
  /// What the argument must fulfil; nil where any will do.
  @usableFromInline let condition: ((Argument) -> Bool)?

  /// The one value that matches and how arguments are hashed; nil where there is no such value, or it
  /// has no hash.
  @usableFromInline let exact: (value: Argument, hash: (Argument) -> Int)?

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - description: The matcher as it is written in a test; failures show it.
  ///   - condition: What the argument must fulfil; nil where any will do.
  public init(description: String, condition: ((Argument) -> Bool)?) {
    self.condition = condition
    exact = nil
    super.init(description: description, misuse: nil)
  }

  /// Creates a matcher of one value that has a hash.
  @usableFromInline
  init(
    _ value: Argument, condition: @escaping (Argument) -> Bool, hash: @escaping (Argument) -> Int
  ) {
    self.condition = condition
    exact = (value, hash)
    super.init(description: describe(value), misuse: nil)
  }

  /// Creates what stands for a mistake: a matcher that matches nothing.
  init(misuse: Misuse, description: String) {
    condition = { _ in false }
    exact = nil
    super.init(description: description, misuse: misuse)
  }

  /// Whether an argument matches.
  @inlinable
  public func matches(_ argument: Argument) -> Bool { condition?(argument) ?? true }

  override var isWildcard: Bool { condition == nil }

  override var exactHash: Int? { exact.map { $0.hash($0.value) } }

  /// Adds the hash of an argument to that of the arguments before it, where this matcher is exact.
  @inlinable
  func hash(_ argument: Argument, after hash: Int) -> Int {
    guard let exact else { return hash }
    return combinedHash(hash, exact.hash(argument))
  }

  override func matches(anyValue value: Any) -> Bool {
    guard let argument = value as? Argument else { return false }
    return matches(argument)
  }

  /// The matcher that `any()` is.
  static var anything: ArgumentMatcher {
    let matcher = ArgumentMatcher(description: "any()", condition: nil)
    matcher.isBare = true
    return matcher
  }
}

/// The hash of several arguments, from that of the first ones and that of the next.
@usableFromInline
func combinedHash(_ hash: Int, _ next: Int) -> Int {
  (hash &* 0x100_0000_01B3) ^ next
}
