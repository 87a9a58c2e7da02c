import Mynah
import Testing

protocol Feeder {
  var owner: String { get set }
  var grams: Int { get }
  func fill(with food: String, grams: Int) throws -> Int
  func open()
  func visitors() async throws -> Int
  func clean(after hours: Int) async
  func greet(_ guest: String?) -> Bool
  func empty(completion: @escaping (Int) -> Void)
}

protocol Scale {
  func weigh(food: String) -> Int
  func weigh(food: Double) -> Int
}

struct Spilled: Error {}

/// Fills a feeder.
struct Warden {
  let feeder: any Feeder
  let scale: any Scale

  func refill(_ food: String) throws -> Int {
    feeder.open()
    return try feeder.fill(with: food, grams: scale.weigh(food: food))
  }
}

@Suite struct SpyableSuite {
  private let feeder = mock(Feeder.self)
  private let scale = mock(Scale.self)

  private var warden: Warden { Warden(feeder: feeder, scale: scale) }

  private func stubScale(_ grams: Int) {
    given(scale.weigh(food: any(String.self))).willReturn(grams)
  }

  @Test func feedersAreFilled() throws {
    given(feeder.fill(with: any(), grams: any())).willReturn(20)
    stubScale(15)

    #expect(try warden.refill("seed") == 20)

    verify(feeder.open()).wasCalled(atLeast(1))
    // It's filled once.
    verify(feeder.fill(with: any(), grams: any())).wasCalled()
    #expect(calls(feeder.fill(with: any(), grams: any())).last?.0 == "seed")
    #expect(calls(feeder.fill(with: any(), grams: any())).last?.1 == 15)
    #expect(calls(feeder.fill(with: any(), grams: any())).contains { $0.1 > 10 })
    #expect(calls(scale.weigh(food: any(String.self))) == ["seed"])
    verify(scale.weigh(food: any(Double.self))).wasNeverCalled()
    verify(feeder.greet(any())).wasNeverCalled()
    verify(feeder.greet(any())).wasNeverCalled()
  }

  @Test func fullFeedersOverflow() throws {
    stubScale(15)
    given(feeder.fill(with: any(), grams: any())).willThrow(Spilled())

    #expect(throws: Spilled.self) { try warden.refill("seed") }

    // Half of it fits.
    given(feeder.fill(with: any(), grams: any())).will { _, grams in
      grams / 2
    }
    #expect(try warden.refill("seed") == 7)
    verify(feeder.fill(with: any(), grams: any())).wasCalled(atLeast(2))
    verify(feeder.fill(with: "seed", grams: 15)).wasCalled(twice)  // by hand
  }

  @Test func properties() {
    given(feeder.owner).willReturn(lastSetValue(initial: "Ryan"))
    given(feeder.grams).willReturn(250)

    let someFeeder: any Feeder = feeder
    var other = someFeeder
    other.owner = "Maya"

    #expect(feeder.owner == "Maya")
    #expect(someFeeder.grams == 250)
  }

  @Test func closuresAndOptionalArguments() {
    var grams = 0
    given(feeder.greet(any())).willReturn(true)

    feeder.empty { grams += $0 }
    #expect(feeder.greet("Maya"))
    #expect(feeder.greet(nil))

    let emptyCalls = calls(feeder.empty(completion: any()))
    emptyCalls.last?(7)
    #expect(grams == 7)
    #expect((calls(feeder.greet(any())).last ?? nil) == nil)
    #expect(calls(feeder.greet(any())) == ["Maya", nil])
  }

  @Test func asynchronousMembers() async throws {
    given(feeder.visitors()).willReturn(3)
    await given(feeder.clean(after: any())).will { hours in #expect(hours > 1) }

    #expect(try await feeder.visitors() == 3)
    await feeder.clean(after: 2)

    let cleanCalls = await calls(feeder.clean(after: any()))
    #expect(cleanCalls.last == 2)
    verify(feeder.visitors()).wasCalled(atLeast(1))
  }
}
