import Mynah
import Support
import Testing

/// Tests of failures that distinguish several mocks with equal names.
@Suite struct NamedMockTests {
  @Test func mocksWithEqualNamesAreNumbered() {
    let left = mock(Bird.self)
    let right = mock(Bird.self)
    let line: UInt = #line - 2
    right.sing()
    left.sing()
    #expect(
      report {
        inOrder {
          verify(left.sing()).wasCalled()
          verify(right.sing()).wasCalled()
        }
      } == """
        Expected bird2.sing() to be called exactly once after bird1.sing(), \
        but it was called 0 times there.
        Expected in this order:
        1. bird1.sing(), exactly once: #2
        2. bird2.sing(), exactly once: not called here, only #1
        All calls: #1 bird2.sing()   #2 bird1.sing()
        bird1 is the Bird made at NamedMockTests.swift:\(line).
        bird2 is the Bird made at NamedMockTests.swift:\(line + 1).
        """)

    let birds = (0..<3).map { _ in mock(Bird.self) }
    let lineOfBirds: UInt = #line - 1
    birds[1].sing()
    #expect(
      report { verifyNoInteractions(birds[2], birds[0], birds[1]) } == """
        Expected no calls to bird3, bird1 and bird2, but they were called once.
        Calls: #1 bird2.sing()
        bird1 is the Bird made at NamedMockTests.swift:\(lineOfBirds).
        bird2 is the Bird made at NamedMockTests.swift:\(lineOfBirds) after bird1.
        bird3 is the Bird made at NamedMockTests.swift:\(lineOfBirds) after bird2.
        """)

    let (third, fourth) = (mock(Bird.self), mock(Bird.self))
    let lineOfBoth: UInt = #line - 1
    let named = mock(Bird.self).named("bird1")
    fourth.sing()
    #expect(
      report { verifyNoMoreInteractions(named, third, fourth, third) } == """
        Expected no more calls to bird1, bird2 and bird3, but 1 of 1 call is not verified.
        Not verified: #1 bird3.sing()
        bird2 is the Bird made at NamedMockTests.swift:\(lineOfBoth).
        bird3 is the Bird made at NamedMockTests.swift:\(lineOfBoth) after bird2.
        """)
  }

  @Test func mockArgumentsWithEqualNamesAreDistinguished() {
    let bird = mock(Bird.self)
    given(bird.meet(any())).willReturn(true)
    _ = bird.meet(mock(Bird.self).named("crow"))
    let other = mock(Bird.self).named("crow")
    let line = #line - 1
    #expect(
      report { verify(bird.meet(other)).wasCalled() } == """
        Expected bird.meet(crow) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 meet(*crow*)     argument: expected the Bird made at \
        NamedMockTests.swift:\(line), got the Bird made at NamedMockTests.swift:\(line - 1)
        """)
    clearInvocations(on: bird)
    let (left, right) = (mock(Bird.self), mock(Bird.self))
    _ = bird.meet(left)
    #expect(
      report { verify(bird.meet(right)).wasCalled() } == """
        Expected bird.meet(bird) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 meet(*bird*)     argument: expected the Bird made at \
        NamedMockTests.swift:\(line + 9), got another one made there
        """)
  }

  @Test func failuresInASessionShowWhereTheMockWasCreated() {
    let line: UInt = #line + 3
    let text = report {
      withMocks(.strict) {
        let left = mock(Bird.self)
        let right = mock(Bird.self)
        let named = mock(Bird.self).named("owl")
        verify(left.sing()).wasCalled()
        _ = right.chirp(volume: 3)
        verify(named.sing()).wasCalled()
      }
    }
    #expect(
      text == """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        bird is the Bird made at NamedMockTests.swift:\(line).

        Unexpected call: no stub answers bird.chirp(volume: 3), which returned false.
        chirp(volume:) has no stubs.
        bird is the Bird made at NamedMockTests.swift:\(line + 1).
        Write: given(bird.chirp(volume: 3)).willReturn(<#Bool#>)

        Expected owl.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """)
  }

  @Test func unusedStubsShowTheNumberOfTheMock() {
    let lineOfBirds: UInt = #line + 3
    let unused = report {
      withMocks(.strict) {
        let birds = (0..<2).map { _ in mock(Bird.self) }
        given(birds[1].chirp(volume: 3)).willReturn(true)
      }
    }
    #expect(
      unused == """
        Unused stub: bird.chirp(volume: 3) was never called.
        bird is the Bird made at NamedMockTests.swift:\(lineOfBirds), number 2 of 2.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }

  @Test func mocksOfOtherSessionsDoNotMakeANameAmbiguous() {
    #expect(
      report {
        withMocks { _ = mock(Bird.self) }
        withMocks {
          let bird = mock(Bird.self)
          verify(bird.sing()).wasCalled()
        }
      } == """
        Expected bird.sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        """)
  }
}
