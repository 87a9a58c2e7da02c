import Foundation

protocol Settings {
  func string(forKey key: String) -> String?
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: Settings {}

/// The type that the recipe about `UserDefaults` tests.
struct Greeter {
  var settings: any Settings = UserDefaults.standard

  func greet(_ name: String) -> String {
    guard settings.string(forKey: "lastGuest") != name else { return "Welcome back, \(name)." }
    settings.set(name, forKey: "lastGuest")
    return "Hello, \(name)."
  }
}
