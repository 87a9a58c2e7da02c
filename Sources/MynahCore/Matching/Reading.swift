/// Stops what can not go on: a subscript was read with a matcher as index, outside of `given` and
/// `verify`.
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
