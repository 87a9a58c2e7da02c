/// A matcher of a single argument, independent of the argument's type.
public class _AnyArgumentMatcher: @unchecked Sendable {
  /// The matcher as it's written in a test, or the description of an exact value.
  public var description: String { text() }

  /// A closure that returns the description.
  ///
  /// The description is created only when it's read, because values can be slow to describe.
  private let text: () -> String

  /// A Boolean value that indicates whether every argument of the matcher's type matches.
  var isWildcard: Bool { false }

  /// A Boolean value that indicates whether only one value matches, and this value has a hash.
  var isHashed: Bool { false }

  /// The hash of the only value that matches.
  ///
  /// It's nil if other values match, too, or if the value doesn't have a hash. The hash is computed
  /// when it's read, because few stubs need it.
  var exactHash: Int? { nil }

  /// A Boolean value that indicates whether matching and hashing never run user code.
  var isPlain: Bool { false }

  /// The only value that matches, or nil if there isn't exactly one.
  var onlyValue: Any? { nil }

  /// Returns a Boolean value that indicates whether another matcher accepts only the same value.
  func hasSameValue(as other: _AnyArgumentMatcher) -> Bool { false }

  /// The extent to which the bytes of an argument determine whether the argument matches.
  var byteEquality: ByteEquality { .undecided }

  /// Copies the bytes of the only value that matches to a place in memory.
  func copyBytes(to place: UnsafeMutableRawPointer) {}

  /// The position of the argument, counted from 1, or nil if the test doesn't state it.
  ///
  /// A position that a test states, for example with `firstArg(_:)`, is checked.
  var position: Int?

  /// A Boolean value that indicates whether this is `any()` without an explicit type.
  fileprivate(set) var isBare = false

  /// The location of the matcher in a test, or nil for exact values.
  var location: CodeLocation?

  /// A closure that returns the reasons why an argument doesn't match, or nil to use the usual
  /// explanation.
  package var explain: ((Any) -> [String])?

  /// A closure that returns the parts of an argument and their matchers, which must all match.
  ///
  /// It's nil, or returns nil, if the matcher doesn't consist of such parts.
  var parts: ((Any) -> [(path: String, matcher: _AnyArgumentMatcher, value: Any)]?)?

  /// The matcher that was in the slot before this one, such as a part of a composed matcher.
  var previous: _AnyArgumentMatcher?

  /// The mistake that a test made instead of writing a correct matcher.
  ///
  /// The code that evaluates the pattern reports it.
  package let misuse: Misuse?

  /// A closure that receives the argument of each call whose arguments all match.
  ///
  /// It's nil if no captor needs the argument.
  let capture: ((Any) -> Void)?

  /// The number of matchers that are nested in this matcher, or 0 if it isn't composed.
  let depth: Int

  /// A Boolean value that indicates whether the matcher contains nil, which only an optional can
  /// be.
  let requiresOptional: Bool

  /// The type of the arguments that the matcher takes.
  var argumentType: Any.Type { Any.self }

  init(
    _ text: @escaping () -> String, misuse: Misuse?, capture: ((Any) -> Void)?, depth: Int,
    requiresOptional: Bool
  ) {
    self.text = text
    self.misuse = misuse
    self.capture = capture
    self.depth = depth
    self.requiresOptional = requiresOptional
  }

  /// Returns a Boolean value that indicates whether a value of any type matches.
  func matches(anyValue value: Any) -> Bool {
    preconditionFailure("An argument matcher must override this.")
  }
}

/// A matcher of a single argument of a known type.
public class _ArgumentMatcher<Argument>: _AnyArgumentMatcher, @unchecked Sendable {
  /// The condition that arguments must fulfill, or nil if every argument matches.
  @usableFromInline final let condition: ((Argument) -> Bool)?

  /// A closure that hashes arguments.
  ///
  /// It's nil unless exactly one value matches and this value has a hash.
  @usableFromInline final let hash: ((Argument) -> Int)?

  /// A function that marks all matching arguments at once, or nil if this wouldn't be faster.
  final let mark: MarkMatches<Argument>?

