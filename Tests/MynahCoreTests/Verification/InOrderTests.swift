import Foundation
import Mynah
import Support
import Testing

@Suite struct InOrderTests {
  let bird = mock(Bird.self)
  let other = mock(Counter.self)

  /// Calls a member for each character: `s` sings, `n` sets the name, and digits are recorded.
  private func call(_ calls: String) {
    for call in calls {
      switch call {
      case "s": bird.sing()
      case "n": bird.name = "Ryan"
      default: other.record(Int(String(call)) ?? 0)
      }
    }
  }

  private func expect(_ letter: Character, _ count: CountMatcher) {
    switch letter {
    case "s": verify(bird.sing()).wasCalled(count)
    case "n": verify(bird.name = any()).wasCalled(count)
    case "*": verify(other.record(any())).wasCalled(count)
    default: verify(other.record(Int(String(letter)) ?? 0)).wasCalled(count)
    }
  }

  private static let strict: OrderedVerificationOptions = [
    .onlyConsecutiveInvocations, .noInvocationsBefore, .noInvocationsAfter,
  ]

  /// Expected steps, options, sequences of calls that fulfill the steps, and others that don't.
  static let cases: [(String, OrderedVerificationOptions, holds: [String], fails: [String])] = [
    ("s1 n1", [], ["sn", "nsn", "sns"], ["ns", "ssn", "snn"]),
    ("s2 n1", [], ["ssn"], []),
    ("s1 n1 s1", [], ["sns"], []),
    ("s1 s1", [], ["ss"], ["s", "sss"]),
    ("s2 s1", [], ["sss"], []),
    ("11 n1", [], ["1s2n"], []),
    ("*2 11", [], ["121"], []),
    ("*+ 21", [], ["1212"], []),
    ("s1 10 n1", [], ["sn", "1sn1"], ["s1n"]),
    ("s1 1? n1", [], ["s1n"], []),
    ("s1 n0", [], ["ns"], ["sn"]),
    ("s1 n1", .onlyConsecutiveInvocations, ["s1n"], []),
    ("s1 11", .onlyConsecutiveInvocations, [], ["s1n1"]),
    ("s1 21 n1", .onlyConsecutiveInvocations, ["1s2n1"], []),
    ("s1 n1", .noInvocationsBefore, ["1sn"], ["nsn"]),
    ("s1 n1", .noInvocationsAfter, ["sn1"], ["sns"]),
    ("s2 n2", strict, ["ssnn"], []),
    ("*3", strict, ["121"], []),
  ]

  @Test(arguments: cases) func callsAreFoundInOrder(
    expected: String, options: OrderedVerificationOptions, holds: [String], fails: [String]
  ) {
    for calls in holds + fails {
      call(calls)
      let failures = failures {
        inOrder(with: options) {
          for step in expected.split(separator: " ") { expect(step.first!, count(step.last!)) }
        }
      }
      #expect(failures.count == (holds.contains(calls) ? 0 : 1), "\(calls) for \(expected)")
      clearInvocations(on: bird, other)
    }
  }

  private func count(_ letter: Character) -> CountMatcher {
    switch letter {
    case "+": atLeast(1)
    case "?": atMost(1)
    default: exactly(letter.wholeNumberValue!)
    }
  }

