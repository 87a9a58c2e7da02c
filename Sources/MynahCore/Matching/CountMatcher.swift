/// The count of a call that is never made, for `wasCalled(_:)`.
public let never = 0

/// The count of a call that is made once, for `wasCalled(_:)`.
public let once = 1

/// The count of a call that is made twice, for `wasCalled(_:)`.
public let twice = 2

/// A condition on a number of calls.
///
/// ```swift
/// verify(bird.land()).wasCalled(atLeast(2))
/// verify(bird.land()).wasCalled(exactly(once).or(atLeast(10)))
/// ```
public struct CountMatcher: Sendable {
  indirect enum Rule: Sendable {
    /// All numbers from a lower to an upper bound, with the function that the test used.
    case range(Word, Int, Int)
    case not(Rule)
    case pair(Operator, Rule, Rule)
  }

  enum Word { case exactly, atLeast, atMost, between }
  enum Operator { case and, or, xor }

  fileprivate let rule: Rule

  func matches(_ count: Int) -> Bool { rule.matches(count) }

  /// Returns a Boolean value that indicates whether all numbers in a range match.
  func matches(allOf counts: ClosedRange<Int>) -> Bool {
    if case .range(_, let low, let high) = rule {
      return low <= counts.lowerBound && counts.upperBound <= high
    }
    return ([counts.lowerBound] + rule.changes.filter(counts.contains)).allSatisfy(matches)
  }

  /// Returns a Boolean value that indicates whether at least one number in a range matches.
  func matches(oneOf counts: ClosedRange<Int>) -> Bool {
    if case .range(_, let low, let high) = rule {
      return max(low, counts.lowerBound) <= min(high, counts.upperBound)
    }
    return ([counts.lowerBound] + rule.changes.filter(counts.contains)).contains(where: matches)
  }

  /// The mistake in the count, or nil if the count is correct.
  var misuse: Misuse? {
    if rule.hasNegativeNumber { return .negativeCount(code) }
    if matches(oneOf: 0...Int.max) { return nil }
    return .impossibleCount(code)
  }

  /// Returns a Boolean value that indicates whether a greater number of calls could match.
  func canMatch(moreThan count: Int) -> Bool { matches(oneOf: count + 1...Int.max) }

  /// Returns a count that matches if this count or another count matches.
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

  /// Returns a count that matches if both this count and another count match.
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

  /// Returns a count that matches if either this count or another count matches, but not both.
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

/// Returns a count that matches exactly the given number of calls.
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

/// Returns a count that matches the given number of calls or more.
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

/// Returns a count that matches the given number of calls or fewer.
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

/// Returns a count that matches numbers in a range.
///
/// You can pass any kind of range, for example `between(1...2)`, `between(1..<3)`, or
/// `between(2...)`.
///
/// ```swift
/// verify(bird.land()).wasCalled(between(1...2))
/// ```
///
/// - Parameter range: The numbers of calls, beginning with 0 or more.
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

/// Returns a count that matches every number of calls that another count doesn't match.
///
/// ```swift
/// verify(bird.land()).wasCalled(not(between(2...5)))
/// ```
///
/// - Parameter count: The other count: a number, a range, or a matcher.
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

  /// The numbers at which the result of matching can change.
  ///
  /// All numbers between two changes have the same result, so it's enough to check these numbers.
  fileprivate var changes: [Int] {
    switch self {
    case .range(_, let low, .max): [low]
    case .range(_, let low, let high): [low, high + 1]
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

  /// The description, in parentheses if it would be ambiguous as a part of a longer description.
  private var group: String {
    if case .pair = self { "(\(text))" } else { text }
  }

  fileprivate var code: String {
    switch self {
    case .range(.between, let low, let high) where high < low: "between(\(low)..<\(high + 1))"
    case .range(.between, let low, let high): "between(\(low)...\(high))"
    case .range(.atMost, _, let high): "atMost(\(high))"
    case .range(let word, let low, _): "\(word)(\(low))"
    case .not(let rule): "not(\(rule.code))"
    case .pair(let word, let left, let right): "\(left.code).\(word)(\(right.code))"
    }
  }
}

extension CountMatcher: CustomStringConvertible {
  /// The description of the count in words, such as `at least twice`.
  public var description: String { rule.text }

  /// The count as you write it in code, such as `atLeast(2)`.
  var code: String { rule.code }

  /// Returns the description of the expected calls, such as `to be called once`.
  func asExpectation(to outcome: String?) -> String {
    let verb = outcome ?? "be called"
    if "\(self)" == "never" { return "never to \(verb)" }
    return "to \(verb) \(self)"
  }
}

/// A value that you can pass to `wasCalled(_:)`: a number, a range, or a ``CountMatcher``.
public protocol _CallCount {
  var _countMatcher: CountMatcher { get }
}

extension CountMatcher: _CallCount {
  public var _countMatcher: CountMatcher { self }
}

extension Int: _CallCount {
  public var _countMatcher: CountMatcher { MynahCore.exactly(self) }
}

extension RangeExpression where Self: _CallCount, Bound == Int {
  public var _countMatcher: CountMatcher { between(self) }
}

extension ClosedRange: _CallCount where Bound == Int {}
extension Range: _CallCount where Bound == Int {}
extension PartialRangeFrom: _CallCount where Bound == Int {}
extension PartialRangeThrough: _CallCount where Bound == Int {}
extension PartialRangeUpTo: _CallCount where Bound == Int {}
