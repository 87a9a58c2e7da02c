/// Whether two values of unknown types are equal, as an exact argument is.
///
/// `Equatable` values are compared by `==`, class instances by identity, metatypes by `==`, and all
/// others member by member. Values of different types are never equal.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  switch comparison(of: left, right) {
  case .decided(let areEqual): return areEqual
  case .parts(let left, let right):
    // The parts that are still to be compared, rather than a call for each: people's values may be
    // deeper than the stack.
    var pending = [(left.makeIterator(), right.makeIterator())]
    while let (left, right) = pending.popLast() {
      guard let first = left.next(), let second = right.next() else { continue }
      guard first.label == second.label else { return false }
      pending.append((left, right))
      switch comparison(of: first.value, second.value) {
      case .decided(true): break
      case .decided(false): return false
      case .parts(let left, let right): pending.append((left.makeIterator(), right.makeIterator()))
      }
    }
    return true
  }
}

/// How two values compare without a look at their parts.
private enum Comparison {
  case decided(Bool)

  /// The values are equal where their parts are, of which both have as many.
  case parts(Mirror.Children, Mirror.Children)
}

private func comparison(of left: Any, _ right: Any) -> Comparison {
  if let leftType = left as? Any.Type, let rightType = right as? Any.Type {
    return .decided(leftType == rightType)
  }
  let leftType = type(of: left)
  guard leftType == type(of: right) else { return .decided(false) }
  if let equatable = left as? any Equatable { return .decided(isEqual(equatable, right)) }
  if leftType is AnyClass { return .decided((left as AnyObject) === (right as AnyObject)) }

  let leftMirror = Mirror(reflecting: left)
  let rightMirror = Mirror(reflecting: right)
  guard leftMirror.children.count == rightMirror.children.count else { return .decided(false) }
  guard leftMirror.children.isEmpty else {
    return .parts(leftMirror.children, rightMirror.children)
  }
  switch leftMirror.displayStyle {
  // A function, or something else that shows nothing of itself: nothing equals it.
  case nil: return .decided(MemoryLayout.size(ofValue: left) == 0)
  // By the names of the cases, and not by descriptions, which are people's.
  case .enum: return .decided(enumCase(of: left) == enumCase(of: right))
  default: return .decided(true)
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
