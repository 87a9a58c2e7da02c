import Foundation

/// Lets only some in at once; who waits holds no thread.
actor Turnstile {
  /// Lets in as many as there are processors.
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
