import Mynah
import Support
import Testing

@Suite struct ExactMatchingTests {
  let bird = mock(Bird.self)
  let shapes = mock(Shapes.self)

  /// Checks whether values match as exact arguments of type `Any`.
  private func expectMatches(
    _ pairs: [(Any, Any, areEqual: Bool)], at location: SourceLocation = #_sourceLocation
  ) {
    for pair in pairs {
      let shapes = mock(Shapes.self)
      given(shapes.accept(any())).willReturn(true)
      _ = shapes.accept(pair.0)
      let count = pair.areEqual ? 1 : 0
      #expect(
        failures { verify(shapes.accept(pair.1)).wasCalled(count) } == [], "\(pair)",
        sourceLocation: location)
    }
  }

  @Test func nonEquatableValuesMatchMemberByMember() {
    given(bird.build(any())).willReturn(nil)
    _ = bird.build(Nest(twigs: ["a", "b"], depth: 1))
    verify(bird.build(Nest(twigs: ["a", "b"], depth: 1))).wasCalled()
    verify(bird.build(Nest(twigs: ["a", "c"], depth: 1))).wasNeverCalled()
    verify(bird.build(Nest(twigs: ["a", "b"]))).wasNeverCalled()

    let pairs: [(Any, Any, areEqual: Bool)] = [
      ([1, 2], [1, 2], true),
      ("a", "b", false),
      (1, 1.0, false),
      (Int.self, Int.self, true),
      (Int.self, String.self, false),
      (Storm.rain, Storm.rain, true),
      (Storm.wind(1), Storm.wind(2), false),
      ((1, "a"), (1, "a"), true),
      ((1, "a"), (1, "b"), false),
      (Nest(twigs: []), Nest(twigs: []), true),
      ([Nest(twigs: ["a"])], [Nest(twigs: ["b"])], false),
    ]
    expectMatches(pairs)
  }

  @Test func elementsOfUnknownTypesMatchByTheirOwnType() {
    let nest = Nest(twigs: [])
    let pairs: [(Any, Any, areEqual: Bool)] = [
      ([Calm()] as [Any], [Calm()] as [Any], true),
      ([Gust.calm] as [Any], [Gust.calm] as [Any], true),
      ([Gust.calm] as [Any], [Gust.still] as [Any], false),
      ([Tie(bird: bird)] as [Any], [Tie(bird: bird)] as [Any], true),
      ([Tie(bird: bird)] as [Any], [Tie(bird: mock(Bird.self))] as [Any], false),
      (["nest": nest, "calm": Calm()] as [String: Any], ["nest": nest, "calm": Calm()], true),
    ]
    expectMatches(pairs)
  }

  @Test func instancesOfSubclassesMatchByTheOperatorOfTheirCommonClass() {
    expectMatches([
      (Egg(1), Egg(1), true),
      (Egg(1), GooseEgg(1), true),
      (GooseEgg(1), DuckEgg(1), true),
      (GooseEgg(1), DuckEgg(2), false),
      ([GooseEgg(1)] as [Any], [Egg(1)] as [Any], true),
      (Pond(), Lake(), false),
    ])
  }

  @Test func nestedOptionalsMatch() {
    given(shapes.maybe(any())).willReturn(0)
    given(shapes.maybe(nil)).willReturn(1)
    let innerNil: Int?? = .some(nil)
    given(shapes.maybe(innerNil)).willReturn(2)
    given(shapes.maybe(3)).willReturn(3)
    #expect(shapes.maybe(nil) == 1)
    #expect(shapes.maybe(innerNil) == 2)
    #expect(shapes.maybe(3) == 3)
    #expect(shapes.maybe(4) == 0)
  }

  @Test func staticStringsMatchByTheirText() {
    let radio = mock(TowerRadio.self)
    let file: StaticString = "bird"
    radio.log("chirp", file: file)
    verify(radio.log("chirp", file: "bird")).wasCalled()
    #expect(
      failures { verify(radio.log("chirp", file: "nest")).wasCalled() } == [
        """
        Expected towerRadio.log("chirp", file: "nest") to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 log("chirp", file: *"bird"*)     file: expected "nest", got "bird"
        """
      ])
  }
}

protocol TowerRadio {
  func log(_ message: String, file: StaticString)
}

private struct Calm {}

private enum Gust {
  case calm
  case still
  case strong(Nest)
}

private struct Tie {
  weak var bird: AnyObject?
}

private class Egg: Equatable {
  let size: Int

  init(_ size: Int) { self.size = size }

  static func == (left: Egg, right: Egg) -> Bool { left.size == right.size }
}

private final class GooseEgg: Egg {}
private final class DuckEgg: Egg {}

private class Pond {}
private final class Lake: Pond {}
