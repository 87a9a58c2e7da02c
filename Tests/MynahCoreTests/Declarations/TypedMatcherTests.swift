import Mynah
import Testing

/// Tests of matchers whose type selects one of several overloads.
@Suite struct TypedMatcherTests {
  let depot = mock(Depot.self)

  @Test func aTypeSelectsTheMemberBesideItsGenericOverload() {
    given(depot.save(any(Cargo.self))).willReturn(1)
    given(depot.save(any(Int.self))).willReturn(2)
    #expect(depot.asProtocol.save(Cargo()) == 1)
    #expect(depot.asProtocol.save(5) == 2)
    verify(depot.save(any(Cargo.self))).wasCalled()
    verify(depot.save(any(Int.self))).wasCalled()
  }

  @Test func aTypeSelectsTheMemberBesideItsOptionalOverload() {
    given(depot.find(any(Int.self))).willReturn(1)
    given(depot.find(any(Int?.self))).willReturn(2)
    #expect(depot.asProtocol.find(3) == 1)
    #expect(depot.asProtocol.find(Optional(3)) == 2)
    #expect(depot.asProtocol.find(nil) == 2)
    verify(depot.find(any(Int.self))).wasCalled()
    verify(depot.find(any(Int?.self))).wasCalled(2)
  }

  @Test func aTypeSelectsAnOverload() {
    given(depot.weigh(any(Int?.self))).willReturn(1)
    given(depot.weigh(any(Int.self))).willReturn(2)
    given(depot.weigh(any(String.self))).willReturn(3)
    let optional: Int? = 1
    #expect(depot.asProtocol.weigh(optional) == 1)
    #expect(depot.asProtocol.weigh(1) == 2)
    #expect(depot.asProtocol.weigh("a") == 3)
  }

  @Test func aPredicateSelectsTheOverloadOfItsType() {
    _ = depot.useDefaultValues(from: .standardProvider)
    _ = (depot.asProtocol.find(3), depot.asProtocol.find(Optional(4)))
    verify(depot.find(any(Int.self, where: { $0 == 3 }))).wasCalled()
    verify(depot.find(any(Int?.self, where: { $0 == 4 }))).wasCalled()
    verify(depot.find(any(Int.self, where: { $0 == 4 }))).wasNeverCalled()
  }

