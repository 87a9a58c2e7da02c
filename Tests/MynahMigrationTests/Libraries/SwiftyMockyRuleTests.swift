internal import MynahSyntax
import Testing

@testable internal import MynahMigration

@Suite struct SwiftyMockyRuleTests {
  @Test(arguments: [
    "Given(bird, .chirp(willReturn: 3))": "given(bird.chirp()).willReturn(3)",
    "Given(bird, .chirp(willReturn: 3), .wrap)": "given(bird.chirp()).willReturn(3)",
    "Given(bird, .chirp(willProduce: { $0.throw(Lost()) }))":
      "given(bird.chirp()).willThrow(Lost())",
    "Given(bird, .chirp(willProduce: { s in\n  s.return(3)\n  s.return(4)\n}))":
      "given(bird.chirp()).willReturn(loopingSequence(of: 3, 4))",
    "Given(bird, .land(willProduce: { _ in }))": "given(bird.land()).willReturn()",
    "Given(\n  bird,\n  .fly(\n    to: .any,\n    at: .any,\n    willReturn: 3\n  )\n)":
      "given(bird.fly(\n  to: any(),\n  at: any()\n)).willReturn(3)",
    "Given(\n  bird,\n  .fly(\n    willReturn: Flight(\n      to: x\n    )\n  )\n)":
      "given(bird.fly()).willReturn(Flight(\n  to: x\n))",
    "Given(bird, .fly(to: .any,\n                 at: .any,\n                 willReturn: 3))":
      "given(bird.fly(to: any(),\n                 at: any())).willReturn(3)",
    "Verify(bird, 2, .fly(\n  to: .any,\n  at: .any\n))":
      "verify(bird.fly(\n  to: any(),\n  at: any()\n)).wasCalled(twice)",
    "Given(bird, .fly(to: .any, willProduce: { $0.return(3, 4) }))":
      "given(bird.fly(to: any())).willReturn(loopingSequence(of: 3, 4))",
    "Given(bird, .name(getter: x, y))":
      "given(bird.name).willReturn(loopingSequence(of: x, y))",
    "Verify(zoo.bird, .once, .land())": "verify(zoo.bird.land()).wasCalled()",
    "Verify(BirdMock.self, .once, .land())": "verify(BirdMock.land()).wasCalled()",
    "Verify(bird, .moreOrEqual(to: 2), .land())": "verify(bird.land()).wasCalled(atLeast(2))",
    "Verify(bird, .more(than: 1), .land())": "verify(bird.land()).wasCalled(atLeast(2))",
    "Verify(bird, .less(than: 3), .land())": "verify(bird.land()).wasCalled(atMost(2))",
    "Verify(bird, .lessOrEqual(to: 2), .land())": "verify(bird.land()).wasCalled(atMost(2))",
    "Verify(bird, .from(1, to: 3), .land())": "verify(bird.land()).wasCalled(between(1...3))",
    "let nest = NestMock<Int>()": "let nest = mock(NestMock<Int>.self)",
    "bird.given(.fly(to: .any, willReturn: 3))": "given(bird.fly(to: any())).willReturn(3)",
    "bird.verify(.chirp(), count: .never)": "verify(bird.chirp()).wasNeverCalled()",
    "Given(bird, .subscript(feather: .value(3), willReturn: x))":
      "given(bird[feather: 3]).willReturn(x)",
    "Verify(bird, .once, .subscript(.any, to: .value(3)))":
      "verify(bird[any(), to: 3]).wasCalled()",
    "Verify(bird, .once, .subscript(.any, set: .value(x)))":
      "verify(bird[any()] = x).wasCalled()",
    "Verify(bird, .once, .age(returning: Int.self))":
      "verify(bird.age()).returning(Int.self).wasCalled()",
  ])
  func statementsAreRewritten(before: String, after: String) throws {
    #expect(try migrated(before, from: .swiftymocky) == after)
  }

