import MynahSyntax
import Testing

@testable import MynahGenerator

/// Generates stub classes in one style for all types of the module `Birds`.
private func generation(of source: String, _ style: Style) -> Generation {
  var request = Generation.Request(modules: [module("Birds", source)], testModule: "Tests")
  request.styles = [style]
  return Generation(request)
}

struct StubTests {
  @Test(arguments: [
    (Example.httpClient, Style.stubbable), (.nestStub, .autostub),
  ])
  func generatedFileMatchesTheExample(example: Example, style: Style) {
    #expect(lines(generation(of: example.source, style).source) == lines(example.output))
  }

  @Test func resultsHaveTheSimplestDefaultValues() {
    let source = """
      import Foundation

      enum MyEnum {
        case firstCase
        case secondCase
      }

      protocol SomeServiceInterface {
        init(something: String)
        func getSomething(_ id: String) async throws -> Something
        func getEnum() async throws -> MyEnum
        func getDate() async throws -> Date
        func getData() async throws -> Data
        func getURL() async throws -> URL
        func getRequest() async throws -> URLRequest
        func getSession() async throws -> URLSession
        func getZone() async throws -> TimeZone
        func getArray() async throws -> [String]
        func getDictionary() async throws -> [String: String]
        func postSomething() async throws
        func postNoThrow() async
      }
      """
    #expect(
      lines(
        with: "ResultToBeReturned: ", "init", "class ", in: generation(of: source, .autostub).source
      )
        == lines(
          #"""
          internal final class SomeServiceStub: SomeServiceInterface {
          internal init() {}
          internal init(something: String) {}
          internal var getSomethingResultToBeReturned: Result<Something, any Error> = .success(.fixture())
          internal var getEnumResultToBeReturned: Result<MyEnum, any Error> = .success(.firstCase)
          internal var getDateResultToBeReturned: Result<Date, any Error> = .success(.init())
          internal var getDataResultToBeReturned: Result<Data, any Error> = .success(.init())
          internal var getURLResultToBeReturned: Result<URL, any Error> = .success(.init(string: "www.test.com").unsafelyUnwrapped)
          internal var getRequestResultToBeReturned: Result<URLRequest, any Error> = .success(.init(url: URL(fileURLWithPath: "/")))
          internal var getSessionResultToBeReturned: Result<URLSession, any Error> = .success(.shared)
          internal var getZoneResultToBeReturned: Result<TimeZone, any Error> = .success(.init(secondsFromGMT: 0).unsafelyUnwrapped)
          internal var getArrayResultToBeReturned: Result<[String], any Error> = .success(.init())
          internal var getDictionaryResultToBeReturned: Result<[String: String], any Error> = .success(.init())
          internal var postSomethingResultToBeReturned: Result<Void, any Error> = .success(())
          internal var postNoThrowResultToBeReturned: Result<Void, Never> = .success(())
          """#))
  }

  @Test func stubsOfSendableProtocolsAreLocked() {
    let source = """
      protocol SharedBird: Sendable {
        var name: String { get set }
        func chirp(_ text: String, times: Int) async throws -> Int?
      }
      """
    #expect(
      lines(
        with: "_", "unchecked", "noop", "name = ", in: generation(of: source, .stubbable).source)
        == lines(
          #"""
          class StubbableSharedBird: SharedBird, @unchecked Sendable {
          get { _stubs.value }
          set { _stubs.value = newValue }
          private let _stubs: _LockedStubs<Stubs>
          self._stubs = _LockedStubs(stubs)
          private var _name: String?
          guard let _name else { fatalError("name property is not stubbed!") }
          return _name
          set { _name = newValue }
          var chirp: @Sendable (String, Int) async throws -> Int? = { _, _ in fatalError("chirp function is not stubbed!") }
          mutating func noop() {
          name = ""
          chirp = { _, _ in nil }
          set { _stubs.update { $0.name = newValue } }
          func chirp(_ text: String, times: Int) async throws -> Int? {
          """#))
    #expect(
      lines(with: "_", "unchecked", in: generation(of: source, .autostub).source)
        == lines(
          #"""
          internal final class SharedBirdStub: SharedBird, @unchecked Sendable {
          get { _nameResultToBeReturned.value }
          set { _nameResultToBeReturned.value = newValue }
          private let _nameResultToBeReturned: _LockedStubs<Result<String, Never>> = .init(.success(.init()))
          get { _chirpResultToBeReturned.value }
          set { _chirpResultToBeReturned.value = newValue }
          private let _chirpResultToBeReturned: _LockedStubs<Result<Int?, any Error>> = .init(.success(nil))
          internal func chirp(_ text: String, times: Int) async throws -> Int? {
          """#))
  }

  @Test func stubsFollowTheNonsendingSettingOfTheirModule() {
    let suspending = """
      protocol Bird: Sendable {
        var call: @Sendable (Int) async -> Int { get set }
        func fly() async -> Int
      }
      """
    let birds = module("Birds", settings: ModuleSettings(isNonsendingByDefault: true), suspending)
    let generated = generation(of: birds, tests: "StubbableBird() BirdStub()").source
    #expect(
      lines(with: "nonisolated(nonsending)", in: generated) == [
        "private var _call: (nonisolated(nonsending) @Sendable (Int) async -> Int)?",
        "var call: nonisolated(nonsending) @Sendable (Int) async -> Int {",
        "var fly: nonisolated(nonsending) @Sendable () async -> Int = { fatalError(\"fly function is not stubbed!\") }",
        "var call: nonisolated(nonsending) @Sendable (Int) async -> Int {",
        "nonisolated(nonsending) func fly() async -> Int {",
        "internal var callResultToBeReturned: Result<nonisolated(nonsending) @Sendable (Int) async -> Int, Never> {",
        "private let _callResultToBeReturned: _LockedStubs<Result<nonisolated(nonsending) @Sendable (Int) async -> Int, Never>> = .init(.success({ _ in .init() }))",
        "internal var call: nonisolated(nonsending) @Sendable (Int) async -> Int {",
        "internal nonisolated(nonsending) func fly() async -> Int {",
      ])
  }

  @Test(arguments: [
    ("let a: StubbableBird", ["StubbableBird"]), ("BirdStub()", ["BirdStub"]),
    ("StubbableClient { $0.noop() }", ["StubbableClient"]),
    ("StubbableClientConnecting()", ["StubbableClientConnecting"]),
    (
      "StubbableClientConnecting(); StubbableClient()",
      ["StubbableClient", "StubbableClientConnecting"]
    ),
    ("extension StubbableBird.Stubs {}", ["StubbableBird"]),
    ("ServiceStub()", ["ServiceStub"]), ("ServiceProtocolStub()", ["ServiceProtocolStub"]),
    ("StoreStub()", ["StoreStub"]), ("FishStub()", ["FishStub"]),
    ("mock(Bird.self); BirdStub(); StubbableBird()", ["BirdMock", "StubbableBird", "BirdStub"]),
    ("OwnStub(); StubbableOwn(); NestedStub()", []), ("birdStub(); Stubbable()", []),
    ("// BirdStub StubbableBird", []), ("CageStub()", []),
  ])
  func onlyStubsThatTestsMentionAreGenerated(tests: String, expected: [String]) {
    let birds = module(
      "Birds",
      """
      protocol Bird {}
      protocol ClientConnecting {}
      protocol ServiceProtocol {}
      protocol Store {}
      protocol StoreInterface {}
      enum Zoo { protocol Fish {} }
      protocol Own {}
      class OwnStub {}
      typealias StubbableOwn = OwnStub
      final class Cage {}
      protocol Nested {}
      struct Tests { class NestedStub {} }
      """)
    let source = MynahGeneratorTests.generation(of: birds, tests: tests).source
    let classes = lines(source).compactMap { line in
      line.firstRange(of: "class ").map {
        String(line[$0.upperBound...].prefix { $0 != ":" })
      }
    }
    #expect(classes == expected)
  }

  @Test func stubsAreRefusedWithTheReason() {
    let stubbable = """
      protocol A: Actor {}
      protocol B { subscript(a: Int) -> Int { get } }
      @MainActor protocol C { nonisolated func f() }
      protocol D { func f<A>(a: A) }
      """
    #expect(
      generation(of: stubbable, .stubbable).refusals.map(\.description)
        == lines(
          """
          Birds.swift:1:10: warning: Can't stub 'A': it's an actor protocol, and stubs are classes. Use mock(A.self)
          Birds.swift:2:14: warning: Can't stub 'B': it requires a subscript, which doesn't have a name for a stub. Use mock(B.self)
          Birds.swift:3:37: warning: Can't stub 'C': f() is nonisolated, and stubs belong to the actor. Use mock(C.self)
          Birds.swift:4:14: warning: Can't stub 'D': f(a:) has generic parameters, which a stored closure can't have. Use mock(D.self)
          """))
    let stubs = """
      protocol A: NSObjectProtocol {}
      protocol B { static func f() }
      protocol D { func f<A>() -> [A] }
      protocol E { func f(then: (Int) -> Void) -> Int }
      """
    #expect(
      generation(of: stubs, .autostub).refusals.map(\.description)
        == lines(
          """
          Birds.swift:1:10: warning: Can't stub 'A': it refines NSObjectProtocol, and stubs don't have superclasses. Use mock(A.self)
          Birds.swift:2:21: warning: Can't stub 'B': f() is static, and stubs belong to instances. Use mock(B.self)
          Birds.swift:3:14: warning: Can't stub 'D': the result of f() is generic, but a stored result has one type. Use mock(D.self)
          Birds.swift:4:14: warning: Can't stub 'E': f(then:) returns a value and calls then, but a stub stores one result. Use mock(E.self)
          """))
  }

  @Test func usingARefusedStubIsAnErrorWithTheReason() {
    let birds = module("Birds", "protocol Bird { static func f() }")
    let source = MynahGeneratorTests.generation(of: birds, tests: "BirdStub()").source
    #expect(
      lines(source).suffix(7) == [
        "@testable import Birds  // Release builds need `swift test` or `-Xswiftc -enable-testing`.",
        "", "// MARK: - Refused", "",
        "@available(*, unavailable, message: \"Can't stub 'Bird': f() is static, and stubs belong to instances. Use mock(Bird.self) (Birds.swift:1:24)\")",
        "struct BirdStub { struct CannotBeStubbed {}; init(_ body: (CannotBeStubbed) -> Void = { _ in }) {} }",
        "",
      ])
  }

  @Test func namesOfStubsOfClassesRequestNoStubs() {
    let classes = generation(
      of: module("Trees", "class Tree {}"), tests: "StubbableTree()"
    ).refusals
    #expect(classes.isEmpty)
  }

  @Test func onlyGenericResultsAndErrorsCannotBeStored() {
    let source = """
      protocol A { func f<T>(a: T) -> Int }
      protocol B { func f<E: Error>(e: E) throws(E) }
      """
    #expect(
      generation(of: source, .autostub).refusals.map(\.description)
        == lines(
          """
          Birds.swift:2:14: warning: Can't stub 'B': the result of f(e:) is generic, but a stored result has one type. Use mock(B.self)
          """))
  }

  @Test func stubsThatCannotCallTheirHandlersAreRefused() {
    let source = """
      protocol A { func f(then: @escaping (Int) -> Bool) }
      protocol B { func f(then: @escaping (inout Int) -> Void) }
      protocol C { func f(then: (Int) async -> Void) }
      protocol D { func f(then: @escaping (any A, Error?) -> Void) }
      protocol E { func f(yes: @escaping () -> Void, no: @escaping () -> Void) }
      protocol F { func f(then: @escaping (Result<Int, Error>) -> Void) throws }
      protocol G { func f<T>(then: @escaping (Result<T, Error>) -> Void) }
      protocol H { func f(then: @escaping (Int?, Error?) -> Void, after days: Int) -> Int }
      protocol I { func f(then: @escaping Network.Completion) }
      protocol J { func f(progress: (Double) -> Void) throws -> Int; func g(map: (Int) -> Int) -> Int }
      """
    #expect(
      generation(of: source, .autostub).refusals.map(\.description)
        == lines(
          """
          Birds.swift:1:14: warning: Can't stub 'A': a stub can't call then of f(then:), which returns a value. Use mock(A.self)
          Birds.swift:2:14: warning: Can't stub 'B': a stub can't call then of f(then:), which takes an inout or variadic value. Use mock(B.self)
          Birds.swift:3:14: warning: Can't stub 'C': a stub can't call then of f(then:), which has to wait but isn't @escaping. Use mock(C.self)
          Birds.swift:4:14: warning: Can't stub 'D': then of f(then:) takes a value of type any A next to the error, and no such value is known. Use mock(D.self)
          Birds.swift:5:14: warning: Can't stub 'E': f(yes:no:) takes several closures, and none of them is clearly the one for its result. Use mock(E.self)
          Birds.swift:6:14: warning: Can't stub 'F': f(then:) throws and calls then, but a stub stores one result. Use mock(F.self)
          Birds.swift:7:14: warning: Can't stub 'G': the result of f(then:) is generic, but a stored result has one type. Use mock(G.self)
          Birds.swift:8:14: warning: Can't stub 'H': f(then:after:) returns a value and calls then, but a stub stores one result. Use mock(H.self)
          Birds.swift:9:14: warning: Can't stub 'I': a stub can't call then of f(then:), which has the type Network.Completion, which no source declares. Use mock(I.self)
          """))
  }

  @Test(arguments: ["@escaping (Int) async -> Void", "((Int) async -> Void)?"])
  func stubsCanWaitForHandlersThatEscape(handler: String) {
    let source = "protocol Bird { func f(then: \(handler)) }"
    #expect(generation(of: source, .autostub).refusals.map(\.description) == [])
  }

  @Test func storedPropertiesDoNotHaveTheAvailabilityOfMembers() {
    let source = """
      protocol Bird {
        @available(macOS 15, *) func rest(for time: Duration) -> Duration
        @available(macOS, introduced: 15) var age: Int { get }
        @available(*, deprecated) func sing() -> Int
      }
      """
    #expect(
      lines(with: "_", "available", "sing", in: generation(of: source, .stubbable).source)
        == lines(
          #"""
          private var _rest: Any?
          @available(macOS 15, *)
          guard let _rest, let _rest = _rest as? ((Duration) -> Duration) else { return { _ in fatalError("rest function is not stubbed!") } }
          return _rest
          set { _rest = newValue as Any }
          private var _age: Any?
          @available(macOS, introduced: 15)
          guard let _age, let _age = _age as? (Int) else { return -1 }
          return _age
          set { _age = newValue as Any }
          var sing: () -> Int = { fatalError("sing function is not stubbed!") }
          if #available(macOS 15, *) { rest = { _ in .zero } }
          sing = { 0 }
          @available(macOS 15, *)
          @available(macOS, introduced: 15)
          @available(*, deprecated)
          func sing() -> Int {
          stubs.sing()
          """#))
    #expect(
      lines(with: "_", "available", in: generation(of: source, .autostub).source)
        == lines(
          """
          @available(macOS 15, *)
          get { _restResultToBeReturned as? Result<Duration, Never> ?? .success(.zero) }
          set { _restResultToBeReturned = newValue }
          private var _restResultToBeReturned: Any?
          @available(macOS 15, *)
          @available(macOS, introduced: 15)
          get { _ageResultToBeReturned as? Result<Int, Never> ?? .success(.init()) }
          set { _ageResultToBeReturned = newValue }
          private var _ageResultToBeReturned: Any?
          @available(macOS, introduced: 15)
          @available(*, deprecated)
          """))
  }

  @Test func onlyClassesOfTypesWithSelfAreFinal() {
    let source = """
      protocol Bird { func copy() -> Self }
      protocol Nest { init(eggs: Int) }
      """
    #expect(
      lines(with: "class ", "required", in: generation(of: source, .stubbable).source) == [
        "final class StubbableBird: Bird {", "class StubbableNest: Nest {",
        "required init(eggs: Int) {",
      ])
  }

  @Test func stubClosuresHaveUniqueNames() {
    let source = generation(
      of: """
        protocol Bird {
          func fly(to place: String)
          func fly(over count: Int) -> Int
          func noop()
          var mood: String { get async }
        }
        """, .stubbable
    ).source
    #expect(
      lines(with: "fatalError", in: source) == [
        #"var flyTo: (String) -> Void = { _ in fatalError("flyTo function is not stubbed!") }"#,
        #"var flyOver: (Int) -> Int = { _ in fatalError("flyOver function is not stubbed!") }"#,
        #"var noopFunction: () -> Void = { fatalError("noopFunction function is not stubbed!") }"#,
        #"var mood: () async -> String = { fatalError("mood property is not stubbed!") }"#,
      ])
  }

  @Test func stubbableClassesHaveUniqueNames() {
    let doubles = generation(
      of:
        "protocol ImageLoading {}\nprotocol ImageSaving {}\nclass StubbableCat {}\nprotocol Cat {}",
      .stubbable
    ).source
    #expect(
      lines(doubles).filter { $0.hasPrefix("class") } == [
        "class StubbableBirdsCat: Cat {", "class StubbableImage: ImageLoading {",
        "class StubbableImageSaving: ImageSaving {",
      ])
  }
}
