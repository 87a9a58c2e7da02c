import Mynah
import Support
import Testing

@Suite struct InAnyOrderTests {
  let counter = mock(Counter.self)
  let bird = mock(Bird.self)

  /// Returns true if the calls are 1, then 2 twice and 3 in any order, then 4.
  private func holds(_ calls: [Int], _ options: OrderedVerificationOptions = []) -> Bool {
    for number in calls { counter.record(number) }
    defer { clearInvocations(on: counter) }
    return failures {
      inOrder(with: options) {
        verify(counter.record(1)).wasCalled()
        inAnyOrder {
          verify(counter.record(2)).wasCalled(twice)
          verify(counter.record(3)).wasCalled()
        }
        verify(counter.record(4)).wasCalled()
      }
    }.isEmpty
  }

  @Test func callsOfAStepMatchInAnyOrder() {
    for calls in [[1, 2, 2, 3, 4], [1, 2, 3, 2, 4], [1, 3, 2, 2, 4], [1, 5, 3, 2, 5, 2, 4]] {
      #expect(holds(calls))
    }
    for calls in [[1, 2, 2, 4, 3], [3, 1, 2, 2, 4], [1, 2, 3, 4], [2, 2, 3, 4], []] {
      #expect(!holds(calls))
    }
    #expect(holds([1, 2, 3, 2, 4], .onlyConsecutiveInvocations))
    #expect(!holds([1, 2, 5, 3, 2, 4], .onlyConsecutiveInvocations))
  }

  @Test func callsOfAStepAreVerified() {
    for number in [1, 3, 2, 2, 4] { counter.record(number) }
    inOrder {
      verify(counter.record(1)).wasCalled()
      inAnyOrder {
        verify(counter.record(2)).wasCalled(twice)
        verify(counter.record(3)).wasCalled()
      }
      verify(counter.record(4)).wasCalled()
    }
    verifyNoMoreInteractions(counter)
  }

  @Test func missingCallIsExplained() {
    bird.sing()
    counter.record(1)
    counter.record(2)
    bird.name = "Ryan"
    #expect(
      report {
        inOrder {
          verify(bird.sing()).wasCalled()
          inAnyOrder {
            verify(counter.record(1)).wasCalled()
            verify(bird.name = any()).wasCalled()
          }
          verify(counter.record(2)).wasCalled()
        }
      } == """
        Expected bird.name = any() to be called exactly once after bird.sing() and before counter.record(2), but it was called 0 times there.
        Expected in this order:
        1. bird.sing(), exactly once: #1
        2. In any order:
           counter.record(1), exactly once: #2
           bird.name = any(), exactly once: not called here, only #4
        3. counter.record(2), exactly once: not reached
        All calls: #1 bird.sing()   #2 counter.record(1)   #3 counter.record(2)   #4 bird.name = "Ryan"
        """)
    clearInvocations(on: bird, counter)
    counter.record(1)
    counter.record(2)
    #expect(
      failures {
        inOrder {
          inAnyOrder {
            verify(counter.record(2)).wasCalled()
            verify(counter.record(1)).wasCalled()
          }
          verify(bird.sing()).wasCalled()
        }
      }.first?.split(separator: "\n").first == """
        Expected bird.sing() to be called exactly once after counter.record(2) and counter.record(1), \
        but it was called 0 times there.
        """)
  }

  @Test func outsideInOrderExpectationsAreCheckedSeparately() async {
    counter.record(1)
    let capture = failures {
      inAnyOrder {
        verify(counter.record(1)).wasCalled()
        verify(counter.record(2)).wasCalled()
        verify(counter.record(3)).wasCalled()
      }
    }
    #expect(capture.count == 2)
    await eventually(within: .zero) {
      inAnyOrder { verify(counter.record(1)).wasCalled() }
    }
  }
}
