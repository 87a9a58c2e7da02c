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

/// A type with a private initializer and a static property that contains a value.
struct Moment: Equatable {
  static let dawn = Moment(0)
  private let hour: Int
  private init(_ hour: Int) { self.hour = hour }
}

final class Map {
  let name: String
  private init(_ name: String) { self.name = name }
  static func empty() -> Map { Map("") }
}

protocol Surveyor {
  func keeper() -> sending ParkKeeper
  func guide() -> sending any Ranger
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
  func sunrise() -> Moment
  func map() -> Map
  func bytes() -> UnsafeRawBufferPointer
  func kind() -> any Bird.Type
  static func first() -> Park
  var shift: Shift { get async }
}

/// Tests of default values for types that only the generated file can create.
@Suite(.mocks) struct KnownValueTests {
  let ranger = mock(Ranger.self)

  @Test func sendingResultsHaveValues() {
    let surveyor = mock(Surveyor.self).useDefaultValues(from: .standardProvider)
    #expect(surveyor.keeper() !== surveyor.keeper())
    #expect(surveyor.guide() is RangerMock)
  }

  /// Checks that the standard provider has values of all types that the generator relies on.
  @Test func toolchainTypesHaveDefaultValues() {
    let storeroom = mock(Storeroom.self)
    storeroom.useDefaultValues(from: .standardProvider)
    let capture = capturedFailures {
      _ = (storeroom.integers(), storeroom.numbers(), storeroom.texts(), storeroom.collections())
      _ = (storeroom.sequences(), storeroom.streams(), storeroom.ranges(), storeroom.results())
      _ = (storeroom.days(), storeroom.memory(), storeroom.rawMemory())
    }
    #expect(capture.texts == [])
  }

  @Test func buffersHaveDefaultValuesUnlikePointers() {
    // A buffer can be empty, but a pointer needs memory.
    ranger.useDefaultValues(from: .standardProvider)
    #expect(ranger.bytes().isEmpty)
    let provider = ValueProvider.standardProvider
    #expect(provider.provideValue(for: UnsafePointer<UInt8>.self) == nil)
    #expect(provider.provideValue(for: OpaquePointer.self) == nil)
    #expect(provider.provideValue(for: UnsafeBufferPointer<String>.self)?.isEmpty == true)
  }

  @Test func pointersToBuffersDoNotHaveDefaultValues() {
    let provider = ValueProvider.standardProvider
    #expect(provider.provideValue(for: UnsafePointer<UnsafeBufferPointer<Int>>.self) == nil)
    #expect(
      provider.provideValue(for: UnsafeMutablePointer<UnsafeRawBufferPointer>.self) == nil)
  }

  @Test func unstubbedCallsReturnKnownValues() async throws {
    ranger.useDefaultValues(from: .standardProvider)
    let park = ranger.park(of: "Oslo")
    #expect(park.name == "" && park.trees == [] && park.isOpen)
    guard case .early(hour: 0) = park.keeper.shift else {
      Issue.record("Another case: \(park.keeper.shift)")
      return
    }
    #expect(ranger.page().items.isEmpty && ranger.page().total == 0)
    ranger.closer()(3, "a")
    let names: [String] = [
      ranger.pair().0.name, ranger.opener()("a").name, try ranger.visit("a").name,
      try ranger.look(for: "a").get().name,
    ]
    #expect(names == ["", "", "", ""])
    guard case .early = await ranger.shift else {
      Issue.record("Another case.")
      return
    }
    #expect(ranger.dovecote().bird is BirdMock)
    RangerMock.useDefaultValues(from: .standardProvider)
    #expect(RangerMock.first().name == "")
    // If the initializer is private, the value comes from a static property or function.
    #expect(ranger.sunrise() == .dawn)
    #expect(ranger.map().name == "")
    #expect(ranger.kind() == BirdMock.self)
  }

  @Test func knownValuesContainRegisteredValues() {
    var provider = ValueProvider()
    provider.register("Ryan", for: String.self)
    ranger.useDefaultValues(from: .standardProvider + provider)
    #expect(ranger.park(of: "Oslo").name == "Ryan")
  }

  @Test func aGenericMockHasValuesForTheArgumentThatATestWrites() {
    let archive = mock((any RecordArchive<Park>).self)
    archive.useDefaultValues(from: .standardProvider)
    #expect(archive.newest().name == "")
  }

  @Test func aNestedGenericMockHasValuesForTheArgumentThatATestWrites() {
    let drawer = mock((any Archives.Drawer<Epoch>).self)
    drawer.useDefaultValues(from: .standardProvider)
    #expect(drawer.first().year == 1)
  }

  @Test func placeholdersUseKnownValues() {
    let texts = failures { #expect(ranger.park(of: "Oslo").name == "") }
    #expect(
      texts == [
        """
        Unexpected call: no stub answers ranger.park(of: "Oslo"), which returned Park(name: "", keeper: ParkKeeper, trees: [], isOpen: true).
        park(of:) has no stubs.
        Write: given(ranger.park(of: "Oslo")).willReturn(<#Park#>)
        """
      ])
  }

  @Test func otherProvidersDoNotUseKnownValues() {
    ranger.useDefaultValues(from: .stringsProvider)
    #expect(failures { _ = ranger.park(of: "Oslo") }.count == 1)
  }
}

protocol RecordArchive<Record> {
  associatedtype Record
  func newest() -> Record
}

enum Archives {
  protocol Drawer<Item> {
    associatedtype Item
    func first() -> Item
  }
}

struct Epoch {
  var year = 1
}
