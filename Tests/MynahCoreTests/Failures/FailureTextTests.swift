import Mynah
import Support
import Testing

/// Tests of complete failure messages.
@Suite struct FailureTextTests {
  let bird = mock(Bird.self)

  @Test func closestCallIsTheNewestWithTheFewestDifferences() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    for grams in [1, 2] { _ = try bird.eat("worm", grams: grams) }
    #expect(
      report { verify(bird.eat("worm", grams: 5)).wasCalled() } == """
        Expected bird.eat("worm", grams: 5) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #2 eat("worm", grams: *2*)     grams: expected 5, got 2
        Other calls: #1 eat("worm", grams: *1*)
        """)
  }

  @Test func closestCallShowsEachDifference() throws {
    given(bird.eat(any(), grams: any())).willReturn(0)
    _ = try bird.eat("seed", grams: 2)
    #expect(
      report { verify(bird.eat("worm", grams: any(where: { $0 > 3 }))).wasCalled() } == """
        Expected bird.eat("worm", grams: any(where:)) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"seed"*, grams: *2*)     \
        argument 1: expected "worm", got "seed"; grams: expected any(where:), got 2
        """)
  }

  @Test func otherCallsAreListed() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [1, 2] { _ = bird.chirp(volume: volume) }
    #expect(
      report { verify(bird.chirp(volume: 1)).wasCalled(atLeast(2)) } == """
        Expected bird.chirp(volume: 1) to be called at least twice, but it was called once.
        Matching calls: #1 chirp(volume: 1)
        Closest of 1 other call: #2 chirp(volume: *2*)     volume: expected 1, got 2
        """)
  }

  @Test func otherCallsAreCountedAfterTheTenth() {
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in 1...15 { _ = bird.chirp(volume: volume) }
    #expect(
      report { verify(bird.chirp(volume: 0)).wasCalled() } == """
        Expected bird.chirp(volume: 0) to be called exactly once, but it was called 0 times.
        Closest of 15 calls: #10 chirp(volume: *10*)     volume: expected 0, got 10
        Other calls: #1 chirp(volume: *1*)   #2 chirp(volume: *2*)   #3 chirp(volume: *3*)   \
        #4 chirp(volume: *4*)   #5 chirp(volume: *5*)   #6 chirp(volume: *6*)   \
        #7 chirp(volume: *7*)   #8 chirp(volume: *8*)   #9 chirp(volume: *9*)   \
        #11 chirp(volume: *11*)   and 4 more
        """)
  }

  @Test func differencesOfLongCallsAreOnTheirOwnLine() {
    let seeds = String(repeating: "seed ", count: 24)
    given(bird.eat(any(), grams: any())).willReturn(1)
    _ = try? bird.eat(seeds + "and fish", grams: 3)
    #expect(
      report { verify(bird.eat(seeds + "and cake", grams: 4)).wasCalled() } == """
        Expected bird.eat("\(seeds)and cake", grams: 4) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 eat(*"\(seeds)and fish"*, grams: *3*)
        Differences: argument 1: first difference at character 125: expected "… seed and cake", \
        got "… seed and fish"; grams: expected 4, got 3
        """)
  }

  @Test func longArgumentsOfOtherCallsAreCut() {
    let seeds = String(repeating: "seed ", count: 24)
    given(bird.eat(any(), grams: any())).willReturn(1)
    for food in [seeds, "cake"] { _ = try? bird.eat(food, grams: 3) }
    #expect(
      report { verify(bird.eat("fish", grams: 3)).wasCalled() } == """
        Expected bird.eat("fish", grams: 3) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #2 eat(*"cake"*, grams: 3)     argument 1: expected "fish", got "cake"
        Other calls: #1 eat(*"\(seeds.prefix(99))…*, grams: 3)
        """)
  }

  @Test func longValuesInDifferencesAreCut() {
    let shapes = mock(Shapes.self)
    given(shapes.accept(any())).willReturn(true)
    _ = shapes.accept(Array(0..<50))
    #expect(
      report { verify(shapes.accept("none")).wasCalled() } == """
        Expected shapes.accept("none") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 accept(*\(Array(0..<50))*)
        Differences: argument: expected "none", got [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, \
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 2…
        """)
  }

  @Test func theClosestOfManyCallsLooksMostAlike() {
    given(bird.eat(any(), grams: any())).willReturn(1)
    for grams in 1...20 { _ = try? bird.eat("seed \(grams)", grams: 0) }
    let text = report { verify(bird.eat("seed 5 and fish", grams: 0)).wasCalled() }
    #expect(
      text.split(separator: "\n")[1] == """
        Closest of 20 calls: #5 eat(*"seed 5"*, grams: 0)     argument 1: expected "seed 5 and fish", got "seed 5"
        """)
  }

  @Test func theClosestOfEquallyDifferentCallsLooksMostAlike() {
    given(bird.eat(any(), grams: any())).willReturn(1)
    for food in ["seed bread", "fish"] { _ = try? bird.eat(food, grams: 3) }
    #expect(
      report { verify(bird.eat("seed cake", grams: 3)).wasCalled() } == """
        Expected bird.eat("seed cake", grams: 3) to be called exactly once, but it was called 0 times.
        Closest of 2 calls: #1 eat(*"seed bread"*, grams: 3)     argument 1: expected "seed cake", got "seed bread"
        Other calls: #2 eat(*"fish"*, grams: 3)
        """)
  }

  @Test func failuresShowMembersInSwiftSyntax() {
    bird.name = "Maya"
    #expect(
      report {
        verify(bird.name = "Ryan").wasCalled()
        verify(bird.age).wasCalled()
        verify(bird[3]).wasCalled()
        verify(bird[3] = "x").wasCalled()
        verify(bird[key: "a"]).wasCalled()
      } == """
        Expected bird.name = "Ryan" to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 name = *"Maya"*     new value: expected "Ryan", got "Maya"

        Expected bird.age to be called exactly once, but it was called 0 times.
        age was not called at all.
        Other calls to bird: #1 bird.name = "Maya"

        Expected bird[3] to be called exactly once, but it was called 0 times.
        subscript(_:) was not called at all.
        Other calls to bird: #1 bird.name = "Maya"

        Expected bird[3] = "x" to be called exactly once, but it was called 0 times.
        subscript(_:) was not assigned at all.
        Other calls to bird: #1 bird.name = "Maya"

        Expected bird[key: "a"] to be called exactly once, but it was called 0 times.
        subscript(key:) was not called at all.
        Other calls to bird: #1 bird.name = "Maya"
        """)
  }

  @Test func unexpectedCallsAreReportedWhereTheMockWasCreated() {
    let bird = mock(Bird.self)
    given(bird.eat("worm", grams: 3)).willReturn(0)
    let line = #line - 1
    #expect(
      report { _ = try? bird.eat("worm", grams: 4) } == """
        Unexpected call: no stub answers bird.eat("worm", grams: 4), which threw this failure.
        Stub eat("worm", grams: 3) at FailureTextTests.swift:\(line): grams: expected 3, got 4
        Write: given(bird.eat("worm", grams: 4)).willReturn(<#Int#>)
        """)
    #expect(capturedFailures { _ = bird.age }.lines == [line - 1])
  }

  @Test func unexpectedCallWithoutPlaceholderThrowsAnErrorOfTheMember() {
    let nestling = mock(Nestling.self)
    #expect(
      report { #expect(throws: Molt.late) { try nestling.feather() } } == """
        Unexpected call: no stub answers nestling.feather(), which threw .late.
        feather() has no stubs.
        Write: given(nestling.feather()).willReturn(<#Quill#>)
        """)
  }

  @Test func errorOfAnotherTypeIsReplacedWithAnErrorOfTheMember() {
    let nestling = mock(Nestling.self)
    given(nestling.feather()).will { throw CancellationError() }
    _ = report { #expect(throws: Molt.late) { try nestling.feather() } }
  }

  #if compiler(>=6.2)
    @Test func unexpectedCallWithoutPlaceholderStopsTheProcess() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let nestling = mock(Nestling.self)
        _ = withFailureReporter(FailureReporter { _, _ in }) { nestling.quill() }
      }
      #expect(
        fatalError(in: result.standardErrorContent) == """
          Unexpected call: no stub answers nestling.quill(), and there's no value to return instead.
          quill() has no stubs.
          Write: given(nestling.quill()).willReturn(<#Quill#>)
          """)
    }
  #endif
}

/// A protocol whose result type doesn't have a placeholder.
protocol Nestling {
  func quill() -> Quill
  func feather() throws(Molt) -> Quill
}

/// An error that only Mynah's generated code can choose.
enum Molt: Error {
  case late
}

/// A class without properties and without its own description.
final class Feather {}

/// A class that only this file can create, because its initializer is private.
final class Quill {
  private init() {}
}
