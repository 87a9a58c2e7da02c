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
    var seen: Set<ObjectIdentifier> = []
    let mentioned = settings.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let taken = Set(mentioned.map(\.name))
    for name in mentioned.map(\.name).uniqued {
      let group = mentioned.filter { $0.name == name }.sorted { $0.number < $1.number }
      if group.count > 1 {
        number(group, name, taken)
      } else if let place = group[0].placeInSession {
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
      let place = previous.flatMap { $0.origin == origin ? " after \($0.name)" : nil }
      names[ObjectIdentifier(settings)] = new
      lines.append("\(new) is \(origin)\(place ?? "").")
      previous = (origin, new)
    }
  }

  /// Runs a closure that writes a failure message with these names.
  func use<Output>(_ write: () -> Output) -> Output {
    names.isEmpty ? write() : Self.$current.withValue(names, operation: write)
  }

  /// Returns the name of a mock in the failure that's being written.
  static func name(of settings: MockSettings) -> String {
    current[ObjectIdentifier(settings)] ?? settings.name
  }
}

extension MockSettings {
  /// The position of this mock among the mocks of its session with the same name and location.
  ///
  /// It's `nil` if the session doesn't have another mock with the name, and empty if no other mock
  /// with the name has this mock's location.
  fileprivate var placeInSession: String? {
    let name = name
    let namesakes = (session?.mocks ?? []).filter { $0.name == name }
    guard namesakes.count > 1 else { return nil }
    let origin = origin
    let there = namesakes.filter { $0.origin == origin }.sorted { $0.number < $1.number }
    guard there.count > 1, let index = there.firstIndex(where: { $0 === self }) else { return "" }
    return ", number \(index + 1) of \(there.count)"
  }
}

extension [String] {
  /// The strings without duplicates.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
