import Mynah
import Support
import Testing

/// What Mockingbird's users know of verification, section 2.5.
@Suite struct VerificationBehaviorTests {
  let bird = mock(Bird.self)

  @Test("2.5 wasCalled() is exactly once") func wasCalledIsExactlyOnce() {
    bird.sing()
    bird.sing()
    #expect(
      failures { verify(bird.sing()).wasCalled() } == [
        """
        Expected bird.sing() to be called exactly once, but it was called twice.
        Matching calls: #1 sing()   #2 sing()
        """
      ])
  }

  @Test("2.5 verify uses no calls up") func verifyUsesNoCallsUp() {
    bird.sing()
    verify(bird.sing()).wasCalled()
    verify(bird.sing()).wasCalled()
  }

  @Test("2.5 counts describe themselves") func countsDescribeThemselves() {
    #expect("\(not(exactly(3)))" == "not exactly 3 times")
    #expect("\(atLeast(1).and(atMost(3)))" == "at least once and at most 3 times")
    #expect("\(exactly(1).xor(3))" == "either exactly once or exactly 3 times but not both")
  }

  @Test("2.5 between(1...2) includes both") func betweenIncludesBoth() {
    #expect("\(between(1...2))" == "between 1 and 2 times")
    bird.sing()
    bird.sing()
    verify(bird.sing()).wasCalled(between(1...2))
  }

  @Test("2.5 inOrder counts all calls before the next step") func orderCountsAllCalls() {
    bird.sing()
    bird.sing()
    bird.name = "Ryan"
    inOrder {
      verify(bird.sing()).wasCalled(twice)
      verify(bird.name = "Ryan").wasCalled()
    }
    #expect(
      failures {
        inOrder {
          verify(bird.sing()).wasCalled()
          verify(bird.name = "Ryan").wasCalled()
        }
      }.count == 1)
  }

  @Test("2.5 inOrder sees the mocks of its block only") func orderSeesItsMocksOnly() {
    let other = mock(Bird.self)
    bird.sing()
    other.sing()
    bird.name = "Ryan"
    inOrder(with: [.onlyConsecutiveInvocations, .noInvocationsBefore, .noInvocationsAfter]) {
      verify(bird.sing()).wasCalled()
      verify(bird.name = "Ryan").wasCalled()
    }
  }

  @Test("2.5 options tell members apart") func optionsTellMembersApart() async {
    bird.sing()
    await bird.wake()
    await inOrder(with: .onlyConsecutiveInvocations) {
      verify(bird.sing()).wasCalled()
      await verify(bird.wake()).wasCalled()
    }
  }

  @Test("2.5 wasCalled(twice) may be consecutive") func severalCallsAreConsecutive() {
    bird.sing()
    bird.sing()
    bird.name = "Ryan"
    inOrder(with: .onlyConsecutiveInvocations) {
      verify(bird.sing()).wasCalled(twice)
      verify(bird.name = "Ryan").wasCalled()
    }
  }
}
