internal import Foundation
internal import MynahCore

/// Eight threads that call, stub, verify, and reset the same mocks, and hold their calls.
///
/// - Every call is recorded once, and returns the result of its own stub.
/// - Every link of a chain is used for one call.
/// - Every held callback is called once, with the value that completes it.
/// - No call and no verification fails.
final class RuntimeLoad: LocalMock, @unchecked Sendable {
  typealias Member = _MockedMember<Int, (Int) -> Int, Int, Never>
  typealias Handling = _MockedMember<
    (Int, (Int) -> Void), (Int, @escaping (Int) -> Void) -> Void, Void, Never
  >

  private static let threads = 8

  static let mockingContext = MockingContext(
    "Load", members: [], isStatic: true, location: .generated)

  let mockingContext: MockingContext

  /// A member that is stubbed once and never reset.
  private let echo = Member("echo(_:)")

  /// A member with a separate stub for each call, which resets remove.
  private let recall = Member("recall(_:)")

  /// A member with a chain of stubs, whose links are each used for one call.
  private let deal = Member("deal(_:)")
  private let notify = Handling("notify(_:then:)")

  private init(_ members: [_AnyMockedMember]? = nil) {
    mockingContext = MockingContext(
      "Load", members: members ?? [echo, recall, deal, notify], location: .generated)
    // Keep a short log, so that verifications are fast. Older calls are still counted.
    recording(.last(100))
  }

  /// Runs a number of operations on each thread, and ends the process if one of them fails.
  static func run(operations: Int) {
    let reporter = FailureReporter { failure, _ in fatalError("\(failure)") }
    withFailureReporter(reporter) {
      let load = RuntimeLoad()
      let cleared = RuntimeLoad()
      given(load.echo.pattern(anyNumber)).will { $0 }
      let deals = given(load.deal.pattern(anyNumber))
      let links = operations / 10
      for link in 0..<links { deals.willReturn(link) }
      deals.willReturn(0)

      let dealt = Locked(0)
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        withFailureReporter(reporter) {
          let sum = load.work(thread, operations, cleared)
          dealt.withLock { $0 += sum }
        }
      }
      verify(load.echo.pattern(anyNumber)).wasCalled(threads * ((operations + 9) / 10 * 5))
      check(dealt.withLock { $0 } == links * (links - 1) / 2, "a link was lost or used twice")
    }
    print("\(operations) operations on each of \(threads) threads passed.")
  }

  private static var anyNumber: _ArgumentMatcher<Int> {
    _ArgumentMatcher(description: "any()", condition: nil)
  }

  /// Runs the operations of a thread, and returns the sum of its links.
  private func work(_ thread: Int, _ operations: Int, _ cleared: RuntimeLoad) -> Int {
    // Only this thread completes the callbacks of its own calls.
    let completed = Locked(0)
    var (sum, dealt, calls) = (0, 0, 0)
    var hold: HeldCallbacks<Int>?
    for number in 0..<operations {
      let own = thread * operations + number
      switch number % 10 {
      case 0...4:
        check(echo.call(own) { $0(own) } == own, "a call got another call's answer")
        calls += 1
      case 5:
        given(cleared.recall.pattern(_exactly(own))).willReturn(own)
        let answer = cleared.recall.call(own) {
          $0(own)
        } otherwise: { _ in
          -1
        }
        check([own, -1].contains(answer), "a stub answered another stub's call")
      case 6: verify(echo.pattern(Self.anyNumber)).wasCalled(atLeast(calls))
      case 7: if number % 1_000 == 7 { reset(cleared) } else { clearInvocations(on: cleared) }
      case 8: dealt += deal.call(own) { $0(own) }
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
      }
    }
    check(completed.withLock { $0 } == sum, "a held call was lost")
    return dealt
  }
}
