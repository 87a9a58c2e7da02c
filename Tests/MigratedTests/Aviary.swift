/// A bird that delivers letters, which the migrated tests mock.
protocol Bird {
  var name: String { get set }
  var age: Int { get }
  func canReach(_ place: String) -> Bool
  func fly(to place: String, speed: Int) throws -> Int
  func sing(_ song: String, volume: Int)
  func eat(_ food: String, completion: @escaping (Bool) -> Void)
  func find(_ food: String) async throws -> String
  func rest(hours: Int) async
  func follow(_ leader: Leader) -> Int
}

final class Leader {}

class Tree {
  let height: Int

  init(height: Int) { self.height = height }

  func grow(by size: Int) -> Int { height + size }
  func shake() {}
}

struct Lost: Error, Equatable {}

/// A post office that sends letters with a bird.
struct PostOffice {
  let bird: any Bird

  func send(to place: String, speed: Int = 40) throws -> String {
    guard bird.canReach(place) else { return "The letter stays here." }
    bird.sing("Off to \(place)", volume: place.count)
    return "Delivered in \(try bird.fly(to: place, speed: speed)) hours."
  }

  func meal() async throws -> String {
    let food = try await bird.find("worm")
    await bird.rest(hours: 2)
    return food
  }

  func feed(_ food: String) -> Bool {
    var isEaten = false
    bird.eat(food) { isEaten = $0 }
    return isEaten
  }
}
