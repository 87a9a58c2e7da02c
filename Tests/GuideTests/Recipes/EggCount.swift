/// The singleton of the recipe about singletons, which could be in another module.
final class Telegraph: Sendable {
  static let shared = Telegraph()

  private init() {}

  func send(_ message: String) -> Bool { !message.isEmpty }
}

/// The protocol that the recipe about singletons mocks, with the member that the code needs.
protocol Messenger {
  func send(_ message: String) -> Bool
}

extension Telegraph: Messenger {}

/// The type that the recipe about singletons tests.
struct EggCount {
  var messenger: any Messenger = Telegraph.shared

  func report(_ eggs: Int) -> String {
    messenger.send("\(eggs) eggs") ? "Sent." : "The line is down."
  }
}
