import Foundation

struct Nap {
  private let now: () -> Date
  private let start: Date

  init(now: @escaping () -> Date = { Date() }) {
    self.now = now
    start = now()
  }

  var length: TimeInterval { now().timeIntervalSince(start) }
}
