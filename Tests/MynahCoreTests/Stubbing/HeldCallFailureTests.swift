import Mynah
import Support
import Testing

@Suite struct HeldCallFailureTests {
  let bird = mock(Bird.self)

  @Test func tooFewHeldCallsAreReported() async {
    let flight = given(bird.fly(to: any())).willSuspend()
    let early = await report { await flight.isHeld(within: .milliseconds(1)) }
    let cancelledWait = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await report { await flight.isHeld(within: .seconds(1000)) }
    }
    let cancelled = await cancelledWait.value
    let task = Task { try await bird.fly(to: "Oslo") }
    await flight.isHeld(within: .seconds(10))
    let text = await report {
      await flight.isHeld(2, within: .milliseconds(1))
      await flight.isCancelled(within: .milliseconds(1))
    }
    flight.resume(returning: 1)
    _ = try? await task.value
    #expect(
      [early, cancelled, text].joined(separator: "\n\n") == """
        Expected 1 call to bird.fly(to: any()) to be held within 0.001 seconds, but none is.
        No calls.

        Expected 1 call to bird.fly(to: any()) to be held before the task was canceled, but none is.
        No calls.

        Expected 2 calls to bird.fly(to: any()) to be held within 0.001 seconds, but 1 is.
        Calls: #1 fly(to: "Oslo") is held

        Expected 1 call to bird.fly(to: any()) to be canceled within 0.001 seconds, but none is.
        Calls: #1 fly(to: "Oslo") is held
        """)
  }

  @Test func resumingACallTwiceIsReported() async throws {
    let flight = given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
    let line = #line
    flight.resume(call: 1, returning: 1)
    flight.resume(call: 3, returning: 3)
    let early = capturedFailures { flight.resume(call: 3, returning: 3) }
    #expect(early.lines == [line + 3])
    _ = try await bird.fly(to: "Oslo")
    let task = Task { try await bird.fly(to: "Oslo") }
    await flight.isHeld(within: .seconds(10))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = try await bird.fly(to: "Oslo")
    let text = report {
      flight.resume(call: 1, returning: 1)
      flight.resume(call: 2, returning: 1)
      flight.resume(call: 0, returning: 1)
      flight.resume(call: -3, throwing: Storm.rain)
    }
    #expect(
      early.report + "\n\n" + text == """
        Can't resume call #3 to bird.fly(to: any()): already resumed at HeldCallFailureTests.swift:\(line + 2).
        Resume only held calls, and each only once.

        Can't resume call #1 to bird.fly(to: any()): already resumed at HeldCallFailureTests.swift:\(line + 1).
        Resume only held calls, and each only once.

        Can't resume call #2 to bird.fly(to: any()): already canceled, which ended it.
        Resume only held calls, and each only once.

        Can't resume call #0 to bird.fly(to: any()): calls are numbered from 1.
        Write: resume(call: 1, returning: ...)

        Can't resume call #-3 to bird.fly(to: any()): calls are numbered from 1.
        Write: resume(call: 1, returning: ...)
        """)
  }

  @Test func resumingAMissingCallIsReported() async throws {
    let other = given(bird.fly(to: any())).willSuspend()
    other.resume(returning: 1)
    other.resume(returning: 2)
    let otherLine = #line - 1
    _ = try await bird.fly(to: "Oslo")
    let capture = capturedFailures {
      reset(bird)
      other.resume(returning: 2)
    }
    #expect(capture.lines == [otherLine, otherLine + 5])
    #expect(
      capture.report == """
        Can't resume call #2 to bird.fly(to: any()): only 1 call arrived.
        Resume only calls that arrive.

        Can't resume call #2 to bird.fly(to: any()): only 1 call arrived.
        Resume only calls that arrive.
        """)
  }

  private let stillHeld = """
    Still held: call #1 to bird.fly(to: any()) was never resumed, and threw CancellationError().
    Call: fly(to: "Oslo")
    Resume each call before the test ends, or write given(...).lenient() if some may still be held.
    """

  @Test func releasedMocksReportHeldCallsUnlessLenient() async throws {
    let task = Locked<Task<Int, any Error>?>(nil)
    var line: UInt = 0
    let capture = await capturedFailures {
      let bird = mock(Bird.self)
      let flight = given(bird.fly(to: any())).willSuspend()
      line = #line - 1
      let flying = Task { try await bird.fly(to: "Oslo") }
      task.withLock { $0 = flying }
      await flight.isHeld(within: .seconds(10))
    }
    await #expect(throws: CancellationError.self) { try await task.withLock { $0 }?.value }
    #expect(capture.all == [CapturedFailure(text: stillHeld, line: line)])

    let lenientTask = Locked<Task<[Int], any Error>?>(nil)
    let texts = await failures {
      let glide = given(bird.glide(over: any())).lenient().willSuspend()
      let gliding = Task { try await bird.glide(over: 3) as [Int] }
      lenientTask.withLock { $0 = gliding }
      await glide.isHeld(within: .seconds(10))
    }
    #expect(texts == [])
    #expect(try await lenientTask.withLock { $0 }?.value == [])
  }

  @Test func clearedMocksReportHeldCalls() async {
    let rest = await given(bird.rest(hours: any())).willSuspend()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await bird.rest(hours: 1) }
      await rest.isHeld(1, within: .seconds(10))
      group.addTask { await bird.rest(hours: 2) }
      await rest.isHeld(2, within: .seconds(10))
      #expect(
        report { clearStubs(on: bird) } == """
          Still held: 2 calls to bird.rest(hours: any()) were never resumed, and returned ().
          Calls: #1 rest(hours: 1)   #2 rest(hours: 2)
          Resume each call before the test ends, or write given(...).lenient() if some may still be held.
          """)
    }
    #expect(
      report { rest.resume(call: 1) } == """
        Can't resume call #1 to bird.rest(hours: any()): already released because its handle was \
        freed, its stub was cleared, or its session ended.
        Resume only held calls, and each only once.
        """)
  }

  @Test func clearedStubsReportHeldCalls() async throws {
    let flight = given(bird.fly(to: "Oslo")).willSuspend()
    let otherFlight = given(bird.fly(to: "Rome")).willSuspend()
    let flying = Task { try await bird.fly(to: "Oslo") }
    let otherFlying = Task { try await bird.fly(to: "Rome") }
    await flight.isHeld(within: .seconds(10))
    await otherFlight.isHeld(within: .seconds(10))
    #expect(
      report { clearStubs(of: bird.fly(to: "Oslo")) } == """
        Still held: call #1 to bird.fly(to: "Oslo") was never resumed, and threw CancellationError().
        Call: fly(to: "Oslo")
        Resume each call before the test ends, or write given(...).lenient() if some may still be held.
        """)
    await #expect(throws: CancellationError.self) { try await flying.value }
    otherFlight.resume(returning: 3)
    #expect(try await otherFlying.value == 3)
  }

  @Test func clearedStubsReportHeldCallsOfReplacedStubs() async {
    let flight = given(bird.fly(to: any())).willSuspend()
    let flying = Task { try await bird.fly(to: "Oslo") }
    await flight.isHeld(within: .seconds(10))
    given(bird.fly(to: any())).willReturn(3)
    #expect(report { clearStubs(of: bird.fly(to: any())) } == stillHeld)
    await #expect(throws: CancellationError.self) { try await flying.value }
  }

  @Test func endedSessionsReportHeldCalls() async {
    let capture = await capturedFailures {
      let task = await withMocks {
        let bird = mock(Bird.self)
        given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
        let task = Task { try await bird.fly(to: "Oslo") }
        await verify(bird.fly(to: any())).wasCalled(within: .seconds(10))
        return task
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(capture.report == stillHeld)
  }

  @Test func releasedHandlesReportHeldCalls() async {
    let text = await report {
      _ = given(bird.fly(to: any())).willSuspend()
      await #expect(throws: CancellationError.self) { try await bird.fly(to: "Oslo") }
    }
    #expect(text == stillHeld)
  }
}
