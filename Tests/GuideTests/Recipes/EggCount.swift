/// A singleton, as another module may have it.
final class Telegraph: Sendable {
  static let shared = Telegraph()

  private init() {}

  func send(_ message: String) -> Bool { !message.isEmpty }
}

/// What the recipe about singletons mocks: what the code needs of the singleton.
protocol Messenger {
  func send(_ message: String) -> Bool
}

extension Telegraph: Messenger {}

/// What the recipe about singletons tests.
struct EggCount {
  var messenger: any Messenger = Telegraph.shared

  func report(_ eggs: Int) -> String {
    messenger.send("\(eggs) eggs") ? "Sent." : "The line is down."
  }
}
