import Dispatch
import Mynah
import Support
import Testing

/// Tests in which eight threads use one mock without lost calls or torn values.
@Suite struct EightThreadTests {
  private static let threads = 8
  private static let text = String(repeating: "x", count: 40)

  @Test func oneMockIsUsedInParallel() {
    let shapes = mock(Shapes.self)
    let capture = FailureCapture()
    let wrongAnswers = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      withFailureReporter(capture.reporter) {
        for round in 0..<150 {
          given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any()))
            .willReturn(Self.text).willReturn(Self.text + Self.text)
          given(shapes.many(a: round, b: "b", c: true, d: 1, e: [round], f: nil))
            .willReturn(sequence(of: Self.text, Self.text))
          let text = shapes.many(a: round, b: "b", c: true, d: 1, e: [round], f: nil)
          // If another thread has just cleared the stubs, the call returns the placeholder.
          if !["", Self.text, Self.text + Self.text].contains(text) {
            wrongAnswers.withLock { $0.append(text) }
          }
          verify(shapes.many(a: any(), b: "b", c: any(), d: any(), e: [round], f: any()))
            .wasCalled(atLeast(0))
          inOrder { verify(shapes.draw(round)).wasCalled(atLeast(0)) }
          shapes.draw(round, thread)
          if round % 40 == thread { reset(shapes) }
          if round % 50 == thread { clearInvocations(on: shapes) }
          if round % 60 == thread { _ = describe(shapes) }
          if round % 70 == thread { #expect(shapes.mockingContext._checkInvariants() == []) }
        }
      }
    }
    #expect(shapes.mockingContext._checkInvariants() == [])
    #expect(wrongAnswers.withLock { $0 } == [])
    let unanswered = (0..<150).map {
      """
      Unexpected call: no stub answers \
      shapes.many(a: \($0), b: "b", c: true, d: 1.0, e: [\($0)], f: nil), which returned "".
      """
    }
    let cleared = """
      An answer was added to a stub of \
      shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any()) \
      that had been cleared.
      """
    #expect(firstLines(of: capture).subtracting(unanswered + [cleared]) == [])
    reset(shapes)
    shapes.draw(1)
    verify(shapes.draw(any())).wasCalled()
    verifyNoMoreInteractions(shapes)
  }

  @Test func threadsShareTheValuesOfChains() {
    let counter = mock(Counter.self)
    let stub = given(counter.next(any())).willReturn(0)
    for value in 1..<4_000 { stub.willReturn(value) }
    #expect(answers(of: counter, calls: 500) == Array(0..<4_000))
  }

  @Test func threadsShareTheValuesOfSequences() {
    let counter = mock(Counter.self)
    for _ in 0..<100 {
      given(counter.next(any())).willReturn(
        finiteSequence(of: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
      ).willReturn(0)
      #expect(answers(of: counter, calls: 2) == [0, 0, 0, 0] + Array(1...12))
      given(counter.next(any())).willReturn(sequence(of: 1, 2, 3, 4, 5, 6, 7))
      #expect(answers(of: counter, calls: 2) == Array(1...7) + Array(repeating: 7, count: 9))
    }
  }

  @Test func threadsShareTheValuesOfLoops() {
    let counter = mock(Counter.self)
    given(counter.next(any())).willReturn(loopingSequence(of: 1, 2, 3, 4))
    let looped = answers(of: counter, calls: 500)
    for value in 1...4 { #expect(looped.count { $0 == value } == 1_000) }
    given(counter.next(any())).willReturn(loopingSequence(of: 1, 3), transition: .after(1_000))
      .willReturn(0)
    #expect(answers(of: counter, calls: 500).reduce(0, +) == 2_000)
  }

  @Test func noCallIsLost() {
    let adder = mock(Counter.self)
    given(adder.next(any())).will { $0 + 1 }
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for round in 0..<2_000 { #expect(adder.next(round) == round + 1) }
    }
    verify(adder.next(any())).wasCalled(Self.threads * 2_000)
    verify(adder.next(7)).wasCalled(Self.threads)
    #expect(adder.mockingContext._checkInvariants() == [])
  }

  @Test func recordingIsLimited() {
    let counter = mock(Counter.self).recording(.last(10))
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for round in 0..<1_000 {
        counter.record(round)
        if round % 100 == 0 { verify(counter.record(any())).wasCalled(atLeast(round)) }
      }
    }
    verify(counter.record(any())).wasCalled(Self.threads * 1_000)
    #expect(counter.mockingContext.invocations.count == 10)
    #expect(counter.mockingContext._checkInvariants() == [])
  }

  @Test func argumentsOfUnrecordedCallsAreReleased() {
    let bird = mock(Bird.self).stubOnly()
    let crow = mock(Bird.self).recording(.last(3))
    for bird in [bird, crow] { given(bird.meet(any())).willReturn(true) }
    let friends = Locked<[Weak]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      for _ in 0..<200 {
        let friend = mock(Bird.self)
        friends.withLock { $0.append(Weak(friend)) }
        #expect(bird.meet(friend) && crow.meet(friend))
      }
    }
    #expect(friends.withLock { $0.count { $0.mock != nil } } == 3)
    for bird in [bird, crow] { #expect(bird.mockingContext._checkInvariants() == []) }
    reset(crow)
    #expect(friends.withLock { $0.count { $0.mock != nil } } == 0)
  }

  private final class Weak: @unchecked Sendable {
    private(set) weak var mock: BirdMock?

    init(_ mock: BirdMock) {
      self.mock = mock
    }
  }

  /// Returns the results of a number of calls on each of eight threads, in ascending order.
  private func answers(of counter: CounterMock, calls: Int) -> [Int] {
    let answers = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      let own = (0..<calls).map { counter.next($0) }
      answers.withLock { $0 += own }
    }
    return answers.withLock { $0.sorted() }
  }
}

@Suite struct ReleaseTests {
  @Test func resetMocksReleaseTheirStubs() {
    let bird = mock(Bird.self)
    weak var friend: BirdMock?
    do {
      let new = mock(Bird.self)
      friend = new
      given(bird.meet(new)).will { _ in new.age > 0 }
    }
    #expect(friend != nil)
    reset(bird)
    #expect(friend == nil)
  }

  @Test func releasedMocksReleaseTheirArguments() {
    weak var friend: BirdMock?
    do {
      let bird = mock(Bird.self)
      given(bird.meet(any())).willReturn(true)
      friend = meetSomebody(bird)
      #expect(friend != nil)
    }
    #expect(friend == nil)
  }

  private func meetSomebody(_ bird: BirdMock) -> BirdMock? {
    let friend = mock(Bird.self)
    _ = bird.meet(friend)
    return friend
  }
}
