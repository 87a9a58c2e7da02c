/// The mocks of a session in groups, by which failures tell the mocks apart.
///
/// The groups are only made for failures. A failure adds the mocks that were made since the
/// previous failure, so many failures in a session with many mocks don't take quadratic time.
struct MockGroups {
  /// The number of mocks with each name.
  private var names: [String: Int] = [:]

  /// The number of mocks with each name and origin.
  private var origins: [Place: Int] = [:]

  /// The number of each mock among the mocks with its name and origin.
  private var positions: [ObjectIdentifier: Int] = [:]

  private struct Place: Hashable {
    let name: String
    let origin: String

    init(_ mock: MockSettings) { (name, origin) = (mock.name, mock.origin) }
  }

  /// Adds the mocks at the end of a list whose other mocks were already added.
  mutating func add(_ contexts: [MockingContext]) {
    for mock in contexts[min(positions.count, contexts.count)...].map(\.settings) {
      let place = Place(mock)
      names[place.name, default: 0] += 1
      origins[place, default: 0] += 1
      positions[ObjectIdentifier(mock)] = origins[place]
    }
  }

  /// Returns a Boolean value that indicates whether a mock is in the groups.
  func contains(_ mock: MockSettings) -> Bool { positions[ObjectIdentifier(mock)] != nil }

  /// Returns the position of a mock among the mocks with its name and location.
  ///
  /// - Returns: `nil` if no other mock has the name, and an empty string if no other mock with the
  ///   name has the location.
  func place(of mock: MockSettings) -> String? {
    let place = Place(mock)
    guard let position = positions[ObjectIdentifier(mock)], names[place.name] ?? 0 > 1 else {
      return nil
    }
    let count = origins[place] ?? 0
    return ", number \(position) of \(count)".when(count > 1)
  }
}
