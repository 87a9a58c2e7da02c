import Mynah
import Testing

protocol Kernel {}
protocol Berry {}

struct Sunflower: Kernel {}
struct Rowan: Berry {}

protocol Trough: BaseTrough {
  func take<Food: Kernel>(_ food: Food) -> String
  func take<Food: Berry>(_ food: Food) -> String
  func weigh<Food>(_ food: Food) -> Int where Food: Berry, Food: Sendable
  func share(_ food: [Int: String], _ isTaken: () -> Void) -> Int?
  init<Food: Kernel>(_ food: Food)
  init<Food: Berry>(_ food: Food)
}

protocol BaseTrough {
  func weigh<Food: Berry & Sendable>(_ food: Food) -> Int
  func share(_ food: Dictionary<Int, String>, _ isTaken: @escaping @Sendable () -> Void)
    -> Optional<Int>
}

/// Overloads that only constraints tell apart are two members; the same requirement in other words is one.
struct OverloadFormTests {
  private let feeder = mock(Trough.self)

  @Test func overloadsThatDifferInConstraintsAreTwo() {
    given(feeder.take(any(Sunflower.self))).willReturn("seed")
    given(feeder.take(any(Rowan.self))).willReturn("berry")
    #expect(feeder.take(Sunflower()) == "seed")
    #expect(feeder.take(Rowan()) == "berry")
    verify(feeder.take(any(Rowan.self))).wasCalled()
  }

  @Test func aRequirementInOtherWordsIsOne() {
    given(feeder.weigh(any(Rowan.self))).willReturn(3)
    given(feeder.share([1: "a"], any())).willReturn(2)
    let base: any BaseTrough = feeder
    #expect(base.weigh(Rowan()) == 3)
    #expect(base.share([1: "a"]) {} == 2)
    verify(feeder.share(any(), any())).wasCalled()
  }
}
