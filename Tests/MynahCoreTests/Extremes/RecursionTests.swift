import Dispatch
import Mynah
import Support
import Testing

/// Stubs that call their own mock.
@Suite struct RecursionTests {
  let petrel = mock(Petrel.self)

  @Test func recursionThatEndsIsNoFailure() {
    given(petrel.dive(any())).will { [petrel] depth in depth == 0 ? 0 : petrel.dive(depth - 1) + 1 }
    #expect(petrel.dive(100) == 100)
  }

  @Test func endlessRecursionIsAFailureOfTheStub() {
    let line: UInt = #line + 1
    given(petrel.dive(any())).will { [petrel] depth in petrel.dive(depth + 1) }
    let captured = capturedFailures { #expect(petrel.dive(0) == 0) }
    #expect(
      captured.texts == [
        """
        The stub of petrel.dive(_:) calls what it answers, without an end: no more calls fit on the stack.
        Let its closure return without that call, or stub the call that ends it.
        """
      ])
    #expect(captured.lines == [line])
    // The next call begins anew.
    #expect(failures { _ = petrel.dive(0) }.count == 1)
  }

  @Test func recursionThatBranchesEndsAtOnce() {
    given(petrel.dive(any())).will { [petrel] depth in
      petrel.dive(depth + 1) + petrel.dive(depth + 1)
    }
    #expect(failures { _ = petrel.dive(0) }.count == 1)
  }

  @Test func whatThrowsThrowsTheFailure() {
    given(petrel.plunge(any())).will { [petrel] depth in try petrel.plunge(depth + 1) }
    #expect(failures { #expect(throws: MockFailure.self) { try petrel.plunge(0) } }.count == 1)
  }

  @Test func membersThatRethrowAndStubsForAllTypesEndToo() {
    given(petrel.toss(any(), any())).will { [petrel] depth, body in
      try petrel.toss(depth + 1, body)
    }
    #expect(failures { _ = petrel.toss(0) {} }.count == 1)
    let container = mock(Container.self)
    given(container.resolve(named: any())).willForAllTypes { [container] _ in
      container.resolve(named: "a") as Int
    }
    #expect(failures { let _: Int = container.resolve(named: "b") }.count == 1)
  }

  @Test func stubsThatCallEachOtherEnd() {
    given(petrel.dive(any())).will { [petrel] depth in petrel.read("\(depth)") }
    given(petrel.read(any())).will { [petrel] text in petrel.dive(text.count) }
    #expect(failures { _ = petrel.dive(0) }.count == 1)
  }

  @Test func otherThreadsHaveStacksOfTheirOwn() {
    given(petrel.dive(any())).will { [petrel] depth in petrel.dive(depth + 1) }
    let petrel = petrel
    let capture = FailureCapture()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      withFailureReporter(capture.reporter) { _ = petrel.dive(0) }
    }
    #expect(capture.texts.count == 8)
  }
}
