/// Passes an argument of an isolated member on to a stub's closure, which is not isolated.
///
/// The member waits for the closure, so that the two never use the argument at once.
///
/// Generated code calls this.
///
/// - Parameter value: The argument.
public func _sent<Value>(_ value: Value) -> sending Value {
  SentValue(value: value).value
}

/// Takes an argument to other threads.
private struct SentValue<Value>: @unchecked Sendable {
  let value: Value
}
