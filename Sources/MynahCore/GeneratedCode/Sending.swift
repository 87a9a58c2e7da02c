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
  _SentValue(value).value
}

/// Passes an argument of an isolated member on to a stub's closure, where it can not be copied.
///
/// Generated code calls this.
///
/// - Parameters:
///   - value: The argument.
public func _sentOwned<Value: ~Copyable>(_ value: consuming Value) -> sending Value {
  let memory = SentMemory<Value>(address: .allocate(capacity: 1))
  defer { memory.address.deallocate() }
  memory.address.initialize(to: value)
  return memory.address.move()
}

/// What lies in memory of its own, which is of no actor.
private struct SentMemory<Value: ~Copyable>: @unchecked Sendable {
  let address: UnsafeMutablePointer<Value>
}

/// Takes an argument into a closure that must be `Sendable`, where it is evaluated later.
///
/// The member waits for the closure, so that the two never use the argument at once.
///
/// Generated code calls this.
public struct _SentValue<Value>: @unchecked Sendable {
  /// The argument.
  public let value: Value

  /// Takes an argument.
  ///
  /// - Parameters:
  ///   - value: The argument.
  public init(_ value: Value) { self.value = value }
}
