import Mynah
import Support
import Testing

/// Mockingbird's public interface, section 1.5: what is verified, and how often it was called.
@Suite struct VerifyInterfaceTests {
  let bird = mock(Bird.self)

  private func sing(_ times: Int) {
    for _ in 0..<times { bird.sing() }
  }

  /// Returns the numbers of calls, of 0 to 6, that an expectation holds for.
  private func holding(_ count: CountMatcher) -> [Int] {
    (0...6).filter { times in
      clearInvocations(on: bird)
      sing(times)
      return failures { verify(bird.sing()).wasCalled(count) }.isEmpty
    }
  }

  @Test("1.5 verify(_ declaration: Mockable<D, I, R>)") func verifyTakesACall() {
    sing(1)
    verify(bird.sing()).wasCalled()
  }

  @Test("1.5 verify(_:file:line:)") func verifyFailsAtTheLineThatItIsGiven() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      verify(bird.sing()).wasCalled()
      verify(bird.sing(), file: "Bird.swift", line: 3).wasCalled()
      verify(bird.name, file: "Bird.swift", line: 4).wasCalled()
      verify(bird.name = "Ryan", file: "Bird.swift", line: 5).wasCalled()
    }
    #expect(capture.lines == [#line - 5, 3, 4, 5])
  }

  @Test("1.5 verify(_: @autoclosure () throws -> R)") func verifyTakesPropertiesAndAssignments() {
    given(bird.name).willReturn("Ryan")
    _ = bird.name
    bird.name = "Maya"
    verify(bird.name).wasCalled()
    verify(bird.name = "Maya").wasCalled()
    verify(bird.name = "Ryan").wasNeverCalled()
  }

  @Test("1.5 VerificationManager") func verifyReturnsAVerification() {
    sing(1)
    let verification: VerificationManager<() -> Void, Void> = verify(bird.sing())
    verification.wasCalled()
  }

  @Test("1.5 wasCalled(_ count: CountMatcher)") func wasCalledTakesACountMatcher() {
    #expect(holding(atLeast(5)) == [5, 6])
  }

  @Test("1.5 wasCalled(_ times: Int = once)") func wasCalledTakesANumber() {
    sing(1)
    verify(bird.sing()).wasCalled()
    sing(2)
    verify(bird.sing()).wasCalled(3)
  }

  @Test("1.5 wasNeverCalled()") func wasNeverCalled() {
    verify(bird.sing()).wasNeverCalled()
    sing(1)
    #expect(failures { verify(bird.sing()).wasNeverCalled() }.count == 1)
  }

  @Test("1.5 returning(_ type: R.Type)") func returningNamesTheResult() {
    let shapes = mock(Shapes.self)
    given(shapes.twice(any())).willReturn(4)
    let _: Int = shapes.twice(2)
    verify(shapes.twice(2)).returning(Int.self).wasCalled()
    verify(shapes.twice(2)).returning(String.self).wasNeverCalled()
  }

  @Test("1.5 never, once, twice") func namesOfNumbers() {
    #expect([never, once, twice] == [0, 1, 2])
    #expect(holding(exactly(twice)) == [2])
  }

  @Test("1.5 exactly(_:)") func exactlyHolds() { #expect(holding(exactly(3)) == [3]) }

  @Test("1.5 atLeast(_:)") func atLeastHolds() { #expect(holding(atLeast(4)) == [4, 5, 6]) }

  @Test("1.5 atMost(_:)") func atMostHolds() { #expect(holding(atMost(2)) == [0, 1, 2]) }

  @Test("1.5 between(_:)") func betweenHolds() {
    #expect(holding(between(2...4)) == [2, 3, 4])
    #expect(holding(between(2..<4)) == [2, 3])
  }

  @Test("1.5 or(CountMatcher), or(Int)") func orHolds() {
    #expect(holding(exactly(1).or(atLeast(5))) == [1, 5, 6])
    #expect(holding(exactly(1).or(3)) == [1, 3])
  }

  @Test("1.5 and(CountMatcher)") func andHolds() {
    #expect(holding(atLeast(2).and(atMost(3))) == [2, 3])
  }

  @Test("1.5 xor(CountMatcher), xor(Int)") func xorHolds() {
    #expect(holding(atLeast(2).xor(atLeast(4))) == [2, 3])
    #expect(holding(atLeast(4).xor(5)) == [4, 6])
  }

  @Test("1.5 not(CountMatcher), not(Int)") func notHolds() {
    #expect(holding(not(atLeast(2))) == [0, 1])
    #expect(holding(not(3)) == [0, 1, 2, 4, 5, 6])
  }
}
