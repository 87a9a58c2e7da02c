internal import Foundation
internal import MynahCore

/// Eight threads at the same mocks, with calls, stubs, verifications, resets and held calls.
///
/// What must hold: every call is recorded once and answered by its own stub, every link of a chain answers
/// one call, every held callback is called once with what it was completed with, and no failure comes.
final class RuntimeLoad: LocalMock, @unchecked Sendable {
  typealias Member = _MockedMember<Int, (Int) -> Int, Int, Never>
  typealias Handling = _MockedMember<
    (Int, (Int) -> Void), (Int, @escaping (Int) -> Void) -> Void, Void, Never
  >

  static let threads = 8

  static let mockingContext = MockingContext(
    "Load", members: [], isStatic: true, location: .generated)

  let mockingContext: MockingContext

  /// It is stubbed once, and never reset.
  private let echo = Member("echo(_:)")

  /// Each of its calls has a stub of its own, which resets take away.
  private let recall = Member("recall(_:)")

  /// Each of its calls is answered by a link of its own.
  private let deal = Member("deal(_:)")
  private let notify = Handling("notify(_:then:)")

  private init(_ members: [_AnyMockedMember]? = nil) {
    mockingContext = MockingContext(
      "Load", members: members ?? [echo, recall, deal, notify], location: .generated)
    // What is counted is not forgotten, and the log stays small enough to be read by verifications.
    recording(.last(100))
  }

  /// What one thread did.
  private struct Tally {
    var calls = 0
    var stubs = 0
    var verifications = 0
    var resets = 0
    var held = 0
    var dealt = 0
    var problems: Set<String> = []

    var count: Int { calls + stubs + verifications + resets + held }

    static func + (left: Tally, right: Tally) -> Tally {
      Tally(
        calls: left.calls + right.calls, stubs: left.stubs + right.stubs,
        verifications: left.verifications + right.verifications,
        resets: left.resets + right.resets, held: left.held + right.held,
        dealt: left.dealt + right.dealt, problems: left.problems.union(right.problems))
    }
  }

  /// Runs so many operations on each thread, and prints what came of them.
  ///
  /// - Returns: Whether nothing was lost.
  static func run(operations: Int) -> Bool {
    let failures = Locked<[String: Int]>([:])
    let reporter = FailureReporter { failure, _ in
      let text = "\(failure)"
      failures.withLock { $0[text, default: 0] += 1 }
    }
    let start = Date()
    let (tally, problems) = withFailureReporter(reporter) {
      let load = RuntimeLoad()
      let cleared = RuntimeLoad()
      given(load.echo.pattern(anyNumber)).will { $0 }
      let deals = given(load.deal.pattern(anyNumber))
      let links = operations / 10
      for link in 1...max(links, 1) { deals.willReturn(link) }
      deals.willReturn(0)

      let tallies = Locked(Tally())
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        withFailureReporter(reporter) {
          let tally = load.work(thread, operations, cleared)
          tallies.withLock { $0 = $0 + tally }
        }
      }
      var tally = tallies.withLock { $0 }
      verify(load.echo.pattern(anyNumber)).wasCalled(tally.calls)
      if tally.dealt != links * (links + 1) / 2 {
        tally.problems.insert("a link was lost or used twice")
      }
      let broken =
        load.mockingContext._checkInvariants() + cleared.mockingContext._checkInvariants()
      return (tally, tally.problems.union(broken))
    }
    let seconds = Date().timeIntervalSince(start)
    print(
      """
      \(threads) threads, \(tally.count) operations in \(Int(seconds)) s: \(tally.calls) calls, \
      \(tally.stubs) stubs, \(tally.verifications) verifications, \(tally.resets) resets, \
      \(tally.held) held calls.
      """)
    for problem in problems { print("problem: \(problem)") }
    for (text, count) in failures.withLock({ $0 }) { print("\(count) times: \(text)") }
    return problems.isEmpty && failures.withLock { $0.isEmpty }
  }

  private static var anyNumber: _ArgumentMatcher<Int> {
    _ArgumentMatcher(description: "any()", condition: nil)
  }

  /// Does what one thread does.
  private func work(_ thread: Int, _ operations: Int, _ cleared: RuntimeLoad) -> Tally {
    var tally = Tally()
    // Only this thread completes the callbacks of its own calls.
    let completed = Locked(0)
    var sum = 0
    var hold: HeldCallbacks<Int>?
    for number in 0..<operations {
      let own = thread * operations + number
      switch number % 10 {
      case 0...4:
        if echo.call(own, { $0(own) }) != own {
          tally.problems.insert("a call got another's answer")
        }
        tally.calls += 1
      case 5:
        given(cleared.recall.pattern(_exactly(own))).willReturn(own)
        let answer = cleared.recall.call(own, orReturn: -1) { $0(own) }
        if answer != own, answer != -1 { tally.problems.insert("a stub answered another's call") }
        tally.stubs += 1
      case 6:
        verify(echo.pattern(Self.anyNumber)).wasCalled(atLeast(tally.calls))
        tally.verifications += 1
      case 7:
        if number % 1_000 == 7 { reset(cleared) } else { clearInvocations(on: cleared) }
        tally.resets += 1
      case 8:
        tally.dealt += deal.call(own) { $0(own) }
        tally.stubs += 1
      default:
        if number % 1_000 == 9 {
          hold = given(
            notify.pattern(_exactly(thread), _ArgumentMatcher(description: "any()", condition: nil))
          ).willHoldCallback()
        }
        let handler: (Int) -> Void = { value in completed.withLock { $0 += value } }
        notify.call((thread, handler)) { $0(thread, handler) }
        hold?.complete(with: number)
        sum += number
        tally.held += 1
      }
    }
    if completed.withLock({ $0 }) != sum { tally.problems.insert("a held call was lost") }
    return tally
  }
}
