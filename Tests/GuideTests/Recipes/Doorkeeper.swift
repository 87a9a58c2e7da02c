/// The actor protocol that the recipe about actors mocks.
protocol Roost: Actor {
  var isFull: Bool { get }
  func admit(_ bird: String) async throws -> Int
  func close() async
}

/// The actor that the recipe about actors tests.
actor Doorkeeper {
  private let roost: any Roost

  init(roost: any Roost) { self.roost = roost }

  func admit(_ birds: [String]) async throws -> [Int] {
    var places: [Int] = []
    for bird in birds {
      if await roost.isFull { break }
      places.append(try await roost.admit(bird))
    }
    await roost.close()
    return places
  }
}
