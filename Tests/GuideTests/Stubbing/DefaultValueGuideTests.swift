import Mynah
import Testing

/// The examples of default values on the page about stubbing.
@Suite(.mocks) struct DefaultValueGuideTests {
  let bird = mock(Bird.self)

  @Test func providersSupplyStandardValues() {
    bird.useDefaultValues(from: .standardProvider)

    #expect(bird.name == "")
    #expect(!bird.chirp(volume: 3))
  }

  @Test func providersSupplyCustomValues() {
    let warden = mock(Warden.self).useDefaultValues(from: .standardProvider)

    #expect(warden.park().name == "")
  }

  @Test func providersSupplyRegisteredValues() {
    let bird = mock(Bird.self)
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    bird.useDefaultValues(from: .standardProvider + provider)

    #expect(bird.name == "Ryan")
  }
}

struct Park {
  let name: String
  let trees: [String]
}

protocol Warden {
  func park() -> Park
}

struct Basket<Fruit> {
  var fruits: [Fruit]
}

extension Basket: Providable {
  static func createInstance() -> Self? { Self(fruits: []) }
}
