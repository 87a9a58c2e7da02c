internal import MynahPlatform

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
  private let lock = UnsafeMutablePointer<mynah_lock_t>.allocate(capacity: 1)

  init(count: Int, threadCount: Int) {
    self.count = count
    step = max(1, count / (threadCount * Self.turns))
    mynah_lock_init(lock)
  }

  deinit {
    mynah_lock_destroy(lock)
    lock.deallocate()
  }

  /// Takes the indices of the next elements; nil where all are taken.
  func next() -> Range<Int>? {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    guard taken < count else { return nil }
    let start = taken
    taken = min(count, start + step)
    return start..<taken
  }
}
