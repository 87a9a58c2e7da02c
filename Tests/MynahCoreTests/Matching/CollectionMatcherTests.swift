import Mynah
import Support
import Testing

@Suite struct CollectionMatcherTests {
  let pantry = mock(Pantry.self)

  init() {
    given(pantry.sort(any())).willReturn(false)
    given(pantry.store(any())).willReturn(false)
    given(pantry.hold(any())).willReturn(false)
    given(pantry.weigh(any())).willReturn(false)
  }

  @Test func elementsOfCollectionsMatch() {
    given(pantry.sort(any(containing: "worm", "seed"))).willReturn(true)
    #expect(pantry.sort(["seed", "rice", "worm"]))
    #expect(!pantry.sort(["seed", "rice"]) && !pantry.sort([]))
  }

  @Test func elementsThatAreNotEquatableMatch() {
    given(pantry.hold(any(containing: Nest(twigs: ["a"])))).willReturn(true)
    #expect(pantry.hold([Nest(twigs: []), Nest(twigs: ["a"])]))
    #expect(!pantry.hold([Nest(twigs: ["b"])]))
  }

  @Test func valuesOfDictionariesMatch() {
    given(pantry.store(any(containing: 1, 2))).willReturn(true)
    #expect(pantry.store(["a": 2, "b": 1, "c": 3]) && !pantry.store(["a": 2]))
  }

  @Test func keysOfDictionariesMatch() {
    given(pantry.store(any(keys: "d", "e"))).willReturn(true)
    #expect(pantry.store(["d": 2, "e": 4, "f": 3]) && !pantry.store(["d": 2, "f": 5]))
  }

  @Test func countsOfCollectionsMatch() {
    given(pantry.sort(any(count: between(1...2).or(4)))).willReturn(true)
    #expect(
      (0..<6).map { pantry.sort(Array(repeating: "", count: $0)) }
        == [false, true, true, false, true, false])
  }

  @Test func countsOfCollectionsAreNumbersAndRanges() {
    given(pantry.sort(any(count: 1))).willReturn(true)
    given(pantry.sort(any(count: 3...4))).willReturn(true)
    #expect(
      (0..<6).map { pantry.sort(Array(repeating: "", count: $0)) }
        == [false, true, false, true, true, false])
  }

  @Test func partsOfStringsMatch() {
    given(pantry.label(any())).willReturn(false)
    given(pantry.label(any(containing: "seed", "rice"))).willReturn(true)
    given(pantry.label(any(containing: Character("!")))).willReturn(true)
    #expect(
      ["rice, seeds", "seed", "Seed, rice", "", "!"].map { pantry.label($0) }
        == [true, false, false, false, true])
  }

  @Test func partsOfStringsAreShown() {
    given(pantry.label(any())).willReturn(true)
    _ = pantry.label("rice")
    #expect(
      report { verify(pantry.label(any(containing: "seed", "x"))).wasCalled() } == """
        Expected pantry.label(any(containing: "seed", "x")) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 label(*"rice"*)     argument: expected any(containing: "seed", "x"), got "rice"
        """)
  }

  @Test func collectionsThatAreNotEmptyMatch() {
    given(pantry.sort(notEmpty())).willReturn(true)
    given(pantry.label(notEmpty())).willReturn(true)
    #expect(pantry.sort(["a", "b", "c"]) && !pantry.sort([]) && pantry.label("a"))
  }

  @Test func numbersWithinAToleranceMatch() {
    given(pantry.weigh(around(2, tolerance: 0.5))).willReturn(true)
    #expect(
      [1.5, 1.6, 2.0, 2.4, 2.5, .nan].map { pantry.weigh($0) }
        == [false, true, true, true, false, false])
    given(pantry.weigh(around(7, tolerance: 0))).willReturn(true)
    #expect(pantry.weigh(7))
  }

  @Test func assignedCollectionsMatch() {
    pantry.shelves = ["a", "b"]
    pantry.prices = ["a": 1]

    verify(pantry.shelves = any(containing: "a")).wasCalled()
    verify(pantry.shelves = any(count: exactly(2))).wasCalled()
    verify(pantry.shelves = notEmpty()).wasCalled()
    verify(pantry.prices = any(containing: 1)).wasCalled()
    verify(pantry.prices = any(keys: "a")).wasCalled()
    verify(pantry.prices = any(keys: "b")).wasNeverCalled()
  }

  @Test func assignedNumbersMatch() {
    pantry.scale = 3

    verify(pantry.scale = around(3.1, tolerance: 0.2)).wasCalled()
    verify(pantry.scale = around(3.5, tolerance: 0.2)).wasNeverCalled()
  }

  @Test func failuresShowMatchersAsTheyAreWritten() {
    let texts = failures {
      verify(pantry.sort(any(containing: "a", "b"))).wasCalled()
      verify(pantry.sort(any(count: not(atLeast(2)).and(atMost(3))))).wasCalled()
      verify(pantry.sort(notEmpty())).wasCalled()
      verify(pantry.store(any(containing: 1, 2))).wasCalled()
      verify(pantry.store(any(keys: "a"))).wasCalled()
      verify(pantry.weigh(around(2.5, tolerance: 0.5))).wasCalled()
    }
    #expect(
      texts
        == [
          ("sort", #"any(containing: "a", "b")"#),
          ("sort", "any(count: not(atLeast(2)).and(atMost(3)))"),
          ("sort", "notEmpty()"),
          ("store", "any(containing: 1, 2)"),
          ("store", #"any(keys: "a")"#),
          ("weigh", "around(2.5, tolerance: 0.5)"),
        ].map { name, matcher in
          """
          Expected pantry.\(name)(\(matcher)) to be called exactly once, but it was called 0 times.
          \(name)(_:) was not called at all.
          """
        })
  }
}

/// A protocol whose members take collections and numbers.
protocol Pantry: AnyObject {
  var shelves: [String] { get set }
  var prices: [String: Int] { get set }
  var scale: Double { get set }
  func sort(_ food: [String]) -> Bool
  func store(_ grams: [String: Int]) -> Bool
  func hold(_ nests: [Nest]) -> Bool
  func label(_ text: String) -> Bool
  func weigh(_ grams: Double) -> Bool
}
