import Combine
import Foundation

// Protocols of Objective-C.

@objc protocol Bird {
  var name: String { get set }
  func fly(to place: URL) -> Bool
  @objc optional var song: String? { get set }
  @objc optional func land(on branch: String) -> Bool
  @objc optional func rest()
  @objc optional func sleep(for hours: Int) async -> Int
  @objc optional func eat(_ food: String, then: @escaping (Bool) -> Void)
  @objc optional subscript(egg: Int) -> String { get }
  @objc optional static func hatch() -> Int
}

@objc protocol Owl: Bird, NSObjectProtocol {
  init()
  var hash: Int { get }
  var description: String { get }
  func isEqual(_ object: Any?) -> Bool
}

@MainActor @objc protocol Wren {
  func build()
  @objc optional func leave() async -> Bool
}

// A protocol that refines one of Foundation.

protocol River: StreamDelegate {}

// Protocols that refine protocols of Combine.

protocol Aviary: ObservableObject { var birds: Int { get set } }
protocol Cage: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  func open()
}
protocol Nest: ObservableObject { var objectWillChange: ObservableObjectPublisher { get } }
@MainActor protocol Flock: ObservableObject { func gather() async throws -> Int }
protocol Calls: Publisher where Output == String, Failure == Never {}
protocol Ear: Subscriber where Input == String {}
protocol Chorus: Subject<String, Never> {}
protocol Perch: Subscription { func sit() }
