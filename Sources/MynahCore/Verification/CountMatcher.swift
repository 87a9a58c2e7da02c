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
    case exactly(Int)
    case atLeast(Int)
    case atMost(Int)
    case between(Int, Int)
    case not(Rule)
    case and(Rule, Rule)
    case or(Rule, Rule)
    case xor(Rule, Rule)
  }

  let rule: Rule

  /// Whether a number of calls fulfils this.
  func matches(_ count: Int) -> Bool { rule.matches(count) }

  /// Whether each of some numbers of calls fulfils this.
  func matches(allOf counts: ClosedRange<Int>) -> Bool {
    // Between the numbers of the rule, nothing changes.
    ([counts.lowerBound] + rule.changes.filter(counts.contains)).allSatisfy(matches)
  }

  /// Whether one of some numbers of calls fulfils this.
  func matches(oneOf counts: ClosedRange<Int>) -> Bool {
    ([counts.lowerBound] + rule.changes.filter(counts.contains)).contains(where: matches)
  }

  /// The mistake that this is, where no number of calls or every one fulfils it by its numbers.
  var misuse: Misuse? {
    if rule.hasNegativeNumber { return .negativeCount(code) }
    let isPossible = ([0] + rule.changes.filter { $0 > 0 }).contains(where: matches)
    return isPossible ? nil : .impossibleCount(code)
  }

  /// Whether some greater number of calls fulfils this.
  func canMatch(moreThan count: Int) -> Bool {
    // Between the numbers of the rule, nothing changes.
    (count.after + rule.changes.filter { $0 > count }).contains(where: matches)
  }

  /// Fulfilled where this or another one is.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(exactly(once).or(atLeast(10)))
  /// ```
  ///
  /// - Parameter other: The other one.
  /// - Returns: What `wasCalled(_:)` takes.
  public func or(_ other: CountMatcher) -> CountMatcher {
    CountMatcher(rule: .or(rule, other.rule))
  }

  /// Fulfilled where this is, or at exactly a number of calls.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(10).or(once))
  /// ```
  ///
  /// - Parameter times: The number of calls.
  /// - Returns: What `wasCalled(_:)` takes.
  public func or(_ times: Int) -> CountMatcher { or(exactly(times)) }

  /// Fulfilled where this and another one are.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).and(not(3)))
  /// ```
  ///
  /// - Parameter other: The other one.
  /// - Returns: What `wasCalled(_:)` takes.
  public func and(_ other: CountMatcher) -> CountMatcher {
    CountMatcher(rule: .and(rule, other.rule))
  }

  /// Fulfilled where this is, and at exactly a number of calls.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).and(3))
  /// ```
  ///
  /// - Parameter times: The number of calls.
  /// - Returns: What `wasCalled(_:)` takes.
  public func and(_ times: Int) -> CountMatcher { and(exactly(times)) }

  /// Fulfilled where either this or another one is, but not both.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).xor(atLeast(5)))
  /// ```
  ///
  /// - Parameter other: The other one.
  /// - Returns: What `wasCalled(_:)` takes.
  public func xor(_ other: CountMatcher) -> CountMatcher {
    CountMatcher(rule: .xor(rule, other.rule))
  }

  /// Fulfilled where either this is, or there are exactly a number of calls, but not both.
  ///
  /// ```swift
  /// verify(bird.land()).wasCalled(atLeast(2).xor(5))
  /// ```
  ///
  /// - Parameter times: The number of calls.
  /// - Returns: What `wasCalled(_:)` takes.
  public func xor(_ times: Int) -> CountMatcher { xor(exactly(times)) }
}

/// Exactly a number of calls.
///
/// ```swift
/// verify(bird.land()).wasCalled(exactly(3))
/// ```
///
/// - Parameter times: The number of calls.
/// - Returns: What `wasCalled(_:)` takes.
public func exactly(_ times: Int) -> CountMatcher { CountMatcher(rule: .exactly(times)) }

/// A number of calls or more.
///
/// ```swift
/// verify(bird.land()).wasCalled(atLeast(2))
/// ```
///
/// - Parameter times: The smallest number of calls.
/// - Returns: What `wasCalled(_:)` takes.
public func atLeast(_ times: Int) -> CountMatcher { CountMatcher(rule: .atLeast(times)) }

/// A number of calls or fewer.
///
/// ```swift
/// verify(bird.land()).wasCalled(atMost(2))
/// ```
///
/// - Parameter times: The greatest number of calls.
/// - Returns: What `wasCalled(_:)` takes.
public func atMost(_ times: Int) -> CountMatcher { CountMatcher(rule: .atMost(times)) }

