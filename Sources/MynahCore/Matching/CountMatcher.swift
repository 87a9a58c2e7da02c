/// The number of times that `wasCalled(_:)` takes for no call at all.
public let never = 0

/// The number of times that `wasCalled(_:)` takes for one call.
public let once = 1

/// The number of times that `wasCalled(_:)` takes for two calls.
public let twice = 2

/// How often something must have been called.
///
/// ```swift
/// verify(bird.chirp()).wasCalled(atLeast(2))
/// verify(bird.chirp()).wasCalled(exactly(once).or(atLeast(10)))
/// ```
public struct CountMatcher: Sendable {
  indirect enum Rule: Sendable {
    /// All numbers from one to another, and how the test wrote them.
    case range(Word, Int, Int)
    case not(Rule)
    case pair(Operator, Rule, Rule)
  }

  enum Word { case exactly, atLeast, atMost, between }
  enum Operator { case and, or, xor }

  fileprivate let rule: Rule

  func matches(_ count: Int) -> Bool { rule.matches(count) }

  /// Returns a Boolean value that indicates whether each of some numbers of calls matches.
  func matches(allOf counts: ClosedRange<Int>) -> Bool {
    ([counts.lowerBound] + rule.changes.filter(counts.contains)).allSatisfy(matches)
  }

  /// Returns a Boolean value that indicates whether one of some numbers of calls matches.
  func matches(oneOf counts: ClosedRange<Int>) -> Bool {
    ([counts.lowerBound] + rule.changes.filter(counts.contains)).contains(where: matches)
  }

  /// The mistake in the numbers; nil if there is none.
  var misuse: Misuse? {
    if rule.hasNegativeNumber { return .negativeCount(code) }
    return matches(oneOf: 0...Int.max) ? nil : .impossibleCount(code)
  }

  /// Returns a Boolean value that indicates whether some greater number of calls matches.
  func canMatch(moreThan count: Int) -> Bool { matches(oneOf: count + 1...Int.max) }

  /// Matches if this or another count does.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(exactly(once).or(atLeast(10)))
  /// ```
  ///
  /// - Parameter other: The other count: a number, a range, or a matcher.
  /// - Returns: A count for `wasCalled(_:)`.
  public func or(_ other: some _CallCount) -> CountMatcher {
    CountMatcher(rule: .pair(.or, rule, other._countMatcher.rule))
  }

  /// Matches if both this and another count do.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).and(not(3)))
  /// ```
  ///
  /// - Parameter other: The other count: a number, a range, or a matcher.
  /// - Returns: A count for `wasCalled(_:)`.
  public func and(_ other: some _CallCount) -> CountMatcher {
    CountMatcher(rule: .pair(.and, rule, other._countMatcher.rule))
  }

  /// Matches if either this or another count does, but not both.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).xor(atLeast(5)))
  /// ```
  ///
  /// - Parameter other: The other count: a number, a range, or a matcher.
  /// - Returns: A count for `wasCalled(_:)`.
  public func xor(_ other: some _CallCount) -> CountMatcher {
    CountMatcher(rule: .pair(.xor, rule, other._countMatcher.rule))
  }
}

/// Exactly a number of calls.
///
/// ```swift
/// verify(bird.land()).wasCalled(exactly(3))
/// ```
///
/// - Parameter times: The number of calls.
/// - Returns: A count for `wasCalled(_:)`.
public func exactly(_ times: Int) -> CountMatcher {
  CountMatcher(rule: .range(.exactly, times, times))
}

/// A number of calls or more.
///
/// ```swift
/// verify(bird.land()).wasCalled(atLeast(2))
/// ```
///
/// - Parameter times: The smallest number of calls.
/// - Returns: A count for `wasCalled(_:)`.
public func atLeast(_ times: Int) -> CountMatcher {
  CountMatcher(rule: .range(.atLeast, times, .max))
}

/// A number of calls or fewer.
///
/// ```swift
/// verify(bird.land()).wasCalled(atMost(2))
/// ```
///
/// - Parameter times: The greatest number of calls.
/// - Returns: A count for `wasCalled(_:)`.
public func atMost(_ times: Int) -> CountMatcher {
  CountMatcher(rule: .range(.atMost, 0, times))
}

