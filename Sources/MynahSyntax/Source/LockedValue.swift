internal import MynahPlatform

/// A value that a lock protects, so only one thread at a time can access it.
///
/// It's `@unchecked Sendable`, because the value is only used while the lock is held.
public final class LockedValue<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<mynah_lock_t>.allocate(capacity: 1)

  /// Creates an unlocked value.
  public init(_ value: Value) {
    self.value = value
    mynah_lock_init(lock)
  }

  deinit {
    mynah_lock_destroy(lock)
    lock.deallocate()
  }

  /// Calls a closure with exclusive access to the value.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    return body(&value)
  }
}
