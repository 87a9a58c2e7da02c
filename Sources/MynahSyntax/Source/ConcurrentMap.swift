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
