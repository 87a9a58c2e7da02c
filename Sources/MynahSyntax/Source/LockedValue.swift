internal import MynahPlatform

/// A value that one thread at a time can look at.
public final class LockedValue<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<mynah_lock_t>.allocate(capacity: 1)

  /// Creates a value that is not locked.
  public init(_ value: Value) {
    self.value = value
    mynah_lock_init(lock)
  }

  deinit {
    mynah_lock_destroy(lock)
    lock.deallocate()
  }

  /// Looks at the value, while no other thread does.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    return body(&value)
  }
}
