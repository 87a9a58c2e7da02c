import MynahSyntax
import Testing

@testable import MynahGenerator

struct RefusalTests {
  @Test func refusalsSayWhyAndWhere() {
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
      protocol M: D {}
      protocol N: A {}
      protocol O where Self: B {}
      class Base { init(b: Int) {} }
      protocol Q: Base { init(a: Int) }
      protocol R { #members }
      protocol S { var a: Egg { get } }; struct Egg: ~Copyable {}
      protocol T { subscript(a: Int) -> Egg? { get } }
      protocol U { var a: RawSpan { get } }
      protocol V { associatedtype A: V2 where A.B == Self }; protocol V2<B> { associatedtype B }
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
      """
    let names = "ABCDEFGHIJKLMNOQRSTUVWXYZ".map(String.init) + ["AA", "BB", "CC", "DD", "EE"]
    let tests = names.map { "mock(\($0).self)\n" }.joined()
    let refusals = generation(of: module("Birds", source), tests: tests).refusals
    #expect(
      refusals.map(\.description)
        == lines(
          """
          Birds.swift:1:13: warning: A can not be mocked: it is a final class; a protocol in front of it can be mocked
          Birds.swift:27:15: warning: AA can not be mocked: the result of f is of the type (Int, rest: Span<Int>?), which can not outlive what it was made from
          Birds.swift:2:7: warning: B can not be mocked: it has no designated initializer that a subclass in the tests can call
          Birds.swift:28:10: warning: BB can not be mocked: a is a property in BB2, and a method in BB
          Birds.swift:3:7: warning: C can not be mocked: it has no designated initializer that a subclass in the tests can call
          Birds.swift:34:58: warning: CC can not be mocked: a is a property in CC, and a method in CC2
          Birds.swift:4:8: warning: D can not be mocked: it is a struct, which has no subclasses; a protocol in front of it can be mocked
          Birds.swift:35:7: warning: DD can not be mocked: it inherits from AVAudioPlayer, whose declaration is not among the sources that were read; a protocol in front of it can be mocked
          Birds.swift:5:6: warning: E can not be mocked: it is an enum, which has no subclasses; a protocol in front of it can be mocked
          Birds.swift:36:7: warning: EE can not be mocked: it inherits from Theme, whose declaration is not among the sources that were read; a protocol in front of it can be mocked
          Birds.swift:6:7: warning: F can not be mocked: it is an actor, which has no subclasses; a protocol in front of it can be mocked
          Birds.swift:7:18: warning: G can not be mocked: it is private, so that no other file sees it; make it internal
          Birds.swift:8:22: warning: H can not be mocked: it is fileprivate, so that no other file sees it; make it internal
          Birds.swift:9:7: warning: I can not be mocked: it has no designated initializer that a subclass in the tests can call
          Birds.swift:10:10: warning: J can not be mocked: it refines Unknown, whose declaration is not among the sources that were read
          Birds.swift:11:10: warning: K can not be mocked: it refines Nest.Identifiable<Int>, whose declaration is not among the sources that were read
          Birds.swift:10:10: warning: L can not be mocked: it refines Unknown, whose declaration is not among the sources that were read
          Birds.swift:4:8: warning: M can not be mocked: it inherits from the struct D
          Birds.swift:1:13: warning: N can not be mocked: it requires the class A: it is a final class; a protocol in front of it can be mocked
          Birds.swift:2:7: warning: O can not be mocked: it requires the class B: it has no designated initializer that a subclass in the tests can call
          Birds.swift:17:20: warning: Q can not be mocked: it requires init(a:), which is no designated initializer of Base that a subclass in the tests can call
          Birds.swift:18:14: warning: R can not be mocked: the macro #members adds members that only the compiler knows
          Birds.swift:19:18: warning: S can not be mocked: a is of the type Egg, which can not be copied
          Birds.swift:20:14: warning: T can not be mocked: the value of a subscript is of the type Egg, which can not be copied
          Birds.swift:21:18: warning: U can not be mocked: a is of the type RawSpan, which can not outlive what it was made from
          Birds.swift:22:10: warning: V can not be mocked: it requires that A.B == Self, and Swift forbids a generic class, as its mock would be, to require something of itself
          Birds.swift:23:10: warning: W can not be mocked: it requires that A: V2<[Self]>, and Swift forbids a generic class, as its mock would be, to require something of itself
          Birds.swift:24:7: warning: X can not be mocked: it has only the initializers of ManagedBuffer, which a mock can not override
          Birds.swift:25:7: warning: Y can not be mocked: it has only the initializers of XCTestCase, which a mock can not override
          Birds.swift:26:7: warning: Z can not be mocked: it has only the initializers of Bundle, which a mock can not override
          """))

    // Internal types of other packages can not be seen.
    let other = module("Other", isInPackage: false, "protocol Hidden {}")
    let hidden = generation(of: module("Birds", ""), other, tests: "mock(Hidden.self)")
    #expect(
      hidden.refusals.map(\.description) == [
        "Other.swift:1:10: warning: Hidden can not be mocked: "
          + "it is not public in the package that declares it"
      ])

    // What can not be understood is refused.
    let broken = "protocol Fine {}\nprotocol Broken {\n  func f(\n  var x: Int { get }\n}"
    let generation = generation(of: module("Birds", broken))
    #expect(generation.mockedTypes == ["Fine"])
    #expect(generation.refusals.map(\.typeName) == ["Broken"])
    #expect(
      generation.refusals.first?.reason.hasPrefix("its declaration can not be understood: ") == true
    )
    #expect((generation.refusals.first?.position.line ?? 0) > 2)
  }

  @Test func theCompilerRepeatsTheReasonWhereTheMockIsAskedFor() {
    let generation = generation(
      of: module("Birds", "import Nests\nfinal class Bird {}"), tests: "mock(Bird.self)")
    #expect(
      lines(generation.source).drop { $0 != "// MARK: - Refused" }.joined(separator: "\n") == """
        // MARK: - Refused

        @available(*, unavailable, message: "Bird can not be mocked: it is a final class; a protocol in front of it can be mocked (Birds.swift:2:13)")
        nonisolated func mock(_ type: Bird.Type) -> Bird {
          fatalError()
        }
        @_disfavoredOverload
        @available(*, unavailable, message: "Bird can not be mocked: it is a final class; a protocol in front of it can be mocked (Birds.swift:2:13)")
        nonisolated func mock(_ type: Bird.Type) -> _RefusedMock<Bird> {
          fatalError()
        }

        """)
  }

  @Test func typesThatAPersonLeavesOutAreRefusedWhereTheyAreAskedFor() {
    let birds = module(
      "Birds", "protocol Bird {}\nprotocol Fish {}\nstruct Nest { protocol Egg {} }")
    var request = Generation.Request(modules: [birds], testModule: "Birds")
    request.ignoredTypes = ["Bird", "Birds.Nest.Egg", "Sea.Fish"]
    #expect(Generation(request).mockedTypes == ["Fish"])
    #expect(Generation(request).refusals == [])

    request.mentions = Mentions(in: "mock(Bird.self) mock((any Bird & Fish).self)")
    #expect(
      Generation(request).refusals.map(\.description) == [
        "Birds.swift:1:10: warning: Bird can not be mocked: a file .mynahignore names it",
        "Birds.swift:1:10: warning: Bird & Fish can not be mocked: a file .mynahignore names it",
      ])
    #expect(
      Listing(modules: [birds], ignoring: request.ignoredTypes).entries.map(\.refusal?.reason) == [
        "a file .mynahignore names it", nil, "a file .mynahignore names it",
      ])
  }
}
