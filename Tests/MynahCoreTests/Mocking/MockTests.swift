import Mynah
import Support
import Testing

/// Tests that mocks act like ordinary values of their types outside of patterns.
@Suite struct MockTests {
  @Test func mockIsAnOrdinaryValueOfItsProtocol() async throws {
    let bird = mock(Bird.self)
    given(bird.name).willReturn("Ryan")
    given(bird.age).willReturn(3)
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.fly(to: any())).willReturn(7)
    given(bird[any()]).willReturn("day")

    let name: String? = bird.name
    #expect(name == "Ryan" && bird.name.count == 4)
    #expect([bird, bird].map(\.age) == [3, 3])
    #expect("\(bird.name) \(bird[1])" == "Ryan day")
    let volumes = [1, 2].filter { bird.chirp(volume: $0) }
    #expect(volumes == [1, 2])
    let chirp = bird.chirp
    #expect(chirp(1))
    let existential: any Bird = bird
    func age(of bird: some Bird) -> Int { bird.age }
    let path: KeyPath<BirdMock, Int> = \.age
    let ages: [Int] = [existential.age, age(of: bird), bird[keyPath: path]]
    #expect(ages == [3, 3, 3])
    #expect(try await bird.fly(to: "Oslo") + bird.age == 10)
    let flight = try #require(await Optional(bird.fly(to: "Rome")))
    #expect(flight == 7)
    await bird.wake()
  }

  @Test func mocksHaveAnIdentity() {
    let (left, right) = (mock((any Ringed).self), mock((any Ringed).self))
    #expect(left == left && left != right)
    #expect(Set([left, right, left]).count == 2)
    #expect(left.id != right.id)
  }

  @Test func mocksAreDescribedByTheirName() {
    let left = mock((any Ringed).self)
    let name = "\(left)"
    given(left.description).willReturn("R")
    #expect([name, "\(left)"] == ["ringed", "R"])
  }

  @Test func mocksCanBeErrors() {
    let ringed = mock((any Ringed).self)
    #expect(throws: RingedMock.self) { throw ringed }
  }

  @Test func protocolsWithAPrimaryAssociatedTypeAreMocked() {
    let flock = mock((any Flock<String>).self)
    given(flock.members).willReturn(["a"])
    given(flock.join("b")).willReturn(true)
    given(flock.join(any())).willReturn(false)
    given(flock.join("b")).willReturn(true)
    #expect(flock.members == ["a"])
    #expect([flock.join("b"), flock.join("c")] == [true, false])
  }

  @Test func genericProtocolsAreMocked() throws {
    let journal = mock(JournalMock<String, Int>.self)
    given(journal.entry(for: 3)).willReturn("x")
    #expect(try journal.entry(for: 3) == "x")

    let numbered = mock((any NumberedFlock).self)
    given(numbered.members).willReturn([1, 2])
    given(numbered.sum()).willReturn(3)
    #expect(numbered.members == [1, 2] && numbered.sum() == 3)
  }

  @Test func nestedProtocolsAreMocked() {
    let feeder = mock(Aviary.Feeder.self)
    given(feeder.feed(Aviary.Seed(kind: "oat"))).willReturn([])
    #expect(feeder.feed(Aviary.Seed(kind: "oat")) == [])
  }

  @Test func initializersOfMocksAreRecorded() throws {
    let made = try FeederMock(capacity: 3)
    verify(made.initialize(capacity: 3)).wasCalled()
  }

  @Test func mocksAreSendable() {
    func send(_ value: some Sendable) {}
    send(mock(Counter.self))
    send(mock((any Flock<Int>).self))
  }

  @Test func mocksCanBeNamedOnAnyActor() {
    #expect(mock(Keeper.self).named("kate").mockingContext.name == "kate")
    let perch = mock(Perch.self)
    perch.named("branch")
    #expect(perch.mockingContext.name == "branch")
  }

  @Test func resetMocksKeepTheirName() {
    let perch = mock(Perch.self)
    perch.named("branch")
    reset(perch)
    #expect(perch.mockingContext.name == "branch")
  }

  /// A requirement's result builder transforms implementations, but not stubbed values.
  @Test func resultBuildersDoNotTransformStubbedValues() {
    let playlist = mock(Playlist.self)
    given(playlist.songs).willReturn(["chirp", "tweet"])
    given(playlist.songs(by: any())).will { [$0] }
    given(playlist[3]).willReturn([])
    let other: any Playlist = playlist
    #expect(
      [other.songs, other.songs(by: "Ryan"), other[3]] == [["chirp", "tweet"], ["Ryan"], []])
    verify(playlist.songs(by: "Ryan")).wasCalled()
  }
}
