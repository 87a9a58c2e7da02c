/// A mock that has its name in common with others, and where it was made.
struct NamedMock: Sendable {
  /// What tells the mock from others that were made at the same place.
  enum Place: Sendable {
    /// There are no others.
    case only

    /// It is one of so many of its session, in the order in which they were made.
    case number(Int, of: Int)

    /// It was made after another one that the failure names.
    case after(String)
  }

  /// What the failure calls the mock.
  let name: String

  /// Where the mock was made, as in `the Bird made at BirdTests.swift:12`.
  let origin: String
  let place: Place
}

extension NamedMock {
  /// The line that a failure has for the mock.
  var text: String {
    switch place {
    case .only: "\(name) is \(origin)."
    case .number(let number, let count): "\(name) is \(origin), number \(number) of \(count)."
    case .after(let other): "\(name) is \(origin) after \(other)."
    }
  }
}

/// What a failure calls mocks whose names do not tell them apart.
///
/// Mocks of one name are numbered where a failure is about several of them. Where it is about one, and
/// its session has others of the name, the name stays, and a line says where the mock was made.
struct MockNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The mocks that are to be explained, as many as a failure lists.
  private(set) var mocks: [NamedMock] = []

  /// The names while a failure's texts are written.
  @TaskLocal private static var current: [ObjectIdentifier: String] = [:]

  /// - Parameter settings: The settings of the mocks that a failure is about.
  init(of settings: [MockSettings]) {
    var seen: Set<ObjectIdentifier> = []
    let mentioned = settings.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let taken = Set(mentioned.map(\.name))
    for name in mentioned.map(\.name).uniqued {
      let group = mentioned.filter { $0.name == name }.sorted { $0.number < $1.number }
      if group.count > 1 {
        number(group, name, taken)
      } else if let place = group[0].placeInSession {
        mocks.append(NamedMock(name: name, origin: group[0].origin, place: place))
      }
    }
    mocks = Array(mocks.prefix(listedCalls))
  }

  private mutating func number(_ group: [MockSettings], _ name: String, _ taken: Set<String>) {
    var number = 0
    var previous: (origin: String, name: String)?
    for settings in group {
      repeat { number += 1 } while taken.contains("\(name)\(number)")
      let new = "\(name)\(number)"
      let origin = settings.origin
      let place = previous.flatMap { $0.origin == origin ? NamedMock.Place.after($0.name) : nil }
      names[ObjectIdentifier(settings)] = new
      mocks.append(NamedMock(name: new, origin: origin, place: place ?? .only))
      previous = (origin, new)
    }
  }

  /// Writes texts with these names.
  func use<Output>(_ write: () -> Output) -> Output {
    names.isEmpty ? write() : Self.$current.withValue(names, operation: write)
  }

  /// What the failure that is being written calls a mock.
  static func name(of settings: MockSettings) -> String {
    current[ObjectIdentifier(settings)] ?? settings.name
  }
}

extension MockSettings {
  /// The place of this mock among those of its name in its session; nil where there is no other.
  fileprivate var placeInSession: NamedMock.Place? {
    let name = name
    let namesakes = (session?.mocks ?? []).filter { $0.name == name }
    guard namesakes.count > 1 else { return nil }
    let origin = origin
    let there = namesakes.filter { $0.origin == origin }.sorted { $0.number < $1.number }
    guard there.count > 1, let index = there.firstIndex(where: { $0 === self }) else {
      return .only
    }
    return .number(index + 1, of: there.count)
  }
}

extension [String] {
  /// The texts without those that are there already.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [NamedMock] {
  /// The lines of a failure that say which mocks it is about.
  var lines: [String] { map(\.text) }
}