/// A number of calls within a range, as in `between(1...2)`, `between(1..<3)` or `between(2...)`.
///
/// ```swift
/// verify(bird.land()).wasCalled(between(1...2))
/// ```
///
/// - Parameter range: The numbers of calls, from 0.
/// - Returns: A count for `wasCalled(_:)`.
public func between(_ range: some RangeExpression<Int>) -> CountMatcher {
  switch range {
  case let range as PartialRangeFrom<Int>: return atLeast(range.lowerBound)
  case let range as PartialRangeThrough<Int>: return atMost(range.upperBound)
  case let range as PartialRangeUpTo<Int>: return atMost(max(range.upperBound, 0) - 1)
  case let range as ClosedRange<Int>:
    return CountMatcher(rule: .range(.between, range.lowerBound, range.upperBound))
  default:
    let range = range.relative(to: 0..<Int.max)
    return CountMatcher(rule: .range(.between, range.lowerBound, max(range.upperBound, 0) - 1))
  }
}

/// Every number of calls that a count doesn't match.
///
/// ```swift
/// verify(bird.land()).wasCalled(not(between(2...5)))
/// ```
///
/// - Parameter count: The count: a number, a range, or a matcher.
/// - Returns: A count for `wasCalled(_:)`.
public func not(_ count: some _CallCount) -> CountMatcher {
  CountMatcher(rule: .not(count._countMatcher.rule))
}

extension CountMatcher.Rule {
  fileprivate func matches(_ count: Int) -> Bool {
    switch self {
    case .range(_, let low, let high): low <= count && count <= high
    case .not(let rule): !rule.matches(count)
    case .pair(.and, let left, let right): left.matches(count) && right.matches(count)
    case .pair(.or, let left, let right): left.matches(count) || right.matches(count)
    case .pair(.xor, let left, let right): left.matches(count) != right.matches(count)
    }
  }

  fileprivate var hasNegativeNumber: Bool {
    switch self {
    case .range(let word, let low, let high): low < 0 || word == .atMost && high < 0
    case .not(let rule): rule.hasNegativeNumber
    case .pair(_, let left, let right): left.hasNegativeNumber || right.hasNegativeNumber
    }
  }

  /// The numbers from which on something else may match.
  fileprivate var changes: [Int] {
    switch self {
    case .range(_, let low, let high): high == .max ? [low] : [low, high + 1]
    case .not(let rule): rule.changes
    case .pair(_, let left, let right): left.changes + right.changes
    }
  }

  fileprivate var text: String {
    switch self {
    case .range(.exactly, 0, _): "never"
    case .range(.exactly, let times, _): "exactly \(times.asTimes)"
    case .range(.atLeast, let times, _): "at least \(times.asTimes)"
    case .range(.atMost, _, let times): "at most \(times.asTimes)"
    case .range(.between, let low, let high): "between \(low) and \(high) times"
    case .not(let rule): "not \(rule.group)"
    case .pair(.xor, let left, let right): "either \(left.group) or \(right.group) but not both"
    case .pair(let word, let left, let right): "\(left.group) \(word) \(right.group)"
    }
  }

  /// The text, in parentheses if it would be misread next to another one.
  private var group: String {
    if case .pair = self { "(\(text))" } else { text }
  }

  fileprivate var code: String {
    switch self {
    case .range(.between, let low, let high) where high < low: "between(\(low)..<\(high + 1))"
    case .range(.between, let low, let high): "between(\(low)...\(high))"
    case .range(let word, let low, let high): "\(word)(\(word == .atMost ? high : low))"
    case .not(let rule): "not(\(rule.code))"
    case .pair(let word, let left, let right): "\(left.code).\(word)(\(right.code))"
    }
  }
}

extension CountMatcher: CustomStringConvertible {
  /// The count in words, as in `at least twice`.
  public var description: String { rule.text }

  /// The count as you write it, as in `atLeast(2)`.
  var code: String { rule.code }

  /// What a call is expected to do, as in `to be called once`.
  func asExpectation(to outcome: String?) -> String {
    let verb = outcome ?? "be called"
    return "\(self)" == "never" ? "never to \(verb)" : "to \(verb) \(self)"
  }
}

/// What `wasCalled(_:)` takes: a number, a range, or a ``CountMatcher``.
@_documentation(visibility: private)
public protocol _CallCount {
  var _countMatcher: CountMatcher { get }
}

extension CountMatcher: _CallCount {
  public var _countMatcher: CountMatcher { self }
}

extension Int: _CallCount {
  public var _countMatcher: CountMatcher { MynahCore.exactly(self) }
}

extension ClosedRange: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension Range: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeFrom: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeThrough: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension PartialRangeUpTo: _CallCount where Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}