  @Test func missingCallsAreExplained() {
    call("s1n")
    #expect(
      report {
        inOrder {
          verify(bird.name = "Ryan").wasCalled()
          verify(bird.sing()).wasCalled()
          verify(other.record(any())).wasCalled()
        }
      } == """
        Expected bird.sing() to be called exactly once after bird.name = "Ryan", but it was called 0 times there.
        Expected in this order:
        1. bird.name = "Ryan", exactly once: #3
        2. bird.sing(), exactly once: not called here, only #1
        3. counter.record(any()), exactly once: not reached
        All calls: #1 bird.sing()   #2 counter.record(1)   #3 bird.name = "Ryan"
        """)
  }

  @Test func wrongCountsAreExplained() {
    call("1ss1n")
    #expect(
      report {
        inOrder {
          verify(other.record(1)).wasCalled()
          verify(bird.sing()).wasCalled()
          verify(bird.name = any()).wasCalled()
        }
      } == """
        Expected bird.sing() to be called exactly once after counter.record(1) and before bird.name = any(), but it was called twice there.
        Expected in this order:
        1. counter.record(1), exactly once: #1
        2. bird.sing(), exactly once: #2, #3
        3. bird.name = any(), exactly once: not reached
        All calls: #1 counter.record(1)   #2 bird.sing()   #3 bird.sing()   #4 counter.record(1)   #5 bird.name = "Ryan"
        """)
  }

  @Test func forbiddenCallsAreExplained() {
    call("ns1sn")
    func text(_ options: OrderedVerificationOptions) -> String? {
      failures {
        inOrder(with: options) {
          verify(bird.sing()).wasCalled(twice)
          verify(bird.name = any()).wasCalled()
          verify(other.record(2)).wasNeverCalled()
        }
      }.first
    }
    let rest = """
      Expected in this order:
      1. bird.sing(), exactly twice: #2, #4
      2. bird.name = any(), exactly once: #5
      3. counter.record(2), never: not called
      All calls: #1 bird.name = "Ryan"   #2 bird.sing()   #3 counter.record(1)   #4 bird.sing()   \
      #5 bird.name = "Ryan"
      """
    #expect(text([]) == nil)
    #expect(
      text(.noInvocationsBefore) == """
        Expected no other call before bird.sing(), but #1 bird.name = "Ryan" was made.
        \(rest)
        """)
    #expect(
      text(.onlyConsecutiveInvocations) == """
        Expected no other call after bird.sing() and before bird.name = any(), \
        but #3 counter.record(1) was made.
        \(rest)
        """)
    bird.sing()
    #expect(
      text(.noInvocationsAfter) == """
        Expected no other call after bird.name = any(), but #6 bird.sing() was made.
        \(rest)   #6 bird.sing()
        """)
  }

  @Test func longListsShowTheCallsAroundTheLastMatch() {
    for number in 1...30 { other.record(number) }
    #expect(
      failures {
        inOrder {
          verify(other.record(20)).wasCalled()
          verify(other.record(10)).wasCalled()
        }
      }.first?.split(separator: "\n").last == """
        All calls: 14 earlier   #15 counter.record(15)   #16 counter.record(16)   \
        #17 counter.record(17)   #18 counter.record(18)   #19 counter.record(19)   \
        #20 counter.record(20)   #21 counter.record(21)   #22 counter.record(22)   \
        #23 counter.record(23)   #24 counter.record(24)   and 6 more
        """)
  }

  @Test func callsOfOtherMocksDoNotMatter() async {
    mock(Bird.self).sing()
    bird.sing()
    await bird.wake()
    await inOrder(with: Self.strict) {
      verify(bird.sing()).wasCalled()
      await verify(bird.wake()).wasCalled()
    }
  }

  @Test func earlierCallsDoNotMatter() async {
    await bird.rest(hours: 3)
    bird.sing()
    await inOrder {
      await verify(bird.rest(hours: 3)).wasCalled()
      verify(bird.sing()).wasCalled()
    }
    inOrder {
      verify(bird.sing()).wasCalled()
    }
  }

  @Test func theStepsOfANestedOrderAreSteps() {
    let bird = mock(Bird.self)
    given(bird.chirp(volume: any())).willReturn(true)
    for volume in [3, 1, 2] { _ = bird.chirp(volume: volume) }
    let capture = capturedFailures {
      inOrder {
        inOrder {
          verify(bird.chirp(volume: 1)).wasCalled()
          verify(bird.chirp(volume: 2)).wasCalled()
        }
        verify(bird.chirp(volume: 3)).wasCalled()
      }
    }
    #expect(
      capture.report == """
        Expected bird.chirp(volume: 3) to be called exactly once after bird.chirp(volume: 2), but it was called 0 times there.
        Expected in this order:
        1. bird.chirp(volume: 1), exactly once: #2
        2. bird.chirp(volume: 2), exactly once: #3
        3. bird.chirp(volume: 3), exactly once: not called here, only #1
        All calls: #1 bird.chirp(volume: 3)   #2 bird.chirp(volume: 1)   #3 bird.chirp(volume: 2)
        """)
  }

  @Test func otherCallsAreCheckedAfterTheOrder() {
    let bird = mock(Bird.self)
    bird.sing()
    inOrder {
      verify(bird.sing()).wasCalled()
      verifyNoMoreInteractions(bird)
    }
  }

  @Test func clearedCallsDoNotMatter() {
    bird.sing()
    clearInvocations(on: bird)
    bird.sing()
    inOrder(with: .noInvocationsBefore) { verify(bird.sing()).wasCalled() }
  }

  /// On Apple's platforms, the stack of a task is as small as the stack of this test's thread.
  @Test func manyExpectationsFitOnTheStack() async {
    let numbers = 0..<1_000
    for number in numbers { other.record(number) }
    let texts = await withCheckedContinuation { isDone in
      let thread = Thread { [other] in
        let texts = failures {
          inOrder { for number in numbers { verify(other.record(number)).wasCalled() } }
        }
        isDone.resume(returning: texts)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(texts == [])
  }
}
