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
    let line = #line + 1
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

  @Test func callsForWhichNoStackIsLeftHaveEnded() {
    petrel.recordingOutcomes()
    given(petrel.dive(any())).will { [petrel] depth in petrel.dive(depth + 1) }
    #expect(failures { _ = petrel.dive(0) }.count == 1)
    let outcomes = petrel.mockingContext.invocations.map(\.outcome)
    #expect(outcomes.count > 2 && outcomes.allSatisfy { $0 == "returned 0" })
    verify(petrel.dive(any())).returned(0, exactly(outcomes.count))
    given(petrel.plunge(any())).will { [petrel] depth in try petrel.plunge(depth + 1) }
    #expect(failures { _ = try? petrel.plunge(0) }.count == 1)
    verify(petrel.plunge(any())).threw(MockFailure.self, atLeast(2))
    verify(petrel.plunge(any())).returned(exactly(0))
    #expect(!petrel.mockingContext.invocations.map(\.outcome).contains("has not ended"))
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

  @Test func endlessRecursionOfAnAsyncMemberIsAFailureOfTheStub() async {
    let line = #line + 1
    given(petrel.soar(any())).will { [petrel] depth in await petrel.soar(depth + 1) }
    let capture = FailureCapture()
    await withFailureReporter(capture.reporter) {
      #expect(await petrel.soar(0) == 0)
      // The next call begins anew.
      #expect(await petrel.soar(0) == 0)
    }
    let text = """
      The stub of petrel.soar(_:) calls what it answers, without an end: 10000 run within each other.
      Let its closure return without that call, or stub the call that ends it.
      """
    #expect(capture.texts == [text, text])
    #expect(capture.lines == [line, line])
  }

  @Test func asyncRecursionThatEndsIsNoFailure() async {
    given(petrel.soar(any())).will { [petrel] depth in
      depth == 0 ? 0 : await petrel.soar(depth - 1) + 1
    }
    #expect(await petrel.soar(9_000) == 9_000)
  }

  @Test func asyncRecursionThatBranchesEndsAtOnce() async {
    given(petrel.soar(any())).will { [petrel] depth in
      await petrel.soar(depth + 1) + petrel.soar(depth + 1)
    }
    #expect(await failures { _ = await petrel.soar(0) }.count == 1)
  }

  @Test func asyncMembersOfAllKindsEnd() async {
    given(petrel.stoop(any())).will { [petrel] depth in try await petrel.stoop(depth + 1) }
    given(petrel.glide(any())).will { [petrel] depth in try await petrel.glide(depth + 1) }
    given(petrel.lift(any(), any())).will { [petrel] depth, body in
      try await petrel.lift(depth + 1, body)
    }
    let texts = await failures {
      await #expect(throws: MockFailure.self) { try await petrel.stoop(0) }
      #expect(await petrel.lift(0) {} == 0)
      _ = try? await petrel.glide(0)
    }
    #expect(
      texts.map { $0.prefix { $0 != "," } } == [
        "The stub of petrel.stoop(_:) calls what it answers",
        "The stub of petrel.lift(_:_:) calls what it answers",
        "The stub of petrel.glide(_:) calls what it answers",
      ])
  }

  @Test func asyncClosuresWithoutArgumentsEnd() async {
    let bird = mock(Bird.self)
    await given(bird.rest(hours: any())).will { [bird] in await bird.rest(hours: 3) }
    #expect(await failures { await bird.rest(hours: 3) }.count == 1)
  }

  @Test func manyCallsSideBySideAreNoRecursion() async {
    given(petrel.soar(any())).will { depth in
      await Task.yield()
      return depth
    }
    let petrel = petrel
    let sum = await withTaskGroup(of: Int.self) { group in
      for depth in 0..<12_000 { group.addTask { await petrel.soar(depth) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 12_000 * 11_999 / 2)
  }

  @Test func mocksThatForwardToEachOtherEnd() async {
    let other = mock(Petrel.self)
    petrel.forwardCalls(to: other)
    other.forwardCalls(to: petrel)
    let texts = await failures { #expect(await petrel.soar(1) == 0) }
    #expect(
      texts == [
        """
        Calls of petrel.soar(_:) are forwarded to what makes them again, without an end: 10000 run within each other.
        Forward them to another object, or stub the call that ends it.
        """
      ])
  }

  @Test func matchersThatMakeTheCallThatTheyMatchEnd() {
    given(petrel.dive(any(where: { $0 < -1 }))).willReturn(7)
    let line = #line + 1
    given(petrel.dive(any(where: { [petrel] in petrel.dive($0 + 1) == 3 }))).willReturn(5)
    given(petrel.dive(any(where: { $0 < -5 }))).willReturn(6)
    let captured = capturedFailures { _ = petrel.dive(0) }
    #expect(
      captured.texts == [
        """
        A matcher for calls of petrel.dive(_:) makes such a call, without an end: no more calls fit on the stack.
        Let it look at its argument without that call.
        """
      ])
    #expect(captured.lines == [line])
    // The next call begins anew.
    #expect(failures { _ = petrel.dive(0) }.count == 1)
    #expect(petrel.dive(-6) == 6)
  }

  @Test func sideEffectsThatMakeTheirCallEnd() {
    given(petrel.dive(any())).perform { [petrel] depth in _ = petrel.dive(depth + 1) }.willReturn(1)
    #expect(
      failures { _ = petrel.dive(0) } == [
        """
        The stub of petrel.dive(_:) calls what it answers, without an end: no more calls fit on the stack.
        Let its closure return without that call, or stub the call that ends it.
        """
      ])
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
