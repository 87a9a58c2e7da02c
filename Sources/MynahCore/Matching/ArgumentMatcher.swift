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

  /// The place in a test that the matcher is written at; nil for exact values.
  var location: CodeLocation?

  /// Explains which parts of an argument don't match; nil if the matcher doesn't know parts.
  package var explain: ((Any) -> String)?

  /// The matcher that was left before this one, if both are parts of a composed one.
  var previous: _AnyArgumentMatcher?

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
    (position, location) = (matcher.position, matcher.location)
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

/// A matcher of one value.
@usableFromInline
final class ExactMatcher<Argument>: _ArgumentMatcher<Argument>, @unchecked Sendable {
  /// The value: no optional, whose type would be looked up where the matcher is freed.
  private let value: Argument

  private let hashOfValue: Int?

  /// Creates a matcher of a value without a hash.
  @usableFromInline
  init(_ value: Argument, condition: @escaping (Argument) -> Bool) {
    self.value = value
    hashOfValue = nil
    super.init({ "" }, condition: condition)
  }

  /// Creates a matcher of a value that has a hash.
  @usableFromInline
  init(
    _ value: Argument, condition: @escaping (Argument) -> Bool, hash: @escaping (Argument) -> Int,
    mark: MarkMatches<Argument>? = nil
  ) {
    self.value = value
    hashOfValue = hash(value)
    super.init({ "" }, condition: condition, hash: hash, mark: mark)
  }

  override var description: String { describe(value) }

  override var exactHash: Int? { hashOfValue }

  override var isPlain: Bool { hashOfValue != nil && isPlainType(Argument.self) }

  override var onlyValue: Any? { value }

  override var byteEquality: ByteEquality { MynahCore.byteEquality(of: value) }

  override func copyBytes(to place: UnsafeMutableRawPointer) {
    withUnsafePointer(to: value) {
      place.copyMemory(from: $0, byteCount: MemoryLayout<Argument>.size)
    }
  }
}

/// A value of a type whose `==` and `hash(into:)` are the standard library's alone.
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

/// Returns a Boolean value that indicates whether comparing and hashing values of a type runs no user code.
func isPlainType(_ type: Any.Type) -> Bool {
  // The frequent types don't need a look at conformances.
  type == Int.self || type == String.self || type == Bool.self || type is any PlainValue.Type
}

/// What the bytes of two values of one type tell about whether they're equal.
enum ByteEquality {
  /// Nothing.
  case undecided

  /// Values with the same bytes are equal, and others may be.
  case sufficient

  /// Values are equal if, and only if, their bytes are the same.
  case decisive
}

/// Returns what the bytes of a value tell about whether another value equals it.
func byteEquality<Value>(of value: Value) -> ByteEquality {
  let type = Value.self
  if type == Int.self || type == Bool.self { return .decisive }
  if type == String.self || type == Character.self { return .sufficient }
  guard type is any PlainValue.Type else { return .undecided }
  if type is any FixedWidthInteger.Type { return .decisive }
  // Zeros differ in their bytes, and NaN equals nothing. An optional could be cast, too.
  guard type is any FloatingPoint.Type, let number = value as? any FloatingPoint else {
    return .undecided
  }
  return number.isNaN ? .undecided : .sufficient
}

/// The hash of an exact argument.
///
/// Whole numbers are their own: the tables of stubs mix the bits themselves.
@inlinable
func argumentHash<Argument: Hashable>(_ argument: Argument) -> Int {
  if Argument.self == Int.self { return unsafeBitCast(argument, to: Int.self) }
  return argument.hashValue
}

/// Returns a Boolean value that indicates whether two values are equal.
///
/// Values that aren't `Equatable` are equal if their parts are. Instances of classes are compared by identity,
/// and closures are never equal.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  if let leftType = left as? Any.Type, let rightType = right as? Any.Type {
    return leftType == rightType
  }
  let type = type(of: left)
  guard type == Swift.type(of: right) else { return false }
  if let equatable = left as? any Equatable { return isEqual(equatable, right) }
  if type is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard leftMirror.children.count == rightMirror.children.count else { return false }
  guard leftMirror.children.isEmpty else {
    return zip(leftMirror.children, rightMirror.children).allSatisfy {
      $0.label == $1.label && areEqual($0.value, $1.value)
    }
  }
  switch leftMirror.displayStyle {
  // Closures and opaque values have no parts either.
  case nil: return MemoryLayout.size(ofValue: left) == 0
  case .enum: return enumCase(of: left) == enumCase(of: right)
  default: return true
  }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}

/// Whether a type is that of a function, whose values can not be compared.
func isFunctionType(_ type: Any.Type) -> Bool {
  // The first word of a type's metadata is its kind, or the class of a class. The kinds are part of
  // Swift's ABI (MetadataKind.def).
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302
}
