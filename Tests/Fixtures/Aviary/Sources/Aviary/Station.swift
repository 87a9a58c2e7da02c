import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A sighting of a bird.
public struct Sighting: Codable, Equatable, Sendable {
  public let bird: String
  public let count: Int

  public init(bird: String, count: Int) {
    self.bird = bird
    self.count = count
  }
}

/// The feeder in the garden.
public protocol FeederConnecting {
  var portions: Int { get set }
  func open(for bird: String) -> Bool
}

/// A store of sightings.
public protocol SightingServiceProtocol: Sendable {
  func fetchAll() async throws -> [Sighting]
}

/// A person who is notified of rare birds.
public protocol Keeper {
  func notify(of sighting: Sighting) throws
}

/// A log of events.
public protocol Journal {
  func write(_ line: String, day: Int)
}

/// A loader of other stations' sightings.
public struct SightingLoader: Sendable {
  private let session: URLSession

  public init(session: URLSession) {
    self.session = session
  }

  public func load(from station: String) async throws -> [Sighting] {
    let url = URL(string: "https://\(station).example.com/sightings?page=1")!
    let (data, response) = try await session.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode([Sighting].self, from: data)
  }
}

/// A station that watches birds.
public struct Station {
  private let service: any SightingServiceProtocol
  private let loader: SightingLoader
  private let keeper: any Keeper
  private let journal: any Journal
  private var feeder: any FeederConnecting

  public init(
    service: any SightingServiceProtocol, loader: SightingLoader, keeper: any Keeper,
    journal: any Journal, feeder: any FeederConnecting
  ) {
    self.service = service
    self.loader = loader
    self.keeper = keeper
    self.journal = journal
    self.feeder = feeder
  }

  /// Reports and feeds the birds that another station has sighted, but this station hasn't.
  public mutating func update(day: Int) async throws -> Int {
    let own = try await service.fetchAll()
    let others = try await loader.load(from: "north")
    let rare = others.filter { other in !own.contains { $0.bird == other.bird } }
    for sighting in rare {
      try keeper.notify(of: sighting)
      journal.write("\(sighting.bird): \(sighting.count)", day: day)
      if feeder.open(for: sighting.bird) { feeder.portions -= 1 }
    }
    return rare.count
  }
}
