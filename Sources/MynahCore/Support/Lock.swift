internal import MynahShims

/// A lock around a value, for the places that no mocked call passes through.
package final class Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<mynah_lock_t>
  private var value: Value

  package init(_ value: Value) {
    lock = .allocate(capacity: 1)
    mynah_lock_init(lock)
    self.value = value
  }

  deinit {
    mynah_lock_destroy(lock)
    lock.deallocate()
  }

  /// Runs `body` with the value while no other thread has it.
  ///
  /// `body` must not run people's code.
  package func withLock<Output, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    return try body(&value)
  }

  /// Changes the value while no other thread has it.
  ///
  /// What the value held is released when the lock is free again: that may run people's code, which `change`
  /// must not.
  package func update(_ change: (inout Value) -> Void) {
    _ = withLock { value in
      let old = value
      change(&value)
      return old
    }
  }
}

/// Carries what is not known to be `Sendable` to where only one task at a time has it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
