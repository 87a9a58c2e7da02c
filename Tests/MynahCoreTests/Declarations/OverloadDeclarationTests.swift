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

protocol Diary {
  var entry: String { get set }
  func entry() async throws -> String
}

class Almanac {
  var week: Int { 1 }
  func week() async {}
}

/// Tests of members that have the same name.
struct OverloadDeclarationTests {
  private let feeder = mock(Trough.self)

  @Test func overloadsWithDifferentConstraintsAreSeparate() {
    given(feeder.take(any(Sunflower.self))).willReturn("seed")
    given(feeder.take(any(Rowan.self))).willReturn("berry")
    #expect(feeder.take(Sunflower()) == "seed")
    #expect(feeder.take(Rowan()) == "berry")
    verify(feeder.take(any(Rowan.self))).wasCalled()
  }

  @Test func asyncMethodsAreSeparateFromPropertiesOfTheirName() async throws {
    let diary = mock(Diary.self)
    given(diary.entry).willReturn("property")
    given(diary.entry()).willReturn("method")
    #expect(diary.entry == "property")
    #expect(try await diary.entry() == "method")
    diary.entry = "new"
    verify(diary.entry = "new").wasCalled()
    verify(diary.entry()).wasCalled()
  }

  @Test func asyncMethodsOfClassesAreSeparateFromPropertiesOfTheirName() async {
    let almanac = mock(Almanac.self)
    given(almanac.week).willReturn(2)
    #expect(almanac.week == 2)
    await almanac.week()
    await verify(almanac.week()).wasCalled()
  }
}
