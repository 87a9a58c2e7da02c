import Mynah
import Support
import Testing

/// A class that calls are forwarded to.
private final class Crow: Bird {
  var name: String
  var nickname: String?
  var age: Int { 7 }
  var mood: String { get async throws { "calm" } }
  private(set) var days: [Int: String] = [:]
  private(set) var songs = 0

  init(_ name: String) { self.name = name }

  func chirp(volume: Int) -> Bool { volume > 10 }
  func sing() { songs += 1 }
  func eat(_ food: String, grams: Int) throws -> Int { grams }
  func land() throws(Storm) { throw .wind(3) }
  func fly(to place: String) async throws -> Int { place.count }
  func rest(hours: Int) async {}
  func wake() async {}
  func glide(over distance: Int) async throws(Storm) -> [Int] { [distance] }
  func meet(_ other: any Bird) -> Bool { true }
  func build(_ nest: Nest) -> Nest? { nest }
  subscript(day: Int) -> String {
    get { days[day] ?? "" }
    set { days[day] = newValue }
  }
  subscript(key key: String) -> Int { key.count }
  nonisolated(unsafe) static var count = 41
  static func hatch(_ egg: String) -> String { egg + "!" }
}

/// A struct that calls are forwarded to.
private struct Tally: Counting {
  var count = 0
  mutating func add(_ number: Int) -> Int {
    count += number
    return count
  }
}

protocol Counting {
  var count: Int { get set }
  mutating func add(_ number: Int) -> Int
}

/// A struct with unused bytes, whose methods call closures.
private struct MeterReading: Metering {
  var isFinal = false
  var digits = [0]
  var count = 0
  func read(_ body: () -> Void) { body() }
  func observe(_ body: @Sendable () -> Void) async { body() }
}

protocol Metering {
  var count: Int { get set }
  func read(_ body: () -> Void)
  func observe(_ body: @Sendable () -> Void) async
}

@Suite struct ForwardingTests {
  let bird = mock(Bird.self)

