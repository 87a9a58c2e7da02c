import Foundation
import Mynah
import Testing

class Fledgling: Codable {
  var age = 1
}

class RootCellar {
  struct Seed: Equatable { var count = 1 }
  enum Shelf { case top, bottom }
  var names = ["ash"]
  var counts = ["ash": 1]
  var place = (1, "left")
  var owner = "robin" as String?
  var label = String(describing: 1)
  var seed = Seed(count: 3)
  var shelf = Shelf.top
  var isOpen = true
}

/// Tests of class members and property types that the compiler synthesizes or infers.
struct ClassDeclarationTests {
  @Test func aCodableClassIsMocked() {
    let nestling = mock(Fledgling.self)
    given(nestling.age).willReturn(3)
    given(nestling.encode(to: any())).willReturn()
    #expect(nestling.age == 3)
    _ = try? JSONEncoder().encode(nestling)
    verify(nestling.encode(to: any())).wasCalled()
  }

  @Test func aMockOfACodableClassIsDecoded() throws {
    let decoded = try JSONDecoder().decode(Cage.self, from: Data(#"{"age":5}"#.utf8))
    decoded.nestling.forwardCallsToSuper()
    #expect(decoded.nestling.age == 5)
  }

  @Test func propertiesWithInferredTypesAreMocked() {
    let cellar = mock(RootCellar.self)
    given(cellar.names).willReturn(["oak"])
    given(cellar.counts).willReturn(["oak": 2])
    given(cellar.place).willReturn((2, "right"))
    given(cellar.owner).willReturn(nil)
    given(cellar.label).willReturn("2")
    given(cellar.seed).willReturn(RootCellar.Seed(count: 4))
    given(cellar.shelf).willReturn(.bottom)
    given(cellar.isOpen).willReturn(false)
    #expect(cellar.names == ["oak"])
    #expect(cellar.counts == ["oak": 2])
    #expect(cellar.place == (2, "right"))
    #expect(cellar.owner == nil)
    #expect(cellar.label == "2")
    #expect(cellar.seed == RootCellar.Seed(count: 4))
    #expect(cellar.shelf == .bottom)
    #expect(!cellar.isOpen)
  }

  @Test func anOverrideThatNamesAnAliasOfAGenericSuperclassIsMockedOnce() {
    let den = mock(FoxDen.self)
    given(den.dig("roots")).willReturn(9)
    #expect(den.dig("roots") == 9)
  }

  @Test func membersForOtherGenericArgumentsAreNotMocked() {
    let den = mock(FoxDen.self).forwardCallsToSuper()
    #expect(den.depth() == 2)
  }

  @Test func aMockInheritsAVariadicConvenienceInitializer() {
    let den = FoxDenMock("roots", "stones")
    given(den.dig(any())).willReturn(9)
    #expect(den.dig("roots") == 9)
  }

  @Test func aMethodWithATypePackIsInherited() {
    #expect(mock(Soilway<Int>.self).count(1, "oak") == 0)
  }

  @Test func constraintsImplyOtherConstraintsOfAGenericMock() {
    let warren = mock(Warren<String, Soilway<String>>.self)
    let burrow = Soilway<String>()
    given(warren.deepest).willReturn(burrow)
    #expect(warren.deepest === burrow)
  }

  @Test func aClassOfNoncopyableValuesIsMocked() {
    let pile = mock(Pile<Int>.self).initialize()
    given(pile.add(3)).willReturn(4)
    given(pile.weigh(any())).willReturn(5)
    let used: Pile<Int> = pile
    #expect(used.add(3) == 4)
    #expect(used.weigh(2) == 5)
  }
}

/// A class whose values don't have to be copyable, although a mock stores copies.
class Pile<Leaf: ~Copyable> {
  func add(_ leaf: consuming Leaf) -> Int { 1 }
  func weigh(_ leaf: borrowing Leaf) -> Int { 2 }
}

class Soilway<Soil: Hashable> {
  func count<each Root>(_ roots: repeat each Root) -> Int { 0 }
}

/// A class whose first parameter must be `Hashable`, because the second names it in a type.
class Warren<Soil, Tunnel: Soilway<Soil>> {
  var deepest: Tunnel? { nil }
}

/// A generic class whose members depend on its generic argument in several ways.
class Den<Soil> {
  typealias Content = Soil

  init() {}

  convenience init(_ contents: Soil...) { self.init() }

  convenience init<Layer>(layers: Layer) where Soil == [Layer] { self.init() }

  func dig(_ content: Content) -> Int { 1 }
  func depth() -> Int { 2 }
  func fill() -> Int where Soil == Void { 3 }
}

class FoxDen: Den<String> {
  override func dig(_ content: Content) -> Int { 4 }
}

/// A value that decodes a mock with the class's synthesized `init(from:)`.
private struct Cage: Decodable {
  let nestling: FledglingMock

  init(from decoder: any Decoder) throws {
    nestling = try mock(Fledgling.self).initialize(from: decoder)
  }
}
