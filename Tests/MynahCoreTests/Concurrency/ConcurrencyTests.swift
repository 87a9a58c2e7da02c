import Dispatch
import Mynah
import Support
import Testing

@Suite struct ConcurrencyTests {
  private static let threads = 8
  private static let rounds = 2_000

  @Test func noCallIsLost() {
    let counter = mock(Counter.self)
    given(counter.next(any())).will { $0 + 1 }
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<Self.rounds { #expect(counter.next(round) == round + 1) }
    }
    verify(counter.next(any())).wasCalled(Self.threads * Self.rounds)
    verify(counter.next(7)).wasCalled(Self.threads)
    #expect(counter.mockingContext._checkInvariants() == [])
  }

  @Test func chainHandsOutEachValueOnce() {
    let counter = mock(Counter.self)
    let stub = given(counter.next(any())).willReturn(0)
    for value in 1..<4_000 { stub.willReturn(value) }
    let values = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let own = (0..<1_000).map { counter.next($0) }
      values.withLock { $0 += own }
    }
    #expect(values.withLock { $0.sorted() } == Array(0..<4_000))
  }

  @Test func callingStubbingVerifyingAndResettingAtOnce() {
    let counter = mock(Counter.self)
    given(counter.next(any())).willReturn(1)
    let capture = FailureCapture()
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      withFailureReporter(capture.reporter) {
        for round in 0..<(Self.rounds / 4) {
          switch thread {
          case 0: given(counter.next(round)).willReturn(round)
          case 1: given(counter.next(any())).willReturn(2).willReturn(3)
          case 2: verify(counter.next(any())).wasCalled(atLeast(0))
          case 3: verify(counter.next(round)).wasCalled(atLeast(0))
          case 4 where round % 50 == 49:
            clearInvocations(on: counter)
            #expect(counter.mockingContext._checkInvariants() == [])
          case 5 where round % 100 == 99:
            clearStubs(on: counter)
            given(counter.next(any())).willReturn(1)
          default:
            counter.record(round)
            _ = counter.next(round)
          }
        }
      }
    }
    #expect(counter.mockingContext._checkInvariants() == [])
    reset(counter)
    #expect(counter.mockingContext._checkInvariants() == [])
    verify(counter.next(any())).wasNeverCalled()
  }

  @Test func stubThatCallsItsOwnMockDoesNotDeadlock() {
    let counter = mock(Counter.self)
    given(counter.next(any())).will { number in
      guard number > 0 else { return 0 }
      given(counter.next(0)).willReturn(0)
      verify(counter.next(number)).wasCalled(atLeast(1))
      return counter.next(number - 1) + 1
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      #expect(counter.next(20) == 20)
    }
  }

  @Test func matchersRunOutsideOfTheLock() {
    let counter = mock(Counter.self)
    given(counter.next(any())).willReturn(1)
    given(
      counter.next(
        any(where: { number in
          number > 0 && counter.next(0) == 2
        }))
    ).willReturn(3)
    #expect(counter.next(5) == 1)
  }
}

@Suite struct ClearingTests {
  /// A stub that is cleared while it answers still answers: its value outlives the list.
  @Test func clearingWhileCallsAreAnswered() {
    let shapes = mock(Shapes.self)
    let isDone = Locked(false)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      if thread == 0 {
        for _ in 0..<3_000 {
          given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any()))
            .willReturn(String(repeating: "x", count: 40))
          clearStubs(on: shapes)
        }
        isDone.withLock { $0 = true }
      } else {
        withFailureReporter(FailureReporter { _, _ in }) {
          while !isDone.withLock({ $0 }) {
            let text = shapes.many(a: 1, b: "", c: true, d: 0, e: [], f: nil)
            precondition(text.isEmpty || text.count == 40)
          }
        }
      }
    }
    #expect(shapes.mockingContext._checkInvariants() == [])
    clearInvocations(on: shapes)
  }
}