  @Test(
    arguments: [
      (".any", "any()"), ("._", "any()"), (".any(Int.self)", "any(Int.self)"), (".value(3)", "3"),
      (".matching { $0 > 3 }", "any(where: { $0 > 3 })"), ("3", "3"), ("\"x\"", "\"x\""),
      (".sameInstance(as: x)", "any(where: { $0 === x })"),
      (".isInstance(of: Crow.self)", "any(where: { $0 is Crow })"), (".notNil", "notNil()"),
      ("captor.capture()", "captor.any()"), ("Parameter<Int>.value(3)", "3"),
      ("Parameter<Int>._", "any(Int.self)"),
    ] as [(String, String)])
  func matchersAreRewritten(before: String, after: String) throws {
    let text = try migrated("Verify(bird, .once, .eat(\(before)))", from: .swiftymocky)
    #expect(text == "verify(bird.eat(\(after))).wasCalled()")
  }

  /// Checks that unsupported statements are kept below a note with the reason.
  @Test(arguments: [
    "bird.resetMock(.perform)": "write clearStubs(on:), clearInvocations(on:) or reset(_:)",
    "Given(bird, .chirp(willReturn: 3), .drop)":
      "a stub's last value repeats: write finiteSequence(of:) for .drop",
    "Given(bird, .chirp(willThrow: Lost(), Late()))":
      "write several errors as closures: loopingSequence(of: { throw ... })",
    "Given(bird, .chirp(willProduce: { s in\n  if a { s.return(x) }\n}))":
      "add an answer: .willReturn(...), .willThrow(...), .will { }",
    "Verify(bird, .custom { $0 > 2 }, .land())":
      "Mynah has no .custom(_:): write a count such as exactly(2)",
    "let matcher = Matcher.default":
      "Mynah compares values without registration. For other comparisons, write any(where:)",
    "func small() -> Parameter<Int> { .matching { $0 < 3 } }": "Mynah has no Parameter",
    "Verify(bird, .eat(captor.capture(where: { $0 > 3 })))":
      "Mynah has no capture",
    "Verify(bird, .fly(to: .all(.any, .notNil)))":
      ".all(_:_:) isn't supported: write a Mynah matcher",
    "let bird = BirdMock(stubbing: .drop)":
      "policies aren't supported: the newest stub answers, and its last value repeats",
    "bird.stubbingPolicy = .drop":
      "a stub's last value repeats: write loopingSequence(of:) or finiteSequence(of:)",
  ])
  func unsupportedStatementsGetNotes(statement: String, reason: String) throws {
    let text = try migrated(statement, from: .swiftymocky)
    #expect(text == "// TODO(mynah): \(reason)\n\(statement)")
  }

  /// Checks that a function of the tested type doesn't hide that the mock's function is async.
  @Test(arguments: [
    "protocol Bird { func land() async }",
    "protocol Animal { func land() async }\nprotocol Bird: Animal {}",
  ])
  func asyncRequirementsAreFoundThroughTheMock(protocols: String) throws {
    let text = try migrated(
      "func f(bird: BirdMock) async { Verify(bird, .once, .land()) }", from: .swiftymocky,
      types: "\(protocols)\nclass Flight { func land() -> Bool { true } }")
    #expect(text == "func f(bird: BirdMock) async { await verify(bird.land()).wasCalled() }")
  }

  @Test(arguments: [
    "protocol Bird { func chirp() -> Int }": """
    // TODO(mynah): the closure runs in addition to the stub: write observe(...) { ... }
    Perform(bird, .chirp(perform: { n += 1 }))
    """,
    "": """
    // TODO(mynah): for a member with a result, write observe instead of given and will
    given(bird.chirp()).will { n += 1 }
    """,
  ])
  func actionsOfMembersWithResultsGetNotes(types: String, after: String) throws {
    let text = try migrated(
      "Perform(bird, .chirp(perform: { n += 1 }))", from: .swiftymocky, types: types)
    #expect(text == after)
  }

  @Test func functionsBecomeAnswers() throws {
    let text = try migrated(
      "Perform(bird, .land(perform: rest))", from: .swiftymocky,
      types: "protocol Bird { func land() }")
    #expect(text == "given(bird.land()).will(rest)")
  }

