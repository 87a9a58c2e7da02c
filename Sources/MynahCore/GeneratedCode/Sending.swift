/// Passes an argument of an isolated member on to a stub's closure, which is not isolated.
///
/// The member waits for the closure, so that the two never use the argument at once.
///
/// Generated code calls this.
///
/// - Parameters:
///   - value: The argument.
///   - type: Its type. Where a generic parameter stands twice, Swift does not look into an `any Bird`,
///     of which it would make a new one that is not sent.
public func _sent<Value>(_ value: Value, _ type: Value.Type = Value.self) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}
