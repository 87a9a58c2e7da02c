import Mynah
import Support
import Testing

/// Tests of failures that show the cause, so that you don't have to search for it.
@Suite(.mocks) struct SearchlessFailureTests {
  let bird = mock(Bird.self)
  let ledger = mock(Ledger.self)

  @Test func failuresOfWaitsSuggestALongerTime() async {
    bird.sing()
    bird.name = "Ryan"
    #expect(
      await report { await verify(bird.wake()).wasCalled(within: .zero) } == """
        Expected bird.wake() to be called exactly once within 0.0 seconds, but it was called 0 times.
        wake() was not called at all.
        Other calls to bird: #1 bird.sing()   #2 bird.name = "Ryan"
        If the call is made later, wait longer.
        """)
  }

  @Test func differingDictionaryEntriesAreNamed() {
    ledger.write(["eggs": 2, "nests": 3, "worms": 4])
    #expect(
      report { verify(ledger.write(["eggs": 2, "nests": 1, "seeds": 5])).wasCalled() } == """
        Expected ledger.write(["eggs": 2, "nests": 1, "seeds": 5]) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 write(*["eggs": 2, "nests": 3, "worms": 4]*)     argument["nests"]: expected 1, got 3; argument["seeds"]: expected 5, got no value; argument["worms"]: expected no value, got 4
        """)
    let single = mock(Ledger.self).named("single")
    single.write(["eggs": 2])
    #expect(
      report { verify(single.write(["eggs": 3])).wasCalled() } == """
        Expected single.write(["eggs": 3]) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 write(*["eggs": 2]*)     argument: expected ["eggs": 3], got ["eggs": 2]
        """)
  }

  @Test func callsOfAnotherMockAreMentioned() {
    let other = mock(Bird.self)
    let origin = "SearchlessFailureTests.swift:\(#line - 1)"
    other.sing()
    other.sing()
    #expect(
      report { verify(bird.sing()).wasCalled() } == """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        2 such calls reached another mock: the Bird made at \(origin).
        bird is the Bird made at SearchlessFailureTests.swift:7.
        """)
    #expect(failures { verify(bird.sing()).wasNeverCalled() } == [])
  }

  @Test func longValuesInOrderFailuresAreShownOnce() {
    let page = Ledger.Page(number: 7, text: "two eggs, three nests, and some worms for the evening")
    ledger.keep(page)
    ledger.write([:])
    #expect(
      report {
        inOrder {
          verify(ledger.write(any())).wasCalled()
          verify(ledger.keep(page)).wasCalled()
        }
      } == #"""
        Expected ledger.keep(LedgerPage(number: 7, text: "two eggs, three nests, and some worms for the evening")) to be called exactly once after ledger.write(any()), but it was called 0 times there.
        Expected in this order:
        1. ledger.write(any()), exactly once: #2
        2. ledger.keep(LedgerPage(number: 7, text: "t…), exactly once: not called here, only #1
        All calls: #1 ledger.keep(LedgerPage(number: 7, text: "t…)   #2 ledger.write([:])
        """#)
  }

  @Test func nestedTypesAreShownWithoutTheirModule() {
    ledger.sign(Ledger.Signature(page: Ledger.Page(number: 1, text: ""), state: .draft(by: .owl)))
    #expect(
      report { verify(ledger.sign(any())).wasNeverCalled() } == """
        Expected ledger.sign(any()) never to be called, but it was called once.
        Matching calls: #1 sign(LedgerSignature(page: LedgerPage(number: 1, text: ""), state: LedgerState.draft(by: LedgerState.Author.owl)))
        """)
  }
}

protocol Ledger {
  typealias Page = LedgerPage
  typealias Signature = LedgerSignature
  func write(_ entries: [String: Int])
  func keep(_ page: Page)
  func sign(_ signature: Signature)
}

struct LedgerPage: Equatable {
  var number: Int
  var text: String
}

enum LedgerState {
  enum Author { case owl }
  case draft(by: Author)
}

struct LedgerSignature {
  var page: LedgerPage
  var state: LedgerState
}