  @Test func targetsOfCallsThatCannotBeForwardedAreNamed() {
    final class Megaphone: Loudspeaker {
      func say(_ text: String) {}
      func say(_ texts: String...) {}
      func count(_ text: String) -> Int { 1 }
      func count(_ texts: String...) -> Int { texts.count }
      func maybe(_ numbers: Int?...) -> Int { numbers.count }
      subscript(text: String) -> Int {
        get { 1 }
        set {}
      }
      subscript(texts: String...) -> Int {
        get { texts.count }
        set {}
      }
    }
    let loudspeaker = mock(Loudspeaker.self).forwardCalls(to: Megaphone())
    let text = report { _ = loudspeaker.maybe(1, nil) }
    #expect(
      text == """
        Unexpected call: no stub answers loudspeaker.maybe([1, nil]), which returned 0.
        maybe(_:) has no stubs.
        Calls are forwarded to a value of type Megaphone, but calls to maybe(_:) can't be forwarded.
        Write: given(loudspeaker.maybe([1, nil])).willReturn(<#Int#>)
        """)
  }

  @Test func allCallsAreForwarded() async throws {
    let crow = Crow("Ryan")
    #expect(bird.forwardCalls(to: crow) === bird)
    #expect(bird.name == "Ryan")
    bird.name = "Sterling"
    #expect(crow.name == "Sterling")
    #expect(bird.chirp(volume: 11))
    bird.sing()
    #expect(crow.songs == 1)
    #expect(try bird.eat("worm", grams: 4) == 4)
    #expect(throws: Storm.wind(3)) { try bird.land() }
    #expect(try await bird.fly(to: "Oslo") == 4)
    #expect(try await bird.mood == "calm")
    #expect(try await bird.glide(over: 3) == [3])
    bird[2] = "rain"
    #expect(bird[2] == "rain")
    #expect(bird[key: "abc"] == 3)
    verify(bird.chirp(volume: 11)).wasCalled()
    verify(bird.name = "Sterling").wasCalled()
  }

  @Test func stubsTakePrecedence() {
    given(bird.name).willReturn("Ryan")
    given(bird.name).willForward(to: Crow("Sterling"))
    #expect(bird.name == "Ryan")
    given(bird.age).willForward(to: Crow("Sterling"))
    #expect(bird.age == 7)
    given(bird.age).willReturn(1)
    #expect(bird.age == 1)
  }

  @Test func targetsGetMatchingCalls() {
    given(bird.chirp(volume: any(where: { $0 > 100 }))).willForward(to: Crow("a"))
    #expect(bird.chirp(volume: 101))
    #expect(failures { _ = bird.chirp(volume: 99) }.count == 1)
  }

  @Test func theConditionOfATargetIsCheckedOncePerCall() {
    nonisolated(unsafe) var checks = 0
    let condition = { (volume: Int) in
      checks += 1
      return volume > 100
    }
    given(bird.chirp(volume: any(where: condition))).willForward(to: Crow("a"))
    #expect(bird.chirp(volume: 101))
    #expect(checks == 1)
  }

  @Test func targetsGetMatchingAssignments() {
    let crow = mock(Bird.self)
    given(bird.name = "Ryan").willForward(to: crow)
    given(bird.nickname = any()) ~> forward(to: crow)
    bird.name = "Ryan"
    bird.name = "Maya"
    bird.nickname = nil
    verify(crow.name = any()).wasCalled()
    verify(crow.name = "Ryan").wasCalled()
    verify(crow.nickname = any()).wasCalled()
  }

  @Test func targetsPrecedeDefaultValues() {
    bird.useDefaultValues(from: .standardProvider)
    #expect(bird.age == 0)
    bird.forwardCalls(to: Crow("a"))
    #expect(bird.age == 7)
    #expect(bird.name == "a")
  }

  @Test func theNewestFittingTargetIsUsed() {
    bird.forwardCalls(to: Crow("b"))
    bird.forwardCalls(to: 42)
    #expect(bird.name == "b")
  }

  @Test func memberTargetsPrecedeMockTargets() {
    bird.forwardCalls(to: Crow("b"))
    let target: ForwardingContext = forward(to: Crow("c"))
    given(bird.name) ~> target
    #expect(bird.name == "c")
    bird.forwardCalls(to: Crow("d"))
    #expect(bird.name == "c")
  }

  @Test func clearingStubsRemovesTargets() {
    bird.useDefaultValues(from: .standardProvider)
    bird.forwardCalls(to: Crow("a"))
    clearStubs(on: bird)
    #expect(failures { _ = (bird.name, bird.age) }.count == 2)
  }

  @Test func forwardingToAStructKeepsItsMutations() {
    let counting = mock(Counting.self)
    counting.forwardCalls(to: Tally(count: 3))
    var target: any Counting = counting
    #expect(target.add(4) == 7)
    #expect(counting.count == 7)
    target.count = 1
    #expect(target.add(1) == 2)
  }

  @Test func forwardedCallsKeepTheChangesOfCallsDuringThem() async {
    let metering = mock(Metering.self)
    metering.forwardCalls(to: MeterReading())
    metering.read { metering.count = 4 }
    #expect(metering.count == 4)
    await metering.observe { metering.count = 5 }
    #expect(metering.count == 5)
  }

  @Test func membersWithATypeThatOnlyAPropertyDeterminesAreNotForwarded() {
    let nest = mock((any WrenNest).self)
    nest.forwardCalls(to: OwnWrenNest())
    #expect(nest.id == "wren" && nest.owner == 4)
    given(nest.share(with: any())).willReturn(8)
    given(nest.neighbor()).willReturn("robin")
    #expect(nest.share(with: 5) == 8)
    #expect(nest.neighbor() == "robin")
  }
}

protocol OwnedNest {
  associatedtype Owner
  var owner: Owner { get }
  func share(with owner: Owner) -> Self.Owner
}

/// A protocol whose properties determine two associated types, which existentials don't know.
protocol WrenNest: OwnedNest, Identifiable {
  var id: String { get }
  var owner: Int { get }
  func neighbor() -> ID
}

private struct OwnWrenNest: WrenNest {
  var id: String { "wren" }
  var owner: Int { 4 }
  func share(with owner: Int) -> Int { owner }
  func neighbor() -> String { id }
}

extension StaticStubbingTests {
  @Test func staticCallsAreForwarded() {
    defer { reset(BirdMock.self) }
    BirdMock.forwardCalls(to: Crow.self)
    #expect(BirdMock.hatch("egg") == "egg!")
    #expect(BirdMock.count == 41)
    given(BirdMock.count).willReturn(3)
    #expect(BirdMock.count == 3)
  }
}
