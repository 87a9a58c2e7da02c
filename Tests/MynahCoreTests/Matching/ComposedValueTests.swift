import Mynah
import Testing

/// Tests of values, captors, and mistakes inside composed matchers.
@Suite struct ComposedValueTests {
  let scale = mock(Scale.self)

  // MARK: - nil

  @Test func nilIsAValueInComposedMatchers() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(allOf(not(3), not(nil)))).willReturn(1)
    #expect([4, nil, 3].map { scale.weigh($0) } == [1, 0, 0])
  }

  @Test func nilIsAValueInAnyOf() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(anyOf(nil, any(in: 5...)))).willReturn(1)
    #expect([nil, 5, 4].map { scale.weigh($0) } == [1, 1, 0])
  }

  @Test func nilInANestedOptionalIsNotNil() {
    scale.rename(.some(nil))
    verify(scale.rename(notNil())).wasCalled()
    scale.rename(nil)
    verify(scale.rename(notNil())).wasCalled(once)
  }

  @Test func nilIsAnElement() {
    scale.add([7, nil])
    verify(scale.add(any(elements: notNil(), nil))).wasCalled()
    verify(scale.add(any(elements: nil, notNil()))).wasNeverCalled()
    verify(scale.add(any(elements: any(in: 3...9), any()))).wasCalled()
    let missing: Int? = nil
    verify(scale.add(any(elements: notNil(), missing))).wasCalled()
    verify(scale.add(any(elements: missing, any()))).wasNeverCalled()
  }

  @Test func nilIsTheValueOfAnEntry() {
    scale.label(["a": nil])
    verify(scale.label(any(key: "a", value: nil))).wasCalled()
    verify(scale.label(any(key: "a", value: notNil()))).wasNeverCalled()
    verify(scale.label(any(key: "b", value: nil))).wasNeverCalled()
  }

  @Test func nilIsAValueInAnAssignment() {
    scale.limit = nil
    verify(scale.limit = not(nil)).wasNeverCalled()
    verify(scale.limit = not(3)).wasCalled()
    verify(scale.limit = anyOf(nil, any(in: 2...))).wasCalled()
  }

  @Test func matchersFromFunctionsKeepTheirOrder() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(both(any(in: 0...9), any(in: 5...)))).willReturn(1)
    #expect([7, 2, 12].map { scale.weigh($0) } == [1, 0, 0])
  }

  @Test func aNilThatMayBeAMatcherIsAMistake() {
    let missing: Int? = nil
    #expect(
      report { verify(scale.weigh(both(any(), missing))).wasNeverCalled() } == """
        A matcher can't be told apart from nil in allOf(nil, any()).
        Write the matcher in the statement itself, as one of the first four arguments.
        """)
    #expect(
      report { verify(scale.weigh(anyOf(1, 2, 3, 4, nil, any()))).wasNeverCalled() } == """
        A matcher can't be told apart from nil in anyOf(1, 2, 3, 4, nil, any()).
        Write the matcher in the statement itself, as one of the first four arguments.
        """)
  }

  @Test func matchersAreArgumentsAfterTheFourth() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(anyOf(1, 2, 3, 4, any(in: 7...), 6))).willReturn(1)
    #expect([4, 5, 6, 7, nil].map { scale.weigh($0) } == [1, 0, 1, 1, 0])
  }

  @Test func nilIsAnArgumentAfterTheFourth() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(anyOf(any(in: 8...), 2, 3, 4, 6, nil))).willReturn(2)
    #expect([6, 7, 8, nil].map { scale.weigh($0) } == [2, 0, 2, 2])
  }

  private func both(_ first: Int?, _ second: Int?) -> Int? { allOf(first, second) }

  // MARK: - Unordered collections

  @Test func elementsOfASetMatchInAnyOrder() {
    scale.take([1, 2, 3])
    verify(scale.take(any(elements: any(), 2, 1))).wasCalled()
    verify(scale.take(any(elements: any(in: 2...), any(in: 3...), any(in: 1...2)))).wasCalled()
    verify(scale.take(any(elements: any(in: 3...), any(in: 3...), any()))).wasNeverCalled()
    verify(scale.take(any(elements: 1, 2))).wasNeverCalled()
  }

  // MARK: - Captors

  @Test func aCaptorOfAPropertyCapturesTheProperty() {
    scale.sell(Grain(name: "oats", grams: 5))
    let name = ArgumentCaptor<String>()
    verify(scale.sell(any(\.name, name.any()))).wasCalled()
    #expect(name.allValues == ["oats"])
  }

  @Test func captorsOfElementsCaptureTheElements() {
    scale.add([1, 2, nil])
    let (first, last) = (ArgumentCaptor<Int?>(), ArgumentCaptor<Int?>())
    verify(scale.add(any(elements: first.any(), 2, last.any()))).wasCalled()
    #expect(first.allValues == [1])
    #expect(last.allValues == [nil])
  }

  @Test func aCaptorOfAnEntryCapturesTheValue() {
    scale.label(["a": 1, "b": 2])
    scale.label(["a": 5])
    let value = ArgumentCaptor<Int?>()
    verify(scale.label(any(key: "b", value: value.any()))).wasCalled()
    #expect(value.allValues == [2])
  }

  @Test func aCaptorCapturesOnlyIfTheWholeMatches() {
    scale.add([1, 2])
    let element = ArgumentCaptor<Int?>()
    verify(scale.add(allOf(any(elements: element.any(), 2), any(count: exactly(3)))))
      .wasNeverCalled()
    verify(scale.add(any(elements: element.any(), 3))).wasNeverCalled()
    verify(scale.add(anyOf(any(elements: element.any(), 4), any(count: exactly(2))))).wasCalled()
    #expect(element.allValues == [])
  }

  // MARK: - Mistakes

  @Test func aClosureInsideIsTheMistakeOfAClosure() {
    let bare = report { verify(scale.run({})).wasNeverCalled() }
    #expect(report { verify(scale.run(not({}))).wasNeverCalled() } == bare)
    #expect(report { verify(scale.run(any(of: {}))).wasNeverCalled() } == bare)
    #expect(
      bare == """
        A closure of type () -> () is passed as an exact argument, but closures can't be compared.
        Write: any()
        """)
  }

  @Test func aNegativeToleranceInsideIsTheMistake() {
    let bare = report { verify(scale.tilt(around(1, tolerance: -1))).wasNeverCalled() }
    let composed = report { verify(scale.tilt(anyOf(around(1, tolerance: -1)))).wasNeverCalled() }
    let optional = report {
      verify(scale.tiltOptionally(around(1, tolerance: -1))).wasNeverCalled()
    }
    #expect([composed, optional] == [bare, bare])
    #expect(!bare.isEmpty)
  }

  @Test func anImpossibleCountInsideIsTheMistake() {
    let bare = report { verify(scale.add(any(count: exactly(-1)))).wasNeverCalled() }
    #expect(report { verify(scale.add(not(any(count: exactly(-1))))).wasNeverCalled() } == bare)
    #expect(!bare.isEmpty)
  }

  // MARK: - Depth

  @Test func matchersNestTwoHundredTimes() {
    given(scale.weigh(any())).willReturn(0)
    given(scale.weigh(negated(200))).willReturn(1)
    #expect(scale.weigh(3) == 1)
  }

  @Test(arguments: [201, 100_000])
  func deeperNestingIsAMistake(depth: Int) {
    let text = report { verify(scale.weigh(repeatedlyNegated(depth))).wasNeverCalled() }
    #expect(
      text == """
        Matchers are nested in other matchers more than 200 times.
        Write: any(where: { ... })
        """)
  }

  private func negated(_ depth: Int) -> Int? {
    depth == 0 ? any(in: 0...) : not(negated(depth - 1))
  }

  private func repeatedlyNegated(_ depth: Int) -> Int? {
    var matcher: Int? = any()
    for _ in 0..<depth { matcher = not(matcher) }
    return matcher
  }
}

struct Grain: Equatable {
  var name: String
  var grams: Int
}

protocol Scale: AnyObject {
  func weigh(_ grams: Int?) -> Int
  func rename(_ name: String??)
  func add(_ grams: [Int?])
  func take(_ grams: Set<Int>)
  func label(_ grams: [String: Int?])
  func sell(_ grain: Grain)
  func run(_ action: @escaping () -> Void)
  func tilt(_ degrees: Double)
  func tiltOptionally(_ degrees: Double?)
  var limit: Int? { get set }
}
