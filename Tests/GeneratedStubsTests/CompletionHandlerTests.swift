import Foundation
import Mynah
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Song: Equatable {
  var title = "Dawn"

  static func fixture() -> Song { Song() }
}

/// A type that threads can't share.
final class Recording {
  static func fixture() -> Recording { Recording() }
}

enum SongError: Error { case lost }

extension SongError {
  static func fixture() -> SongError { .lost }
}

/// A type that an extension makes an error.
struct Hoarseness: Equatable {}

extension Hoarseness: Error {}

/// A protocol of errors, whose existential isn't an error itself.
protocol Complaint: Error {}

typealias SongsCompletion = (Result<[Song], Error>) -> Void
typealias Handler<Value> = (Result<Value, any Error>) -> Void
typealias SongOutcome<Value> = Result<Value, SongError>
typealias MaybeError = (any Error)?
typealias MaybeHandler = ((Int) -> Void)?
typealias MainHandler<Value> = @MainActor (Value) -> Void

enum SongAPI {
  typealias Done = (Song?, Error?) -> Void
}

/// A service with completion handlers behind aliases.
protocol AliasedSongService {
  typealias Heard = (Bool) -> Void
  func all(then: @escaping SongsCompletion)
  func count(then: @escaping Handler<Int>)
  func first(then: @escaping (SongOutcome<Song>) -> Void)
  func last(then: @escaping SongAPI.Done)
  func hear(then: @escaping Heard)
  func learn(then: @escaping (Int, MaybeError) -> Void)
  func leave(then: SongsCompletion?)
  func rest(then: MaybeHandler)
}

/// A service with completion handlers that take several values.
protocol SongValuesService {
  func sing(then: @escaping (Bool, Error?) -> Void)
  func load(then: @escaping (Data?, URLResponse?, Error?) -> Void)
  func rate(then: @escaping (Int, String) -> Void)
  func count(then: @escaping (Int?, Swift.Error?) -> Void)
  func tire(then: @escaping (Int?, Hoarseness?) -> Void)
  func find(then: @escaping (String?, Bool) -> Void)
  func judge(then: @escaping (Int?, (any Complaint)?) -> Void)
  func repeatAll(each: (Int) throws -> Void) rethrows
}

/// A service with more than one closure in a method.
protocol SongClosuresService {
  func load(success: @escaping ([Int]) -> Void, failure: @escaping (Error) -> Void)
  func save(onSuccess: (() -> Void)?, onError: ((Error?) -> Void)?)
  func send(then: @escaping (Result<Int, Error>) -> Void, priority: Int)
  func store(progress: @escaping (Double) -> Void, then: @escaping (Int?, Error?) -> Void)
  func play(progress: @escaping (Double) -> Void, completion: @escaping (Int) -> Void)
  func stop(value: Int, error: @escaping (Error?) -> Void)
  func hum(progress: @escaping (Double) -> Void) async throws -> Int
}

/// A service whose completion handlers have to be awaited.
protocol AwaitedSongService {
  func later(then: @escaping (Recording) async -> Void)
  func onMain(then: @escaping @MainActor (Recording?, Error?) -> Void)
  func aliased(then: @escaping MainHandler<Int>)
  func now(then: (Int) async -> Void) async
  func both(then: @escaping @Sendable (Recording?, SongError?) async -> Void) async
  @MainActor func each(_ body: (Int) async -> Void) async
}

/// A service on the main actor.
@MainActor protocol MainSongService {
  func later(then: @escaping (Recording) async -> Void)
  func now(then: @escaping @MainActor (Int) -> Void)
  func each(_ body: (Int) async -> Void) async
}

/// A service with types that tests choose.
protocol SongStore<Item, Failure> {
  associatedtype Item
  associatedtype Failure: Error
  func load(then: @escaping (Result<Item, Failure>) -> Void)
  func find(then: @escaping (Item?, Failure?) -> Void)
}

struct CompletionHandlerTests {
  @Test func handlersBehindAliasesReceiveTheResult() {
    let service = AliasedSongServiceStub()
    service.allResultToBeReturned = .success([Song()])
    service.countResultToBeReturned = .success(2)
    service.hearResultToBeReturned = .success(true)
    var seen: [String] = []
    service.all { seen.append("\((try? $0.get())?.count ?? -1)") }
    service.count { seen.append("\((try? $0.get()) ?? -1)") }
    service.first { seen.append("\((try? $0.get())?.title ?? "-")") }
    service.last { seen.append("\($0?.title ?? "-") \($1 == nil)") }
    service.hear { seen.append("\($0)") }
    service.learn { seen.append("\($0) \($1 == nil)") }
    service.leave { seen.append("\((try? $0.get())?.count ?? -1)") }
    service.rest { seen.append("\($0)") }
    service.leave(then: nil)
    #expect(seen == ["1", "2", "Dawn", "Dawn true", "true", "0 true", "0", "0"])
  }

  @Test func handlersBehindAliasesReceiveTheError() {
    let service = AliasedSongServiceStub()
    service.lastResultToBeReturned = .failure(SongError.lost)
    service.learnResultToBeReturned = .failure(SongError.lost)
    var seen: [Bool] = []
    service.last { seen.append($0 == nil && $1 is SongError) }
    service.learn { seen.append($0 == 0 && $1 is SongError) }
    #expect(seen == [true, true])
  }

