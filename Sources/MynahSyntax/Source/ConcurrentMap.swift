#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
      let work: @Sendable () -> Void = {
        while let range = queue.next() {
          for index in range {
            results.initializeElement(at: index, to: transform(elements[index]))
          }
        }
      }
      let threads = (1..<threadCount).map { _ in WorkerThread(work) }
      work()
      for thread in threads { thread.join() }
      initializedCount = elements.count
    }
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
  private let processorCount = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// A thread with the stack of a main thread.
  private struct WorkerThread {
    private static let stackSize = 8 << 20

    /// The work, where no thread could be started for it.
    private var remaining: (() -> Void)?
    #if canImport(Darwin)
      private var thread: pthread_t?
    #else
      private var thread = pthread_t()
    #endif

    init(_ work: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackSize)
      let box = Unmanaged.passRetained(WorkBox(work))
      let status = pthread_create(&thread, &attributes, Self.entry, box.toOpaque())
      if status != 0 {
        box.release()
        remaining = work
      }
    }

    #if canImport(Darwin)
      private static let entry:
        @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
          Unmanaged<WorkBox>.fromOpaque($0).takeRetainedValue().work()
          return nil
        }
    #else
      private static let entry:
        @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
          if let box = $0 { Unmanaged<WorkBox>.fromOpaque(box).takeRetainedValue().work() }
          return nil
        }
    #endif

    /// Waits until the work is done.
    func join() {
      if let remaining { return remaining() }
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }

  private final class WorkBox {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
#else
  private let processorCount = 1

  private struct WorkerThread {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    func join() { work() }
  }
#endif
