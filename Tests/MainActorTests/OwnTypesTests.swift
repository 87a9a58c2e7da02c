import Mynah
import Support
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// A protocol of this test target, which is isolated to the main actor by default.
protocol Puddle {
  var depth: Int { get set }
  subscript(day: Int) -> String { get set }
  func step(_ body: () async -> Int) async -> Int
}

/// A protocol with default implementations, some of which aren't isolated.
protocol Geyser: Hashable {
  func jets() -> Int
  func show() -> String
  nonisolated func name() -> String
  nonisolated func sign() -> String
  func play(_ song: String) async throws -> String
}

extension Geyser {
  func show() -> String { "\(jets()) jets" }
  nonisolated func sign() -> String { "Geyser \(name())" }
  func play(_ song: String) async throws -> String { song + ": " + show() }
}

nonisolated protocol Cloud {
  var size: Int { get set }
  func rain(on day: Int) throws -> Int
}

nonisolated protocol Sea {
  func wave(_ height: Int) throws -> Int
}

/// A type that has the name of a Mynah type that generated code uses.
nonisolated struct CallPattern: Equatable, Sendable {}

nonisolated protocol Tide {
  func turn() -> CallPattern
}

struct OwnTypesTests {
  @Test func mocksOfOwnProtocolsAreUsedOnTheMainActor() async {
    let puddle = mock(Puddle.self)
    given(puddle.depth).willReturn(3)
    given(puddle[any()]).willReturn("mud")
    given(puddle.step(any())).will { await $0() + 1 }
    #expect(puddle.depth == 3 && puddle[1] == "mud")
    #expect(await puddle.step { 1 } == 2)
    puddle[2] = "ice"
    verify(puddle[2] = "ice").wasCalled()
  }

  @Test func mocksForwardCallsOnTheMainActor() async {
    final class Hollow: Puddle {
      var depth = 5
      subscript(day: Int) -> String {
        get { "day \(day)" }
        set {}
      }
      func step(_ body: () async -> Int) async -> Int { await body() }
    }
    let puddle = mock(Puddle.self).forwardCalls(to: Hollow())
    #expect(puddle.depth == 5 && puddle[1] == "day 1")
    #expect(await puddle.step { 4 } == 4)
  }

  @Test func ownTypesCanHaveTheNamesOfMynahsTypes() {
    let tide = mock(Tide.self)
    given(tide.turn()).willReturn(CallPattern())
    #expect(tide.turn() == CallPattern())
  }

  @Test func defaultImplementationsAreCalledInTheirIsolation() async throws {
    let geyser = mock((any Geyser).self)
    given(geyser.jets()).willReturn(3)
    given(geyser.name()).willReturn("Trevi")
    given(geyser.show()).willUseDefault()
    given(geyser.play(any())).willUseDefault()
    geyser.useDefaultImplementations()
    #expect(geyser.show() == "3 jets")
    #expect(try await geyser.play("Air") == "Air: 3 jets")
    let sign = await Task.detached { geyser.sign() }.value
    #expect(sign == "Geyser Trevi")
  }

  @Test func mocksOfNonisolatedTypesAreUsedAnywhere() async throws {
    let cloud = mock(Cloud.self)
    given(cloud.rain(on: any())).will { $0 * 2 }
    #expect(try await Task.detached { try cloud.rain(on: 2) }.value == 4)
    verify(cloud.rain(on: 2)).wasCalled()

    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    given(bird.fly(to: any())).willReturn(3)
    #expect(await Task.detached { bird.chirp(volume: 3) }.value)
    #expect(try await bird.fly(to: "Oslo") == 3)

    let tree = mock(Tree.self).initialize(height: 3)
    given(tree.grow(by: any())).willReturn(4)
    #expect(await Task.detached { tree.grow(by: 1) }.value == 4)
  }

  @Test func generatedStubsAreUsedWithoutIsolation() async throws {
    let cloud = StubbableCloud {
      $0.size = 1
      $0.rain = { $0 + 1 }
    }
    #expect(try rain(from: cloud) == 2)
    let sea = SeaStub()
    sea.waveResultToBeReturned = .success(3)
    #expect(try wave(of: sea) == 3)
  }

  nonisolated private func rain(from cloud: some Cloud) throws -> Int { try cloud.rain(on: 1) }
  nonisolated private func wave(of sea: some Sea) throws -> Int { try sea.wave(1) }
}

#if canImport(XCTest)
  nonisolated final class PuddleTests: XCTestCase {
    @MainActor func testXCTestAwaitsCallsOfDetachedTasks() async {
      let cloud = mock(Cloud.self)
      given(cloud.rain(on: any())).willReturn(1)
      Task.detached { try cloud.rain(on: 3) }
      await eventually(within: .seconds(30)) { verify(cloud.rain(on: 3)).wasCalled() }
    }
  }
#endif