  init(
    _ text: @escaping () -> String, condition: ((Argument) -> Bool)?,
    hash: ((Argument) -> Int)? = nil, mark: MarkMatches<Argument>? = nil, misuse: Misuse? = nil,
    capture: ((Any) -> Void)? = nil, depth: Int = 0, requiresOptional: Bool = false
  ) {
    self.condition = condition
    self.hash = hash
    self.mark = mark
    super.init(
      text, misuse: misuse, capture: capture, depth: depth, requiresOptional: requiresOptional)
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - description: The matcher as it's written in a test, which is shown in failures.
  ///   - condition: The condition that arguments must fulfill, or nil if every argument matches.
  public convenience init(description: String, condition: ((Argument) -> Bool)?) {
    self.init({ description }, condition: condition)
  }

  /// Creates a matcher that matches the same arguments as a matcher of another type.
  convenience init(like matcher: _AnyArgumentMatcher) {
    self.init(
      { matcher.description }, condition: { matcher.matches(anyValue: $0) },
      misuse: matcher.misuse, capture: matcher.capture, depth: matcher.depth)
    position = matcher.position
    location = matcher.location
    explain = matcher.explain
    parts = matcher.parts
  }

  /// Creates a matcher that represents a mistake and matches nothing.
  package convenience init(misuse: Misuse, description: String) {
    self.init({ description }, condition: { _ in false }, misuse: misuse)
  }

  /// Returns a Boolean value that indicates whether an argument matches.
  @inlinable
  public final func matches(_ argument: Argument) -> Bool { condition?(argument) ?? true }

  /// Adds an argument's hash to the hash of the arguments before it, if this matcher is exact.
  ///
  /// Generated code calls this.
  @inlinable
  public final func hash(_ argument: Argument, after hash: Int) -> Int {
    combinedHash(hash, argument, self.hash)
  }

  override final var argumentType: Any.Type { Argument.self }

  override final var isWildcard: Bool { condition == nil }

  override var isPlain: Bool { isWildcard }

  override final func matches(anyValue value: Any) -> Bool {
    guard let argument = value as? Argument else { return false }
    return matches(argument)
  }

  /// A new matcher for `any()`.
  static var anything: _ArgumentMatcher {
    let matcher = _ArgumentMatcher(description: "any()", condition: nil)
    matcher.isBare = true
    return matcher
  }
}

/// A function that sets a bit for each argument that matches, and returns the number of matches.
///
/// Each word contains the bits of 64 arguments, beginning with the lowest bit. All bits must be 0
/// before the function is called.
@usableFromInline
typealias MarkMatches<Argument> = (
  UnsafeBufferPointer<Argument>, UnsafeMutablePointer<UInt64>
) -> Int

/// Combines the hash of some arguments with the hash of the next argument.
@inlinable
func combinedHash(_ hash: Int, _ next: Int) -> Int {
  (hash &* 0x100_0000_01B3) ^ next
}

/// Adds an argument's hash to the hash of the arguments before it, if its matcher is exact.
@inlinable
func combinedHash<Argument>(
  _ hash: Int, _ argument: Argument, _ function: ((Argument) -> Int)?
) -> Int {
  guard let function else { return hash }
  return combinedHash(hash, function(argument))
}

/// A placeholder for a nonescaping closure, which can't be stored in the log of calls.
///
/// Only `any()` matches such an argument. The closure of a stub receives the original closure.
public struct NonEscapingClosure<Closure>: Sendable {
  /// Creates the placeholder.
  ///
  /// Generated code calls this.
  public init() {}
}

extension NonEscapingClosure: CustomStringConvertible {
  /// The description that is shown in failures.
  public var description: String { "a closure" }
}

/// A matcher of a single value.
@usableFromInline
final class ExactMatcher<Argument>: _ArgumentMatcher<Argument>, @unchecked Sendable {
  /// The value that matches.
  ///
  /// It isn't stored as an optional, because releasing the matcher would then have to look up the
  /// optional's type.
  private let value: Argument

