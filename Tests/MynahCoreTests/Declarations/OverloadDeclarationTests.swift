import Mynah
import Testing

protocol Kernel {}
protocol Berry {}

struct Sunflower: Kernel {}
struct Rowan: Berry {}

protocol Trough {
  func take<Food: Kernel>(_ food: Food) -> String
  func take<Food: Berry>(_ food: Food) -> String
  func weigh<Food>(_ food: Food) -> Int where Food: Berry, Food: Sendable
  func share(_ food: [Int: String], _ isTaken: () -> Void) -> Int?
  init<Food: Kernel>(_ food: Food)
  init<Food: Berry>(_ food: Food)
}

/// Tests of overloads that differ only in their generic constraints.
struct OverloadDeclarationTests {
  private let feeder = mock(Trough.self)

  @Test func overloadsWithDifferentConstraintsAreSeparate() {
    given(feeder.take(any(Sunflower.self))).willReturn("seed")
    given(feeder.take(any(Rowan.self))).willReturn("berry")
    #expect(feeder.take(Sunflower()) == "seed")
    #expect(feeder.take(Rowan()) == "berry")
    verify(feeder.take(any(Rowan.self))).wasCalled()
  }
}
