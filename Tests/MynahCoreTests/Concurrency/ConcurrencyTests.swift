import Dispatch
import Mynah
import Support
import Testing

@Suite struct ConcurrencyTests {
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

  /// Verifies that a stub still returns its value if another thread clears it during the call.
  @Test func stubsClearedDuringACallStillAnswer() {
    let shapes = mock(Shapes.self)
    let answer = String(repeating: "x", count: 40)
    let isDone = Locked(false)
    let capture = FailureCapture()
    let wrongAnswers = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      if thread == 0 {
        for _ in 0..<3_000 {
          given(shapes.many(a: any(), b: any(), c: any(), d: any(), e: any(), f: any()))
            .willReturn(answer)
          clearStubs(on: shapes)
        }
        isDone.withLock { $0 = true }
      } else {
        withFailureReporter(capture.reporter) {
          while !isDone.withLock({ $0 }) {
            let text = shapes.many(a: 1, b: "", c: true, d: 0, e: [], f: nil)
            if text != "", text != answer { wrongAnswers.withLock { $0.append(text) } }
          }
        }
      }
    }
    #expect(shapes.mockingContext._checkInvariants() == [])
    #expect(wrongAnswers.withLock { $0 } == [])
    #expect(
      firstLines(of: capture).subtracting([
        """
        Unexpected call: no stub answers shapes.many(a: 1, b: "", c: true, d: 0.0, e: [], f: nil), \
        which returned "".
        """
      ]) == [])
    clearInvocations(on: shapes)
    verifyNoInteractions(shapes)
  }

  /// Verifies that threads that are the first to use a generic member with a type share its calls.
  @Test func typesOfGenericMembersAreSharedByThreads() {
    let shapes = mock(Shapes.self)
    given(shapes.store(any(), under: any())).willReturn()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<100 {
        shapes.store(number, under: "Int")
        shapes.store("\(number)", under: "String")
        shapes.store([thread], under: "Array")
        shapes.store(Set([thread]), under: "Set")
      }
    }
    verify(shapes.store(any(Int.self), under: "Int")).wasCalled(400)
    verify(shapes.store(any(String.self), under: "String")).wasCalled(400)
    verify(shapes.store(any([Int].self), under: "Array")).wasCalled(400)
    verify(shapes.store(any(Set<Int>.self), under: "Set")).wasCalled(400)
    #expect(shapes.mockingContext._checkInvariants() == [])
  }
}

/// Returns the distinct first lines of the failures, because the other lines depend on how the
/// threads interleave.
func firstLines(of capture: FailureCapture) -> Set<String> {
  Set(capture.texts.map { String($0.prefix { $0 != "\n" }) })
}
