import Foundation
import Mynah
import Testing

class Fledgling: Codable {
  var age = 1
}

class Larder {
  struct Seed: Equatable { var count = 1 }
  enum Shelf { case top, bottom }
  var names = ["ash"]
  var counts = ["ash": 1]
  var place = (1, "left")
  var owner = Optional("robin")
  var label = String(describing: 1)
  var seed = Seed(count: 3)
  var shelf = Shelf.top
  var isOpen = 1 < 2
}

/// What is not written in a class but known to the compiler is mocked as what is written.
struct ClassFormTests {
  @Test func aCodableClassIsMocked() throws {
    let nestling = mock(Fledgling.self)
    given(nestling.age).willReturn(3)
    given(nestling.encode(to: any())).willReturn()
    #expect(nestling.age == 3)
    _ = try? JSONEncoder().encode(nestling)
    verify(nestling.encode(to: any())).wasCalled()
  }

  @Test func aMockIsDecoded() throws {
    let decoded = try JSONDecoder().decode(Cage.self, from: Data(#"{"age":5}"#.utf8))
    decoded.nestling.forwardCallsToSuper()
    #expect(decoded.nestling.age == 5)
  }

  @Test func propertiesWithoutATypeAreMocked() {
    let larder = mock(Larder.self)
    given(larder.names).willReturn(["oak"])
    given(larder.counts).willReturn(["oak": 2])
    given(larder.place).willReturn((2, "right"))
    given(larder.owner).willReturn(nil)
    given(larder.label).willReturn("2")
    given(larder.seed).willReturn(Larder.Seed(count: 4))
    given(larder.shelf).willReturn(.bottom)
    given(larder.isOpen).willReturn(false)
    #expect(larder.names == ["oak"])
    #expect(larder.counts == ["oak": 2])
    #expect(larder.place == (2, "right"))
    #expect(larder.owner == nil)
    #expect(larder.label == "2")
    #expect(larder.seed == Larder.Seed(count: 4))
    #expect(larder.shelf == .bottom)
    #expect(!larder.isOpen)
  }
}

/// What decodes a mock by the initializer that the compiler makes.
private struct Cage: Decodable {
  let nestling: FledglingMock

  init(from decoder: any Decoder) throws {
    nestling = try mock(Fledgling.self).initialize(from: decoder)
  }
}
