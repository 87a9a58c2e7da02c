import Mynah
import Testing

/// A protocol whose extension implements requirements with a single argument and without a result.
protocol Lookout: AnyObject {
  func spot(_ birds: Int)
  func spot(_ bird: String)
  func warn(_ reason: String) throws
  func wait(_ hours: Int) async
  func report(_ birds: Int)
  func list(_ birds: String...)
  func list(_ birds: [String])
  static func reset(_ count: Int)
}

extension Lookout {
  func spot(_ birds: Int) { Issue.record("spot(_:) of the extension was called") }
  func spot(_ bird: String) { Issue.record("spot(_:) of the extension was called") }
  func warn(_ reason: String) throws { Issue.record("warn(_:) of the extension was called") }
  func wait(_ hours: Int) async { Issue.record("wait(_:) of the extension was called") }
  func report(_ birds: Int, aloud: Bool = true) {
    Issue.record("report(_:aloud:) of the extension was called")
  }
  func list(_ birds: String...) { Issue.record("list(_:) of the extension was called") }
  func list(_ birds: [String]) { Issue.record("list(_:) of the extension was called") }
  static func reset(_ count: Int) { Issue.record("reset(_:) of the extension was called") }
}

class Watchtower: Lookout {
  func spot(_ birds: Int) {}
  func report(_ birds: Int) {}
}

/// A protocol whose extension implements generic requirements.
protocol Resolver {
  func resolve<Value>() -> Value
  func find<Value>(_ id: Int) -> Value?
  func load<Value: Decodable>(id: Int) async throws -> Value
}

extension Resolver {
  func resolve<Value>() -> Value { fatalError("resolve() of the extension was called") }
  func find<Value>(_ id: Int) -> Value? {
    Issue.record("find(_:) of the extension was called")
    return nil
  }
  func load<Value: Decodable>(id: Int) async throws -> Value {
    fatalError("load(id:) of the extension was called")
  }
}

/// A protocol that repeats requirements with a type in place of the associated type.
protocol Incubator<Egg> {
  associatedtype Egg
  func hatch(_ egg: Egg)
  func hatch(_ egg: Int)
  func warm(_ egg: Egg) -> Bool
  func warm(_ egg: Int) -> Bool
}

extension Incubator {
  func hatch(_ egg: Egg) { Issue.record("hatch(_:) of the extension was called") }
  func hatch(_ egg: Int) { Issue.record("hatch(_:) of the extension was called") }
  func warm(_ egg: Egg) -> Bool {
    Issue.record("warm(_:) of the extension was called")
    return false
  }
  func warm(_ egg: Int) -> Bool {
    Issue.record("warm(_:) of the extension was called")
    return false
  }
}

/// A protocol with an overload that returns a value, and that accepts the arguments of the other.
protocol Birdwatcher {
  func note(_ birds: Int)
  @discardableResult func note(_ birds: Int?) -> Bool
}

/// A class with methods that can be called like other methods.
class Lighthouse {
  func report(_ birds: Int) {}
  func report(_ birds: Int, aloud: Bool = true) {}
  func signal(_ count: Int) {}
  final func blink(_ count: Int, slowly: Bool = true) {
    Issue.record("blink(_:slowly:) of the class was called")
  }
  func blink(_ count: Int) {}
}

extension Lighthouse {
  func signal(_ count: Int, color: String = "red") {
    Issue.record("signal(_:color:) of the extension was called")
  }
}

/// A protocol whose extension has `async` methods that call requirements.
protocol Falconer: Sendable {
  func rest()
  func feed(_ grams: Int)
  func open(door: String)
}

extension Falconer {
  func rest() async { Issue.record("rest() of the extension was called") }
  func feed(_ grams: Int) async { Issue.record("feed(_:) of the extension was called") }
  func open(door: String) async { Issue.record("open(door:) of the extension was called") }
}

/// Tests of calls to mocks for which the compiler could choose another method.
struct ExtensionMethodTests {
  private let lookout = mock(Lookout.self)

  @Test func callsWithValuesAreVerified() {
    lookout.spot(3)
    lookout.spot("owl")

    verify(lookout.spot(3)).wasCalled()
    verify(lookout.spot("owl")).wasCalled()
    verify(lookout.spot(any(Int.self))).wasCalled()
  }

  @Test func callsWithValuesAreStubbed() {
    let birds = 3
    var spotted = 0
    given(lookout.spot(birds)).will { spotted += $0 }
    lookout.spot(3)
    lookout.spot(4)
    #expect(spotted == 3)
  }

  @Test func variadicMembersAreVerified() {
    lookout.list("owl", "jay")
    lookout.list(["owl"])
    verify(lookout.list("owl", "jay")).wasCalled()
    verify(lookout.list(["owl"])).wasCalled()
  }

