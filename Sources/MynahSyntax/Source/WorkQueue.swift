#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The elements of a list that no thread has taken yet.
///
/// A thread takes the next ones when it is done with others, so that all threads end at about the same
/// time, also where one of them has to share its core.
final class WorkQueue: @unchecked Sendable {
  /// How many times each thread comes back for more.
  private static let turns = 16

  private let count: Int
  private let step: Int
  private var taken = 0
  private let lock = Lock()

  init(count: Int, threadCount: Int) {
    self.count = count
    step = max(1, count / (threadCount * Self.turns))
  }

  /// Takes the indices of the next elements; nil where all are taken.
  func next() -> Range<Int>? {
    lock.lock()
    defer { lock.unlock() }
    guard taken < count else { return nil }
    let start = taken
    taken = min(count, start + step)
    return start..<taken
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
  private final class Lock {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
  }
#else
  /// Elsewhere one thread does all.
  private struct Lock {
    func lock() {}
    func unlock() {}
  }
#endif
