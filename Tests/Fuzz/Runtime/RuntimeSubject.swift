internal import Foundation
internal import MynahCore

/// The runtime: a mock with hostile stubs, calls and verifications, in an order that choices decide.
///
/// What must hold: a stub of an exact value answers a call with it, unless the value has what equals
/// nothing; a count fails where the rule that it stands for does; and no failure is long, or turns the
/// direction of its text.
final class RuntimeSubject: LocalMock {
  typealias Member<Argument> = _MockedMember<Argument, (Argument) -> Int, Int, Never>

  let mockingContext: MockingContext
  private let hold = Member<Any>("hold(_:)")
  private let dive = Member<Int>("dive(_:)")
  private let compare = Member<Speckled>("compare(_:)")
  private let choices: Choices
  private let values: HostileValues
  private var diveCount = 0

  static let mockingContext = MockingContext(
    "Subject", members: [], isStatic: true, location: .generated)

  private init(_ choices: Choices) {
    self.choices = choices
    values = HostileValues(choices: choices)
    mockingContext = MockingContext(
      "Subject", members: [hold, dive, compare], location: .generated)
  }

  static func run(_ choices: Choices) {
    let reporter = FailureReporter { failure, _ in
      let text = "\(failure)"
      check(
        text.utf8.count < 300_000,
        "a failure has \(text.utf8.count) bytes: \(text.prefix(500)) ... \(text.suffix(500))")
      let turns = text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
      check(!turns, "a failure changes the direction of its text")
    }
    withFailureReporter(reporter) {
      withMocks(choices.chance(50) ? .strict : .lenient) {
        let subject = RuntimeSubject(choices)
        for _ in 0..<40 where !choices.areUsedUp { subject.step() }
        _ = describe(subject)
      }
    }
  }

  private func step() {
    switch choices.next(below: 12) {
    case 0: stubExactValue()
    case 1: _ = callHold(values.value().value)
    case 2: verifyHold()
    case 3, 4:
      _ = callDive(values.number())
      diveCount += 1
    case 5: verifyDive()
    case 6: stubDive()
    case 7: compareEggs()
    case 8: describedOrReset()
    case 9: verifyInOrder()
    case 10: waitForDive()
    default: recur()
    }
  }

  private func callHold(_ value: Any) -> Int {
    hold.call(value) { $0(value) }
  }

  private func callDive(_ depth: Int) -> Int {
    dive.call(depth) { $0(depth) }
  }

  private func stubExactValue() {
    let (value, isSelfEqual) = values.value()
    let matcher: _ArgumentMatcher<Any> = _exactly(value)
    given(hold.pattern(matcher)).lenient().willReturn(77)
    let answer = callHold(value)
    check(answer == 77 || !isSelfEqual, "a stub does not answer what it was given for")
  }

  private func verifyHold() {
    let matcher: _ArgumentMatcher<Any> = _exactly(values.value().value)
    verify(hold.pattern(matcher)).wasCalled(HostileCount(choices).matcher)
  }

  private var anyDive: CallPattern<(Int) -> Int, Int, Never> {
    dive.pattern(_ArgumentMatcher(description: "any()", condition: nil))
  }

  private func verifyDive() {
    let count = HostileCount(choices)
    let hasFailed = Locked(false)
    let before = diveCount
    let reporter = FailureReporter { failure, _ in
      _ = "\(failure)"
      hasFailed.withLock { $0 = true }
    }
    withFailureReporter(reporter) { verify(anyDive).wasCalled(count.matcher) }
    check(
      hasFailed.withLock { $0 } || count.matches(before),
      "a count holds that should not: \(count.matcher)")
  }

  private func stubDive() {
    let number = values.number()
    switch choices.next(below: 5) {
    case 0: given(dive.pattern(_exactly(number))).lenient().willReturn(number)
    case 1:
      given(anyDive).lenient()
        .willReturn(loopingSequence(of: 1, 2), transition: .after(number)).willReturn(3)
    case 2: given(anyDive).lenient().willReturn(finiteSequence(of: 1, 2))
    case 3: recording(.last(number == .max ? .max : min(number, 100)))
    default:
      given(dive.pattern(_ArgumentMatcher(description: "x") { $0 > number })).lenient()
        .willReturn(1)
    }
  }

  private func compareEggs() {
    let egg = Speckled(size: values.number(), spots: values.number())
    for size in 0..<choices.element(of: [1, 5, 30]) {
      given(compare.pattern(_exactly(Speckled(size: size, spots: 0)))).lenient().willReturn(size)
    }
    let result = compare.call(egg) { $0(egg) }
    check(result == 0 || result == egg.size, "a stub answers for another value")
  }

  private func describedOrReset() {
    switch choices.next(below: 4) {
    case 0:
      reset(self)
      diveCount = 0
    case 1:
      clearInvocations(on: self)
      diveCount = 0
    case 2: clearStubs(on: self)
    default: check(describe(self).utf8.count < 10_000_000, "a description is endless")
    }
  }

  private func verifyInOrder() {
    inOrder {
      verify(anyDive).wasCalled(HostileCount(choices).matcher)
      verify(compare.pattern(_exactly(Speckled(size: 1, spots: 1))))
        .wasCalled(HostileCount(choices).matcher)
      verify(anyDive).wasCalled(HostileCount(choices).matcher)
    }
  }

  /// Waits for what has happened, however long it may take.
  private func waitForDive() {
    _ = callDive(1)
    diveCount += 1
    let seconds = choices.element(of: [0, 1, .max, .min, 1 << 40] as [Int64])
    let subject = _SentValue(self)
    let done = DispatchSemaphore(value: 0)
    Task {
      await verify(subject.value.anyDive).wasCalled(atLeast(1), within: .seconds(seconds))
      done.signal()
    }
    done.wait()
  }

  /// Calls a stub that calls itself, to an end or without one.
  private func recur() {
    let end = choices.element(of: [3, 200, .max])
    given(anyDive).lenient().will { [unowned self] depth in
      depth < 0 || depth >= end ? 0 : callDive(depth + 1)
    }
    _ = callDive(0)
    reset(self)
    diveCount = 0
  }
}
