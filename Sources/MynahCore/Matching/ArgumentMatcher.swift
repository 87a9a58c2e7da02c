/// A matcher of one argument without the argument's type.
public class _AnyArgumentMatcher: @unchecked Sendable {
  /// The matcher as it is written in a test, or the text of an exact value.
  public var description: String { text() }

  /// Makes the description when it's read: values may take long to describe themselves.
  private let text: () -> String

  /// Whether every argument of the matcher's type matches.
  var isWildcard: Bool { false }

  /// The hash of the one value that matches; nil where there is no such value, or it has no hash.
  var exactHash: Int? { nil }

  /// Whether matching and hashing calls nothing of people's.
  var isPlain: Bool { false }

  /// The one value that matches; nil where there is no such value.
  var onlyValue: Any? { nil }

  /// How many bytes an argument has.
  var size: Int { 0 }

  /// What the address of an argument is a multiple of.
  var alignment: Int { 1 }

  /// What the bytes of an argument say about whether it is the one value that matches.
  var byteEquality: ByteEquality { .undecided }

  /// Copies the bytes of the one value that matches.
  func copyBytes(to place: UnsafeMutableRawPointer) {}

  /// The position that a test says the argument has, counted from 1; nil where it says none.
  var position: Int?

  /// Whether this is `any()`, which has no type of its own.
  fileprivate(set) var isBare = false

  /// The mistake that was made instead of a matcher; who evaluates the pattern reports it.
  package let misuse: Misuse?

  /// Takes the argument of each call whose arguments all match; nil where nobody asks for it.
  let capture: ((Any) -> Void)?

  init(_ text: @escaping () -> String, misuse: Misuse?, capture: ((Any) -> Void)?) {
    self.text = text
    self.misuse = misuse
    self.capture = capture
  }

  /// Whether a value of any type matches.
  func matches(anyValue value: Any) -> Bool {
    preconditionFailure("An argument matcher must override this.")
  }
}

/// Decides whether an argument is the one that a stub or an expectation means.
public class _ArgumentMatcher<Argument>: _AnyArgumentMatcher, @unchecked Sendable {
  /// What the argument must fulfil; nil where any will do.
  @usableFromInline final let condition: ((Argument) -> Bool)?

  /// How arguments are hashed; nil where not exactly one value matches, or it has no hash.
  @usableFromInline final let hash: ((Argument) -> Int)?

  /// Marks the arguments that match, faster than one by one; nil where nothing is faster.
  final let mark: MarkMatches<Argument>?

  init(
    _ text: @escaping () -> String, condition: ((Argument) -> Bool)?,
    hash: ((Argument) -> Int)? = nil,
    mark: MarkMatches<Argument>? = nil, misuse: Misuse? = nil, capture: ((Any) -> Void)? = nil
  ) {
    self.condition = condition
    self.hash = hash
    self.mark = mark
    super.init(text, misuse: misuse, capture: capture)
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - description: The matcher as it is written in a test; failures show it.
  ///   - condition: What the argument must fulfil; nil where any will do.
  public convenience init(description: String, condition: ((Argument) -> Bool)?) {
    self.init({ description }, condition: condition)
  }

  /// Creates a matcher of what another matcher matches.
  convenience init(like matcher: _AnyArgumentMatcher) {
    self.init(
      { matcher.description }, condition: { matcher.matches(anyValue: $0) },
      capture: matcher.capture)
    position = matcher.position
  }

  /// Creates what stands for a mistake: a matcher that matches nothing.
  package convenience init(misuse: Misuse, description: String) {
    self.init({ description }, condition: { _ in false }, misuse: misuse)
  }

  /// Whether an argument matches.
  @inlinable
  public final func matches(_ argument: Argument) -> Bool { condition?(argument) ?? true }

  /// Adds the hash of an argument to that of the arguments before it, where this matcher is exact.
  ///
  /// Generated code calls this.
  @inlinable
  public final func hash(_ argument: Argument, after hash: Int) -> Int {
    combinedHash(hash, argument, self.hash)
  }

  override final var isWildcard: Bool { condition == nil }

  override var isPlain: Bool { capture == nil && isWildcard }

  override final var size: Int { MemoryLayout<Argument>.size }

  override final var alignment: Int { MemoryLayout<Argument>.alignment }

  override final func matches(anyValue value: Any) -> Bool {
    guard let argument = value as? Argument else { return false }
    return matches(argument)
  }

  /// The matcher that `any()` is.
  static var anything: _ArgumentMatcher {
    let matcher = _ArgumentMatcher(description: "any()", condition: nil)
    matcher.isBare = true
    return matcher
  }
}

/// Sets a bit for each of some arguments that match, and returns how many they are.
///
/// The bits are those of one word for 64 arguments, from the lowest; they are 0 before.
@usableFromInline
typealias MarkMatches<Argument> = (
  UnsafeBufferPointer<Argument>, UnsafeMutablePointer<UInt64>
) -> Int

/// The hash of several arguments, from that of the first ones and that of the next.
@inlinable
func combinedHash(_ hash: Int, _ next: Int) -> Int {
  (hash &* 0x100_0000_01B3) ^ next
}

/// Adds the hash of an argument to that of the arguments before it, where its matcher is exact.
@inlinable
func combinedHash<Argument>(
  _ hash: Int, _ argument: Argument, _ function: ((Argument) -> Int)?
) -> Int {
  guard let function else { return hash }
  return combinedHash(hash, function(argument))
}

/// Returns where a value has a closure, by which an exact value equals nothing.
///
/// Only those parts are looked at that an exact value is compared by, and of a large value the first.
///
/// - Returns: A path as in `.options[2].onEnd`, empty where the value is a closure; nil where it has none.
func pathOfClosure(in value: Any) -> String? {
  var budget = 10_000
  return pathOfClosure(in: value, depth: 0, &budget)
}

private func pathOfClosure(in value: Any, depth: Int, _ budget: inout Int) -> String? {
  let type = type(of: value)
  budget -= 1
  guard depth < 8, budget > 0, !(type is AnyClass), !(value is any Equatable),
    !(value is Any.Type)
  else {
    return nil
  }
  let mirror = Mirror(reflecting: value)
  guard let style = mirror.displayStyle else { return isFunctionType(type) ? "" : nil }
  for (index, child) in mirror.children.prefix(100).enumerated() {
    // The children of a dictionary are pairs, whose keys have no closures.
    let pair = style == .dictionary ? Mirror(reflecting: child.value).children.map(\.value) : []
    let part = pair.last ?? child.value
    guard let rest = pathOfClosure(in: part, depth: depth + 1, &budget) else { continue }
    switch style {
    case .optional: return rest
    case .collection: return "[\(index)]\(rest)"
    case .dictionary: return "[\(pair.first.map { describe($0) } ?? "")]\(rest)"
    default: return child.label.asPath + rest
    }
  }
  return nil
}

/// What stands for a closure that does not escape in the log of calls: it can not be kept.
///
/// Such an argument is matched by `any()` only. A stub's closure gets the real one.
public struct NonEscapingClosure<Closure>: Sendable {
  /// Creates the placeholder.
  ///
  /// Generated code calls this.
  public init() {}
}

extension NonEscapingClosure: CustomStringConvertible {
  /// The text that failures show.
  public var description: String { "a closure" }
}
