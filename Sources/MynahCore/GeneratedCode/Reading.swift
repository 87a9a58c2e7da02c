/// Returns the index that a mock's subscript is read with.
///
/// Generated code calls this.
public func _required<Index>(_ index: () -> Index?) -> Index {
  guard let index = index() else { return _unreadable() }
  return index
}

/// Stands in for what can not be read: a subscript was read with a matcher as its index, outside of
/// `given` and `verify`, which the matcher has reported.
///
/// Generated code calls this.
public func _unreadable<Value>() -> Value {
  if let placeholder = ValueProvider.standardProvider.provideValue(for: Value.self) {
    return placeholder
  }
  fatalError(
    """
    A mock's subscript was read with a matcher as its index, outside of given and verify.
    Write a value as the index.
    """)
}
