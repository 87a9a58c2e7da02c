extension CountMatcher {
  /// The rule as a test writes it, as in `atLeast(2)`.
  var code: String { rule.code }
}

extension CountMatcher.Rule {
  fileprivate var code: String {
    switch self {
    case .exactly(let times): "exactly(\(times))"
    case .atLeast(let times): "atLeast(\(times))"
    case .atMost(let times): "atMost(\(times))"
    case .between(let low, let high) where high < low: "between(\(low)..<\(high + 1))"
    case .between(let low, let high): "between(\(low)...\(high))"
    case .not(let rule): "not(\(rule.code))"
    case .and(let left, let right): "\(left.code).and(\(right.code))"
    case .or(let left, let right): "\(left.code).or(\(right.code))"
    case .xor(let left, let right): "\(left.code).xor(\(right.code))"
    }
  }
}
