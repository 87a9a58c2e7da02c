internal import MynahCore

/// How often something must have been called, as a matcher and as the rule that it stands for.
struct HostileCount {
  let matcher: CountMatcher
  let matches: (Int) -> Bool

  init(_ choices: Choices, depth: Int = 0) {
    let number = choices.element(of: HostileValues.numbers)
    let other = choices.element(of: HostileValues.numbers)
    switch choices.next(below: depth > 3 ? 6 : 10) {
    case 0: self.init(exactly(number)) { $0 == number }
    case 1: self.init(atLeast(number)) { $0 >= number }
    case 2: self.init(atMost(number)) { $0 <= number }
    case 3:
      let (low, high) = (min(number, other), max(number, other))
      self.init(between(low...high)) { $0 >= low && $0 <= high }
    case 4:
      let (low, high) = (min(number, other), max(number, other))
      self.init(between(low..<high)) { $0 >= low && $0 < high }
    case 5: self.init(between(..<number)) { $0 < number }
    case 6:
      let inner = HostileCount(choices, depth: depth + 1)
      self.init(not(inner.matcher)) { !inner.matches($0) }
    default:
      let left = HostileCount(choices, depth: depth + 1)
      let right = HostileCount(choices, depth: depth + 1)
      switch choices.next(below: 3) {
      case 0: self.init(left.matcher.or(right.matcher)) { left.matches($0) || right.matches($0) }
      case 1: self.init(left.matcher.and(right.matcher)) { left.matches($0) && right.matches($0) }
      default: self.init(left.matcher.xor(right.matcher)) { left.matches($0) != right.matches($0) }
      }
    }
  }

  private init(_ matcher: CountMatcher, _ matches: @escaping (Int) -> Bool) {
    self.matcher = matcher
    self.matches = matches
  }
}