  @Test func handlersReceiveAllValues() {
    let service = SongValuesServiceStub()
    service.singResultToBeReturned = .success(true)
    let response = URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 1,
      textEncodingName: nil)
    service.loadResultToBeReturned = .success((Data("a".utf8), response))
    service.rateResultToBeReturned = .success((4, "loud"))
    service.findResultToBeReturned = .success((nil, true))
    service.judgeResultToBeReturned = .success((1, nil))
    var seen: [String] = []
    service.sing { seen.append("\($0) \($1 == nil)") }
    service.load { seen.append("\($0?.count ?? -1) \($1 != nil) \($2 == nil)") }
    service.rate { seen.append("\($0) \($1)") }
    service.count { seen.append("\($0 ?? -1) \($1 == nil)") }
    service.find { seen.append("\($0 == nil) \($1)") }
    service.judge { seen.append("\($0 ?? -1) \($1 == nil)") }
    service.repeatAll { seen.append("\($0)") }
    #expect(seen == ["true true", "1 true true", "4 loud", "0 true", "true true", "1 true", "0"])
  }

  @Test func handlersWithSeveralValuesReceiveTheError() {
    let service = SongValuesServiceStub()
    service.singResultToBeReturned = .failure(SongError.lost)
    service.loadResultToBeReturned = .failure(SongError.lost)
    service.countResultToBeReturned = .failure(SongError.lost)
    service.tireResultToBeReturned = .failure(Hoarseness())
    var seen: [String] = []
    service.sing { seen.append("\($0) \($1 is SongError)") }
    service.load { seen.append("\($0 == nil) \($1 == nil) \($2 is SongError)") }
    service.count { seen.append("\($0 == nil) \($1 is SongError)") }
    service.tire { seen.append("\($0 == nil) \($1 == Hoarseness())") }
    #expect(seen == ["false true", "true true true", "true true", "true true"])
  }

  @Test func oneOfTwoClosuresReceivesTheOutcome() {
    let service = SongClosuresServiceStub()
    var seen: [String] = []
    func call() {
      service.load(success: { seen.append("\($0)") }, failure: { _ in seen.append("failed") })
      service.save(onSuccess: { seen.append("saved") }, onError: { seen.append("\($0 != nil)") })
    }
    service.loadResultToBeReturned = .success([1])
    call()
    service.loadResultToBeReturned = .failure(SongError.lost)
    service.saveResultToBeReturned = .failure(SongError.lost)
    call()
    service.save(onSuccess: nil, onError: nil)
    #expect(seen == ["[1]", "saved", "failed", "true"])
  }

  @Test func handlersInAnyPlaceReceiveTheOutcome() async throws {
    let service = SongClosuresServiceStub()
    service.storeResultToBeReturned = .success(2)
    service.playResultToBeReturned = .success(3)
    service.stopResultToBeReturned = .failure(SongError.lost)
    service.humResultToBeReturned = .success(4)
    var seen: [String] = []
    service.send(then: { seen.append("\((try? $0.get()) ?? -1)") }, priority: 1)
    service.store(
      progress: { _ in seen.append("progress") }, then: { _, _ in seen.append("stored") })
    service.play(progress: { _ in seen.append("progress") }, completion: { seen.append("\($0)") })
    service.stop(value: 1) { seen.append("\($0 != nil)") }
    #expect(seen == ["0", "stored", "3", "true"])
    #expect(try await service.hum { _ in } == 4)
  }

  @Test func asyncHandlersAreCalled() async {
    let service = AwaitedSongServiceStub()
    let recording = Recording()
    service.laterResultToBeReturned = .success(recording)
    let name = await withCheckedContinuation { continuation in
      service.later { continuation.resume(returning: ObjectIdentifier($0)) }
    }
    #expect(name == ObjectIdentifier(recording))

    var seen: [Int] = []
    service.nowResultToBeReturned = .success(2)
    await service.now { seen.append($0) }
    #expect(seen == [2])

    service.bothResultToBeReturned = .failure(.lost)
    await service.both { #expect($0 == nil && $1 == .lost) }
  }

  @Test func isolatedHandlersAreCalledOnTheirActor() async {
    let service = AwaitedSongServiceStub()
    service.onMainResultToBeReturned = .failure(SongError.lost)
    let isMissing = await withCheckedContinuation { continuation in
      service.onMain { recording, error in
        MainActor.assertIsolated()
        continuation.resume(returning: recording == nil && error is SongError)
      }
    }
    #expect(isMissing)
    service.aliasedResultToBeReturned = .success(3)
    let count = await withCheckedContinuation { continuation in
      service.aliased { continuation.resume(returning: $0) }
    }
    #expect(count == 3)
  }

  @MainActor @Test func stubsOnAnActorCallHandlers() async {
    let service = MainSongServiceStub()
    await withCheckedContinuation { continuation in
      service.later { _ in continuation.resume() }
    }
    var seen: [Int] = []
    service.now { seen.append($0) }
    await service.each { seen.append($0 + 1) }
    #expect(seen == [0, 1])
  }

  @MainActor @Test func closuresOnAnActorTakeNonescapingClosures() async {
    let service = StubbableMainSongService { $0.each = { body in await body(3) } }
    let other = StubbableAwaitedSongService { $0.each = { body in await body(4) } }
    var seen: [Int] = []
    await service.each { seen.append($0) }
    await other.each { seen.append($0) }
    #expect(seen == [3, 4])
  }

  @Test func handlersTakeAssociatedTypes() {
    let store = SongStoreStub<Song, SongError>()
    store.loadResultToBeReturned = .success(Song())
    store.findResultToBeReturned = .failure(.lost)
    var seen: [String] = []
    store.load { seen.append("\((try? $0.get())?.title ?? "-")") }
    store.find { seen.append("\($0 == nil) \($1 == .lost)") }
    #expect(seen == ["Dawn", "true true"])
  }
}
