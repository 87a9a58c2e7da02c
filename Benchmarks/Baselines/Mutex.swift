// Linux has `Synchronization.Mutex`, which the baselines use as it is. On Apple's systems it asks
// for a recent deployment target, so the type below takes its place there.

#if canImport(Darwin) || !canImport(Synchronization)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// A lock that owns the value it protects.
  final class Mutex<Value>: @unchecked Sendable {
    #if canImport(Darwin)
      private let lock: UnsafeMutablePointer<os_unfair_lock>
    #else
      private let lock: UnsafeMutablePointer<pthread_mutex_t>
    #endif
    private var value: Value

    /// Makes an unlocked lock around a value.
    init(_ value: Value) {
      self.value = value
      lock = .allocate(capacity: 1)
      #if canImport(Darwin)
        lock.initialize(to: os_unfair_lock())
      #else
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
      #endif
    }

    deinit {
      #if !canImport(Darwin)
        pthread_mutex_destroy(lock)
      #endif
      lock.deinitialize(count: 1)
      lock.deallocate()
    }

    /// Runs a closure while the lock is held.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      #if canImport(Darwin)
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
      #else
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
      #endif
      return try body(&value)
    }
  }
#endif
