internal import MynahCore

/// A count matcher, and a function that returns whether the matcher should match a count.
struct HostileCount {
  let matcher: CountMatcher
  let matches: (Int) -> Bool

  init(_ choices: Choices, depth: Int = 0) {
    let number = choices.element(of: HostileValues.numbers)
    let other = choices.element(of: HostileValues.numbers)
    let range = min(number, other)...max(number, other)
    switch choices.next(below: depth > 3 ? 4 : 8) {
    case 0: self.init(exactly(number)) { $0 == number }
    case 1: self.init(atLeast(number)) { $0 >= number }
    case 2: self.init(atMost(number)) { $0 <= number }
    case 3: self.init(between(range)) { range.contains($0) }
    case 4:
      let inner = HostileCount(choices, depth: depth + 1)
      self.init(not(inner.matcher)) { !inner.matches($0) }
    case let kind:
      let left = HostileCount(choices, depth: depth + 1)
      let right = HostileCount(choices, depth: depth + 1)
      switch kind {
      case 5: self.init(left.matcher.or(right.matcher)) { left.matches($0) || right.matches($0) }
      case 6: self.init(left.matcher.and(right.matcher)) { left.matches($0) && right.matches($0) }
      default: self.init(left.matcher.xor(right.matcher)) { left.matches($0) != right.matches($0) }
      }
    }
  }

  private init(_ matcher: CountMatcher, _ matches: @escaping (Int) -> Bool) {
    self.matcher = matcher
    self.matches = matches
  }
}
