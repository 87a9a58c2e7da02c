/// A pattern that selects calls to one member, for `given` and `verify`.
///
/// `Function` is the member's function type with its effects, but without the error type of a typed
/// `throws`. `Failure` is `Never`, `any Error`, or the error type of a typed `throws`, because
/// `willThrow` only accepts errors that the member throws.
public struct CallPattern<Function, Result, Failure: Error>: _CallOfMock {
  /// The selected calls, or `nil` if the pattern is only the placeholder that a matcher returns.
  let selection: (any CallSelection<Result, Failure>)?

  public var _call: CallPattern { self }
}

/// A call, property, or subscript in `given` or `verify`.
///
/// There is only one `given` and one `verify` for all kinds of patterns. If a test contains a wrong
/// answer, the compiler doesn't have other overloads to try, and its error describes the answer.
public protocol _CallOfMock<_Function, _Result, _Failure>: _SelectsCalls {
  /// The function type of the member.
  associatedtype _Function

  /// The type that the member returns.
  associatedtype _Result

  /// The type of errors that the member throws.
  associatedtype _Failure: Error

  /// The pattern.
  var _call: CallPattern<_Function, _Result, _Failure> { get }
}

/// A pattern that selects calls to one member with a default implementation.
public struct _DefaultCallPattern<Function, Result, Failure: Error>: _CallOfMock {
  public let _call: CallPattern<Function, Result, Failure>
}

/// A pattern that selects calls to one `async` member without a result, or with a synchronous
/// overload.
///
/// In an async context, the compiler prefers `async` functions. It might choose the call itself
/// instead of the pattern, because `given` and `verify` also accept an assignment, which doesn't
/// have a result either. For these patterns, `given` and `verify` are therefore `async`:
///
/// ```swift
/// await given(bird.rest(hours: 3)).willReturn()
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
///
/// If the member has a synchronous overload with the same parameters, `await` selects this member,
/// as it does in a call.
public struct _AsyncCallPattern<_Function, _Result, Failure: Error> {
  package let call: CallPattern<_Function, _Result, Failure>
}

/// A pattern that selects calls to one synchronous member with an `async` overload.
///
/// In an async context, the compiler prefers the pattern of the `async` overload, because the
/// `given` and `verify` for this pattern are disfavored.
public struct _SyncCallPattern<_Function, _Result, Failure: Error> {
  package let call: CallPattern<_Function, _Result, Failure>
}

/// A pattern that selects calls to a property's or a subscript's getter.
public struct PropertyPattern<Value>: _CallOfMock {
  public let _call: CallPattern<() -> Value, Value, Never>
}

/// The calls to one member that a pattern selects.
///
/// `given` stubs them, and `verify` counts them.
protocol CallSelection<Result, Failure>: MemberSelection, AnyObject {
  associatedtype Result
  associatedtype Failure: Error

  /// The member whose calls are selected.
  var mockedMember: any MemberVariant { get }

  /// The pattern as it's written in a test, such as `bird.fly(to: any())`.
  var text: String { get }

  /// The mistakes that a test made in the pattern's matchers.
  var misuses: [Misuse] { get }

  /// A Boolean value that indicates whether `given` or `verify` uses the pattern.
  var isTaken: Bool { get set }

  // MARK: - Stubs

  /// Creates a behavior that returns a value.
  func returning(_ value: Result) -> Behavior<Result, Failure>

  /// Changes the chain of a stub's behaviors.
  ///
  /// - Returns: A Boolean value that indicates whether the stub was found. It's false if the stub
  ///   was cleared.
  func change(
    stub serial: UInt64, _ change: (ChainBehavior<Result, Failure>) -> Void
  ) -> Bool

  /// Adds a stub that answers the calls.
  ///
  /// - Returns: The serial number that identifies the stub.
  func add(_ behavior: Behavior<Result, Failure>, at location: CodeLocation) -> UInt64

  /// Keeps an expectation of the stub with a serial number.
  func keep(_ expected: ExpectedUse, ofStub serial: UInt64, at location: CodeLocation)

  /// Forwards the selected calls to a target if they don't match a stub.
  func forward(to target: ForwardingTarget)

  /// Returns the mock that calls return from now on, or `nil` if the result type isn't mocked.
  func requestNestedMock() -> Result?

  // MARK: - Verification

  /// Returns the recorded calls that match, and that ended as expected if an outcome is expected.
  ///
  /// The calls are the calls of a snapshot, or all calls so far if there isn't a snapshot. The time
  /// is proportional to the number of the member's calls. It's constant if the pattern accepts all
  /// arguments and no outcome is expected.
  func matchedCalls(in history: MemberHistory?, _ outcome: ExpectedOutcome?) -> MatchedCalls

  /// The arguments of the recorded calls that match, as tuples if there are several.
  var matchedArguments: [Any] { get }

