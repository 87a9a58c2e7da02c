import Mynah
import Testing

/// The examples of the page about stubbing.
@Suite struct StubbingGuideTests {
  let bird = mock(Bird.self)

  @Test func stubsAnswerCalls() {
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.eat("stone")).willThrow(Indigestion())
    given(bird.fly(to: any(), speed: any())).will { place, speed in
      place.count * speed
    }
    #expect(bird.chirp(volume: 42))
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
  }

  @Test func stubsWithTheOperatorAnswerCalls() {
    let bird = mock(Bird.self)
    given(bird.name) ~> "Ryan"
    given(bird.eat("stone")) ~> { _ in throw Indigestion() }
    given(bird.chirp(volume: any())) ~> { volume in volume < 42 }
    #expect(bird.name == "Ryan")
    #expect(throws: Indigestion.self) { try bird.eat("stone") }
    #expect([41, 42].map { bird.chirp(volume: $0) } == [true, false])
  }

  @Test func stubsCanBeChained() {
    given(bird.name)
      .willReturn("Ryan")
      .willReturn("Sterling")
      .will { "Bird number \(Int.random(in: 1...9))" }
    #expect([bird.name, bird.name] == ["Ryan", "Sterling"])
    #expect([bird.name, bird.name].allSatisfy { $0.hasPrefix("Bird number ") })
  }

  @Test func theNewestMatchingStubAnswers() {
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
    #expect(try await [bird.sing("Yesterday"), bird.sing("Bolero")] == [125, 6])
    await #expect(throws: Indigestion.self) { try await bird.sing("4'33") }
  }

  @Test func overloadsThatDifferOnlyInAsyncAreSelected() async {
    let exporter = mock(Exporter.self)
    await given(exporter.export()).willReturn(2)
    given(sync: exporter.export()).willReturn(1)
    #expect(await exporter.export() == 2)
    await verify(exporter.export()).wasCalled()
    verify(sync: exporter.export()).wasNeverCalled()
  }

  @Test func typedErrorsAreThrownByValuesAndClosures() {
    let dam = mock(Dam.self)
    given(dam.open(gate: 1)).willThrow(Storm())
    given(dam.open(gate: 2)).will { gate throws(Storm) in
      throw Storm()
    }
    for gate in 1...2 { #expect(throws: Storm.self) { try dam.open(gate: gate) } }
  }

  @Test func callsAreForwardedToInstances() {
    let bird = mock(Bird.self)
    bird.forwardCalls(to: Crow())
    given(bird.name).willForward(to: Crow())
    #expect(bird.name == "Crow")
    #expect(bird.fly(to: "Oslo", speed: 2) == 8)
    bird[feather: 3] = "white"
    #expect(bird[feather: 3] == "white")
  }

  @Test func aCallIsForwardedAfterAnError() async throws {
    given(bird.sing("Bolero")).willThrow(Indigestion()).willForward(to: Crow())
    await #expect(throws: Indigestion.self) { try await bird.sing("Bolero") }
    #expect(try await bird.sing("Bolero") == Crow().sing("Bolero"))
  }

  @Test func callsAreForwardedToSuper() {
    let tree = mock(Tree.self).initialize(height: 42)
    tree.forwardCallsToSuper()
    given(tree.height).willForwardToSuper()
    #expect(tree.grow(by: 1) == 43)
    clearStubs(on: tree)
    given(tree.height).willForwardToSuper()
    #expect(tree.height == 43)
    #expect(failures { _ = tree.grow(by: 1) }.count == 1)
  }

  @Test func stubsUseTheirArguments() {
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

  @Test func stubsRethrow() {
    let catalogue = mock(Catalogue.self)
    given(catalogue.count(where: any())).will { isCounted in
      try [1, 2, 3].filter(isCounted).count
    }
    #expect(catalogue.count { $0 > 1 } == 2)
    #expect(throws: Typo.self) { try catalogue.count { _ in throw Typo() } }
  }

  @Test func performRunsClosuresOnCalls() {
    let bird = mock(Bird.self)
    given(bird.fly(to: any(), speed: any())).perform { place, _ in print(place) }.willReturn(3)
    #expect(bird.fly(to: "Oslo", speed: 1) == 3)
  }

  @Test func performRunsClosuresOnAssignments() {
    let bird = mock(Bird.self)
    given(bird.name = any()).perform { (name: String) in print(name) }.willReturn()
    bird.name = "Ryan"
  }

  @Test func observersRunAtEachCall() {
    let bird = mock(Bird.self)
    given(bird.fly(to: any(), speed: any())).willReturn(3)
    given(bird.fly(to: "Oslo", speed: any())).willReturn(5)
    observe(bird.fly(to: any(), speed: any())) { place, speed in
      print("to \(place) with \(speed)")
    }
    observe(bird.land()) { print("landed") }
    #expect(bird.fly(to: "Oslo", speed: 1) == 5)
    #expect(bird.fly(to: "Rome", speed: 1) == 3)
    bird.land()
  }

  @Test func resultTypesSelectOverloads() {
    let egg = mock(Egg.self)
    given(egg.age()).returning(Int.self).willReturn(3)
    given(egg.age()).returning(String.self).willReturn("three days")
    #expect((egg.age() as Int) == 3)
    #expect((egg.age() as String) == "three days")
  }

  @Test func resultTypesSelectGenericStubs() async throws {
    let container = mock(Container.self)
    given(container.resolve()).willReturn(Owl())
    verify(container.resolve()).returning(Owl.self).wasNeverCalled()
    #expect(container.resolve() == Owl())

    await given(container.load("owl")).willReturn(Owl())
    #expect(try await container.load("owl") == Owl())
  }

  @Test func propertiesAreStubbed() {
    given(bird.name).willReturn("Ryan")
    given(bird.name = any()).will { (name: String) in
      print("Hello, \(name)")
    }

    #expect(bird.name == "Ryan")
    bird.name = "Sterling"  // Prints "Hello, Sterling"
    verify(bird.name = "Sterling").wasCalled()
  }

  @Test func subscriptsAreStubbed() {
    given(bird[feather: 3]).willReturn("red")
    given(bird[feather: any()] = "blue").willReturn()
    #expect(bird[feather: 3] == "red")
    bird[feather: 4] = "blue"
  }

  @Test func methodsStubProperties() {
    let bird = mock(Bird.self)
    given(bird.getName()).willReturn("Ryan")
    given(bird.setName(any())).will { name in
      print("Hello, \(name)")
    }
    #expect(bird.name == "Ryan")
  }

  @Test func assignmentsUseSequences() {
    given(bird.name = any())
      .willReturn(finiteSequence(of: { (name: String) in print("first", name) }))
      .willReturn()
    for name in ["Maya", "Ryan"] { bird.name = name }
    verify(bird.name = any()).wasCalled(twice)
  }

  @Test func assignmentsWithoutAStubAreForwarded() {
    let bird = mock(Bird.self)
    given(bird.name = "Ryan").willForward(to: Crow())
    bird.name = "Ryan"
    verify(bird.name = "Ryan").wasCalled()
  }

  @Test func assignmentsStoreValues() {
    let bird = mock(Bird.self)
    given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
    bird.name += "!"

    #expect(bird.name == "Ryan!")
  }

  @Test func sequencesRepeatTheirLastValue() {
    given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
    given(bird.chirp(volume: any())) ~> loopingSequence(of: true, false)
    given(bird.fly(to: any(), speed: any()))
      .willReturn(sequence(of: { place, _ in place.count }, { _, speed in speed }))
    #expect((0..<3).map { _ in bird.name } == ["Ryan", "Sterling", "Sterling"])
    #expect((0..<3).map { bird.chirp(volume: $0) } == [true, false, true])
    #expect((0..<3).map { _ in bird.fly(to: "Oslo", speed: 9) } == [4, 9, 9])
  }

  @Test func sequencesContinueWithTheNextStub() {
    given(bird.name)
      .willReturn(loopingSequence(of: "Ryan", "Sterling"), transition: .after(4))
      .willReturn(finiteSequence(of: "Maya"))
      .willReturn("Robin")
    #expect(
      (0..<7).map { _ in bird.name } == [
        "Ryan", "Sterling", "Ryan", "Sterling", "Maya", "Robin", "Robin",
      ])
  }

  @Test func unexpectedCallsReportEndedSequences() {
    let text = report {
      #sourceLocation(file:"BirdTests.swift",line:12)
      given(bird.name).willReturn(finiteSequence(of: "Ryan"))
      _ = bird.name
      _ = bird.name
      #sourceLocation()
    }
    #expect(
      text == """
        Unexpected call: no stub answers bird.name, which returned "".
        Stub name at BirdTests.swift:12: its sequence has ended
        Write: given(bird.name).willReturn(<#String#>)
        """)
  }

  @Test func unexpectedCallsReportDifferentArguments() {
    let text = report {
      #sourceLocation(file:"BirdTests.swift",line:12)
      given(bird.chirp(volume: 42)).willReturn(true)
      _ = bird.chirp(volume: 3)
      #sourceLocation()
    }
    #expect(
      text == """
        Unexpected call: no stub answers bird.chirp(volume: 3), which returned false.
        Stub chirp(volume: 42) at BirdTests.swift:12: volume: expected 42, got 3
        Write: given(bird.chirp(volume: 3)).willReturn(<#Bool#>)
        """)
  }

  @Test func stubsTakeAndReturnNoncopyableValues() {
    let ringer = mock(Ringer.self)
    given(ringer.attach(any())).will { (ring: consuming Ring) in ring.number > 0 }
    given(ringer.order(number: any())).will { NonCopyableResult(Ring(number: $0)) }

    let ring = ringer.order(number: 3)
    #expect(ring.number == 3)
    let isAttached = ringer.attach(ring)
    #expect(isAttached)
    verify(ringer.attach(any())).wasCalled()
  }
}

protocol Exporter {
  func export() -> Int
  func export() async -> Int
}

protocol Dam {
  func open(gate: Int) throws(Storm) -> Int
}

struct Storm: Error {}

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

struct Typo: Error {}

protocol Catalogue {
  func count(where isCounted: (Int) throws -> Bool) rethrows -> Int
  func list<each Item>(_ items: repeat each Item) -> Int
}

struct Ring: ~Copyable {
  let number: Int
}

protocol Ringer {
  func attach(_ ring: consuming Ring) -> Bool
  func order(number: Int) -> Ring
}
