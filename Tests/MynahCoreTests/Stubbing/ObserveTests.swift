import Mynah
import Support
import Testing

@testable import MynahCore

/// Tests of `observe`, which runs a closure at each call.
@Suite struct ObserveTests {
  let ferry = FerryMock().useDefaultValues(from: .standardProvider)
  private var asFerry: any Ferry { ferry }
  private let log = Log()

  @Test func observedCallsKeepTheirAnswers() {
    given(ferry.load(any())).willReturn(1)
    given(ferry.load(3)).will { $0 * 10 }
    observe(ferry.load(any())) { [log] weight in log.texts.append("\(weight)") }
    #expect([asFerry.load(2), asFerry.load(3)] == [1, 30])
    #expect(log.texts == ["2", "3"])
    verify(ferry.load(any())).wasCalled(twice)
  }

  @Test func callsWithoutAStubAreObserved() {
    observe(ferry.load(any())) { [log] weight in log.texts.append("\(weight)") }
    observe(ferry.leave()) { [log] in log.texts.append("left") }
    #expect(asFerry.load(2) == 0)
    asFerry.leave()
    #expect(log.texts == ["2", "left"])
  }

  @Test func onlyMatchingCallsAreObserved() {
    observe(ferry.load(any { $0 > 5 })) { [log] weight in log.texts.append("\(weight)") }
    observe(ferry.load(3)) { [log] in log.texts.append("three") }
    for weight in [3, 4, 6] { _ = asFerry.load(weight) }
    #expect(log.texts == ["three", "6"])
  }

  @Test func observersRunInOrderBeforeTheStub() {
    given(ferry.load(any())).will { [log] in
      log.texts.append("stub")
      return $0
    }
    observe(ferry.load(any())) { [log] in log.texts.append("first") }
    observe(ferry.load(any())) { [log] _ in log.texts.append("second") }
    _ = asFerry.load(1)
    #expect(log.texts == ["first", "second", "stub"])
  }

  @Test func aStubThatWasAddedLaterIsObserved() {
    observe(ferry.load(any())) { [log] weight in log.texts.append("\(weight)") }
    for weight in 1...12 { given(ferry.load(weight)).willReturn(weight) }
    #expect(asFerry.load(1) + asFerry.load(12) == 13)
    #expect(log.texts == ["1", "12"])
  }

  @Test func theClosureMayUseTheMock() {
    observe(ferry.load(any())) { [unowned ferry, log] weight in
      log.texts.append("\(calls(ferry.load(any())))")
      given(ferry.load(any())).willReturn(weight + 1)
    }
    #expect([asFerry.load(1), asFerry.load(5)] == [0, 2])
    #expect(log.texts == ["[1]", "[1, 5]"])
  }

