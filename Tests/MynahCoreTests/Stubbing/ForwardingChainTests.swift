import FailureCapture
import Mynah
import Support
import Testing

/// A struct that calls are forwarded to.
private struct Platform: Counting {
  var count: Int

  mutating func add(_ number: Int) -> Int {
    count += number
    return count
  }
}

private struct Heavy: Error {}

protocol Lifting {
  var weight: Int { get set }
  func lift(_ weight: Int) throws -> Int
  func carry(_ weight: Int) async throws -> Int
}

private final class Crane: Lifting {
  var weight = 100
  func lift(_ weight: Int) throws -> Int { weight * 10 }
  func carry(_ weight: Int) async throws -> Int { weight * 10 }
}

@Suite struct ForwardingChainTests {
  let scale = mock(Counting.self)
  let crane = mock(Lifting.self)

  @Test func aCallIsForwardedAfterAnError() throws {
    given(crane.lift(any())).willThrow(Heavy()).willForward(to: Crane())
    #expect(throws: Heavy.self) { try crane.lift(3) }
    #expect(try crane.lift(3) == 30)
    #expect(try crane.lift(4) == 40)
  }

  @Test func anAsyncCallIsForwardedAfterAnError() async throws {
    given(crane.carry(any())).willThrow(Heavy()).willForward(to: Crane())
    await #expect(throws: Heavy.self) { try await crane.carry(3) }
    #expect(try await crane.carry(3) == 30)
  }

  @Test func aValueFollowsAForwardedCall() {
    given(scale.count).willForward(to: Platform(count: 7)).willReturn(1)
    #expect(scale.count == 7)
    #expect(scale.count == 1)
    #expect(scale.count == 1)
  }

  @Test func aTargetFollowsAnotherTarget() {
    given(scale.count).willForward(to: Platform(count: 7)).willForward(to: Platform(count: 8))
    #expect(scale.count == 7)
    #expect(scale.count == 8)
  }

  @Test func aTargetFollowsASequence() {
    given(scale.count).willReturn(finiteSequence(of: 1, 2)).willForward(to: Platform(count: 7))
    #expect(scale.count == 1)
    #expect(scale.count == 2)
    #expect(scale.count == 7)
  }

  @Test func changesOfATargetPersistInAChain() {
    given(scale.add(any())).willReturn(0).willForward(to: Platform(count: 7))
    #expect(scale.add(1) == 0)
    #expect(scale.add(1) == 8)
    #expect(scale.add(1) == 9)
  }

  @Test func actionsRunBeforeForwardedCalls() {
    var weights: [Int] = []
    given(scale.add(any())).perform { weights.append($0) }.willForward(to: Platform(count: 7))
    #expect(scale.add(1) == 8)
    #expect(weights == [1])
  }

  @Test func actionsRunBeforeForwardedAssignments() {
    var weights: [Int] = []
    let target = Crane()
    given(crane.weight = any()).perform { (weight: Int) in weights.append(weight) }
      .willForward(to: target)
    crane.weight = 3
    #expect(weights == [3])
    #expect(target.weight == 3)
  }

  @Test func forwardedCallsAreExpected() {
    let line = #line + 2
    let capture = capturedFailures {
      given(scale.count).willForward(to: Platform(count: 7)).expect(twice)
      given(crane.lift(any())).expect(once).willForward(to: Crane())
      _ = (scale.count, try? crane.lift(2))
      verifyExpectations(of: scale, crane)
    }
    #expect(
      capture.report == """
        Expected the stub of counting.count at ForwardingChainTests.swift:\(line) to be used exactly twice, \
        but it was used once.
        """)
  }

  @Test func aTargetOfAnotherTypeIsNamed() {
    let line = #line + 2
    let capture = capturedFailures {
      given(scale.count).willReturn(1).willForward(to: "Platform")
      #expect(scale.count == 1)
      _ = scale.count
    }
    #expect(
      capture.report == """
        Unexpected call: no stub answers counting.count, which returned 0.
        Stub count at ForwardingChainTests.swift:\(line): it forwards the call
        Calls are forwarded to a value of type String, not Counting.
        Write: given(counting.count).willReturn(<#Int#>)
        """)
  }
}

@Suite struct SuperclassChainTests {
  @Test func aCallReachesTheClassAfterAValue() {
    let ladder = mock(Ladder.self).initialize()
    given(ladder.climb(any())).willReturn(1).willForwardToSuper()
    #expect(ladder.climb(3) == 1)
    #expect(ladder.climb(3) == 30)
  }
}

class Ladder {
  func climb(_ steps: Int) -> Int { steps * 10 }
}
