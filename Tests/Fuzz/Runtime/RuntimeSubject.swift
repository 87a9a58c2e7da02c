internal import Foundation
internal import MynahCore

/// A mock with hostile stubs, calls, and verifications, whose order is determined by choices.
///
/// - A stub for an exact value matches calls with that value, unless the value isn't self-equal.
/// - A verification fails if its count doesn't match.
/// - Failure messages aren't too long.
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
    let number = values.number()
    let value: _ArgumentMatcher<Any> = _exactly(values.value().value)
    switch choices.next(below: 16) {
    case 0: stubExactValue()
    case 1: _ = hold.call(values.value().value) { $0(0) }
    case 2: verify(hold.pattern(value)).wasCalled(HostileCount(choices).matcher)
    case 3, 4: callDive(number)
    case 5: verifyDive()
    case 6: given(dive.pattern(_exactly(number))).lenient().willReturn(number)
    case 7:
      given(anyDive).lenient()
        .willReturn(loopingSequence(of: 1, 2), transition: .after(number)).willReturn(3)
    case 8: given(anyDive).lenient().willReturn(finiteSequence(of: 1, 2))
    case 9: recording(.last(number == .max ? .max : min(number, 100)))
    case 10: compareEggs()
    case 11:
      choices.chance(50) ? reset(self) : clearInvocations(on: self)
      diveCount = 0
    case 12: clearStubs(on: self)
    case 13: check(describe(self).utf8.count < 10_000_000, "a description is endless")
    case 14: inOrder { for _ in 0..<3 { verify(anyDive).wasCalled(HostileCount(choices).matcher) } }
    default: waitForDive()
    }
  }

  private var anyDive: CallPattern<(Int) -> Int, Int, Never> {
    dive.pattern(_ArgumentMatcher(description: "any()", condition: nil))
  }

  private func callDive(_ depth: Int) {
    _ = dive.call(depth) { $0(depth) }
    diveCount += 1
  }

  private func stubExactValue() {
    let (value, isSelfEqual) = values.value()
    let matcher: _ArgumentMatcher<Any> = _exactly(value)
    given(hold.pattern(matcher)).lenient().willReturn(77)
    let answer = hold.call(value) { $0(value) }
    check(answer == 77 || !isSelfEqual, "a stub does not answer what it was given for")
  }

  private func verifyDive() {
    let count = HostileCount(choices)
    let hasFailed = Locked(false)
    let reporter = FailureReporter { failure, _ in
      _ = "\(failure)"
      hasFailed.withLock { $0 = true }
    }
    withFailureReporter(reporter) { verify(anyDive).wasCalled(count.matcher) }
    check(
      hasFailed.withLock { $0 } || count.matches(diveCount),
      "a count holds that should not: \(count.matcher)")
  }

  private func compareEggs() {
    let egg = Speckled(size: values.number(), spots: values.number())
    for size in 0..<choices.element(of: [1, 5, 30]) {
      given(compare.pattern(_exactly(Speckled(size: size, spots: 0)))).lenient().willReturn(size)
    }
    let result = compare.call(egg) { $0(egg) }
    check(result == 0 || result == egg.size, "a stub answers for another value")
  }

  /// Waits, with a hostile timeout, for a call that was already made.
  private func waitForDive() {
    callDive(1)
    let seconds = choices.element(of: [0, 1, .max, .min, 1 << 40] as [Int64])
    nonisolated(unsafe) let subject = self
    let done = DispatchSemaphore(value: 0)
    Task {
      await verify(subject.anyDive).wasCalled(atLeast(1), within: .seconds(seconds))
      done.signal()
    }
    done.wait()
  }
}
