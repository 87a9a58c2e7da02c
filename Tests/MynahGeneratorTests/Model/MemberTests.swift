import MynahSyntax
import Testing

@testable import MynahGenerator

struct MemberTests {
  @Test(
    arguments: rows(
      """
      func f() throws => f(): () throws -> Void
      func f() async => f(): () async -> Void
      func f() async throws(Oops) -> Int => f(): () async throws -> Int
      func f() throws(any Error) => f(): () throws -> Void
      func f() -> () => f(): () -> Void
      func f() -> Int! => f(): () -> Int?
      func f() -> Self => f(): () -> BirdMock
      func f() -> [Self?] => f(): () -> [BirdMock?]
      func f<T: Hashable>(_ a: T) -> T where T: Sendable => f(_:)<T: Hashable>: (T) -> T where T: Sendable
      func f(_ a: some Hashable, b: Gn<some Equatable>) => f(_:b:)<Parameter1: Hashable, Parameter2: Equatable>: (Parameter1, Gn<Parameter2>) -> Void
      var a: Int { get async throws } => a: () async throws -> Int
      static var a: Int { get } => static a: () -> Int
      subscript(a: Int) -> Int { get throws } => subscript(_:): (Int) throws -> Int
      static subscript(a b: Int) -> Int { get } => static subscript(a:): (Int) -> Int
      @available(macOS 99, *) func f() => @available(macOS 99, *) f(): () -> Void
      @MainActor func f() => @MainActor f(): () -> Void
      static prefix func - (a: Self) -> Self => prefix static -(_:): (BirdMock) -> BirdMock
      func f(_ a: sending Int) -> sending Int => f(_:): (Int) -> Int
      func f(_ a: () throws -> Int) rethrows -> Int => f(_:): (() throws -> Int) throws -> Int
      func f(_ a: () async -> Void) async rethrows => f(_:): (() async -> Void) async -> Void
      subscript<T: Hashable>(a: T) -> T? where T: Sendable { get } => subscript(_:)<T: Hashable>: (T) -> T? where T: Sendable
      init<T: Sequence>(_ a: T) throws => init(_:)<T: Sequence>: (T) throws -> Void
      func f<each T>(_ a: repeat each T) => f(_:)<each T>: ((repeat each T)) -> Void
      func f<let n: Int>(_ a: Gn<n>) => f(_:)<let n: Int>: (Gn<n>) -> Void
      func f(in: Int, _ where: Int) => f(in:_:): (Int, Int) -> Void
      func f(_ a: consuming Egg) => f(_:): (consuming Egg) -> Void
      func f(_ a: borrowing Egg?) => f(_:): (borrowing Egg?) -> Void
      func f(_ a: inout Egg) => f(_:): (inout Egg) -> Void
      func f(_ a: RawSpan) => f(_:): (RawSpan) -> Void
      func f() -> Span? => f(): () -> Span?
      func f() throws -> Egg => f(): () throws -> NonCopyableResult<Egg>
      func f() -> Shell => f(): () -> NonCopyableResult<Shell>
      func f() -> Optional<Egg> => f(): () -> NonCopyableResult<Optional<Egg>>
      func f<T: ~Copyable>(_ a: consuming T) -> T => f(_:)<T: ~Copyable>: (consuming T) -> NonCopyableResult<T>
      func f<T>(_ a: () -> T) -> T? where T: ~Copyable => f(_:)<T>: (() -> T) -> NonCopyableResult<T?> where T: ~Copyable
      """))
  func requirementsOfAllKindsAreModeled(member: String, expected: String) throws {
    let types = "struct Egg: ~Copyable {}\ntypealias Shell = Egg"
    #expect(try outline("protocol Bird { \(member) }\n\(types)") == [expected])
  }

