/// The names that a failure uses for mocks with the same name.
///
/// If a failure involves several mocks with one name, the failure numbers them. If it involves one
/// mock whose session has other mocks with its name, the failure keeps the name, and adds a line
/// with the location at which the mock was made.
struct MockNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The lines that explain which mocks are meant.
  private(set) var lines: [String] = []

  /// The names that are used while a failure message is written.
  @TaskLocal private static var current: [ObjectIdentifier: String] = [:]

  /// Creates names for mocks.
  ///
  /// - Parameter settings: The settings of the mocks that the failure involves.
  init(of settings: [MockSettings]) {
    let mentioned = settings.unique(by: ObjectIdentifier.init)
    let taken = Set(mentioned.map(\.name))
    for name in mentioned.map(\.name).unique(by: \.self) {
      let group = mentioned.filter { $0.name == name }.sorted { $0.number < $1.number }
      if group.count > 1 {
        number(group, name, taken)
      } else if let place = group[0].session?.groups.place(of: group[0]) {
        lines.append("\(name) is \(group[0].origin)\(place).")
      }
    }
    lines = Array(lines.prefix(listedCalls))
  }

  private mutating func number(_ group: [MockSettings], _ name: String, _ taken: Set<String>) {
    var number = 0
    var previous: (origin: String, name: String)?
    for settings in group {
      repeat { number += 1 } while taken.contains("\(name)\(number)")
      let new = "\(name)\(number)"
      let origin = settings.origin
      names[ObjectIdentifier(settings)] = new
      if let previous, previous.origin == origin {
        lines.append("\(new) is \(origin) after \(previous.name).")
      } else {
        lines.append("\(new) is \(origin).")
      }
      previous = (origin, new)
    }
  }

  /// Runs a closure that writes a failure message with these names.
  func use<Output>(_ write: () -> Output) -> Output {
    if names.isEmpty { return write() }
    return Self.$current.withValue(names, operation: write)
  }

  /// Returns the name of a mock in the failure that's being written.
  static func name(of settings: MockSettings) -> String {
    current[ObjectIdentifier(settings)] ?? settings.name
  }
}

extension MockSettings? {
  /// The mock's name in failures.
  var mockName: String { map(MockNames.name) ?? "mock" }

  /// The lines that explain which mock is meant, if its session has other mocks with its name.
  var nameLines: [String] { map { MockNames(of: [$0]).lines } ?? [] }
}
