import MynahSyntax
import Testing

@testable import MynahGenerator

struct RefusalTests {
  @Test(arguments: [
    (
      "final class T {}",
      "1:13: it is a final class; a protocol in front of it can be mocked"
    ),
    (
      "class T { private init() {} }",
      "1:7: it has no designated initializer that a subclass in the tests can call"
    ),
    (
      "class T { init(_ a: Int...) {} }",
      "1:7: it has no designated initializer that a subclass in the tests can call"
    ),
    (
      "struct T {}",
      "1:8: it is a struct, which has no subclasses; a protocol in front of it can be mocked"
    ),
    (
      "enum T {}",
      "1:6: it is an enum, which has no subclasses; a protocol in front of it can be mocked"
    ),
    (
      "actor T {}",
      "1:7: it is an actor, which has no subclasses; a protocol in front of it can be mocked"
    ),
    (
      "private protocol T {}",
      "1:18: it is private, so that no other file sees it; make it internal"
    ),
    (
      "fileprivate protocol T {}",
      "1:22: it is fileprivate, so that no other file sees it; make it internal"
    ),
    (
      "protocol T: U { var a: V & W { get } }\nprotocol U { var a: X { get } }\n"
        + "struct X {}\nprotocol V {}\nprotocol W {}",
      "2:10: a is V & W in T, and X in U"
    ),
    (
      "protocol T: U { var a: [Int].Element { get } }\nprotocol U { var a: String { get } }",
      "2:10: a is [Int].Element in T, and String in U"
    ),
    (
      "protocol T: U { var a: any V & W { get } }\nprotocol U { var a: Int { get } }\n"
        + "protocol V {}\nprotocol W {}",
      "2:10: a is any V & W in T, and Int in U"
    ),
    (
      "protocol T: U { var a: Any { get } }\nprotocol U { var a: X { get } }\n"
        + "typealias X = V & W\nprotocol V {}\nprotocol W {}",
      "2:10: a is Any in T, and X in U"
    ),
    (
      "class T { init<A: Error>() throws(A) {} }",
      "1:7: it has no designated initializer that a subclass in the tests can call"
    ),
    (
      "protocol T: A { var a: any Error { get } }\nprotocol A { var a: AnyHashable { get } }",
      "2:10: a is any Error in T, and AnyHashable in A"
    ),
    (
      "protocol T: A { var a: AsyncStream<Int> { get } }\nprotocol A { var a: String { get } }",
      "2:10: a is AsyncStream<Int> in T, and String in A"
    ),
    (
      "protocol T: A {\n#if DEBUG\nfunc a()\n#endif\n}\nprotocol A { var a: Int { get } }",
      "1:10: a is a property in A, and a method in T"
    ),
    (
      "protocol T: A { static var a: Int { get } }\nprotocol A { static func a() }",
      "2:10: a is a property in T, and a method in A"
    ),
    (
      "protocol T: Unknown {}",
      "1:10: it refines Unknown, whose declaration is not among the sources that were read"
    ),
    (
      "protocol T: Nest.Unknown<Int> {}",
      "1:10: it refines Nest.Unknown<Int>, whose declaration is not among the sources that were"
        + " read"
    ),
    ("protocol T: Base {}\nstruct Base {}", "2:8: it inherits from the struct Base"),
    (
      "protocol T: Base {}\nfinal class Base {}",
      "2:13: it requires the class Base, which can not be subclassed: it is a final class"
    ),
    (
      "protocol T where Self: Base {}\nclass Base { private init() {} }",
      "2:7: it requires the class Base, which can not be subclassed: it has no designated initializer"
        + " that a subclass in the tests can call"
    ),
    (
      "protocol T: Base, U {}\nprotocol U: Other {}\nclass Base {}\nclass Other {}",
      "2:10: it inherits from the class Base, and from Other as well"
    ),
    (
      "protocol T: Base { init(a: Int) }\nclass Base {}",
      "1:20: it requires init(a:), which is no designated initializer of Base that a subclass in the"
        + " tests can call"
    ),
    (
      "protocol T: B {}\nprotocol B: C {}\nprotocol C: Unknown {}",
      "3:10: it refines Unknown, whose declaration is not among the sources that were read"
    ),
    (
      "protocol T {\n  #members\n}",
      "2:3: the macro #members adds members that only the compiler knows"
    ),
    (
      "protocol T { var a: U { get } }\nstruct U: ~Copyable {}",
      "1:18: a is of the type U, which can not be copied"
    ),
    (
      "protocol T { subscript(a: Int) -> U? { get } }\nenum U: ~Copyable {}",
      "1:14: the value of a subscript is of the type U, which can not be copied"
    ),
    (
      "protocol T { var a: RawSpan { get } }",
      "1:18: a is of the type RawSpan, which can not outlive what it was made from"
    ),
    (
      "protocol T { associatedtype A: U where A.B == Self }\nprotocol U { associatedtype B }",
      "1:10: it requires that A.B == Self, and Swift forbids a generic class, as its mock would be,"
        + " to require something of itself"
    ),
    (
      "protocol T { associatedtype A: U<[Self]> }\nprotocol U<B> { associatedtype B }",
      "1:10: it requires that A: U<[Self]>, and Swift forbids a generic class, as its mock would be,"
        + " to require something of itself"
    ),
    (
      "class T: ManagedBuffer<Int, Int> {}",
      "1:7: it has only the initializers of ManagedBuffer, which a mock can not override"
    ),
    (
      "class T: XCTestCase { func testIt() {} }",
      "1:7: it has only the initializers of XCTestCase, which a mock can not override"
    ),
    (
      "class T: U {}\nclass U: Foundation.Bundle {}",
      "1:7: it has only the initializers of Foundation.Bundle, which a mock can not override"
    ),
    (
      "protocol T { func f() -> (Int, rest: Span<Int>?) }",
      "1:14: the result of f is of the type (Int, rest: Span<Int>?), which can not outlive what it"
        + " was made from"
    ),
    (
      "protocol U { var a: M<Int> { get } }\nprotocol T: U { var a: Int { get } }\n"
        + "typealias M<V> = [String: V]",
      "1:10: a is Int in T, and M<Int> in U"
    ),
    (
      "import Foundation\nprotocol U { var a: UUID { get } }\nprotocol T: U { var a: Int { get } }",
      "2:10: a is Int in T, and UUID in U"
    ),
    (
      "protocol T { func f() -> Span<Int> }",
      "1:14: the result of f is of the type Span<Int>, which can not outlive what it was made from"
    ),
  ])
  func saysWhyAndWhere(source: String, expected: String) {
    let generation = generation(of: module("Birds", source), tests: "mock(T.self)")
    let place = expected.split(separator: " ", maxSplits: 1)
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:\(place[0]) warning: T can not be mocked: \(place[1])"
      ])
    #expect(generation.mockedTypes.isEmpty)
  }

  @Test func internalTypesOfOtherPackagesCanNotBeSeen() {
    let other = module("Other", isInPackage: false, "protocol Hidden {}")
    let generation = generation(of: module("Birds", ""), other, tests: "mock(Hidden.self)")
    #expect(
      generation.refusals.map(\.description) == [
        "Other.swift:1:10: warning: Hidden can not be mocked: "
          + "it is not public in the package that declares it"
      ])
  }

  @Test func whatCanNotBeUnderstoodIsRefused() {
    let source = "protocol Fine {}\nprotocol Broken {\n  func f(\n  var x: Int { get }\n}"
    let generation = generation(of: module("Birds", source))
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
      lines(generation.source)
        == lines(
          """
          // Generated by Mynah. Do not edit: it is written anew whenever its sources change.

          import Mynah
          import Nests

          // Internal in Birds: Bird.
          @testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.

          // MARK: - Refused

          @available(*, unavailable, message: "Bird can not be mocked: it is a final class; a protocol in front of it can be mocked (Birds.swift:2:13)")
          nonisolated func mock(_ type: Bird.Type) -> Bird {
            fatalError()
          }

          """))
  }

  @Test func typesThatAPersonLeavesOutAreRefusedWhereTheyAreAskedFor() {
    let birds = module(
      "Birds", "protocol Bird {}\nprotocol Fish {}\nstruct Nest { protocol Egg {} }")
    var request = Generation.Request(modules: [birds], testModule: "Birds")
    request.ignoredTypes = ["Bird", "Birds.Nest.Egg", "Sea.Fish"]
    #expect(Generation(request).mockedTypes == ["Fish"])
    #expect(Generation(request).refusals == [])

    var mentions = Mentions()
    mentions.add(Array("mock(Bird.self) mock((any Bird & Fish).self)".utf8), path: "Tests.swift")
    request.mentions = mentions
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
