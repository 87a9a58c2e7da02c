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
      (GooseEgg(1) as Any? as Any, Egg(1) as Any? as Any, true),
      (GooseEgg(1) as Any? as Any, Egg(2) as Any? as Any, false),
      (Pond(), Lake(), false),
    ])
  }

  @Test func opaqueValuesMatchByTheirMemory() async {
    let pond = Nursery()
    expectMatches([
      (pond.unownedExecutor, pond.unownedExecutor, true),
      (pond.unownedExecutor, Nursery().unownedExecutor, false),
      (1 as StaticBigInt, 1 as StaticBigInt, true),
      (1 as StaticBigInt, 2 as StaticBigInt, false),
    ])
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      expectMatches([(continuation, continuation, true)])
      continuation.resume()
    }
  }

  @Test func collectionsWithoutEqualityMatchElementByElement() {
    expectMatches([
      ("".utf8, "".utf8, true),
      ("ab".utf8, "ab".utf8, true),
      ("ab".utf8, "ac".utf8, false),
      ("xab".dropFirst().utf8, "yab".dropFirst().utf8, true),
      (AnyCollection([1]), AnyCollection([1]), true),
      (AnyCollection([1]), AnyCollection([2]), false),
      (["a": 1].values, ["b": 1].values, true),
      (["a": 1].values, ["a": 2].values, false),
      (Row(twigs: []), Row(twigs: []), true),
      (Row(twigs: []), Row(twigs: [Nest(twigs: [])]), false),
    ])
  }

  @Test func customMirrorsMatchByTheirLabels() {
    expectMatches([
      (Sign(words: ["left": 1]), Sign(words: ["left": 1]), true),
      (Sign(words: ["left": 1]), Sign(words: ["right": 1]), false),
    ])
  }

  #if compiler(>=6.2)
    @Test func inlineArraysMatchElementByElement() {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      let row: InlineArray<2, Int> = [1, 2]
      let otherRow: InlineArray<2, Int> = [1, 3]
      expectMatches([(row, row, true), (row, otherRow, false)])
      given(shapes.accept(any())).willReturn(true)
      _ = shapes.accept(row)
      #expect(
        report { verify(shapes.accept(otherRow)).wasCalled() } == """
          Expected shapes.accept([1, 3]) to be called exactly once, but it was called 0 times.
          Closest of 1 call: #1 accept(*[1, 2]*)     argument: expected [1, 3], got [1, 2]
          """)
    }
  #endif

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

private actor Nursery {}

private struct Row: Collection, CustomReflectable {
  let twigs: [Nest]

  var startIndex: Int { 0 }
  var endIndex: Int { twigs.count }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: twigs) }

  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Nest { twigs[index] }
}

private struct Sign: CustomReflectable {
  let words: KeyValuePairs<String, Int>

  var customMirror: Mirror { Mirror(self, children: words.map { ($0, $1) }) }
}