  @Test func stubsWithoutValuesGetNotes() throws {
    let statement = "Given(bird, .chirp(willProduce: { _ in }))"
    let text = try migrated(
      statement, from: .swiftymocky, types: "protocol Bird { func chirp() throws -> Int }")
    let reason = "add an answer: .willReturn(...), .willThrow(...), .will { }"
    #expect(text == "// TODO(mynah): \(reason)\n\(statement)")
  }

  @Test func methodsOfOtherTypesAreKept() throws {
    let text = try migrated("let a = AMock()\nsut.verify(bird)", from: .swiftymocky)
    #expect(text == "let a = mock(A.self)\nsut.verify(bird)")
  }

  @Test func autoMockableAnnotationsAreRemoved() throws {
    let text = """
      import Foundation

      //sourcery: AutoMockable
      protocol A {}

      /// The birds.
      // sourcery: AutoMockable, typealias = "T = Int"
      protocol B {
        // sourcery: associatedtype = "T: Hashable"
        func a()
      }
      // AutoMockable without a mark, and sourcery: AutoMockables
      //   sourcery: skip, AutoMockable
      protocol C {}
      """
    #expect(migration(text, from: .swiftymocky).migrated == Array(text.utf8))

    let file = migration("import SwiftyMocky\n\(text)", from: .swiftymocky)
    #expect(
      String(decoding: file.migrated, as: UTF8.self) == """
        import Foundation

        protocol A {}

        /// The birds.
        // sourcery: typealias = "T = Int"
        protocol B {
          // sourcery: associatedtype = "T: Hashable"
          func a()
        }
        // AutoMockable without a mark, and sourcery: AutoMockables
        //   sourcery: skip
        protocol C {}
        """)
    #expect(file.findings.count(where: \.isRewritten) == 4)
  }

  /// Checks that properties keep assigned values, and that Mynah doesn't need registrations.
  @Test func assignmentsBecomeStubs() throws {
    let text = try migrated(
      """
      let bird = BirdMock()
      bird.name = "Ryan"
      self.bird.leader = Leader(
        name: "Ana")
        .named("Maya")
      other.name = "Ryan"
      BirdMock.count = 3
      bird.age = 3
      Verify(bird, .once, .age(set: .value(3)))
      """, from: .swiftymocky)
    #expect(
      text == """
        let bird = mock(Bird.self)
        given(bird.name).willReturn(lastSetValue(initial: "Ryan"))
        given(self.bird.leader).willReturn(lastSetValue(initial: Leader(
          name: "Ana")
          .named("Maya")))
        other.name = "Ryan"
        given(BirdMock.count).willReturn(lastSetValue(initial: 3))
        given(bird.age).willReturn(lastSetValue(initial: 3))
        bird.age = 3
        verify(bird.age = 3).wasCalled()
        """)
  }

  @Test(arguments: [
    "class T {\n  var bird: Bird!\n  func f() { bird.name = x }\n  func g(bird: BirdMock) {}\n}",
    "func f(bird: BirdMock) {\n  bird.names[0] = x\n  bird.leader? = y\n}",
  ])
  func otherAssignmentsAreKept(statements: String) throws {
    #expect(
      try migrated("let owl = OwlMock()\n\(statements)", from: .swiftymocky)
        == "let owl = mock(Owl.self)\n\(statements)")
  }

  @Test func initializersOfProtocolsAreNotPolicies() throws {
    #expect(
      try migrated("let bird = BirdMock(seed)", from: .swiftymocky) == """
        // TODO(mynah): the protocol requires this initializer: write mock(...), or keep the call
        let bird = BirdMock(seed)
        """)
  }

  @Test func registrationsAreRemoved() throws {
    let text = try migrated(
      """
      let bird = BirdMock()
      SwiftyMockyTestObserver.setup()
      bird.setupMock()
      Matcher.default.register(Leader.self)
      bird.matcher.register(Leader.self) { $0 === $1 }
      """, from: .swiftymocky)
    #expect(
      text == """
        let bird = mock(Bird.self)
        // TODO(mynah): a custom comparison was removed: Mynah uses == or compares all members. For others, write any(where:)
        """)
  }

  @Test func assignedValuesDoNotEndAtGenericArguments() throws {
    #expect(
      try migrated(
        "let bird = BirdMock()\nbird.nests = Pair<Int, Nest>(x)\nland()", from: .swiftymocky)
          == """
          let bird = mock(Bird.self)
          given(bird.nests).willReturn(lastSetValue(initial: Pair<Int, Nest>(x)))
          land()
          """)
  }

  /// Sources with mocks for previews, which can have the name of a mock generated for tests.
  private static let previews = """
    //sourcery: AutoMockable
    @MainActor
    protocol Bird {}
    class BirdMock: Bird {}
    protocol Nest {}
    class NestMock: Nest {}
    let preview = Preview(BirdMock(), NestMock())
    """
  private static let generated = """
    // Generated with SwiftyMocky 4.2
    class NestMock: Nest, Mock {}

    """

  /// Returns the migration of a test that creates three mocks, and of other files.
  private func migrationOfThreeMocks(besides others: [String]) -> Migration {
    let tests = "import SwiftyMocky\nlet all = (BirdMock(), NestMock(), TreeMock())\n"
    let files = ([tests] + others).map { SourceText(path: "A.swift", text: $0) }
    return Migration(of: files, from: .swiftymocky)
  }

  @Test(arguments: [
    ([previews], "(mock(Bird.self), NestMock(), mock(Tree.self))"),
    ([generated], "(BirdMock(), mock(Nest.self), TreeMock())"),
    ([generated, previews], "(mock(Bird.self), mock(Nest.self), TreeMock())"),
    ([], "(mock(Bird.self), mock(Nest.self), mock(Tree.self))"),
  ])
  func testsKeepHandwrittenMocks(others: [String], mocks: String) {
    #expect(
      String(decoding: migrationOfThreeMocks(besides: others).files[0].migrated, as: UTF8.self)
        == "import Mynah\nlet all = \(mocks)\n")
  }

  @Test func sourcesKeepHandwrittenMocks() {
    let files = migrationOfThreeMocks(besides: [Self.previews]).files
    let written = Self.previews.dropFirst("//sourcery: AutoMockable\n".count)
    #expect(String(decoding: files[1].migrated, as: UTF8.self) == written)
  }

  @Test func theReportNamesTypesThatNoFileDeclares() {
    #expect(
      migrationOfThreeMocks(besides: []).report == """
        A.swift: 4 statements rewritten, 0 left
        outside of tests, mocks need a library that uses MynahCore: A.swift
        no file declares Bird, Nest, Tree: pass the sources too, because they show classes and handwritten mocks
        1 file, 1 changed: 4 statements rewritten, 0 left
        """)
  }

  @Test func stubsThatHideOthersGetNotes() throws {
    let note =
      "// TODO(mynah): the newest stub answers: move this above stubs with values"
    let text = try migrated(
      """
      Given(bird, .fly(to: .value("a"), at: .any, willReturn: 1))
      Given(bird, .fly(to: .value("b"), at: .value(3), willReturn: 2))
      Given(bird, .fly(to: .value("c"), at: .any, willReturn: 3))
      Given(bird, .fly(to: .any, at: .any, willReturn: 4))
      bird.resetMock()
      Given(bird, .fly(to: .any, at: .any, willReturn: 4))
      """, from: .swiftymocky)
    #expect(
      text == """
        given(bird.fly(to: "a", at: any())).willReturn(1)
        given(bird.fly(to: "b", at: 3)).willReturn(2)
        given(bird.fly(to: "c", at: any())).willReturn(3)
        \(note)
        given(bird.fly(to: any(), at: any())).willReturn(4)
        reset(bird)
        given(bird.fly(to: any(), at: any())).willReturn(4)
        """)
  }

  @Test func closuresBecomeTrailing() throws {
    let text = try migrated(
      """
      func test() {
        Perform(
          bird,
          .eat(
            .any,
            perform: { food in
              print(food)

              land()
            }
          )
        )
      }
      """, from: .swiftymocky, types: "protocol Bird { func eat(_ food: String) }")
    #expect(
      text == """
        func test() {
          given(bird.eat(
            any()
          )).will { food in
            print(food)

            land()
          }
        }
        """)
  }
}
