/// Consumes a value, so the optimizer must compute it.
@inline(never)
@_optimize(none)
func sink<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Returns the value, whose origin is hidden from the optimizer.
///
/// If an existential is passed through this function, its calls can't be resolved at compile time.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
  value
}
