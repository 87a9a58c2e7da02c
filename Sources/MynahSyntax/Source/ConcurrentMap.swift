internal import MynahPlatform

extension Array where Element: Sendable {
  /// Transforms the elements on all cores, and keeps their order.
  ///
  /// It has threads of its own, because those of a dispatch queue have small stacks, and a parser needs
  /// as much as the main thread has.
  ///
  /// - Parameter transform: What is done with each element, on any thread.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let threadCount = Swift.min(count, processorCount)
    guard threadCount > 1 else { return map(transform) }
    let elements = self
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
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

/// The stack of a main thread.
private let stackSize = 8 << 20

/// Runs some work on several threads at once, or on fewer where they can not be started.
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