  /// Lines that show the recorded call that differs least from the pattern, if no call matches.
  ///
  /// - Parameter number: A closure that returns the number of the call with a serial number. Without
  ///   it, there's also a line with the other calls.
  func closestCall(numberedBy number: ((UInt64) -> Int)?) -> [String]

  /// Explains why the number of matching calls isn't the expected number.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, outcome: ExpectedOutcome?, limit: String?
  ) -> MockFailure
}

extension _AnyMockedMember {
  /// Makes the mock part of the current session, and reports the session's postponed failures.
  func joinCurrentSession() {
    guard MockSession.current != nil else { return }
    settings?.joinCurrentSession()
    MockSession.reportPostponed()
  }
}

extension CallSelection {
  /// Reports the mistakes in the pattern, and returns whether it's free of mistakes.
  ///
  /// The mock becomes part of the current session.
  func isSound(at location: CodeLocation) -> Bool {
    isTaken = true
    mockedMember.joinCurrentSession()
    let misuses = misuses
    if misuses.isEmpty { return true }
    for misuse in misuses { misuse.report(at: location) }
    return false
  }
}

/// The calls to a member whose arguments match.
final class MemberPattern<Arguments, Function, Result, Failure: Error>: CallSelection {
  let member: _MockedMember<Arguments, Function, Result, Failure>
  let matcher: CallMatcher<Arguments>

  /// The serial numbers of the calls whose arguments were passed to captors.
  private var captured: Set<UInt64> = []

  var isTaken: Bool

  init(
    member: _MockedMember<Arguments, Function, Result, Failure>,
    matcher: CallMatcher<Arguments>, isTaken: Bool = false
  ) {
    self.member = member
    self.matcher = matcher
    self.isTaken = isTaken
  }

  deinit {
    guard !isTaken, let location = matcher.parts.lazy.compactMap(\.location).first else { return }
    Misuse.patternAlone(text).report(at: location, for: member.settings)
  }

  /// This pattern as an existential, converted here because the concrete type is known here.
  @inline(never)
  var selection: any CallSelection<Result, Failure> { self }

  var mockedMember: any MemberVariant { member }

  var parts: [_AnyArgumentMatcher] { matcher.parts }

  var text: String { member.text(of: matcher.parts.map(\.description)) }

  var misuses: [Misuse] {
    guard matcher.mayContainMisuse else { return [] }
    return matcher.parts.enumerated().compactMap { index, part in
      if let misuse = part.misuse { return misuse }
      guard let position = part.position, position != index + 1 else { return nil }
      return .wrongPosition(part.description, said: position, actual: index + 1)
    }
  }

  func returning(_ value: Result) -> Behavior<Result, Failure> {
    member.types.returning.init(value)
  }

  func change(
    stub serial: UInt64, _ change: (ChainBehavior<Result, Failure>) -> Void
  ) -> Bool {
    member.change(stub: serial, change)
  }

  func accepts(_ sideEffect: SideEffect) -> Bool {
    sideEffect.argumentsType.map { $0 == Arguments.self } ?? true
  }

  func add(_ behavior: Behavior<Result, Failure>, at location: CodeLocation) -> UInt64 {
    member.add(behavior, for: matcher, at: location)
  }

  func keep(_ expected: ExpectedUse, ofStub serial: UInt64, at location: CodeLocation) {
    member.keep(expected, ofStub: serial, at: location)
  }

  func forward(to target: ForwardingTarget) {
    member.forward(matcher, to: target)
  }

  func observe(_ sideEffect: SideEffect) { member.observe(matcher, sideEffect) }

  func clearInvocations() { member.clearInvocations(matcher) }

  func clearStubs() -> Bool { member.clearStubs(matcher) }

  func requestNestedMock() -> Result? {
    isTaken = true
    return member.makeNestedMock(isRequested: true)
  }

  func matchedCalls(in history: MemberHistory?, _ outcome: ExpectedOutcome?) -> MatchedCalls {
    let calls =
      if let history { RecordedCalls<Arguments>(history.serials) } else { member.calls }
    var matched = matcher.matches(in: calls)
    if let outcome {
      let log = history.map(\.outcomes) ?? member.outcomes
      matched = matched.keeping { log?.outcomes[$0].map(outcome.matches) ?? false }
    }
    if matcher.hasCaptors { capture(matched, in: calls) }
    return matched
  }

  var matchedArguments: [Any] {
    let calls = member.calls
    let matched = matcher.matches(in: calls)
    return (0..<calls.count).filter(matched.contains).map { calls.arguments(at: $0) }
  }

  /// Passes the arguments of matching calls to captors, but only once per call.
  private func capture(_ matched: MatchedCalls, in calls: RecordedCalls<Arguments>) {
    for index in 0..<calls.count where matched.contains(index) {
      guard captured.insert(calls.serials[index]).inserted else { continue }
      CallMatcher.capture(calls.arguments(at: index), parts)
    }
  }
}
