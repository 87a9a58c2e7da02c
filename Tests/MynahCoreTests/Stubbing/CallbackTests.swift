import Mynah
import Support
import Testing

protocol Brooder {
  func warm(success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void)
  func cool(success: @escaping (Int) -> Void, failure: @escaping @MainActor (any Error) -> Void)
  func turn(then completion: @escaping ((any Error)?) -> Void)
  func hatch(_ eggs: Int, then completion: (@MainActor (Int, (any Error)?) -> Void)?)
  func feed(then completion: (@MainActor (Int) -> Void)?) -> Int
}

@Suite struct CallbackTests {
  let nursery = mock(Nursery.self)

  @Test func willCallCallsHandlersOfAllTypes() throws {
    let calls = Locked<[String]>([])
    let note = { @Sendable (text: String) in calls.withLock { $0.append(text) } }
    given(nursery.load(id: any(), completion: any())).willCall(with: .success("egg"))
    given(nursery.fetch(any(), completion: any())).willCall(with: 3, nil, returning: 7)
    given(nursery.close(then: any())).willCall()
    given(nursery.clean(then: any())).willCall(with: 5)
    given(nursery.measure(any())).willCall(with: 1, 2.5, "three")
    given(nursery.survey(any())).willCall(with: 1, 2, 3, "four")
    nursery.load(id: 1) { note("load \((try? $0.get()) ?? "")") }
    #expect(nursery.fetch("nest") { note("fetch \($0 ?? 0) \($1 == nil)") } == 7)
    nursery.close { note("close") }
    nursery.close(then: nil)
    try nursery.clean { note("clean \($0)") }
    nursery.measure { note("measure \($0) \($1) \($2)") }
    nursery.survey { note("survey \($0) \($1) \($2) \($3)") }
    #expect(
      calls.withLock { $0 } == [
        "load egg", "fetch 3 true", "close", "clean 5", "measure 1 2.5 three", "survey 1 2 3 four",
      ])
  }

  @Test func willCallCallsTheHandlerAtAPosition() {
    given(nursery.find(id: any(), success: any(), failure: any()))
      .willCall(at: 2, with: "egg").willCall(at: 3, with: Storm.rain).willCall(with: .wind(3))
    var events: [String] = []
    for _ in 0..<3 {
      nursery.find(id: 1, success: { events.append($0) }, failure: { events.append("\($0)") })
    }
    #expect(events == ["egg", "rain", "wind(3)"])
  }

  @Test func handlersOfAnyErrorTakeErrorsOfAllTypes() {
    let brooder = mock(Brooder.self)
    given(brooder.warm(success: any(), failure: any()))
      .willCall(at: 2, with: Storm.rain).willCall(at: 2, with: Storm.rain as any Error)
    var events: [String] = []
    for _ in 0..<2 { brooder.warm(success: { _ in }, failure: { events.append("\($0)") }) }
    #expect(events == ["rain", "rain"])
  }

  @Test func handlersOfAnOptionalErrorTakeErrorsOfAllTypes() {
    let brooder = mock(Brooder.self)
    given(brooder.turn(then: any())).willCall(at: 1, with: Storm.rain).willCall(with: nil)
    var events: [String] = []
    for _ in 0..<2 { brooder.turn { events.append($0.map { "\($0)" } ?? "none") } }
    #expect(events == ["rain", "none"])
  }

  #if compiler(>=6.2)
    @MainActor @Test func mainActorHandlersAreCalledImmediatelyOnTheMainActor() async {
      let nursery = mock(Nursery.self)
      given(nursery.show(any())).willCall(with: 3)
      var shown = 0
      nursery.show { shown = $0 }
      #expect(shown == 3)
      let shownFromElsewhere: Int = await withCheckedContinuation { continuation in
        Task.detached { nursery.show { continuation.resume(returning: $0) } }
      }
      #expect(shownFromElsewhere == 3)
    }

    @MainActor @Test func optionalMainActorHandlersAreCalledAndHeld() async {
      let brooder = mock(Brooder.self)
      given(brooder.hatch(1, then: any())).willCall(with: 3, nil)
      let hatching = given(brooder.hatch(2, then: any())).willHoldCallback()
      given(brooder.feed(then: any())).willCall(with: 5, returning: 7)
      var events: [Int] = []
      brooder.hatch(1) { count, _ in events.append(count) }
      brooder.hatch(1, then: nil)
      brooder.hatch(2) { count, _ in events.append(count) }
      hatching.complete(with: (4, Storm.rain))
      #expect(brooder.feed { events.append($0) } == 7)
      #expect(events == [3, 4, 5])
    }

    @MainActor @Test func mainActorHandlersOfAnyErrorTakeErrorsOfAllTypes() async {
      let brooder = mock(Brooder.self)
      let held = given(brooder.cool(success: any(), failure: any()))
        .willHoldCallback(at: 2, of: Storm.self)
      var event = ""
      brooder.cool(success: { _ in }, failure: { event = "\($0)" })
      held.complete(with: .rain)
      #expect(event == "rain")
    }
  #endif

  @Test func handlersOfAllTypesAreHeldUntilCompleted() async {
    let load = given(nursery.load(id: any(), completion: any())).willHoldCallback()
    var events: [String] = []
    nursery.load(id: 1) { events.append("first \((try? $0.get()) ?? "failed")") }
    nursery.load(id: 2) { events.append("second \((try? $0.get()) ?? "failed")") }
    await load.isHeld(2, within: .seconds(10))
    #expect(events == [])
    #expect(load.calls.map { $0.arguments[0] as? Int } == [1, 2])
    load.complete(call: 2, with: .failure(Storm.rain))
    load.complete(with: .success("egg"))
    #expect(events == ["second failed", "first egg"])
    load.complete(with: .success("chick"))
    nursery.load(id: 3) { events.append("third \((try? $0.get()) ?? "failed")") }
    #expect(events.last == "third chick")
    #expect(load.heldCount == 0)

    let calls = Locked<[String]>([])
    let note = { @Sendable (text: String) in calls.withLock { $0.append(text) } }
    let fetch = given(nursery.fetch(any(), completion: any())).willHoldCallback(returning: 7)
    let close = given(nursery.close(then: any())).willHoldCallback()
    let find = given(nursery.find(id: any(), success: any(), failure: any()))
      .willHoldCallback(at: 2, of: String.self)
    #expect(nursery.fetch("nest") { note("fetch \($0 ?? 0) \($1 == nil)") } == 7)
    nursery.close { note("close") }
    nursery.find(id: 1, success: { note($0) }, failure: { _ in })
    fetch.complete(with: (nil, Storm.rain))
    close.complete()
    find.completeAll(with: "egg")
    #expect(calls.withLock { $0 } == ["fetch 0 false", "close", "egg"])
  }

  @Test func handlersAreCompletedWithSeveralValues() {
    let calls = Locked<[String]>([])
    let note = { @Sendable (text: String) in calls.withLock { $0.append(text) } }
    let fetch = given(nursery.fetch(any(), completion: any())).willHoldCallback(returning: 7)
    let measure = given(nursery.measure(any())).willHoldCallback()
    for name in ["a", "b"] {
      _ = nursery.fetch(name) { note("\(name) \($0 ?? 0) \($1 == nil)") }
    }
    fetch.complete(call: 2, with: nil, Storm.rain)
    fetch.completeAll(with: 3, nil)
    nursery.measure { note("\($0) \($1) \($2)") }
    measure.complete(with: 1, 2.5, "three")
    #expect(calls.withLock { $0 } == ["b 0 false", "a 3 true", "1 2.5 three"])
  }

  @Test func handlersWithoutParametersAreCompletedByTheirNumber() {
    let closed = Locked<[Int]>([])
    let close = given(nursery.close(then: any())).willHoldCallback()
    for number in 1...2 { nursery.close { closed.withLock { $0.append(number) } } }
    close.complete(call: 2)
    close.complete()
    #expect(closed.withLock { $0 } == [2, 1])
  }

  @Test func allHandlersWithoutParametersAreCompleted() {
    let closed = Locked<[Int]>([])
    let close = given(nursery.close(then: any())).willHoldCallback()
    for number in 1...2 { nursery.close { closed.withLock { $0.append(number) } } }
    close.completeAll()
    #expect(closed.withLock { $0 } == [1, 2])
  }

  @Test func capturedHandlersCanBeCalledLater() {
    var result = ""
    let completion = ArgumentCaptor<(Result<String, any Error>) -> Void>()
    given(nursery.load(id: any(), completion: any())).willReturn()
    nursery.load(id: 1) { result = (try? $0.get()) ?? "failed" }
    verify(nursery.load(id: any(), completion: completion.any())).wasCalled()
    completion.value?(.success("egg"))
    #expect(result == "egg")
  }

  @Test func heldHandlersCanBeCalledAfterTheMockIsReleased() {
    var result = ""
    var other: NurseryMock? = mock(Nursery.self)
    let load = given(other!.load(id: any(), completion: any())).willHoldCallback()
    other?.load(id: 1) { result = (try? $0.get()) ?? "failed" }
    other = nil
    load.complete(with: .success("chick"))
    #expect(result == "chick")
  }
}