/// A number of calls within a range, as in `between(1...2)`, `between(1..<3)` or `between(2...)`.
///
/// ```swift
/// verify(bird.land()).wasCalled(between(1...2))
/// ```
///
/// - Parameter range: The numbers of calls, from 0.
/// - Returns: What `wasCalled(_:)` takes.
public func between(_ range: some RangeExpression<Int>) -> CountMatcher {
  CountMatcher(rule: CountMatcher.Rule(range))
}

/// Every number of calls but those that another matcher means.
///
/// ```swift
/// verify(bird.land()).wasCalled(not(between(2...5)))
/// ```
///
/// - Parameter count: The numbers that are not meant.
/// - Returns: What `wasCalled(_:)` takes.
public func not(_ count: CountMatcher) -> CountMatcher { CountMatcher(rule: .not(count.rule)) }

/// Every number of calls but one.
///
/// ```swift
/// verify(bird.land()).wasCalled(not(twice))
/// ```
///
/// - Parameter times: The number that is not meant.
/// - Returns: What `wasCalled(_:)` takes.
public func not(_ times: Int) -> CountMatcher { not(exactly(times)) }

extension CountMatcher.Rule {
  /// The rule that a number is in a range, of whatever kind.
  fileprivate init(_ range: some RangeExpression<Int>) {
    switch range {
    case let range as PartialRangeFrom<Int>: self = .atLeast(range.lowerBound)
    case let range as PartialRangeThrough<Int>: self = .atMost(range.upperBound)
    case let range as PartialRangeUpTo<Int>: self = .atMost(range.upperBound.before)
    case let range as ClosedRange<Int>: self = .between(range.lowerBound, range.upperBound)
    default:
      let range = range.relative(to: 0..<Int.max)
      self = .between(range.lowerBound, range.upperBound.before)
    }
  }

  func matches(_ count: Int) -> Bool {
    switch self {
    case .exactly(let times): count == times
    case .atLeast(let times): count >= times
    case .atMost(let times): count <= times
    case .between(let low, let high): count >= low && count <= high
    case .not(let rule): !rule.matches(count)
    case .and(let left, let right): left.matches(count) && right.matches(count)
    case .or(let left, let right): left.matches(count) || right.matches(count)
    case .xor(let left, let right): left.matches(count) != right.matches(count)
    }
  }
}

extension CountMatcher.Rule {
  /// Whether a number is negative, which no number of calls is.
  fileprivate var hasNegativeNumber: Bool {
    switch self {
    case .exactly(let times), .atLeast(let times), .atMost(let times): times < 0
    case .between(let low, _): low < 0
    case .not(let rule): rule.hasNegativeNumber
    case .and(let left, let right), .or(let left, let right), .xor(let left, let right):
      left.hasNegativeNumber || right.hasNegativeNumber
    }
  }

  /// The numbers at which what matches may change.
  fileprivate var changes: [Int] {
    switch self {
    case .exactly(let times): [times] + times.after
    case .atLeast(let times): [times]
    case .atMost(let times): times.after
    case .between(let low, let high): [low] + high.after
    case .not(let rule): rule.changes
    case .and(let left, let right), .or(let left, let right), .xor(let left, let right):
      left.changes + right.changes
    }
  }
}

extension CountMatcher: CustomStringConvertible {
  /// The rule in words, as in `at least twice`.
  public var description: String { rule.text }
}

extension CountMatcher.Rule {
  fileprivate var text: String {
    switch self {
    case .exactly(0): "never"
    case .exactly(let times): "exactly \(times.asTimes)"
    case .atLeast(let times): "at least \(times.asTimes)"
    case .atMost(let times): "at most \(times.asTimes)"
    case .between(let low, let high): "between \(low) and \(high) times"
    case .not(let rule): "not \(rule.group)"
    case .and(let left, let right): "\(left.group) and \(right.group)"
    case .or(let left, let right): "\(left.group) or \(right.group)"
    case .xor(let left, let right): "either \(left.group) or \(right.group) but not both"
    }
  }

  /// The text, in parentheses where it would be misread beside another.
  private var group: String {
    switch self {
    case .and, .or, .xor: "(\(text))"
    default: text
    }
  }
}

extension Int {
  /// The next smaller number, of which the smallest number has none.
  fileprivate var before: Int { self == .min ? .min : self - 1 }

  /// The next greater number, of which the greatest number has none.
  fileprivate var after: [Int] { self == .max ? [] : [self + 1] }

  /// The number as a number of times: `once`, `twice`, `3 times`.
  var asTimes: String {
    switch self {
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}
