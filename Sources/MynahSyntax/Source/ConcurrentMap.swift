internal import MynahPlatform

extension Array where Element: Sendable {
  /// Returns the transformed elements in order, using all cores.
  ///
  /// The work runs on new threads, because a parser needs as much stack as the main thread has, and
  /// the threads of a dispatch queue have smaller stacks.
  ///
  /// - Parameter transform: A closure that transforms one element, called on any thread.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let threadCount = Swift.min(count, processorCount)
    guard threadCount > 1 else { return map(transform) }
    let elements = self
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each thread initializes other elements of the buffer, because `next` returns each index once.
      nonisolated(unsafe) let results = buffer
      let queue = WorkQueue(count: elements.count, threadCount: threadCount)
      onThreads(threadCount) {
        while let range = queue.next() {
          for index in range {
            results.initializeElement(at: index, to: transform(elements[index]))
          }
        }
      }
      initializedCount = elements.count
    }
  }
}

private let processorCount = Int(mynah_processor_count())

/// The stack size of each thread in bytes, which is the usual size of the main thread's stack.
private let stackSize = 8 << 20

/// Runs a closure on several threads at once, or on fewer if some of them can't be started.
private func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let box = WorkBox(work)
  withExtendedLifetime(box) {
    mynah_run_on_threads(
      count, stackSize,
      { Unmanaged<WorkBox>.fromOpaque($0).takeUnretainedValue().work() },
      Unmanaged.passUnretained(box).toOpaque())
  }
}

private final class WorkBox: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

/// A queue of the indices of elements that no thread has taken yet.
///
/// Each thread takes a range of indices, transforms those elements, and then takes the next range.
/// That way, all threads finish at about the same time, even if one of them shares its core with
/// other processes.
///
/// It's `@unchecked Sendable`, because `taken` is only used while the lock is held.
final class WorkQueue: @unchecked Sendable {
  /// The approximate number of ranges that each thread takes.
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

  /// Takes the indices of the next elements, or returns nil if all of them are taken.
  func next() -> Range<Int>? {
    mynah_lock(lock)
    defer { mynah_unlock(lock) }
    guard taken < count else { return nil }
    let start = taken
    taken = min(count, start + step)
    return start..<taken
  }
}
