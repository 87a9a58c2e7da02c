/// Transfers a value without a check by the compiler.
///
/// For example, an argument of an isolated member is transferred to a stub's nonisolated closure.
/// This is safe, because the member waits for the closure, and so the two never use the argument at
/// the same time.
///
/// Generated code calls this.
///
/// - Parameters:
///   - value: The value to transfer, such as an argument.
///   - type: The type of the value. Because `Value` occurs twice, Swift doesn't open the value if
///     it's an existential. An opened value would become a new existential, which isn't
///     transferred.
public func _transferred<Value>(
  _ value: Value, _ type: Value.Type = Value.self
) -> sending Value {
  UncheckedBox(value).value
}
