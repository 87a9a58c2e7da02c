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

/// Whether comparing and hashing values of a type runs no code of people's.
func isPlainType(_ type: Any.Type) -> Bool {
  // The frequent ones, of which nobody need ask the runtime.
  type == Int.self || type == String.self || type == Bool.self || type is any PlainValue.Type
}

/// The hash of an exact argument.
///
/// Whole numbers are their own: the tables of stubs mix the bits themselves.
@inlinable
func argumentHash<Argument: Hashable>(_ argument: Argument) -> Int {
  if Argument.self == Int.self { return unsafeBitCast(argument, to: Int.self) }
  return argument.hashValue
}
