/// Carries what is not known to be `Sendable` to where only one task at a time has it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