  @Test func asyncFunctionsFollowTheNonsendingSettingOfTheirModule() throws {
    let source = """
      protocol Bird {
        func a(_ a: (Int) async -> Void)
        func b(_ a: @escaping @Sendable () async throws -> Void)
        func c(_ a: [(() async -> Int)?]) -> ((Int) async -> Void) -> Void
        func d(_ a: @concurrent () async -> Void)
        func e(_ a: nonisolated(nonsending) () async -> Void)
        func f(_ a: @MainActor () async -> Void)
        func g(_ a: () -> Void) async
        @concurrent func h() async
        @MainActor func i() async
        func j(_ a: isolated (any Actor)?) async
        var k: Int { get async }
      }
      """
    #expect(
      try outlined(source, isNonsending: true)
        == lines(
          """
          a(_:): (nonisolated(nonsending) (Int) async -> Void) -> Void
          b(_:): (nonisolated(nonsending) @escaping @Sendable () async throws -> Void) -> Void
          c(_:): ([(nonisolated(nonsending) () async -> Int)?]) -> (nonisolated(nonsending) (Int) async -> Void) -> Void
          d(_:): (@concurrent () async -> Void) -> Void
          e(_:): (nonisolated(nonsending) () async -> Void) -> Void
          f(_:): (@MainActor () async -> Void) -> Void
          nonisolated(nonsending) g(_:): nonisolated(nonsending) (() -> Void) async -> Void
          h(): () async -> Void
          @MainActor i(): () async -> Void
          j(_:): ((any Actor)?) async -> Void
          nonisolated(nonsending) k: nonisolated(nonsending) () async -> Int
          """))
    #expect(
      try outlined(source, isNonsending: false)
        == lines(
          """
          a(_:): (@concurrent (Int) async -> Void) -> Void
          b(_:): (@escaping @Sendable @concurrent () async throws -> Void) -> Void
          c(_:): ([(@concurrent () async -> Int)?]) -> (@concurrent (Int) async -> Void) -> Void
          d(_:): (@concurrent () async -> Void) -> Void
          e(_:): (nonisolated(nonsending) () async -> Void) -> Void
          f(_:): (@MainActor () async -> Void) -> Void
          g(_:): (() -> Void) async -> Void
          h(): () async -> Void
          @MainActor i(): () async -> Void
          j(_:): ((any Actor)?) async -> Void
          k: () async -> Int
          """))
  }

  /// Returns the outline of `Bird`'s mock in a test module that has the opposite setting.
  private func outlined(_ source: String, isNonsending: Bool) throws -> [String] {
    let birds = ModuleSettings(isNonsendingByDefault: isNonsending)
    let tests = ModuleSettings(isNonsendingByDefault: !isNonsending)
    let program = Program(
      [module("Birds", settings: birds, source), module("Tests", settings: tests, "")],
      testModule: "Tests")
    let bird = try #require(program.find(["Bird"], in: ["Birds"]))
    return try MockModel.model(of: bird, named: "BirdMock", in: program).outline
  }

  @Test(
    arguments: rows(
      """
      @MainActor protocol Bird { func f(_ a: Nest, b: [Int], c: sending Nest) async } => _transferred(a); b; _transferred(c)
      @MainActor protocol Bird { func f(_ a: () -> Void, _ b: @Sendable () -> Void) async } => _transferred(a); b
      @MainActor protocol Bird { func f<T: P>(_ a: T.Type, _ b: Int.Type) async } => _transferred(a); b
      @MainActor protocol Bird { func f(_ a: any Bird.Type, b: Self.Type) async } => _transferred(a); _transferred(b)
      @MainActor protocol Bird { func f(_ a: Nest) } => a
      @MainActor protocol Bird { nonisolated func f(_ a: Nest) async } => a
      protocol Bird { func f(_ a: Nest) async } => a
      protocol Bird { @MainActor func f(_ a: Nest) async } => _transferred(a)
      protocol Bird: Actor { func f(_ a: Nest) async } => a
      @MainActor protocol Bird { func f(_ a: @autoclosure () -> Nest, b: @autoclosure () -> Int) async } => _transferred(a); b
      @MainActor protocol Bird { func f(_ a: @autoclosure () throws -> Nest) async } => _transferred({ try a.get() } as () throws -> Nest)
      @MainActor protocol Bird { func f(_ a: consuming Nest, b: consuming Egg) async } => _transferred(copy a); b.take()!
      """))
  func argumentsAreTransferredFromAGlobalActor(source: String, expected: String) throws {
    let egg = "\nstruct Egg: ~Copyable {}"
    let model = try model(of: "Bird", in: [module("Birds", source + egg)])
    #expect(model.members[0].calls[0].parameters.map(\.passed).joined(separator: "; ") == expected)
  }

  @Test(
    arguments: rows(
      """
      @MainActor protocol Bird: Flyer { func own() } => own(): () -> Void; nonisolated fly(): () -> Void
      @MainActor protocol Bird { nonisolated func own() } => nonisolated own(): () -> Void
      protocol Bird: Shown { func own() } => own(): () -> Void; show(): () -> Void
      protocol Bird: Actor, Flyer { func own(); nonisolated func free() } => own(): () -> Void; nonisolated free(): () -> Void; nonisolated fly(): () -> Void
      @Lane protocol Bird { func own() }; @globalActor actor Lane {} => own(): () -> Void
      protocol Bird: Flyer { @MainActor func own() } => @MainActor own(): () -> Void; fly(): () -> Void
      """))
  func membersHaveTheIsolationOfTheDeclaringProtocol(source: String, expected: String) throws {
    let parents = "\nprotocol Flyer { func fly() }\n@MainActor protocol Shown { func show() }"
    #expect(try outline(source + parents).joined(separator: "; ") == expected)
  }
}
