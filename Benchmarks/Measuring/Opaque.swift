/// Consumes a value, so that the optimizer must compute it.
@inline(never)
@_optimize(none)
func sink<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Returns a value of which the optimizer no longer knows where it came from.
///
/// A call through an existential that went through here cannot be resolved at compile time.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
  value
}
