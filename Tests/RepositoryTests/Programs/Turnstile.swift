import Foundation

/// A semaphore for tasks, which suspends waiting tasks instead of blocking their threads.
actor Turnstile {
  /// The turnstile that admits as many tasks as there are active processors.
  static let processors = Turnstile(ProcessInfo.processInfo.activeProcessorCount)

  private var places: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  private init(_ places: Int) { self.places = places }

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  func leave() {
    if queue.isEmpty {
      places += 1
    } else {
      queue.removeFirst().resume()
    }
  }
}
