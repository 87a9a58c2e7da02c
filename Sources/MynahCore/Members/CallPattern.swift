/// A pattern that selects calls of one member; what `given` and `verify` take.
///
/// `Function` is the member's function type, effects included; where a `throws` has a type, without that.
/// `Failure` is `Never`, `any Error` or the error of a typed `throws`, so that `willThrow` takes what the
/// member throws.
public struct CallPattern<Function, Result, Failure: Error>: _CallOfMock {
  /// The selected calls; nil if a matcher takes the place of the pattern, which left itself elsewhere.
  let selection: (any CallSelection<Result, Failure>)?

  public var _call: CallPattern { self }
}

/// A call, a property, or a subscript in `given` or `verify`.
///
/// There is one `given` and one `verify` for all kinds of patterns: if a test writes a wrong answer, the
/// compiler has nothing else to try, and says what is wrong with the answer.
@_documentation(visibility: private)
public protocol _CallOfMock<_Function, _Result, _Failure> {
  /// The function type of the member.
  associatedtype _Function

  /// The type that the member returns.
  associatedtype _Result

  /// The type of errors that the member throws.
  associatedtype _Failure: Error

  /// The pattern.
  var _call: CallPattern<_Function, _Result, _Failure> { get }
}

/// A pattern that selects calls of one `async` member without a result.
///
/// In an async context the compiler prefers what is `async`, and there the call itself could be meant
/// as well: what `given` and `verify` take may be an assignment, which has no result either. So `given`
/// and `verify` are `async` for these patterns:
///
/// ```swift
/// await given(bird.rest(hours: 3)).willReturn()
/// await verify(bird.rest(hours: 3)).wasCalled()
/// ```
public struct _AsyncCallPattern<Function, Failure: Error>: _CallOfMock {
  public let _call: CallPattern<Function, Void, Failure>
}

/// A pattern that selects calls of a property's or a subscript's getter.
public struct PropertyPattern<Value>: _CallOfMock {
  public let _call: CallPattern<() -> Value, Value, Never>
}

/// The calls of one member that a pattern selects: `given` adds stubs for them, `verify` counts them.
protocol CallSelection<Result, Failure>: AnyObject {
  associatedtype Result
  associatedtype Failure: Error

  /// The member whose calls are selected.
  var mockedMember: any MemberVariant { get }

  /// The pattern as it is written, as in `bird.fly(to: any())`.
  var text: String { get }

  /// The mistakes that were made in place of matchers.
  var misuses: [Misuse] { get }

  /// A Boolean value that indicates whether `given` or `verify` took the pattern.
  var isTaken: Bool { get set }

  // MARK: - Stubs

  /// Makes what returns a value from the calls.
  func returning(_ value: Result) -> Behavior<Result, Failure>

  /// Changes the chain of a stub's behaviors.
  ///
  /// - Returns: Whether there is the stub; false if it was cleared.
  func change(
    stub serial: UInt64, _ change: (ChainBehavior<Result, Failure>) -> Void
  ) -> Bool

  /// Whether what stands beside an answer can be given the arguments of the calls.
  func accepts(_ sideEffect: SideEffect) -> Bool

  /// Adds a stub that answers the calls.
  ///
  /// - Returns: The number by which the stub is known.
  func add(_ behavior: Behavior<Result, Failure>, at location: CodeLocation) -> UInt64

  /// Forwards those of the calls that no stub answers.
  func forward(to target: ForwardingTarget)

  /// Returns the mock that calls return from now on; nil where the result is not mocked itself.
  func wantNestedMock() -> Result?

  // MARK: - Verification

  /// The recorded calls that match, and ended as expected where that matters. Takes time in the number of
  /// calls of the member, and none where every argument matches.
  func matchedCalls(_ outcome: ExpectedOutcome?) -> MatchedCalls

  /// Explains why the number of matching calls is not the expected one.
  func explanation(
    of matched: MatchedCalls, expected: CountMatcher, outcome: ExpectedOutcome?, limit: String?
  ) -> MockFailure
}

extension CallSelection {
  /// Whether no mistake was made in the pattern; reports each.
  func isSound(at location: CodeLocation) -> Bool {
    isTaken = true
    let misuses = misuses
    if misuses.isEmpty { return true }
    for misuse in misuses { misuse.report(at: location) }
    return false
  }
}

/// The calls of a member whose arguments match.
final class MemberPattern<Arguments, Function, Result, Failure: Error>: CallSelection {
  let member: _MockedMember<Arguments, Function, Result, Failure>
  let matcher: CallMatcher<Arguments>

  /// The number of the last call whose arguments captors got from this pattern.
  private var lastCaptured: UInt64 = 0

  var isTaken = false

  init(
    member: _MockedMember<Arguments, Function, Result, Failure>,
    matcher: CallMatcher<Arguments>
  ) {
    self.member = member
    self.matcher = matcher
  }

  deinit {
    guard !isTaken, let location = matcher.parts.lazy.compactMap(\.location).first else { return }
    Misuse.patternAlone(text).report(at: location, for: member.settings)
  }

  /// The pattern as what it selects; made here, where its type need not be looked up.
  @inline(never)
  var selection: any CallSelection<Result, Failure> { self }

  var mockedMember: any MemberVariant { member }

  var text: String { member.text(of: matcher.parts.map(\.description)) }

  var misuses: [Misuse] {
    guard matcher.isDoubtful else { return [] }
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

  func forward(to target: ForwardingTarget) {
    member.forward(matcher, to: target)
  }

  func wantNestedMock() -> Result? {
    isTaken = true
    return member.makeNestedMock(isWanted: true)
  }

  func matchedCalls(_ outcome: ExpectedOutcome?) -> MatchedCalls {
    let calls = member.calls
    var matched = matcher.matches(in: calls)
    if let outcome { matched = matched.keeping(outcome, member.outcomes) }
    if matcher.hasCaptors { capture(matched, in: calls) }
    return matched
  }

  /// Gives captors the arguments of each matching call once, however often it is looked at.
  private func capture(_ matched: MatchedCalls, in calls: RecordedCalls<Arguments>) {
    for index in 0..<calls.count where matched.contains(index) {
      guard calls.serials[index] > lastCaptured else { continue }
      lastCaptured = calls.serials[index]
      matcher.capture(calls.arguments(at: index))
    }
  }
}
