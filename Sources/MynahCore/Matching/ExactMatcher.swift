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