@Suite struct CallbackFailureTests {
  let nursery = mock(Nursery.self)

  @Test func uncompletedHandlersAreReported() {
    var result = ""
    var isClosed = false
    var texts = failures {
      let load = given(nursery.load(id: any(), completion: any())).willHoldCallback()
      let close = given(nursery.close(then: any())).willHoldCallback()
      let find = given(nursery.find(id: any(), success: any(), failure: any()))
        .willHoldCallback()
      nursery.load(id: 1) { if case .failure(let error) = $0 { result = "\(error)" } }
      nursery.close { isClosed = true }
      nursery.find(id: 3, success: { _ in }, failure: { _ in Issue.record("It has no value.") })
      withExtendedLifetime((load, close, find)) {}
      reset(nursery)
    }
    // The handle is already released when the call arrives.
    texts += failures {
      _ = given(nursery.find(id: any(), success: any(), failure: any())).willHoldCallback()
      nursery.find(id: 4, success: { _ in }, failure: { _ in Issue.record("It has no value.") })
    }
    #expect(result == "CancellationError()")
    #expect(isClosed)
    #expect(
      Set(texts) == [
        """
        Still held: call #1 to nursery.load(id: any(), completion: any()) was never completed, and its callback was called with .failure(CancellationError()).
        Call: load(id: 1, completion: a closure)
        Complete each call before the test ends, or write given(...).lenient() if some may still be held.
        """,
        """
        Still held: call #1 to nursery.close(then: any()) was never completed, and its callback was called with ().
        Call: close(then: a closure)
        Complete each call before the test ends, or write given(...).lenient() if some may still be held.
        """,
        """
        Still held: call #1 to nursery.find(id: any(), success: any(), failure: any()) was never completed, and its callback was not called.
        Call: find(id: 3, success: a closure, failure: a closure)
        Complete each call before the test ends, or write given(...).lenient() if some may still be held.
        """,
        """
        Still held: call #1 to nursery.find(id: any(), success: any(), failure: any()) was never completed, and its callback was not called.
        Call: find(id: 4, success: a closure, failure: a closure)
        Complete each call before the test ends, or write given(...).lenient() if some may still be held.
        """,
      ])
  }

  @Test func impossibleCompletionsAreReported() {
    let close = given(nursery.close(then: any())).willHoldCallback()
    nursery.close {}
    let line = #line
    close.complete()
    #expect(
      report {
        close.complete(call: 1, with: ())
        close.complete(call: 0, with: ())
        close.complete()
        reset(nursery)
      } == """
        Can't complete call #1 to nursery.close(then: any()): already completed at CallbackTests.swift:\(line + 1).
        Complete only held calls, and each only once.

        Can't complete call #0 to nursery.close(then: any()): calls are numbered from 1.
        Write: complete(call: 1, with: ...)

        Can't complete call #2 to nursery.close(then: any()): only 1 call arrived.
        Complete only calls that arrive.
        """)
  }

  @Test func wrongHandlersAreReported() {
    #expect(
      report {
        given(nursery.find(id: any(), success: any(), failure: any()))
          .willCall(at: 1, with: Storm.rain).willCall(at: 2, with: 3).willCall(at: 4, with: "egg")
          .willCall(at: 0)
        for _ in 0..<4 { nursery.find(id: 1, success: { _ in }, failure: { _ in }) }
      } == """
        Argument 1 of nursery.find(id:success:failure:) has type Int, which isn't a handler that takes Storm.
        Write a handler's position, and the values that it takes: willCall(at: ..., with: ...).

        Argument 2 of nursery.find(id:success:failure:) has type (String) -> (), which isn't a handler that takes Int.
        Write a handler's position, and the values that it takes: willCall(at: ..., with: ...).

        nursery.find(id:success:failure:) has no argument 4, so there's no handler to call.
        Write the position of a handler, starting at 1: willCall(at: 1, with: ...).

        nursery.find(id:success:failure:) has no argument 0, so there's no handler to call.
        Write the position of a handler, starting at 1: willCall(at: 1, with: ...).
        """)
  }
}
