/// A value of a type whose `==` and `hash(into:)` are the standard library's alone.
private protocol PlainValue {
  /// What the bytes of another value say about whether it equals this one.
  var byteEquality: ByteEquality { get }
}

/// What the bytes of two values of one type say about whether they are equal.
enum ByteEquality {
  /// Nothing.
  case undecided

  /// The same bytes are equal values, others may be.
  case sufficient

  /// Values are equal where their bytes are the same.
  case decisive
}

extension PlainValue {
  var byteEquality: ByteEquality { .undecided }
}

extension PlainValue where Self: FixedWidthInteger {
  var byteEquality: ByteEquality { .decisive }
}

extension PlainValue where Self: FloatingPoint {
  // Zeros differ in their bytes, and what is no number equals nothing.
  var byteEquality: ByteEquality { isNaN ? .undecided : .sufficient }
}

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
extension Bool: PlainValue {
  var byteEquality: ByteEquality { .decisive }
}
extension Double: PlainValue {}
extension Float: PlainValue {}
extension String: PlainValue {
  // The same characters, or the same memory with them.
  var byteEquality: ByteEquality { .sufficient }
}
extension Substring: PlainValue {}
extension Character: PlainValue {
  var byteEquality: ByteEquality { .sufficient }
}
extension Optional: PlainValue where Wrapped: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}

/// Whether comparing and hashing values of a type runs no code of people's.
func isPlainType(_ type: Any.Type) -> Bool {
  // The frequent ones, of which nobody need ask the runtime.
  type == Int.self || type == String.self || type == Bool.self || type is any PlainValue.Type
}

/// What the bytes of a value's type say about whether another one equals it.
func byteEquality<Value>(of value: Value) -> ByteEquality {
  if Value.self == Int.self || Value.self == Bool.self { return .decisive }
  if Value.self == String.self { return .sufficient }
  guard let type = Value.self as? any PlainValue.Type else { return .undecided }
  return byteEquality(of: value, as: type)
}

/// Opens a type that is known only at run time to be `Value` itself.
private func byteEquality<Value, Plain: PlainValue>(
  of value: Value, as type: Plain.Type
) -> ByteEquality {
  unsafeBitCast(value, to: Plain.self).byteEquality
}

/// The hash of an exact argument.
///
/// Whole numbers are their own: the tables of stubs mix the bits themselves.
@inlinable
func argumentHash<Argument: Hashable>(_ argument: Argument) -> Int {
  if Argument.self == Int.self { return unsafeBitCast(argument, to: Int.self) }
  return argument.hashValue
}
