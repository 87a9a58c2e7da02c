import MynahSyntax
import Testing

@testable import MynahGenerator

struct RefusalTests {
  @Test(arguments: [("enum", "an enum"), ("actor", "an actor"), ("final class", "a final class")])
  func reasonsNameTheKindOfAType(kind: String, expected: String) {
    let refused = generation(of: module("Birds", "\(kind) Nest {}"), tests: "mock(Nest.self)")
    #expect(
      refused.refusals.map(\.reason) == ["it's \(expected). Extract a protocol and mock that"])
  }

  @Test func refusalsHaveALocation() {
    let source = """
      final class A {}
      class B { private init() {} }
      class C { init(_ a: Int...) {} }
      struct D {}
      enum E {}
      actor F {}
      private protocol G {}
      fileprivate protocol H {}
      class I { init<Failure: Error>() throws(Failure) {} }
      protocol J: Unknown {}
      protocol K: Nest.Identifiable<Int> {}
      protocol L: J2 {}; protocol J2: J {}
      protocol N: A {}
      protocol O where Self: B {}
      // Q can be mocked.

      protocol R { #members }
      protocol S { var a: Egg { get } }; struct Egg: ~Copyable {}
      protocol T { subscript(a: Int) -> Egg? { get } }
      protocol U { var a: RawSpan { get } }
      protocol V { associatedtype A: V2 where A.B == Self, A: W2<Self> }; protocol V2<B> { associatedtype B }
      protocol W { associatedtype A: V2<[Self]> }
      class X: ManagedBuffer<Int, Int> {}
      class Y: XCTestCase { func testIt() {} }
      class Z: Z2 {}; class Z2: Foundation.Bundle {}
      protocol AA { func f() -> (Int, rest: Span<Int>?) }
      protocol BB: BB2 {
      #if DEBUG
        func a()
      #endif
      }
      protocol BB2 { var a: Int { get } }
      protocol CC: CC2 { static var a: Int { get } }; protocol CC2 { static func a() }
      class DD: AVAudioPlayer {}
      class EE: Theme { override func apply() {} }
      class FF<each Item> {}
      protocol HH { func a<T: Hashable>(_ b: Int) -> T?; func a<T>(_ b: Int) -> T }
      class Tree<Seed, Leaf> { class GG<Leaf> {} }
      """
    let names =
      "ABCDEFGHIJKLNORSTUVWXYZ".map(String.init) + [
        "AA", "BB", "CC", "DD", "EE", "FF", "HH", "Tree.GG",
      ]
    let tests = names.map { "mock(\($0).self)\n" }.joined()
    let refusals = generation(of: module("Birds", source), tests: tests).refusals
    #expect(
      refusals.map(\.description)
        == lines(
          """
          Birds.swift:1:13: warning: Can't mock final class 'A'. Extract a protocol and mock that
          Birds.swift:26:15: warning: Can't mock 'AA': the result of f has the nonescapable type (Int, rest: Span<Int>?)
          Birds.swift:2:7: warning: Can't mock 'B': a subclass in the tests can't call any of its designated initializers
          Birds.swift:27:10: warning: Can't mock 'BB': a is a property in BB2, and a method in BB
          Birds.swift:3:7: warning: Can't mock 'C': a subclass in the tests can't call any of its designated initializers
          Birds.swift:33:58: warning: Can't mock 'CC': a is a property in CC, and a method in CC2
          Birds.swift:4:8: warning: Can't mock struct 'D'. Extract a protocol and mock that
          Birds.swift:34:7: warning: Can't mock 'DD': it inherits from AVAudioPlayer, which the sources don't declare. Extract a protocol and mock that
          Birds.swift:5:6: warning: Can't mock enum 'E'. Extract a protocol and mock that
          Birds.swift:35:7: warning: Can't mock 'EE': it inherits from Theme, which the sources don't declare. Extract a protocol and mock that
          Birds.swift:6:7: warning: Can't mock actor 'F'. Extract a protocol and mock that
          Birds.swift:36:7: warning: Can't mock 'FF': Swift doesn't have subclasses of classes with a type pack
          Birds.swift:7:18: warning: Can't mock 'G': it's private. Make it internal
          Birds.swift:8:22: warning: Can't mock 'H': it's fileprivate. Make it internal
          Birds.swift:37:10: warning: Can't mock 'HH': a class can't implement both functions with the name a, because the result of one also fits the other
          Birds.swift:9:7: warning: Can't mock 'I': a subclass in the tests can't call any of its designated initializers
          Birds.swift:10:10: warning: Can't mock 'J': it refines Unknown, which the sources don't declare
          Birds.swift:11:10: warning: Can't mock 'K': it refines Nest.Identifiable<Int>, which the sources don't declare
          Birds.swift:10:10: warning: Can't mock 'L': it refines Unknown, which the sources don't declare
          Birds.swift:1:13: warning: Can't mock 'N': it requires A, but it's a final class. Extract a protocol and mock that
          Birds.swift:2:7: warning: Can't mock 'O': it requires B, but a subclass in the tests can't call any of its designated initializers
          Birds.swift:17:14: warning: Can't mock 'R': the macro #members adds members that only the compiler knows
          Birds.swift:18:18: warning: Can't mock 'S': a has the noncopyable type Egg
          Birds.swift:19:14: warning: Can't mock 'T': the value of a subscript has the noncopyable type Egg
          Birds.swift:38:32: warning: Can't mock 'Tree.GG': its generic parameter Leaf hides a parameter of Tree
          Birds.swift:20:18: warning: Can't mock 'U': a has the nonescapable type RawSpan
          Birds.swift:21:10: warning: Can't mock 'V': it requires that A.B == Self, but Swift doesn't let a generic class, such as a mock, constrain itself
          Birds.swift:22:10: warning: Can't mock 'W': it requires that A: V2<[Self]>, but Swift doesn't let a generic class, such as a mock, constrain itself
          Birds.swift:23:7: warning: Can't mock 'X': it only has the initializers of ManagedBuffer, which a mock can't override
          Birds.swift:24:7: warning: Can't mock 'Y': it only has the initializers of XCTestCase, which a mock can't override
          Birds.swift:25:7: warning: Can't mock 'Z': it only has the initializers of Bundle, which a mock can't override
          """))
  }

  @Test func internalTypesOfOtherPackagesAreRefused() {
    let other = module("Other", isInPackage: false, "protocol Hidden {}")
    let hidden = generation(of: module("Birds", ""), other, tests: "mock(Hidden.self)")
    #expect(
      hidden.refusals.map(\.description) == [
        "Other.swift:1:10: warning: Can't mock 'Hidden': "
          + "it isn't public in its package"
      ])
  }

  @Test func declarationsThatCannotBeParsedAreRefused() {
    let broken = "protocol Fine {}\nprotocol Broken {\n  func f(\n  var x: Int { get }\n}"
    let generation = generation(of: module("Birds", broken))
    #expect(generation.mockedTypes == ["Fine"])
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:4:14: warning: Can't mock 'Broken': its declaration can't be parsed: "
          + "expected ',' or ')', found '{'"
      ])
  }

  @Test func usingARefusedMockIsAnErrorWithTheReason() {
    let generation = generation(
      of: module("Birds", "import Nests\nfinal class Bird {}"), tests: "mock(Bird.self)")
    #expect(
      lines(generation.source).drop { $0 != "// MARK: - Refused" }.joined(separator: "\n") == """
        // MARK: - Refused

        @available(*, unavailable, message: "Can't mock final class 'Bird'. Extract a protocol and mock that (Birds.swift:2:13)")
        nonisolated func mock(_ type: Bird.Type) -> Bird {
          fatalError()
        }
        @_disfavoredOverload
        @available(*, unavailable, message: "Can't mock final class 'Bird'. Extract a protocol and mock that (Birds.swift:2:13)")
        nonisolated func mock(_ type: Bird.Type) -> _RefusedMock<Bird> {
          fatalError()
        }

        """)
  }

  @Test func excludedTypesAreRefusedIfTestsMentionThem() {
    let birds = module(
      "Birds", "protocol Bird {}\nprotocol Fish {}\nstruct Nest { protocol Egg {} }")
    var request = Generation.Request(modules: [birds], testModule: "Birds")
    request.ignoredTypes = ["Bird", "Birds.Nest.Egg", "Sea.Fish"]
    #expect(Generation(request).mockedTypes == ["Fish"])
    #expect(Generation(request).refusals == [])

    request.mentions = Mentions(in: "mock(Bird.self) mock((any Bird & Fish).self)")
    #expect(
      Generation(request).refusals.map(\.description) == [
        "Birds.swift:1:10: warning: Can't mock 'Bird': a .mynahignore file excludes it",
        "Birds.swift:1:10: warning: Can't mock 'Bird & Fish': a .mynahignore file excludes it",
      ])
    #expect(
      Listing(modules: [birds], ignoring: request.ignoredTypes).entries.map(\.refusal?.reason) == [
        "a .mynahignore file excludes it", nil, "a .mynahignore file excludes it",
      ])
  }

  @Test func compositionsAreExcludedByTheirNames() {
    let birds = module("Birds", "protocol Bird {}\nprotocol Fish {}")
    var request = Generation.Request(
      modules: [birds], testModule: "Birds",
      mentions: Mentions(in: "mock(Bird.self) mock((any Bird & Fish).self)"))
    // `mynah check` names compositions as in the failures of their mocks.
    request.ignoredTypes = ["Bird&Fish"]
    #expect(Generation(request).mockedTypes == ["Bird"])
    #expect(Generation(request).refusals.map(\.typeName) == ["Bird & Fish"])
  }
}
