/// What two lists have in common, and what only one of them has: the fewest changes that there are.
struct LineDifference<Element: Hashable> {
  enum Step: Equatable {
    case both(Int, Int)
    case left(Int)
    case right(Int)
  }

  /// The elements of both in their order; what is only left comes before what is only right.
  private(set) var steps: [Step] = []

  /// From how many changes on the rest is taken as wholly different.
  private static var changeLimit: Int { 1_000 }

  init(_ left: [Element], _ right: [Element]) {
    var ids: [Element: Int] = [:]
    func id(_ element: Element) -> Int {
      if let id = ids[element] { return id }
      ids[element] = ids.count
      return ids.count - 1
    }
    let left = left.map(id)
    let right = right.map(id)
    let found = Self.path(left, right) ?? []
    var (x, y) = (0, 0)
    for match in found {
      advance(&x, to: match.left) { .left($0) }
      advance(&y, to: match.right) { .right($0) }
      steps.append(.both(x, y))
      x += 1
      y += 1
    }
    advance(&x, to: left.count) { .left($0) }
    advance(&y, to: right.count) { .right($0) }
  }

  private mutating func advance(_ index: inout Int, to end: Int, _ step: (Int) -> Step) {
    while index < end {
      steps.append(step(index))
      index += 1
    }
  }

  /// The pairs of equal elements on the shortest way; nil where there are too many changes.
  private static func path(_ left: [Int], _ right: [Int]) -> [(left: Int, right: Int)]? {
    let limit = min(left.count + right.count, changeLimit)
    var furthest = [1: 0]
    var trace: [[Int: Int]] = []
    for changes in 0...limit {
      trace.append(furthest)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let goesDown =
          diagonal == -changes
          || (diagonal != changes
            && furthest[diagonal - 1, default: 0] < furthest[diagonal + 1, default: 0])
        var x =
          goesDown ? furthest[diagonal + 1, default: 0] : furthest[diagonal - 1, default: 0] + 1
        while x < left.count, x - diagonal < right.count, left[x] == right[x - diagonal] { x += 1 }
        furthest[diagonal] = x
        if x >= left.count, x - diagonal >= right.count {
          return pairs(trace, left.count, right.count)
        }
      }
    }
    return nil
  }

  private static func pairs(
    _ trace: [[Int: Int]], _ leftCount: Int, _ rightCount: Int
  ) -> [(left: Int, right: Int)] {
    var (x, y) = (leftCount, rightCount)
    var pairs: [(left: Int, right: Int)] = []
    for (changes, furthest) in trace.enumerated().reversed() {
      let diagonal = x - y
      let goesDown =
        diagonal == -changes
        || (diagonal != changes
          && furthest[diagonal - 1, default: 0] < furthest[diagonal + 1, default: 0])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let startX = furthest[previous, default: 0]
      let startY = startX - previous
      while x > max(startX, 0), y > max(startY, 0), x > startX, y > startY {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      if changes > 0 { (x, y) = (startX, startY) }
    }
    return pairs.reversed()
  }
}
