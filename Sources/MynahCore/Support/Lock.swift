internal import MynahShims

/// A value protected by a lock, for code that most mocked calls don't run.
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

  /// Runs a closure with exclusive access to the value.
  ///
  /// `body` must not run user code, because that code could try to take the lock again.
  package func withLock<Output, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    return try body(&value)
  }

  /// Changes the value with exclusive access.
  ///
  /// `change` must not run user code. The old value is released after the lock is free, because
  /// releasing it can run user code, such as a `deinit`.
  package func update(_ change: (inout Value) -> Void) {
    _ = withLock { value in
      let old = value
      change(&value)
      return old
    }
  }
}

/// A box for a value that isn't known to be `Sendable`, but is used by one task at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