  @Test func eachKindOfMemberIsObserved() async throws {
    var other = asFerry
    observe(ferry.setName(any())) { [log] name in log.texts.append("named \(name)") }
    observe(ferry.name) { [log] in log.texts.append("name") }
    observe(ferry[any()]) { [log] in log.texts.append("deck") }
    observe(ferry.getSubscript(any())) { [log] deck in log.texts.append("deck \(deck)") }
    observe(ferry.wait(hours: any())) { [log] hours in log.texts.append("wait \(hours)") }
    observe(ferry.wait(hours: 3)) { [log] in log.texts.append("wait three") }
    observe(ferry.track(any())) { [log] box in log.texts.append("track \(box)") }
    other.name = "Ryan"
    _ = other.name
    _ = other[3]
    await other.wait(hours: 3)
    _ = try await other.track("box")
    #expect(
      log.texts == [
        "named Ryan", "name", "deck", "deck 3", "wait 3", "wait three", "track box",
      ])
  }

  @Test func aGenericMemberIsObservedForOneTypeOrAllTypes() {
    _ = asFerry.tag(true)
    observe(ferry.tag(any(Int.self))) { [log] item in log.texts.append("\(item + 1)") }
    observe(ferry.tag(any())) { [log] in log.texts.append("any") }
    _ = asFerry.tag(1)
    _ = asFerry.tag("box")
    _ = asFerry.tag(true)
    #expect(log.texts == ["2", "any", "any", "any"])
    clearStubs(of: ferry.tag(any()))
    _ = asFerry.tag(1)
    _ = asFerry.tag(1.5)
    #expect(log.texts.count == 4)
  }

  @Test func overloadsThatDifferOnlyInAsyncAreNamed() async {
    observe(async: ferry.depth()) { [log] in log.texts.append("async") }
    observe(sync: ferry.depth()) { [log] in log.texts.append("sync") }
    _ = await asFerry.depth()
    #expect(log.texts == ["async"])
    depth()
    #expect(log.texts == ["async", "sync"])
  }

  @Test func overloadsThatDifferOnlyInAsyncTakeClosuresWithoutParameters() async {
    let lock = mock(CanalLock.self).useDefaultValues(from: .standardProvider)
    observe(async: lock.level(at: any())) { [log] in log.texts.append("async") }
    observe(sync: lock.level(at: any())) { [log] in log.texts.append("sync") }
    _ = await lock.level(at: 3)
    #expect(log.texts == ["async"])
  }

  private func depth() { _ = asFerry.depth() }

  @Test func staticMembersAreObserved() {
    withMocks {
      given(FerryMock.build(any())).willReturn(1)
      observe(FerryMock.build(any())) { [log] count in log.texts.append("\(count)") }
      #expect(FerryMock.build(3) == 1)
    }
    #expect(log.texts == ["3"])
  }

  @Test func closuresAreObserved() {
    let next = mock(closure: ((Int, String) -> Bool).self)
    given(next(any(), any())).willReturn(true)
    observe(next(any(), any())) { [log] number, text in log.texts.append("\(number) \(text)") }
    #expect(next.closure(3, "a"))
    #expect(log.texts == ["3 a"])
  }

  @Test func captorsCaptureTheArguments() {
    let weight = ArgumentCaptor<Int>()
    observe(ferry.load(weight.any())) {}
    _ = asFerry.load(1)
    _ = asFerry.load(2)
    #expect(weight.allValues == [1, 2])
  }

  @Test func mocksThatRecordNothingAreObserved() {
    ferry.stubOnly()
    observe(ferry.load(any())) { [log] weight in log.texts.append("\(weight)") }
    for weight in 1...3 { _ = asFerry.load(weight) }
    #expect(log.texts == ["1", "2", "3"])
  }

  @Test func clearingTheStubsEndsTheObservation() {
    for clear in [{ clearStubs(on: ferry) }, { reset(ferry) }, { clearStubs(of: ferry.leave()) }] {
      observe(ferry.leave()) { [log] in log.texts.append("called") }
      asFerry.leave()
      clear()
      asFerry.leave()
    }
    #expect(log.texts == ["called", "called", "called"])
    #expect(ferry.mockingContext._checkInvariants() == [])
  }

  @Test func clearingOtherStubsKeepsTheObservation() {
    given(ferry.load(4)).willReturn(4)
    observe(ferry.load(any())) { [log] in log.texts.append("called") }
    clearStubs(of: ferry.load(4))
    clearInvocations(on: ferry)
    #expect(asFerry.load(4) == 0)
    #expect(log.texts == ["called"])
  }

  @Test func waitsSeeTheEffectsOfTheClosure() async {
    let counter = Locked(0)
    observe(ferry.load(any())) { counter.withLock { $0 += 1 } }
    let task = Task { [ferry] in (ferry as any Ferry).load(1) }
    await verify(ferry.load(1)).wasCalled(within: .seconds(60))
    #expect(counter.withLock { $0 } == 1)
    #expect(await task.value == 0)
  }

  @Test func aCallAfterTheSessionIsObserved() {
    let kept = withMocks {
      let ferry = mock(Ferry.self).useDefaultValues(from: .standardProvider)
      observe(ferry.load(any())) { [log] in log.texts.append("called") }
      return ferry
    }
    _ = (kept as any Ferry).load(1)
    #expect(log.texts == ["called"])
  }

  @Test func callsOfSeveralThreadsAreObserved() async {
    let counter = Locked(0)
    for weight in 0..<3 { given(ferry.load(weight)).willReturn(weight) }
    await withTaskGroup(of: Void.self) { group in
      observe(ferry.load(any())) { counter.withLock { $0 += 1 } }
      for _ in 0..<4 {
        group.addTask { [ferry] in
          for index in 0..<500 { _ = (ferry as any Ferry).load(index % 4) }
        }
      }
      group.addTask { [ferry] in
        for _ in 0..<100 {
          observe(ferry.load(9)) {}
          clearStubs(of: ferry.load(9))
        }
      }
    }
    #expect(counter.withLock { $0 } == 2_000)
  }

  @Test func unstoredArgumentsAreObservedWithoutParameters() {
    let hatch = mock(Hatch.self)
    observe(hatch.open(then: any())) { [log] in log.texts.append("opened") }
    (hatch as any Hatch).open {}
    #expect(log.texts == ["opened"])
  }

  @Test func unstoredArgumentsOfAClosureAreReported() {
    // Generated code declares a member with a noncopyable argument this way.
    let member = _MockedMember<_UnrecordedArgument<Int>, (Int) -> Int, Int, Never>("weigh(_:)")
    let pattern = member.pattern(_ArgumentMatcher(description: "any()", condition: nil))
    let line = #line + 1
    let capture = capturedFailures { observe(pattern) { number in print(number) } }
    #expect(
      capture.report == """
        The closure of observe can't take the arguments of mock.weigh(_:), because one doesn't outlive the call.
        Write a closure without parameters, or given(...).will { ... }.
        """)
    #expect(capture.lines == [line])
  }

  @Test func mistakesInThePatternAreReported() {
    #expect(
      report { observe(ferry.load(secondArg(any()))) { _ in } } == """
        any() has the position 2, but it's argument 1.
        Write: arg(any(), at: 1), or any() without a position.
        """)
  }
}

/// Tests of observing a mock that's isolated to the main actor.
@MainActor @Suite struct ObserveMainActorTests {
  @Test func isolatedMembersAreObserved() async {
    let tower = mock(Tower.self).useDefaultValues(from: .standardProvider)
    let log = Log()
    observe(tower.signal(any())) { color in log.texts.append(color) }
    observe(tower.rest(hours: any())) { hours in log.texts.append("\(hours)") }
    _ = (tower as any Tower).signal("red")
    await (tower as any Tower).rest(hours: 3)
    #expect(log.texts == ["red", "3"])
  }
}

protocol Hatch {
  func open(then act: () -> Void)
}
