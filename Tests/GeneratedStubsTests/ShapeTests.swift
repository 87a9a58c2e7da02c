import Mynah
import Testing

struct TooFar: Error, Equatable {}

enum Mood { case hungry(grams: Int), calm }

/// A bird with all kinds of members that stubbable classes and result stubs support.
protocol ShapedBird {
  init(name: String) throws
  init<Food>(food: Food)
  func hum(_ melody: () throws -> Int) rethrows -> Int
  var name: String { get set }
  var mate: String? { get }
  var weight: Double { get async throws(TooFar) }
  func land()
  func fly(to place: String) -> Int
  func fly(to place: String, speed: Int) throws -> Int
  func fly(over count: Int) -> Int
  func fly(over count: String) -> Int
  func glide() throws(TooFar) -> (Int, Mood)
  func grow(_ weight: inout Int)
  func eat(_ food: String..., chew: @autoclosure () -> Bool) -> Bool
  func look(then: (Int) -> Void)
  func ask(_ text: String, then: @escaping @Sendable (String?, (any Error)?) -> Void)
  func leave(then: ((TooFar?) -> Void)?)
  func rest(then: () -> Void)
}

/// A bird that several threads share.
protocol SharedBird: Sendable {
  var songs: [String] { get set }
  func sing(_ song: String) async -> Bool
}

/// A bird that is isolated to the main actor.
@MainActor protocol ShownBird: Hashable {
  var title: String { get set }
  func show() async throws -> Int
  func grow(_ weight: inout Int) async
}

/// A nest for one type of egg.
protocol EggStore<Egg> {
  associatedtype Egg
  func lay(_ egg: Egg) -> Egg
  func bird() -> any SharedBird
}

struct ShapeTests {
  @Test func closuresAnswerAllKindsOfMembers() async throws {
    let bird = StubbableShapedBird {
      $0.noop()
      $0.flyTo = { _ in 1 }
      $0.flyToSpeed = { _, speed in speed }
      $0.flyOverInt = { $0 }
      $0.flyOverString = { $0.count }
      $0.grow = { $0 += 1 }
      $0.eat = { $0.count == 2 && $1 }
      $0.weight = { () async throws(TooFar) in throw TooFar() }
    }
    let hours: [Int] = try [
      bird.fly(to: "Oslo"), bird.fly(to: "Oslo", speed: 2), bird.fly(over: 3),
      bird.fly(over: "four"),
    ]
    #expect(hours == [1, 2, 3, 4])
    #expect(bird.name == "" && bird.mate == nil)
    bird.name = "Ryan"
    #expect(bird.stubs.name == "Ryan")
    var weight = 4
    bird.grow(&weight)
    #expect(weight == 5)
    await #expect(throws: TooFar()) { try await bird.weight }
    bird.land()
    #expect(bird.eat("worm", "seed", chew: true))
  }

  @Test func associatedTypesCanBeStubbed() {
    let store: any EggStore<Int> = StubbableEggStore<Int> { $0.lay = { $0 + 1 } }
    let stub = EggStoreStub<Int>()
    stub.layResultToBeReturned = .success(3)
    stub.birdResultToBeReturned = .success(SharedBirdStub())
    #expect([store.lay(1), stub.lay(1)] == [2, 3])
    #expect(stub.bird() is SharedBirdStub)
  }

  @Test func resultsAreReturnedByAllKindsOfMembers() async throws {
    let bird = try ShapedBirdStub(name: "Ryan")
    bird.humResultToBeReturned = .success(2)
    #expect(bird.hum { 1 } == 2)
    #expect(ShapedBirdStub(food: "seed").hum { 1 } == 0)
    bird.flyToResultToBeReturned = .success(1)
    bird.flyToSpeedResultToBeReturned = .failure(TooFar())
    bird.flyOverStringResultToBeReturned = .success(4)
    #expect(bird.fly(to: "Oslo") == 1)
    #expect(throws: TooFar()) { try bird.fly(to: "Oslo", speed: 2) }
    #expect(try [bird.fly(over: 3), bird.fly(over: "four"), bird.glide().0] == [0, 4, 0])
    bird.weightResultToBeReturned = .failure(TooFar())
    await #expect(throws: TooFar()) { try await bird.weight }
    bird.name = "Sterling"
    #expect(bird.name == "Sterling" && bird.mate == nil)
  }

  @Test func resultsArePassedToClosures() {
    let bird = ShapedBirdStub()
    var seen: [String] = []
    bird.lookResultToBeReturned = .success(7)
    bird.look { seen.append("\($0)") }
    bird.rest { seen.append("rested") }
    bird.leave { seen.append("\($0 == nil)") }
    bird.leaveResultToBeReturned = .failure(TooFar())
    bird.leave { seen.append("\($0 == nil)") }
    bird.leave(then: nil)
    #expect(seen == ["7", "rested", "true", "false"])
    bird.ask("?") { #expect($0 == "" && $1 == nil) }
    bird.askResultToBeReturned = .failure(TooFar())
    bird.ask("?") { #expect($0 == nil && $1 is TooFar) }
  }

  @Test func sendableStubsCanBeSharedByThreads() async {
    let stubbable = StubbableSharedBird { $0.noop() }
    let stub = SharedBirdStub()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          stubbable.songs = ["\(index)"]
          stub.songs = stubbable.songs
          #expect(await stubbable.sing("la"))
          _ = await stub.sing("la")
        }
      }
    }
    #expect(stubbable.songs.count == 1 && stub.songs.count == 1)
  }

  @MainActor @Test func mainActorProtocolsCanBeStubbed() async throws {
    let stubbable = StubbableShownBird {
      $0.show = { 3 }
      $0.grow = { $0 += 1 }
    }
    #expect(try await stubbable.show() == 3)
    var weight = 4
    await stubbable.grow(&weight)
    #expect(weight == 5)
    #expect(stubbable == stubbable && stubbable != StubbableShownBird())
    let stub = ShownBirdStub()
    stub.showResultToBeReturned = .success(4)
    #expect(try await stub.show() == 4)
  }
}
