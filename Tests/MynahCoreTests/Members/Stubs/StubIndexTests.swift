import Mynah
import Support
import Testing

/// Tests that the index finds the same stubs as a reverse scan, in up to 100,000 random calls.
@Suite struct StubIndexTests {
  /// An argument of a random stub: a value, a wildcard, or a predicate.
  private enum Pattern {
    case exact(Int)
    case wildcard
    case even

    func matches(_ value: Int) -> Bool {
      switch self {
      case .exact(let exact): value == exact
      case .wildcard: true
      case .even: value.isMultiple(of: 2)
      }
    }

    /// The value or matcher to write for this argument in `given`.
    var argument: Int? {
      switch self {
      case .exact(let value): value
      case .wildcard: any()
      case .even: any(where: { $0.isMultiple(of: 2) })
      }
    }

    static func random(using generator: inout Generator) -> Pattern {
      switch generator.next(below: 10) {
      case 0..<6: .exact(generator.next(below: 5))
      case 6..<9: .wildcard
      default: .even
      }
    }
  }

  /// A small random number generator that returns the same numbers in each run.
  private struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
  }

  @Test(arguments: 0..<8)
  func indexAgreesWithReverseScan(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 977 &+ 13)
    var disagreements = 0
    for _ in 0..<5 {
      let grid = mock(Grid.self)
      var stubs: [(Pattern, Pattern, Pattern)] = []
      for _ in 0..<25 {
        for _ in 0..<generator.next(below: 4) {
          let patterns = (
            Pattern.random(using: &generator), Pattern.random(using: &generator),
            Pattern.random(using: &generator)
          )
          let number = stubs.count
          given(grid.at(patterns.0.argument, patterns.1.argument, patterns.2.argument))
            .willReturn(number)
          stubs.append(patterns)
        }
        for _ in 0..<100 {
          let (x, y, z) = (
            generator.next(below: 5), generator.next(below: 5), generator.next(below: 5)
          )
          let expected = stubs.lastIndex {
            $0.0.matches(x) && $0.1.matches(y) && $0.2.matches(z)
          }
          guard let expected else { continue }
          if grid.at(x, y, z) != expected { disagreements += 1 }
        }
      }
      #expect(grid.mockingContext._checkInvariants() == [])
    }
    #expect(disagreements == 0)
  }

  @Test func answersCanBeAddedToManyStubs() {
    let grid = mock(Grid.self)
    let stubs = (0..<20).map { number in given(grid.at(number, any(), any())).willReturn(number) }
    #expect(grid.at(3, 0, 0) == 3)
    for (number, stub) in stubs.enumerated() { stub.willReturn(number + 100) }
    #expect([3, 19, 19].map { grid.at($0, 0, 0) } == [103, 19, 119])
    #expect(grid.mockingContext._checkInvariants() == [])
  }

  @Test func manyStubsCanBeCleared() {
    let grid = mock(Grid.self)
    for number in 0..<20 { given(grid.at(number, any(), any())).willReturn(number) }

    clearStubs(on: grid)
    #expect(failures { _ = grid.at(3, 0, 0) }.count == 1)
    given(grid.at(any(), any(), any())).willReturn(7)
    #expect(grid.at(3, 0, 0) == 7)
    #expect(grid.mockingContext._checkInvariants() == [])
  }

  @Test func manyStubsCanHaveValuesThatAreNotHashable() {
    let bird = mock(Bird.self)
    for number in 0..<20 {
      given(bird.build(Nest(twigs: ["\(number)"]))).willReturn(
        Nest(twigs: [], depth: Double(number)))
    }
    #expect(["3", "19"].map { bird.build(Nest(twigs: [$0]))?.depth } == [3, 19])
    #expect(bird.mockingContext._checkInvariants() == [])
  }
}

/// A nest whose hash is code of the test.
struct HashedNest: Hashable {
  var number: Int
  var whenHashed: () -> Void = {}

  static func == (left: HashedNest, right: HashedNest) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    whenHashed()
    hasher.combine(number)
  }
}

/// An egg that changes.
final class MarkedEgg: Hashable {
  var mark: Int

  init(_ mark: Int) { self.mark = mark }

  static func == (left: MarkedEgg, right: MarkedEgg) -> Bool { left.mark == right.mark }

  func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}

struct EggTray: Hashable {
  let egg: MarkedEgg
}

protocol EggScale {
  func weigh(_ egg: MarkedEgg) -> Int
  func weigh(basket: [MarkedEgg]) -> Int
  func weigh(tray: EggTray) -> Int
  func weigh(shelves: [Int: [MarkedEgg]?]) -> Int
  func weigh(anything: AnyHashable) -> Int
  func weigh(_ nest: HashedNest) -> Int
}

/// Tests of exact values with hashes of the test in an index.
@Suite struct HashedStubTests {
  let scale = mock(EggScale.self)

  @Test func hashingCanUseTheMock() {
    for number in 0..<10 { given(scale.weigh(HashedNest(number: number))).willReturn(number) }
    var weight = 0
    let nest = HashedNest(number: 3) { [scale] in weight = scale.weigh(HashedNest(number: 4)) }
    given(scale.weigh(nest)).willReturn(30)
    #expect(scale.weigh(HashedNest(number: 3)) == 30)
    #expect(weight == 4)
  }

  @Test(arguments: [1, 10])
  func changedInstancesMatch(count: Int) {
    let egg = MarkedEgg(0)
    for mark in 1...count { given(scale.weigh(MarkedEgg(mark))).willReturn(mark) }
    given(scale.weigh(egg)).willReturn(20)
    egg.mark = 20
    #expect(scale.weigh(MarkedEgg(20)) == 20)
  }

  @Test func aStubWithAnotherHashIsNotReplaced() {
    let egg = MarkedEgg(0)
    for mark in 1...10 { given(scale.weigh(tray: EggTray(egg: MarkedEgg(mark)))).willReturn(mark) }
    given(scale.weigh(tray: EggTray(egg: egg))).willReturn(20)
    egg.mark = 20
    given(scale.weigh(tray: EggTray(egg: egg))).willReturn(21)
    #expect(scale.mockingContext._checkInvariants() == [])
    #expect(scale.weigh(tray: EggTray(egg: MarkedEgg(20))) == 21)
  }

  @Test func changedInstancesInCollectionsMatch() {
    let egg = MarkedEgg(0)
    for mark in 1...10 {
      given(scale.weigh(basket: [MarkedEgg(mark)])).willReturn(mark)
      given(scale.weigh(shelves: [mark: [MarkedEgg(mark)]])).willReturn(mark)
      given(scale.weigh(anything: MarkedEgg(mark))).willReturn(mark)
    }
    given(scale.weigh(basket: [egg])).willReturn(20)
    given(scale.weigh(shelves: [0: [egg]])).willReturn(20)
    given(scale.weigh(anything: egg)).willReturn(20)
    egg.mark = 20
    #expect(scale.weigh(basket: [MarkedEgg(20)]) == 20)
    #expect(scale.weigh(shelves: [0: [MarkedEgg(20)]]) == 20)
    #expect(scale.weigh(anything: MarkedEgg(20)) == 20)
  }
}

protocol Grid: Sendable {
  func at(_ x: Int, _ y: Int, _ z: Int) -> Int
}
