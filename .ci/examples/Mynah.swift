// The birds, and other types and values, that examples in the comments of Mynah and MynahCore use.
import Foundation
import Mynah
import Testing
import XCTest

protocol Bird: AnyObject {
  var name: String { get set }

  func build(_ nest: Nest) -> Nest?
  func chirp(volume: Int) -> Bool
  func eat(_ food: String) throws -> Int
  func eat(_ food: String, grams: Int) -> Int
  func fly(to place: String) async throws -> Int
  func fly(to place: String, speed: Int) -> Int
  func hunt(_ prey: any Prey) -> Bool
  func land()
  func nap(completion: @escaping () -> Void)
  func preen(times: Int)
  func preen(times: Int) async
  func rename(_ name: String?) -> Bool
  func rest(hours: Int) async
  func sing()
  func sing(_ song: String)
  func songs() -> AsyncThrowingStream<String, any Error>
  func sort(_ food: [String]) -> Bool
  func store(_ food: [String: Int]) -> Bool
  func weigh(_ grams: Double) -> Bool
}

struct Nest {
  let twigs: [String]
  let depth: Int
}

protocol Prey {}

struct Worm: Prey {
  let length: Int
}

enum Storm: Error {
  case rain
}

struct Indigestion: Error {}

struct Offline: Error {}

final class Crow: Bird {
  var name: String

  init(_ name: String) { self.name = name }

  func build(_ nest: Nest) -> Nest? { nest }
  func chirp(volume: Int) -> Bool { volume < 5 }
  func eat(_ food: String) throws -> Int { if food == "stone" { throw Indigestion() } else { 3 } }
  func eat(_ food: String, grams: Int) -> Int { grams }
  func fly(to place: String) async throws -> Int { 42 }
  func fly(to place: String, speed: Int) -> Int { speed }
  func hunt(_ prey: any Prey) -> Bool { true }
  func land() {}
  func nap(completion: @escaping () -> Void) { completion() }
  func preen(times: Int) {}
  func preen(times: Int) async {}
  func rename(_ name: String?) -> Bool { true }
  func rest(hours: Int) async {}
  func sing() {}
  func sing(_ song: String) {}
  func songs() -> AsyncThrowingStream<String, any Error> { .init { $0.finish() } }
  func sort(_ food: [String]) -> Bool { true }
  func store(_ food: [String: Int]) -> Bool { true }
  func weigh(_ grams: Double) -> Bool { true }
}

/// Calls the members of a bird, as code under test does.
func rehearse(with bird: any Bird) {}

func rehearse(with bird: any Bird) async {}

protocol Choir {
  func songs() -> any AsyncSequence
}

protocol Flock {
  func songs() -> any AsyncSequence<String, Never>
}

protocol Lodge {
  var tenant: any Bird { get }
}

protocol Tower {
  func onLanding(_ action: @escaping (Int) -> Void)
  func callBack()
}

class Tree {
  var color: String { "green" }
  var height: Int

  init(height: Int) { self.height = height }

  func shake() {}
}

class Sapling {}

protocol Host {
  func name() -> String
  func greeting() -> String
}

extension Host {
  func greeting() -> String { "I'm \(name())." }
}

protocol Egg {
  func age() -> Int
  func age() -> String
}

protocol Post {
  func send(_ letter: Letter)
}

final class Letter {
  let text: String

  init(_ text: String) { self.text = text }
}

protocol Office {
  func open()
}

protocol Client {
  func send<Value>(_ value: Value) throws -> Value
}

protocol Cache {
  func find<Value>(_ key: String) -> Value?
  func save<Value>(_ value: Value) -> Bool
  func remove<Value>(_ value: Value)
}

protocol Exporter {
  func flush() -> Int
  func flush() async -> Int
}

struct User {}

struct LoadingTask {}

protocol API {
  func count(completion: @escaping (Int, (any Error)?) -> Void)
  func load(id: Int, completion: @escaping (Result<User, any Error>) -> Void)
  func load(id: Int, success: @escaping (User) -> Void, failure: @escaping (any Error) -> Void)
}

protocol Loader {
  func load(id: Int, completion: @escaping (Result<User, any Error>) -> Void) -> LoadingTask
  func load(id: Int, success: @escaping (User) -> Void) -> LoadingTask
  func load(
    id: Int, success: @escaping (User) -> Void, failure: @escaping (any Error) -> Void
  ) -> LoadingTask
}

struct Token: ~Copyable {
  let number: Int
  var isGenuine: Bool { number > 0 }
}

protocol Vault {
  func accept(_ token: consuming Token) -> Bool
}

protocol Mint {
  func token(number: Int) -> Token
}

let bird = mock(Bird.self)
let choir = mock(Choir.self)
let flock = mock(Flock.self)
let lodge = mock(Lodge.self)
let tower = mock(Tower.self)
let tree = mock(Tree.self).initialize(height: 42)
let sapling = mock(Sapling.self)
let host = mock(Host.self)
let egg = mock(Egg.self)
let post = mock(Post.self)
let office = mock(Office.self)
let client = mock(Client.self)
let cache = mock(Cache.self)
let exporter = mock(Exporter.self)
let api = mock(API.self)
let loader = mock(Loader.self)
let vault = mock(Vault.self)
let mint = mock(Mint.self)

nonisolated(unsafe) let crow = Crow("Ryan")
nonisolated(unsafe) var provider = ValueProvider()
nonisolated(unsafe) var names: [String] = []
let reporter = FailureReporter { failure, location in print(location.brief, failure) }
let clock = ManualClock()
let user = User()
let task = LoadingTask()
let file: StaticString = #filePath
let line: UInt = #line
let sourceLocation = #_sourceLocation

let flight = given(bird.fly(to: any())).willSuspend()
let load = given(api.load(id: any(), completion: any())).willHoldCallback()
let songs = given(bird.songs()).willStream()
let rest = given(bird.rest(hours: any())).willSuspend()
