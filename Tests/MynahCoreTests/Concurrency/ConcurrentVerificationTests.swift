import Dispatch
import Mynah
import Support
import Synchronization
import Testing

@Suite struct ConcurrentVerificationTests {
  @Test func verificationIsSafeOnSeveralThreads() {
    let counter = mock(Counter.self)
    let bird = mock(Bird.self)
    let capture = FailureCapture()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      withFailureReporter(capture.reporter) {
        for round in 0..<100 {
          switch thread {
          case 0:
            inOrder(with: .onlyConsecutiveInvocations) {
              verify(counter.record(1)).wasCalled(atLeast(1))
              verify(counter.record(any())).wasCalled(atLeast(0))
            }
          case 1:
            verify(counter.record(any(where: { $0 > 50 }))).wasCalled(atLeast(1))
            verifyNoMoreInteractions(counter, bird, ignoringStubbed: true)
          case 2 where round % 20 == 19:
            clearInvocations(on: counter, bird)
            #expect(counter.mockingContext._checkInvariants() == [])
          case 3 where round % 10 == 9: _ = describe(counter)
          case 4:
            inOrder {
              inAnyOrder {
                verify(counter.record(round)).wasCalled(atLeast(1))
                verify(counter.record(1)).wasCalled(atLeast(1))
              }
            }
          default: counter.record(round)
          }
        }
      }
    }
    #expect(counter.mockingContext._checkInvariants() == [])
    #expect(firstLines(of: capture).filter { !$0.hasPrefix("Expected ") } == [])
    reset(counter, bird)
    verifyNoInteractions(counter, bird)
    counter.record(1)
    verify(counter.record(any())).wasCalled()
    verifyNoMoreInteractions(counter, bird)
  }

  @Test func waitsSeeCallsOfOtherTasks() async {
    let counter = mock(Counter.self)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          await eventually(within: .seconds(60)) {
            verify(counter.record(number)).wasCalled()
            verify(counter.record(number + 1_000)).wasCalled()
          }
        }
        group.addTask { counter.record(number + 1_000) }
        group.addTask { counter.record(number) }
      }
    }
    verifyNoMoreInteractions(counter)
    #expect(counter.mockingContext._checkInvariants() == [])
  }
}