  /// Creates a matcher of a value, which has a hash if there's a function that hashes it.
  @usableFromInline
  init(
    _ value: Argument, condition: @escaping (Argument) -> Bool, hash: ((Argument) -> Int)? = nil,
    mark: MarkMatches<Argument>? = nil
  ) {
    self.value = value
    super.init({ "" }, condition: condition, hash: hash, mark: mark)
  }

  override var description: String { describe(value) }

  override var isHashed: Bool { hash != nil && hasStableHash(Argument.self) }

  override var exactHash: Int? { isHashed ? hash?(value) : nil }

  override var isPlain: Bool { hash != nil && isPlainType(Argument.self) }

  override var onlyValue: Any? { value }

  // Comparing the classes is faster than a cast, which would look up the metadata of the class.
  override func hasSameValue(as other: _AnyArgumentMatcher) -> Bool {
    type(of: other) == type(of: self) && matches(unsafeDowncast(other, to: ExactMatcher.self).value)
  }

  override var byteEquality: ByteEquality { MynahCore.byteEquality(of: value) }

  override func copyBytes(to place: UnsafeMutableRawPointer) {
    withUnsafePointer(to: value) {
      place.copyMemory(from: $0, byteCount: MemoryLayout<Argument>.size)
    }
  }
}

/// Returns a Boolean value that indicates whether an index may find values of a type by their hash.
///
/// Instances of classes can change after they were hashed, and their classes can override `isEqual`
/// without `hash`, such as `NSAttributedString` on Linux. Hashing a `URLError` traps there (Swift
/// 6.3).
private func hasStableHash(_ type: Any.Type) -> Bool {
  if isPlainType(type) { return true }
  if let container = type as? any ValueContainer.Type {
    return hasStableHash(container.contentType)
  }
  return !(type is AnyClass || type is any Error.Type || type == AnyHashable.self)
}

/// A value of a type whose `==` and `hash(into:)` run only standard library code.
private protocol PlainValue {}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Bool: PlainValue {}
extension Double: PlainValue {}
extension Float: PlainValue {}
extension String: PlainValue {}
extension Substring: PlainValue {}
extension Character: PlainValue {}
extension Optional: PlainValue where Wrapped: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}

/// Returns a Boolean value that indicates whether comparing and hashing a type runs no user code.
func isPlainType(_ type: Any.Type) -> Bool {
  // Check the most frequent types first, because looking up a conformance is slower.
  type == Int.self || type == String.self || type == Bool.self
    || MetadataKind.metatype.isKind(of: type) || type is any PlainValue.Type
}

/// The extent to which the bytes of two values of one type determine whether they're equal.
enum ByteEquality {
  /// The bytes don't determine whether the values are equal.
  case undecided

  /// Values with the same bytes are equal. Values with different bytes may be equal, too.
  case sufficient

  /// Values are equal if, and only if, their bytes are the same.
  case decisive
}

/// Returns the extent to which a value's bytes determine whether other values are equal to it.
func byteEquality<Value>(of value: Value) -> ByteEquality {
  let type = Value.self
  if type == Int.self || type == Bool.self { return .decisive }
  if type == String.self || type == Character.self { return .sufficient }
  if MetadataKind.metatype.isKind(of: type) { return .decisive }
  guard type is any PlainValue.Type else { return .undecided }
  if type is any FixedWidthInteger.Type { return .decisive }
  // Floating-point zeros are equal although 0.0 and -0.0 have different bytes, and NaN equals
  // nothing. The type is checked as well as the value, because the cast would also accept an
  // optional number.
  guard type is any FloatingPoint.Type, let number = value as? any FloatingPoint else {
    return .undecided
  }
  if number.isNaN { return .undecided }
  return .sufficient
}

/// Returns the hash of an exact argument.
///
/// An `Int` is its own hash, which is fast. Hash tables must therefore mix the bits of the hash.
@inlinable
func argumentHash<Argument: Hashable>(_ argument: Argument) -> Int {
  if Argument.self == Int.self { return unsafeBitCast(argument, to: Int.self) }
  return argument.hashValue
}
