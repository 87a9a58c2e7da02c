import Mynah
import Testing

private struct BirdError: Error, Equatable {}

/// The statements of Mockingbird's guide to stubbing, each with what it says.
protocol GuideBird: AnyObject {
  var name: String { get set }
  func chirp() throws -> Bool
  func chirp(volume: Int?) -> Bool
}

private final class Crow: GuideBird {
  var name: String
  init(_ name: String) { self.name = name }
  func chirp() throws -> Bool { true }
  func chirp(volume: Int?) -> Bool { true }
}

@Suite struct StubbingGuideTests {
  let bird = mock(GuideBird.self)

  @Test func overview() throws {
    given(bird.name).willReturn("Ryan")
    given(bird.chirp()).willThrow(BirdError())
    given(bird.chirp(volume: any())).will { volume in
      return (volume ?? 0) < 42
    }
    #expect(bird.name == "Ryan")
    #expect(throws: BirdError()) { try bird.chirp() }
    #expect(bird.chirp(volume: 41))
    #expect(!bird.chirp(volume: 42))
  }

  @Test func stubbingOperator() throws {
    given(bird.name) ~> "Ryan"
    given(bird.chirp()) ~> { throw BirdError() }
    given(bird.chirp(volume: any())) ~> { volume in
      return (volume ?? 0) < 42
    }
    #expect(bird.name == "Ryan")
    #expect(throws: BirdError()) { try bird.chirp() }
    #expect(bird.chirp(volume: 41))
  }

  @Test func methodsWithParameters() {
    given(bird.chirp(volume: any())).willReturn(false)
    given(bird.chirp(volume: notNil())).willReturn(true)
    #expect(!bird.chirp(volume: nil))
    #expect(bird.chirp(volume: 1))
    given(bird.chirp(volume: 42)).willReturn(true)
    given(bird.chirp(volume: any())).willReturn(false)
    #expect(!bird.chirp(volume: 42))
  }

  @Test func properties() {
    var greeted: [String] = []
    given(bird.name).willReturn("Ryan")
    given(bird.name = any()).will { (name: String) in
      greeted.append("Hello \(name)")
    }
    #expect(bird.name == "Ryan")
    bird.name = "Sterling"
    given(bird.getName()).willReturn("Maya")
    given(bird.setName(any())).will { (name: String) in
      greeted.append("Hi \(name)")
    }
    #expect(bird.name == "Maya")
    bird.name = "Sterling"
    #expect(greeted == ["Hello Sterling", "Hi Sterling"])
  }

  @Test func readwriteProperties() {
    given(bird.name).willReturn(lastSetValue(initial: ""))
    #expect(bird.name == "")
    bird.name = "Ryan"
    #expect(bird.name == "Ryan")
  }

  @Test func relaxedMock() {
    bird.useDefaultValues(from: .standardProvider)
    #expect(bird.name == "")
    var valueProvider = ValueProvider()
    valueProvider.register("Ryan", for: String.self)
    bird.useDefaultValues(from: valueProvider)
    #expect(bird.name == "Ryan")
    given(bird.name).willReturn("Sterling")
    #expect(bird.name == "Sterling")
    bird.useDefaultValues(from: .standardProvider)
    #expect(bird.name == "Sterling")
    valueProvider.registerType(Array<Any>.self)
    #expect(valueProvider.provideValue(for: [Int].self) == [])
  }

  @Test func partialMock() {
    bird.forwardCalls(to: Crow("Ryan"))
    #expect(bird.name == "Ryan")
    given(bird.name).willForward(to: Crow("Maya"))
    #expect(bird.name == "Maya")
    given(bird.name).willReturn("Ryan")
    given(bird.name).willForward(to: Crow("Sterling"))
    #expect(bird.name == "Ryan")
  }

  @Test func sequences() {
    given(bird.name).willReturn(sequence(of: "Ryan", "Sterling"))
    #expect([bird.name, bird.name, bird.name] == ["Ryan", "Sterling", "Sterling"])
    given(bird.name)
      .willReturn("Ryan")
      .willReturn("Sterling")
      .will { return Bool.random() ? "Ryan" : "Sterling" }
    #expect([bird.name, bird.name] == ["Ryan", "Sterling"])
    #expect(["Ryan", "Sterling"].contains(bird.name))
  }
}