  @Test func aCaptorSelectsTheOverloadOfItsType() {
    _ = depot.useDefaultValues(from: .standardProvider)
    _ = (depot.asProtocol.find(3), depot.asProtocol.find(Optional(4)))
    let (number, optional) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int?>())
    verify(depot.find(number.any())).wasCalled()
    verify(depot.find(optional.any())).wasCalled()
    #expect(number.allValues == [3])
    #expect(optional.allValues == [4])
  }

  @Test func aTypeSelectsTheOverloadAmongSeveralParameters() {
    given(depot.send(any(Cargo.self), isHeavy: any())).willReturn(1)
    given(depot.send(any(Int.self), isHeavy: any(Bool.self))).willReturn(2)
    #expect(depot.asProtocol.send(Cargo(), isHeavy: true) == 1)
    #expect(depot.asProtocol.send(5, isHeavy: true) == 2)
  }

  @Test func aTypeSelectsTheOverloadOfASubscript() {
    given(depot[any(Int.self)]).willReturn(1)
    given(depot[any(Int?.self)]).willReturn(2)
    given(depot[key: any(String.self)]).willReturn(3)
    given(depot[key: any(Int.self)]).willReturn(4)
    #expect(depot.asProtocol[3] == 1)
    #expect(depot.asProtocol[Optional(3)] == 2)
    #expect(depot.asProtocol[key: "a"] == 3)
    #expect(depot.asProtocol[key: 5] == 4)
  }

  @Test func aTypeSelectsTheOverloadOfAnAsyncMember() async throws {
    given(depot.load(any(Cargo.self))).willReturn(1)
    given(depot.load(any(Int.self))).willReturn(2)
    #expect(try await depot.asProtocol.load(Cargo()) == 1)
    #expect(try await depot.asProtocol.load(5) == 2)
    await given(depot.drop(any(Cargo.self))).willReturn()
    await depot.asProtocol.drop(Cargo())
    await depot.asProtocol.drop(5)
    await verify(depot.drop(any(Cargo.self))).wasCalled()
    await verify(depot.drop(any(Int.self))).wasCalled()
  }

  @Test func aTypeSelectsTheOverloadOfAStaticMember() {
    withMocks {
      given(DepotMock.make(any(Int.self))).willReturn(1)
      given(DepotMock.make(any(Int?.self))).willReturn(2)
      #expect(DepotMock.make(3) == 1)
      #expect(DepotMock.make(Optional(3)) == 2)
    }
  }

  @Test func aTypeSelectsTheOverloadOfAClass() {
    let archive = mock(CargoArchive.self).initialize()
    given(archive.find(any(Int.self))).willReturn(1)
    given(archive.find(any(Int?.self))).willReturn(2)
    given(archive.save(any(Cargo.self))).willReturn(3)
    given(archive.save(any(String.self))).willReturn(4)
    let real = archive as CargoArchive
    #expect([real.find(3), real.find(Optional(3))] == [1, 2])
    #expect([real.save(Cargo()), real.save("a")] == [3, 4])
  }

  @Test func aTypeSelectsAnInitializer() {
    let depot = Self.make(DepotMock.self)
    verify(depot.initialize(label: any(String?.self))).wasCalled()
    verify(depot.initialize(label: Optional<String>.none)).wasCalled()
    verify(depot.initialize(label: any(Int.self))).wasNeverCalled()
  }

  private static func make<Made: Depot>(_ type: Made.Type) -> Made {
    Made(label: Optional<String>.none)
  }

  @Test func aTypeSelectsThePatternOfAMemberThatReturnsItsGenericArgument() {
    given(depot.keep(any(Int.self))).willReturn(1)
    #expect(depot.asProtocol.keep(3) == 1)
    let captor = ArgumentCaptor<Int>()
    verify(depot.keep(any(Int.self))).wasCalled()
    verify(depot.keep(any(Int.self, where: { $0 > 3 }))).wasNeverCalled()
    verify(depot.keep(notNil(Int.self))).wasCalled()
    verify(depot.keep(captor.any())).wasCalled()
    #expect(captor.allValues == [3])
  }

  // Remove the condition when Swift 6.2 is the oldest supported version.
  #if compiler(>=6.2)
    @Test func aTypeSelectsThePatternOfAnAsyncMemberThatReturnsItsGenericArgument() async throws {
      await given(depot.fetch(any(Int.self))).willReturn(1)
      #expect(try await depot.asProtocol.fetch(3) == 1)
      await verify(depot.fetch(any(Int.self))).wasCalled()
      await verify(depot.fetch(any(Int.self, where: { $0 > 3 }))).wasNeverCalled()
      verify(depot.fetch(3)).wasCalled()
    }

    @MainActor @Test func mainActorTestsUseMatchersOfTheirStateInAsyncPatterns() async throws {
      var largest = 3
      await given(depot.fetch(any(Int.self, where: { $0 <= largest }))).willReturn(1)
      largest = 5
      #expect(try await depot.asProtocol.fetch(4) == 1)
    }
  #endif

  @Test func aTypeAndAValueSelectThePatternOfAMemberThatReturnsItsGenericArgument() {
    given(depot.label(any(Int.self), shelf: 2)).willReturn(1)
    #expect(depot.asProtocol.label(3, shelf: 2) == 1)
    verify(depot.label(any(Int.self), shelf: 2)).wasCalled()
    verify(depot.label(any(Int.self), shelf: any())).wasCalled()
    verify(depot.label(3, shelf: any())).wasCalled()
    verify(depot.label(any(Int.self), shelf: 4)).wasNeverCalled()
  }

  @Test func twoTypesSelectThePatternOfAMemberThatReturnsOneOfItsArguments() {
    given(depot.choose(any(Int.self), any(Int.self))).willReturn(1)
    given(depot.choose(any(Int.self), 2)).willReturn(2)
    #expect([depot.asProtocol.choose(1, 1), depot.asProtocol.choose(1, 2)] == [1, 2])
    verify(depot.choose(any(Int.self), any(Int.self))).wasCalled(2)
    verify(depot.choose(1, any())).wasCalled(2)
  }

  @Test func aTypeSelectsThePatternOfASubscriptThatReturnsItsIndex() {
    given(depot[same: any(Int.self)]).willReturn(1)
    #expect(depot.asProtocol[same: 3] == 1)
    depot.asProtocol[same: 3] = 4
    verify(depot[same: any(Int.self)]).wasCalled()
    verify(depot[same: any(Int.self)] = 4).wasCalled()
    verify(depot[same: any(Int.self)] = 5).wasNeverCalled()
  }

  @Test func valuesSelectTheOverloadsThatCallsSelect() {
    _ = depot.useDefaultValues(from: .standardProvider)
    let optional: Int? = 3
    _ = (depot.asProtocol.find(3), depot.asProtocol.find(optional), depot.asProtocol.save(5))
    verify(depot.find(3)).wasCalled()
    verify(depot.find(optional)).wasCalled()
    verify(depot.find(nil)).wasNeverCalled()
    verify(depot.save(5)).wasCalled()
    verify(depot.save(Cargo())).wasNeverCalled()
  }

  @Test func anAssignmentSelectsTheOverloadOfASubscript() {
    depot.asProtocol[3] = 4
    depot.asProtocol[Optional(3)] = 5
    verify(depot[3] = any()).wasCalled()
    verify(depot[any(Int?.self)] = 5).wasCalled()
    verify(depot[Optional(3)] = any(Int.self)).wasCalled()
  }

  @Test func aTypeSelectsTheOverloadOfASubscriptThatIsAssignedAValue() {
    depot.asProtocol[3] = 4
    depot.asProtocol[Optional(3)] = 5
    verify(depot[any(Int.self)] = 4).wasCalled()
    verify(depot[any(Int.self)] = 5).wasNeverCalled()
    verify(depot[any(Int?.self)] = 5).wasCalled()
    verify(depot[any(Int.self, where: { $0 == 3 })] = 4).wasCalled()
  }

  @Test func aCallOutsideOfPatternsSelectsTheOverloadOfASubscript() {
    depot[3] = 4
    depot[nil] = 5
    verify(depot[any(Int.self)] = 4).wasCalled()
    verify(depot[nil] = 5).wasCalled()
  }
}

