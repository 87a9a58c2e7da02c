import Mynah
import Testing

/// The examples of the page about stubbing that are about what a stub does.
@Suite struct StubbingGuideTests {
  let bird = mock(Bird.self)

  @Test func overview() {
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.fly(to: any(), speed: any())).will { place, speed in
      place.count * speed
    }
    #expect(bird.chirp(volume: 42))
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
  }

  @Test func operatorIsShort() {
    given(bird.name) ~> "Ryan"
    given(bird.eat("stone")) ~> { _ in throw Indigestion() }
    given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
    #expect(bird.name == "Ryan")
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect([41, 42].map { bird.chirp(volume: $0) } == [true, false])
  }

  @Test func behaviorsAreChained() {
    given(bird.name)
      .willReturn("Ryan")
      .willReturn("Sterling")
      .will { "Bird number \(Int.random(in: 1...9))" }
    #expect([bird.name, bird.name] == ["Ryan", "Sterling"])
    #expect(bird.name.hasPrefix("Bird number "))
    #expect(bird.name.hasPrefix("Bird number "))
  }

  @Test func newestStubAnswers() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: 42)).willReturn(true)

    #expect(bird.chirp(volume: 42))
    #expect(!bird.chirp(volume: 1))
  }

  @Test func asyncMembersAreStubbedWithoutAwait() async throws {
    given(bird.sing("Yesterday")).willReturn(125)
    given(bird.sing("Bolero")).will { song in
      try await Task.sleep(for: .milliseconds(1))
      return song.count
    }
    given(bird.sing("4'33")).willThrow(Indigestion())
    #expect(try await bird.sing("Yesterday") == 125)
    #expect(try await bird.sing("Bolero") == 6)
    await #expect(throws: Indigestion.self) { try await bird.sing("4'33") }
  }

  @Test func callsAreForwarded() {
    let bird = mock(Bird.self)
    bird.forwardCalls(to: Crow())
    given(bird.name).willForward(to: Crow())
    #expect(bird.name == "Crow")
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    bird[feather: 3] = "white"
    #expect(bird[feather: 3] == "white")
  }

  @Test func callsAreLeftToTheClass() {
    let tree = mock(Tree.self).initialize(height: 42)
    tree.forwardCallsToSuper()
    given(tree.height).willForwardToSuper()
    #expect(tree.grow(by: 1) == 43)
    clearStubs(on: tree)
    given(tree.height).willForwardToSuper()
    #expect(tree.height == 43)
    #expect(failures { _ = tree.grow(by: 1) }.count == 1)
  }

  @Test func closuresAndInoutArgumentsReachTheStub() {
    let feeder = mock(Feeder.self)
    given(feeder.open(then: any())).will { feed in
      feed("seed")
      feed("worm")
    }
    given(feeder.fill(any())).will { grams in
      grams += 100
      return true
    }
    var fed: [String] = []
    feeder.open { fed.append($0) }
    #expect(fed == ["seed", "worm"])
    var grams = 1
    #expect(feeder.fill(&grams))
    #expect(grams == 101)
  }

  @Test func closuresRunBesideTheAnswer() {
    let bird = mock(Bird.self)
    given(bird.fly(to: any(), speed: any())).perform { place, _ in print(place) }.willReturn(3)
    #expect(bird.fly(to: "Oslo", speed: 1) == 3)
  }

  @Test func closuresRunBesideAssignments() {
    given(bird.name = any()).perform { (name: String) in print(name) }.willReturn()
    bird.name = "Ryan"
  }

  @Test func resultsTellOverloadsApart() {
    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    given(egg.age()).returning(String.self).willReturn("three days")
    #expect((egg.age() as Int) == 3)
    #expect((egg.age() as String) == "three days")
  }

  @Test func resultsThatOnlyTheContextTells() async throws {
    let container = mock(Container.self)
    given(container.resolve()).willReturn(Owl())
    verify(container.resolve()).returning(Owl.self).wasNeverCalled()
    #expect(container.resolve() == Owl())

    await given(container.load("owl")).willReturn(Owl())
    #expect(try await container.load("owl") == Owl())
  }
}

protocol Feeder {
  func open(then feed: (String) -> Void)
  func fill(_ grams: inout Int) -> Bool
}

protocol Egg {
  func age() -> Int
  func age() -> String
}

struct Owl: Equatable, Sendable {}

protocol Container {
  func resolve<Service>() -> Service
  func load<Item: Sendable>(_ name: String) async throws -> Item
}
