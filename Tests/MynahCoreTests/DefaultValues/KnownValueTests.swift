import Mynah
import Support
import Testing

struct Park {
  let name: String
  let keeper: ParkKeeper
  var trees: [String]
  var isOpen = true
}

final class ParkKeeper {
  let shift: Shift
  init(shift: Shift) { self.shift = shift }
}

enum Shift {
  case late(hour: Int, ParkKeeper)
  case early(hour: Int)
}

struct Page<Item> {
  let items: [Item]
  let first: Item?
  let total: Int
}

struct Dovecote {
  let bird: any Bird
  let onOpen: () -> Void
  init(bird: any Bird, onOpen: @escaping () -> Void) { (self.bird, self.onOpen) = (bird, onOpen) }
}

protocol Ranger {
  func park(of name: String) -> Park
  func pair() -> (Park, Shift)
  func page() -> Page<Park>
  func dovecote() -> Dovecote
  func opener() -> @Sendable (String) -> Park
  func closer() -> (Int, String) -> Void
  func visit(_ park: String) throws -> Park
  func look(for park: String) -> Result<Park, any Error>
  static func first() -> Park
  var shift: Shift { get async }
}

/// Values of types that only the generated file knows.
@Suite(.mocks) struct KnownValueTests {
  let ranger = mock(Ranger.self)

  @Test func answerCallsWithoutStubs() async throws {
    ranger.useDefaultValues(from: .standardProvider)
    let park = ranger.park(of: "Oslo")
    #expect(park.name == "" && park.trees == [] && park.isOpen)
    guard case .early(hour: 0) = park.keeper.shift else {
      Issue.record("Another case: \(park.keeper.shift)")
      return
    }
    #expect(ranger.pair().0.name == "")
    #expect(ranger.page().items.isEmpty && ranger.page().total == 0)
    #expect(ranger.opener()("a").name == "")
    ranger.closer()(3, "a")
    #expect(try ranger.visit("a").name == "")
    #expect(try ranger.look(for: "a").get().name == "")
    guard case .early = await ranger.shift else {
      Issue.record("Another case.")
      return
    }
    #expect(ranger.dovecote().bird is BirdMock)
  }

  @Test func areMadeOfTheValuesThatATestHas() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    ranger.useDefaultValues(from: .standardProvider + provider)
    #expect(ranger.park(of: "Oslo").name == "Ryan")
  }

  @Test func standInForUnexpectedCalls() {
    let texts = failures { #expect(ranger.park(of: "Oslo").name == "") }
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "Unexpected call: no stub answers ranger.park(of: \"Oslo\"), which returned Park(") == true)
  }

  @Test func answerStaticMembers() {
    RangerMock.useDefaultValues(from: .standardProvider)
    #expect(RangerMock.first().name == "")
  }

  @Test func areNotThoseOfOtherProviders() {
    ranger.useDefaultValues(from: .stringsProvider)
    #expect(failures { _ = ranger.park(of: "Oslo") }.count == 1)
  }
}