struct Cargo: Codable, Equatable, Sendable { var number = 0 }

protocol Depot: AnyObject {
  func save(_ cargo: Cargo) -> Int
  func save<Item: Codable>(_ item: Item) -> Int
  func find(_ number: Int) -> Int
  func find(_ number: Int?) -> Int
  func weigh(_ number: Int?) -> Int
  func weigh(_ number: Int) -> Int
  func weigh<Item>(_ item: Item) -> Int
  func send(_ cargo: Cargo, isHeavy: Bool) -> Int
  func send<Item: Codable>(_ item: Item, isHeavy: Bool) -> Int
  func load(_ cargo: Cargo) async throws -> Int
  func load<Item: Codable & Sendable>(_ item: Item) async throws -> Int
  func keep<Item>(_ item: Item) -> Item
  func label<Item>(_ item: Item, shelf: Int) -> Item
  func fetch<Item>(_ item: Item) async throws -> Item
  func choose<Item>(_ first: Item, _ second: Item) -> Item
  func drop(_ cargo: Cargo) async
  func drop<Item: Codable & Sendable>(_ item: Item) async
  subscript(_ number: Int) -> Int { get set }
  subscript(_ number: Int?) -> Int { get set }
  subscript(key key: String) -> Int { get }
  subscript<Key: Hashable>(key key: Key) -> Int { get }
  subscript<Key>(same key: Key) -> Key { get set }
  static func make(_ number: Int) -> Int
  static func make(_ number: Int?) -> Int
  init(label: Int)
  init(label: String?)
  init<Label>(label: Label)
}

extension Depot {
  fileprivate var asProtocol: any Depot { self }
}

class CargoArchive {
  init() {}

  func find(_ number: Int) -> Int { 0 }
  func find(_ number: Int?) -> Int { 0 }
  func save(_ cargo: Cargo) -> Int { 0 }
  func save<Item: Codable>(_ item: Item) -> Int { 0 }
}
