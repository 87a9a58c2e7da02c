import Mynah
import Support
import Testing

@Suite struct InOrderTests {
  let bird = mock(Bird.self)
  let other = mock(Counter.self)

  /// Calls members by one letter each: `s`ing, `n`ame, `1` and `2` of the counter.
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

  struct Case: Sendable {
    let calls: String
    let expected: [(Character, CountMatcher)]
    var options: OrderedVerificationOptions = []
    let holds: Bool
  }

  static let cases: [Case] = [
    Case(calls: "sn", expected: [("s", exactly(1)), ("n", exactly(1))], holds: true),
    Case(calls: "ns", expected: [("s", exactly(1)), ("n", exactly(1))], holds: false),
    Case(calls: "ssn", expected: [("s", exactly(1)), ("n", exactly(1))], holds: false),
    Case(calls: "ssn", expected: [("s", exactly(2)), ("n", exactly(1))], holds: true),
    Case(calls: "snn", expected: [("s", exactly(1)), ("n", exactly(1))], holds: false),
    Case(calls: "nsn", expected: [("s", exactly(1)), ("n", exactly(1))], holds: true),
    Case(calls: "sns", expected: [("s", exactly(1)), ("n", exactly(1))], holds: true),
    Case(
      calls: "sns", expected: [("s", exactly(1)), ("n", exactly(1)), ("s", exactly(1))],
      holds: true),
    Case(calls: "ss", expected: [("s", exactly(1)), ("s", exactly(1))], holds: true),
    Case(calls: "s", expected: [("s", exactly(1)), ("s", exactly(1))], holds: false),
    Case(calls: "sss", expected: [("s", exactly(2)), ("s", exactly(1))], holds: true),
    Case(calls: "sss", expected: [("s", exactly(1)), ("s", exactly(1))], holds: false),
    Case(calls: "1s2n", expected: [("1", exactly(1)), ("n", exactly(1))], holds: true),
    Case(calls: "121", expected: [("*", exactly(2)), ("1", exactly(1))], holds: true),
    Case(calls: "1212", expected: [("*", atLeast(1)), ("2", exactly(1))], holds: true),
    Case(
      calls: "sn", expected: [("s", exactly(1)), ("1", exactly(0)), ("n", exactly(1))],
      holds: true),
    Case(
      calls: "s1n", expected: [("s", exactly(1)), ("1", exactly(0)), ("n", exactly(1))],
      holds: false),
    Case(
      calls: "1sn1", expected: [("s", exactly(1)), ("1", exactly(0)), ("n", exactly(1))],
      holds: true),
    Case(
      calls: "s1n", expected: [("s", exactly(1)), ("1", atMost(1)), ("n", exactly(1))],
      holds: true),
    Case(calls: "sn", expected: [("s", exactly(1)), ("n", exactly(0))], holds: false),
    Case(calls: "ns", expected: [("s", exactly(1)), ("n", exactly(0))], holds: true),

    Case(
      calls: "s1n", expected: [("s", exactly(1)), ("n", exactly(1))],
      options: .onlyConsecutiveInvocations, holds: true),
    Case(
      calls: "s1n1", expected: [("s", exactly(1)), ("1", exactly(1))],
      options: .onlyConsecutiveInvocations, holds: false),
    Case(
      calls: "1s2n1", expected: [("s", exactly(1)), ("2", exactly(1)), ("n", exactly(1))],
      options: .onlyConsecutiveInvocations, holds: true),
    Case(
      calls: "ssnn", expected: [("s", exactly(2)), ("n", exactly(2))],
      options: [.onlyConsecutiveInvocations, .noInvocationsBefore, .noInvocationsAfter],
      holds: true),
    Case(
      calls: "nsn", expected: [("s", exactly(1)), ("n", exactly(1))], options: .noInvocationsBefore,
      holds: false),
    Case(
      calls: "1sn", expected: [("s", exactly(1)), ("n", exactly(1))], options: .noInvocationsBefore,
      holds: true),
    Case(
      calls: "sn1", expected: [("s", exactly(1)), ("n", exactly(1))], options: .noInvocationsAfter,
      holds: true),
    Case(
      calls: "sns", expected: [("s", exactly(1)), ("n", exactly(1))], options: .noInvocationsAfter,
      holds: false),
    Case(
      calls: "121", expected: [("*", exactly(3))],
      options: [.onlyConsecutiveInvocations, .noInvocationsBefore, .noInvocationsAfter],
      holds: true),
  ]

  @Test(arguments: cases) func callsAreFoundInOrder(_ example: Case) {
    call(example.calls)
    let failures = failures {
      inOrder(with: example.options) {
        for (letter, count) in example.expected { expect(letter, count) }
      }
    }
    #expect(failures.isEmpty == example.holds)
    #expect(failures.count <= 1)
  }

  @Test func missingCallIsExplained() {
    call("s1n")
    #expect(
      failures {
        inOrder {
          verify(bird.name = "Ryan").wasCalled()
          verify(bird.sing()).wasCalled()
          verify(other.record(any())).wasCalled()
        }
      } == [
        """
        Expected bird.sing() to be called exactly once after bird.name = "Ryan", but it was called 0 times there.
        Expected in this order:
        1. bird.name = "Ryan", exactly once: #3
        2. bird.sing(), exactly once: not called here, only #1
        3. counter.record(any()), exactly once: not reached
        All calls: #1 bird.sing()   #2 counter.record(1)   #3 bird.name = "Ryan"
        """
      ])
  }

  @Test func wrongCountIsExplained() {
    call("1ss1n")
    #expect(
      failures {
        inOrder {
          verify(other.record(1)).wasCalled()
          verify(bird.sing()).wasCalled()
          verify(bird.name = any()).wasCalled()
        }
      } == [
        """
        Expected bird.sing() to be called exactly once after counter.record(1) and before bird.name = any(), but it was called twice there.
        Expected in this order:
        1. counter.record(1), exactly once: #1
        2. bird.sing(), exactly once: #2, #3
        3. bird.name = any(), exactly once: not reached
        All calls: #1 counter.record(1)   #2 bird.sing()   #3 bird.sing()   #4 counter.record(1)   #5 bird.name = "Ryan"
        """
      ])
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

  @Test func manyCallsAreListedAroundTheLastOneThatWasFound() {
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

  @Test func mocksOutsideOfTheBlockDoNotMatter() async {
    mock(Bird.self).sing()
    bird.sing()
    await bird.wake()
    await inOrder(
      with: [.onlyConsecutiveInvocations, .noInvocationsBefore, .noInvocationsAfter]
    ) {
      verify(bird.sing()).wasCalled()
      await verify(bird.wake()).wasCalled()
    }
  }

  @Test func blockMayWait() async {
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

  @Test func clearedCallsDoNotCount() {
    call("n")
    clearInvocations(on: bird)
    call("s")
    inOrder(with: .noInvocationsBefore) { verify(bird.sing()).wasCalled() }
  }
}
