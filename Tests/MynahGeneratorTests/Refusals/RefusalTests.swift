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
      "protocol T {\n  static func ∘ (a: Self, b: Self)\n}",
      "2:10: it requires the operator ∘, which has no name to be stubbed by"
    ),
    (
      "protocol T { func f<each A>(_ a: repeat [each A]) }",
      "1:29: a is the pack repeat [each A], and the compiler can not pass on any but the bare"
        + " elements of a pack"
    ),
    (
      "protocol T { func f<each A>(_ a: (repeat [each A])) }",
      "1:29: a is the pack (repeat [each A]), and the compiler can not pass on any but the bare"
        + " elements of a pack"
    ),
    (
      "protocol T { func f<each A>(_ a: (Int, repeat each A)) }",
      "1:29: a is the pack (Int, repeat each A), and the compiler can not pass on any but the bare"
        + " elements of a pack"
    ),
    (
      "protocol T: U { var a: Int? { get } }\nprotocol U { var a: Int! { get } }",
      "2:10: a is Int? in T, and Int! in U"
    ),
    (
      """
      protocol U { var a: Int! { get } }
      protocol T: U { associatedtype Egg; var a: Egg { get } }
      """,
      "1:10: a is Egg in T, and Int! in U"
    ),
    (
      "protocol T: U, V<Int> { var a: A { get } }\nprotocol U { var a: String { get } }\n"
        + "protocol V<A> { associatedtype A }",
      "2:10: a is A in T, and String in U"
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
      "protocol T: U where A: AnyObject { var a: A { get } }\n"
        + "protocol U { associatedtype A; var a: String { get } }",
      "2:10: a is A in T, and String in U"
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
      "protocol T: U { typealias A = AnyObject }\nprotocol U { associatedtype A }",
      "1:10: A is an alias of AnyObject in T, which Swift takes for no type; write"
        + " `where A == AnyObject`"
    ),
    (
      "protocol T { func f<each A>() -> (repeat each A) -> Int }",
      "1:14: the result of f is of the type (repeat each A) -> Int, and the compiler can not pass"
        + " on a closure that takes a pack"
    ),
    (
      "protocol T { subscript<each A>(a: repeat each A) -> Int { get set } }",
      "1:14: the compiler crashes at a subscript that can be set and has a pack, as A is"
    ),
    (
      "protocol T { subscript(a: Int, b: isolated (any Actor)?) -> Int { get set } }",
      "1:14: the pattern of a subscript that can be set can not run on the actor that b is"
    ),
    (
      "@MainActor protocol T { func f<each A>(_ a: () -> (repeat each A)) async }",
      "1:25: a is a closure with a pack, which its actor can not send to a stub"
    ),
    (
      "@MainActor protocol T { func f(_ a: @isolated(any) () -> Void) async }",
      "1:25: a is a closure that is @isolated(any) and does not escape, which its actor can not send"
        + " to a stub"
    ),
    (
      "@MainActor protocol T { func f(_ a: borrowing U) async }\nstruct U: ~Copyable {}",
      "1:25: a is of the type U, which can not be copied, so that its actor can not send it to a"
        + " stub"
    ),
    (
      "protocol T { func f(a: Span<Int>...) }",
      "1:21: a is of the type Span<Int>, which can not outlive what it was made from"
    ),
    (
      "protocol T { func f(a: @autoclosure () -> Span<Int>) }",
      "1:21: a is of the type Span<Int>, which can not outlive what it was made from"
    ),
    (
      "protocol T { func f<each A>(_ a: (repeat each A) -> Void) }",
      "1:29: a is of the type (repeat each A) -> Void, and the compiler can not pass on a closure that"
        + " takes a pack"
    ),
    (
      "@MainActor protocol T { func f(_ a: RawSpan) async }",
      "1:25: a is of the type RawSpan, which can not outlive what it was made from, so that its actor"
        + " can not send it to a stub"
    ),
    (
      "typealias A = () -> Span<Int>; protocol T { func f(_ a: @escaping A) }",
      "1:52: a has a closure that returns Span<Int>, which can not outlive what it was made from"
    ),
    (
      "protocol T { func f() -> (Int, (() -> RawSpan)?) }",
      "1:14: the result of f has a closure that returns RawSpan, which can not outlive what it was made"
        + " from"
    ),
    (
      "protocol T { var f: ((() -> UTF8Span) -> Int)? { get } }",
      "1:18: f has a closure that returns UTF8Span, which can not outlive what it was made from"
    ),
    (
      "class T { init<A: Error>() throws(A) {} }",
      "1:7: it has no designated initializer that a subclass in the tests can call"
    ),
    (
      "protocol T { associatedtype A: B; var a: A { get }\n#if DEBUG\nvar a: Int { get }\n#endif\n}"
        + "\nprotocol B {}",
      "1:10: a is A in T, and Int in T where DEBUG"
    ),
    (
      "@MainActor protocol T { func f<each A>(_ a: (repeat each A)) async }",
      "1:25: a is a pack of what may not be Sendable, which its actor can not send to a stub"
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
      "class Egg {}\n@MainActor protocol T { func a(_ a: (Egg, Int).Type) async }",
      "2:25: a is a tuple's own type, which its actor can not send to a stub"
    ),
    (
      """
      protocol T {
        func f(_ a: @autoclosure () -> (@MainActor () -> Int), on b: isolated any Actor)
      }
      """,
      "2:10: a is evaluated on the actor that b is, and returns a closure of another actor, which the"
        + " compiler does not understand"
    ),
    (
      "protocol T {\n#if DEBUG\ntypealias A = () -> Int\n#else\ntypealias A = () -> Bool\n#endif\n}",
      "1:10: A is () -> Int in T, and () -> Bool in T where !DEBUG"
    ),
    (
      "protocol T: A { static var a: Int { get } }\nprotocol A { static func a() }",
      "2:10: a is a property in T, and a method in A"
    ),
    (
      "protocol T: A {\n#if DEBUG\nvar a: Int { get }\n#endif\n}\nprotocol A { var a: String { get } }",
      "6:10: a is Int in T, and String in A where DEBUG"
    ),
    (
      "protocol T { func a() async -> Void? }",
      "1:14: a is async, and the compiler takes its result Void? for an assignment's"
    ),
    (
      "protocol T { associatedtype A; func f(_ a: Set<(Int...) -> A>) }",
      "1:39: a is of the type Set<(Int...) -> A>, at whose variadic closure the compiler crashes"
    ),
    (
      "protocol T: U { var a: any P { get } }\nprotocol U { associatedtype A: Sendable; var a: A { get } }"
        + "\nprotocol P {}",
      "2:10: a is any P in T, and A in U"
    ),
    (
      "protocol T: U { var a: any P { get } }\nprotocol U { associatedtype A: AnyObject; var a: A { get } }"
        + "\nprotocol P {}",
      "2:10: a is any P in T, and A in U"
    ),
    (
      "protocol T: U { var a: K { get } }\nprotocol U { associatedtype A: P; var a: A { get } }"
        + "\nprotocol P {}\nclass K {}",
      "2:10: a is K in T, and A in U"
    ),
    (
      "class T { init() {}; init<each A>(_ a: repeat each A, b: Int...) {} }",
      "1:7: the compiler crashes at an initializer that it can not call, with the pack A"
    ),
    (
      "protocol T: Hashable { func hashValue() -> Int }",
      "1:10: hashValue is a property in Hashable, and a method in T"
    ),
    (
      "protocol T: Hashable { func hashValue() async }",
      "1:10: hashValue is a property in Hashable, and a method in T"
    ),
    (
      "protocol T { associatedtype Swift; typealias UInt = Int }",
      "1:10: it calls a type Swift, as the module is called that its mock must name"
    ),
    (
      "protocol T: U { associatedtype A: U }\nprotocol U { associatedtype A where A.A == A }",
      "1:10: A is its own A, and conforms to U, at which the compiler crashes"
    ),
    (
      "protocol T: U { associatedtype A: U }\nprotocol U { associatedtype A where A == Self.A.A }",
      "1:10: A is its own A, and conforms to U, at which the compiler crashes"
    ),
    (
      "protocol T: U { associatedtype Swift }\nprotocol U { associatedtype Int; var a: Swift.Int { get } }",
      "1:10: it calls a type Swift, as the module is called that its mock must name"
    ),
    (
      "protocol T: Hashable { associatedtype Swift }\nstruct Hasher {}",
      "1:10: it calls a type Swift, as the module is called that its mock must name"
    ),
    (
      "protocol T: Identifiable { var id: A { get } }\nactor A {}",
      "1:10: its id is A, which is not Hashable"
    ),
    (
      "protocol T: Identifiable { var id: P { get } }\nprotocol P {}",
      "1:10: its id is P, which is not Hashable"
    ),
    (
      "@MainActor protocol T { func f(_ a: (any P).Type?) async }\nprotocol P {}",
      "1:25: a is a protocol's own type, which its actor can not send to a stub"
    ),
    (
      "protocol T: Identifiable<String> { var id: UnsafeRawPointer { get } }",
      "1:10: id is UnsafeRawPointer in T, and ID in Identifiable"
    ),
    (
      "protocol T: Actor, C {}\nopen class C {}",
      "1:10: it is an actor, which can not inherit from the class C"
    ),
    (
      "protocol T { func _argument(_ a: Int) }",
      "1:14: it requires _argument, as mocks call something else"
    ),
    (
      "class T { var _argument: Int { 1 } }", "1:7: it has _argument, as mocks call something else"
    ),
    (
      "protocol T { func f<A, each B>(_ a: A, b: @escaping (repeat each B) -> Int) }",
      "1:40: b is of the type (repeat each B) -> Int, and the compiler can not pass on a closure that"
        + " takes a pack"
    ),
    (
      "protocol T { func f<each B>(b: (Int, ((repeat each B) -> Int)?)) }",
      "1:29: b is of the type (Int, ((repeat each B) -> Int)?), and the compiler can not pass on a"
        + " closure that takes a pack"
    ),
    (
      "protocol T { func f<each B>(b: (Int) -> ((repeat each B) -> Int)) }",
      "1:29: b is of the type (Int) -> (repeat each B) -> Int, and the compiler can not pass on a"
        + " closure that takes a pack"
    ),
    (
      "protocol T { func f<each B>(b: (@escaping (repeat each B) -> Int) throws -> Void) }",
      "1:29: b is of the type (@escaping (repeat each B) -> Int) throws -> Void, and the compiler can"
        + " not pass on a closure that takes a pack"
    ),
    (
      "protocol T { associatedtype Sendable }",
      "1:10: Sendable would be a generic parameter of its mock, which needs the type of that name"
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
      "protocol T { var mockingContext: Int { get } }",
      "1:18: it requires mockingContext, which every mock has of its own"
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
      "class T { init() {}; init(_ a: Int..., b: isolated (any Actor)? = #isolation) {} }",
      "1:7: the compiler crashes at an initializer that it can not call, with #isolation"
    ),
    (
      "protocol T { associatedtype A; var a: Set<(Int...) -> A> { get } }",
      "1:36: a is of the type Set<(Int...) -> A>, at whose variadic closure the compiler crashes"
    ),
    (
      "protocol T: Identifiable { var id: AsyncStream<Int> { get } }",
      "1:10: its id is AsyncStream<Int>, which is not Hashable"
    ),
    (
      "protocol T { subscript(_ a: (() -> Int)??) -> Int { get } }",
      "1:14: the compiler crashes at a subscript whose index is a function that is optional twice"
    ),
    (
      "protocol T { subscript(_ a: Pair?) -> Int { get set } }\ntypealias Pair = (Int, () -> Void)",
      "1:14: the compiler crashes at a subscript that can be set and whose index a is an optional tuple with a function or a metatype"
    ),
    (
      "protocol T { func f() -> sending (any U).Type }\nprotocol U {}",
      "1:14: the result of f is a protocol's own type, which the compiler lets nobody send"
    ),
    (
      "@MainActor protocol T { func f(_ a: sending (any U).Type) }\nprotocol U {}",
      "1:25: a is a protocol's own type, which its actor can not send to a stub"
    ),
    (
      "protocol T { var a: Void? { get async } }",
      "1:18: a is async, and the compiler takes its result Void? for an assignment's"
    ),
    (
      "class T { required init() {}; @MainActor init(_ a: Int...) async {} }",
      "1:7: it has an initializer that nobody can override, and that suspends on @MainActor"
    ),
    (
      "protocol T: Identifiable { var id: [Int.Type] { get } }",
      "1:10: its id is [Int.Type], which is not Hashable"
    ),
    (
      "class T { init(_ a: sending (any U).Type) {} }\nprotocol U {}",
      "1:11: a is a protocol's own type, which the compiler lets nobody send"
    ),
    (
      "protocol T: Identifiable { var id: Result<Void, Never> { get } }",
      "1:10: its id is Result<Void, Never>, which is not Hashable"
    ),
    (
      "class T { init(_ a: sending (Int, Span<Int>)) {} }",
      "1:11: a is of the type (Int, Span<Int>), whose parts can not be sent on"
    ),
    (
      "protocol T: Identifiable { var id: U { get } }\nstruct U: Equatable {}",
      "1:10: its id is U, which is not Hashable"
    ),
    (
      "protocol U { var a: Int { get } }\nprotocol T: U { associatedtype A: V; var a: A { get } }\n"
        + "protocol V {}",
      "1:10: a is A in T, and Int in U"
    ),
    (
      "protocol T: Identifiable { var id: Int! { get } }",
      "1:10: id is Int! in T, and ID in Identifiable"
    ),
    (
      "protocol T: Hashable { var hashValue: String { get } }",
      "1:10: hashValue is String in T, and Int in Hashable"
    ),
    (
      "protocol T: Actor { @MainActor init(_ a: U) }\nclass U {}",
      "1:32: it requires an actor's initializer of a global actor, which a may not leave"
    ),
    (
      "@Sea class T: U {}\n@globalActor actor Sea { static let shared = Sea() }\n"
        + "class U { @MainActor init() async {} }",
      "3:22: it inherits an initializer that suspends on @MainActor, and is @Sea's itself"
    ),
    (
      "protocol T { func f() -> (sending () -> Int) -> (() -> Int) }",
      "1:14: the compiler crashes at (sending () -> Int) -> () -> Int, a closure that is sent a"
        + " closure and returns one"
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
      "protocol U { associatedtype A; var a: A { get } }\nprotocol T: U { var a: [A] { get } }",
      "1:10: a is [A] in T, and A in U"
    ),
    (
      "protocol U { associatedtype A: Error & Hashable; var a: A { get } }\n"
        + "protocol T: U { var a: any Error { get } }",
      "1:10: a is any Error in T, and A in U"
    ),
    (
      "protocol U { associatedtype A: V; var a: A { get } }\nprotocol V {}\nstruct E: Sendable {}\n"
        + "protocol T: U { var a: E { get } }",
      "1:10: a is E in T, and A in U"
    ),
    (
      "@globalActor actor Sea { static let shared = Sea() }\nprotocol U { @Sea init(a: Int) }\n"
        + "protocol T: U { @MainActor init?(a: Int) }",
      "2:10: it requires init(a:) of @Sea and of @MainActor"
    ),
    (
      "protocol T { \n#if DEBUG\nvar a: [2 of Int] { get }\n#endif\nvar a: Int { get } }",
      "1:10: a is [2 of Int] in T, and Int in T where DEBUG"
    ),
    (
      "class T { init<A: Error>(a: @autoclosure () throws(A) -> Int) {} }",
      "1:7: it has no designated initializer that a subclass in the tests can call"
    ),
    (
      "protocol U { associatedtype A: Sequence; var a: A { get } }\n"
        + "protocol T: U { var a: Int { get } }",
      "1:10: a is Int in T, and A in U"
    ),
    (
      "protocol T { associatedtype A; func f() -> Gn<(Int..., (Self, Int)) -> Int> }\n"
        + "struct Gn<V> {}",
      "1:32: the result of f is of the type Gn<(Int..., (Self, Int)) -> Int>, at whose variadic"
        + " closure the compiler crashes"
    ),
    (
      "protocol T: Identifiable {\n#if DEBUG\nvar id: Int { get }\n#endif\n}",
      "1:10: id is Int in T, and ID in Identifiable where DEBUG"
    ),
    (
      "protocol T: Identifiable { var id: Int { get async } }",
      "1:10: id is Int in T, and ID in Identifiable"
    ),
    (
      "@MainActor protocol T { func f(_ a: consuming any ~Copyable) async }",
      "1:25: a is of the type any ~Copyable, which can not be copied, so that its actor can not send"
        + " it to a stub"
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

  @Test func classesInsideOfGenericTypesThatMocksCanNotName() {
    let source = "extension Optional { class Bird {} }\nextension Int { class Bird {} }"
    let generation = generation(of: module("Birds", source))
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:1:28: warning: Optional.Bird can not be mocked: it is declared in an extension of"
          + " Optional, whose generic parameters it has as well"
      ])
    #expect(generation.mockedTypes == ["Int.Bird"])
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

  @Test func actorsSendNothingThatCanNotBeCopied() {
    let source =
      "struct Egg: ~Copyable {}\n@MainActor protocol Nest { func warm(_ a: inout Egg) async }"
    #expect(
      generation(of: module("Birds", source), tests: "mock(Nest.self)").refusals.map(\.reason) == [
        "a is of the type Egg, which can not be copied, so that its actor can not send it to a stub"
      ])
  }

  @Test func modulesThatMustBeNamedCanBe() {
    let source = """
      struct Egg {}
      protocol Nest { func keep(_ egg: Egg) }
      protocol Bird: Nest { associatedtype Egg; associatedtype Birds }
      protocol Fish: Nest { associatedtype Egg }
      protocol Duck: Nest { associatedtype Birds }
      """
    let generation = generation(
      of: module("Birds", source), tests: "mock(Bird.self); mock(Fish.self); mock(Duck.self)")
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:3:10: warning: Bird can not be mocked: it calls a type Birds, as the module is"
          + " called that its mock must name"
      ])
    #expect(generation.mockedTypes == ["Duck", "Fish"])
  }

  @Test func whatIsTakenAlongIsNotLeftToTheCompiler() {
    let source = """
      class Bird { init() {}; init(_ nests: Nest...) async {} }
      class Nest {}
      class Duck { init() {}; init(_ eggs: Int...) async {} }
      """
    let birds = SourceModule(
      name: "Birds", files: module("Birds", source).files, isInPackage: true,
      settings: ModuleSettings(isNonsendingByDefault: true))
    #expect(
      generation(of: birds, tests: "mock(Bird.self)").refusals.map(\.reason) == [
        "it has an initializer that nobody can override, and that suspends where its caller is, from"
          + " where nests can not be sent"
      ])
    #expect(generation(of: birds, tests: "mock(Duck.self)").mockedTypes == ["Duck"])
  }

  @Test func whatIsAssignedIsComparedWhereItIsSet() {
    let source = """
      struct Egg: Equatable {}
      @globalActor actor Sea { static let shared = Sea() }
      @Sea protocol Fish { var egg: Egg { get set } }
      nonisolated protocol Duck { var egg: Egg { get set } }
      protocol Bird { var egg: Egg { get set } }
      """
    let birds = SourceModule(
      name: "Birds", files: module("Birds", source).files, isInPackage: true,
      settings: ModuleSettings(isMainActorByDefault: true))
    let generation = generation(
      of: birds, tests: "mock(Fish.self); mock(Duck.self); mock(Bird.self)")
    #expect(
      generation.refusals.map(\.description) == [
        "Birds.swift:4:29: warning: Duck can not be mocked: egg can be set anywhere, and is of a type"
          + " that is compared on @MainActor only",
        "Birds.swift:3:22: warning: Fish can not be mocked: egg can be set on @Sea, and is of a type"
          + " that is compared on @MainActor only",
      ])
    #expect(generation.mockedTypes == ["Bird"])
  }

  @Test func whatIsTakenAlongIsNotSentToAnActor() {
    let source = """
      class Bird { @MainActor init(nest: Nest) async {} }
      class Nest {}
      class Duck: Bird {}
      """
    let birds = SourceModule(
      name: "Birds", files: module("Birds", source).files, isInPackage: true,
      settings: ModuleSettings(isNonsendingByDefault: true))
    #expect(
      generation(of: birds, tests: "mock(Duck.self)").refusals.map(\.reason) == [
        "it inherits an initializer that suspends on @MainActor, which nest can not be sent to"
      ])
    #expect(generation(of: birds, tests: "mock(Bird.self)").mockedTypes == ["Bird"])
  }
}
