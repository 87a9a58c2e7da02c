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
