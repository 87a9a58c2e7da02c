/// The protocol that the recipe about calls that must not be made mocks.
protocol Mailer: Sendable {
  func send(_ text: String, to address: String)
}

/// The type that the recipe about calls that must not be made tests.
struct Newsletter {
  let mailer: any Mailer

  func publish(_ text: String, to addresses: [String]) {
    guard !text.isEmpty else { return }
    for address in addresses where address.contains("@") { mailer.send(text, to: address) }
  }

  func publishLater(_ text: String, to addresses: [String]) {
    Task { publish(text, to: addresses) }
  }
}
