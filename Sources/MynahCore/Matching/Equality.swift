/// Whether two values of unknown types are equal, as an exact argument is.
///
/// `Equatable` values are compared by `==`, class instances by identity, metatypes by `==`, and all
/// others member by member. Values of different types are never equal.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  if let leftType = left as? Any.Type, let rightType = right as? Any.Type {
    return leftType == rightType
  }
  let leftType = type(of: left)
  guard leftType == type(of: right) else { return false }
  if let equatable = left as? any Equatable { return isEqual(equatable, right) }
  if leftType is AnyClass { return (left as AnyObject) === (right as AnyObject) }

  let leftMirror = Mirror(reflecting: left)
  let rightMirror = Mirror(reflecting: right)
  guard leftMirror.children.count == rightMirror.children.count else { return false }
  if leftMirror.children.isEmpty, leftMirror.displayStyle == nil {
    // A function, or something else that shows nothing of itself: nothing equals it.
    return MemoryLayout.size(ofValue: left) == 0
  }
  if leftMirror.displayStyle == .enum, leftMirror.children.isEmpty {
    return String(describing: left) == String(describing: right)
  }
  return zip(leftMirror.children, rightMirror.children).allSatisfy {
    $0.label == $1.label && areEqual($0.value, $1.value)
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