  @Test func throwingMembersAreStubbed() {
    struct Storm: Error {}
    given(lookout.warn("cat")).willThrow(Storm())
    #expect(throws: Storm.self) { try lookout.warn("cat") }
  }

  @Test func asyncMembersAreStubbed() async {
    await given(lookout.wait(3)).willReturn()
    await lookout.wait(3)
    await verify(lookout.wait(3)).wasCalled()
  }

  @Test func defaultArgumentsOfTheExtensionAreNotUsed() {
    lookout.report(3)
    verify(lookout.report(3)).wasCalled()
  }

  @Test(.mocks) func staticMembersAreVerified() {
    LookoutMock.reset(3)
    verify(LookoutMock.reset(3)).wasCalled()
  }

  @Test func membersOfAClassThatConformsAreVerified() {
    let tower = mock(Watchtower.self)
    tower.spot(3)
    tower.report(3)
    verify(tower.spot(3)).wasCalled()
    verify(tower.report(3)).wasCalled()
  }

  @Test func membersWhoseResultDependsOnTheContextAreStubbed() async throws {
    let resolver = mock(Resolver.self)
    given(resolver.resolve()).willReturn(3)
    given(resolver.find(4)).willReturn("owl")
    given(resolver.load(id: any())).willReturn(5)

    let resolved: Int = resolver.resolve()
    let found: String? = resolver.find(4)
    let loaded: Int = try await resolver.load(id: 6)
    #expect(resolved == 3)
    #expect(found == "owl")
    #expect(loaded == 5)
    verify(resolver.resolve()).returning(Int.self).wasCalled()
    verify(resolver.find(4)).returning(String?.self).wasCalled()
    verify(resolver.find(4)).returning(String.self).wasCalled()
    given(resolver.find(5)).returning([Int].self).willReturn([6])
    #expect(resolver.find(5) == [6])
    verify(resolver.load(id: 6)).returning(Int.self).wasCalled()
  }

  @Test func membersWithAnAssociatedTypeAreVerified() {
    let incubator = mock((any Incubator<String>).self)
    given(incubator.warm("egg")).willReturn(true)
    given(incubator.warm(3)).willReturn(true)
    incubator.hatch("egg")
    incubator.hatch(3)
    #expect(incubator.warm("egg") && incubator.warm(3))
    verify(incubator.hatch("egg")).wasCalled()
    verify(incubator.hatch(3)).wasCalled()
    verify(incubator.warm("egg")).wasCalled()
    verify(incubator.warm(3)).wasCalled()
  }

  @Test func membersWhoseAssociatedTypeIsTheOtherTypeAreVerified() {
    let incubator = mock((any Incubator<Int>).self)
    given(incubator.warm(3)).willReturn(true)
    incubator.hatch(3)
    #expect(incubator.warm(3))
    verify(incubator.hatch(3)).wasCalled()
    verify(incubator.warm(3)).wasCalled()
  }

  @Test func overloadsWithExactArgumentsAreCalled() {
    let birdwatcher = mock(Birdwatcher.self)
    birdwatcher.note(3)
    verify(birdwatcher.note(3)).wasCalled()
    #expect(calls(birdwatcher.note(any(Int.self))) == [3])
  }

  @Test func defaultArgumentsOfOtherMethodsOfAClassAreNotUsed() {
    let lighthouse = mock(Lighthouse.self)
    lighthouse.report(3)
    lighthouse.signal(4)
    lighthouse.blink(5)
    verify(lighthouse.report(3)).wasCalled()
    verify(lighthouse.report(any(), aloud: any())).wasNeverCalled()
    verify(lighthouse.signal(4)).wasCalled()
    verify(lighthouse.blink(5)).wasCalled()
  }

  @Test func asyncTestsVerifyMembersWithAnAsyncMethodOfTheExtension() async {
    let falconer = mock(Falconer.self)
    callSynchronously(falconer)
    await verify(falconer.rest()).wasCalled()
    await verify(falconer.feed(3)).wasCalled()
    verify(falconer.feed(any())).wasCalled()
    await verify(falconer.open(door: "cage")).wasCalled()
  }

  @Test func asyncTestsStubMembersWithAnAsyncMethodOfTheExtension() async {
    let falconer = mock(Falconer.self)
    var fed = 0
    await given(falconer.feed(3)).will { fed += $0 }
    callSynchronously(falconer)
    #expect(fed == 3)
  }

  private func callSynchronously(_ falconer: FalconerMock) {
    falconer.rest()
    falconer.feed(3)
    falconer.open(door: "cage")
  }
}
