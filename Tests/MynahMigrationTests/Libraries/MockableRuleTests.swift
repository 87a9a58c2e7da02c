import Testing

@testable internal import MynahMigration

@Suite struct MockableRuleTests {
  @Test(arguments: [
    "given(bird).fly(to: .any).willReturn(1).willReturn(2)":
      "given(bird.fly(to: any())).willReturn(1).willReturn(2)",
    "given(bird)\n  .fly(to: .any).willThrow(e)\n  .fly(to: .any).willReturn(1)":
      "given(bird.fly(to: any())).willThrow(e).willReturn(1)",
    "given(bird) // why\n  .a().willReturn(1)\n  /* then */\n  .b().willReturn(2)":
      "// why\ngiven(bird.a()).willReturn(1)\n/* then */\ngiven(bird.b()).willReturn(2)",
    "when(bird).fly(to: .any, at: .any).perform {\n  n += 1\n}":
      "observe(bird.fly(to: any(), at: any())) {\n  n += 1\n}",
    "when(bird)\n  .land()\n  .perform {\n    n += 1\n  }": "observe(bird.land()) {\n  n += 1\n}",
    "when(bird).land().perform(rest)": "observe(bird.land(), rest)",
    "import XCTest\nwhen(bird).land().perform { n += 1 }":
      "import XCTest\nMynah.observe(bird.land()) { n += 1 }",
    "when(bird).name().performOnGet { n += 1 }": "observe(bird.name) { n += 1 }",
    "when(bird).name(newValue: .any).performOnSet { n += 1 }":
      "observe(bird.setName(any())) { n += 1 }",
    "verify(bird).name(newValue: .value(x)).setCalled(.never)":
      "verify(bird.name = x).wasNeverCalled()",
    "await verify(bird).land().calledEventually(.never, before: .seconds(0.5))":
      "await verify(bird.land()).wasNeverCalled(within: .seconds(0.5))",
    "await verify(bird)\n  .a().calledEventually(.atLeastOnce)\n  .b().calledEventually(3)": """
    await verify(bird.a()).wasCalled(atLeast(1), within: .seconds(1))
    await verify(bird.b()).wasCalled(exactly(3), within: .seconds(1))
    """,
    "let bird = MockBird()\nbird.reset()": "let bird = mock(Bird.self)\nreset(bird)",
    "MockBird.reset()": "reset(BirdMock.self)",
    "let bird: MockBird\nself.bird.reset(.given)": "let bird: BirdMock\nclearStubs(on: self.bird)",
    "let bird: MockBird\nbird.reset([.given, .when])": "let bird: BirdMock\nclearStubs(on: bird)",
    "let bird: MockBird\nbird.reset(.verify)": "let bird: BirdMock\nclearInvocations(on: bird)",
    "let bird: MockBird\nbird.reset(.when)":
      "let bird: BirdMock\n// TODO(mynah): write clearStubs(on:), clearInvocations(on:) or reset(_:)"
      + "\nbird.reset(.when)",
    "MockBird(policy: .relaxed)": "mock(Bird.self).useDefaultValues(from: .standardProvider)",
    "MockBird(policy: .relaxedThrowingVoid)": "mock(Bird.self)",
    "MockBird(policy: [.relaxedVoid, .relaxedOptional])":
      "mock(Bird.self).useDefaultValues(from: .standardProvider)",
    "MockNest<Int>()": "mock(NestMock<Int>.self)",
  ])
  func statementsAreRewritten(before: String, after: String) throws {
    #expect(try migrated(before, from: .mockable) == after)
  }

  /// Checks that unsupported statements are kept below a note with the reason.
  @Test(arguments: [
    "let proxy = verify(bird)": "the rest of this statement isn't recognized",
    "_ = proxy.land().called(1)": "Mynah has no called",
    "MockerPolicy.default = .relaxed":
      "set this for each mock: mock(Bird.self).useDefaultValues(from: .standardProvider)",
    "extension Car: Mocked {}":
      "for your types, conform to Providable or register values in a ValueProvider",
    "given(bird).fly(to: .north).willReturn(1)":
      ".north isn't supported: write a Mynah matcher",
    "verify(bird).chirp().called(count)":
      "Mynah has no count: write a count such as exactly(2)",
    "given(bird).fly(to: .any)": "the rest of this statement isn't recognized",
    "given(context).run": "the rest of this statement isn't recognized",
    "MockBird(policy: .relaxedMocked)":
      "the policy .relaxedMocked isn't supported: use default values or stubs",
    "MockBird(name: x)": "mocks of protocols don't take arguments",
  ])
  func unsupportedStatementsGetNotes(statement: String, reason: String) throws {
    let text = try migrated(statement, from: .mockable)
    #expect(text == "// TODO(mynah): \(reason)\n\(statement)")
  }

  @Test(arguments: [
    "viewModel.reset()", "sut.given(bird).chirp().willReturn(1)", "#expect(spy.called)",
  ])
  func statementsOfOthersAreKept(statement: String) {
    let file = migration("import Mockable\nlet b = MockB()\n\(statement)", from: .mockable)
    #expect(
      String(decoding: file.migrated, as: UTF8.self)
        == "import Mynah\nlet b = mock(B.self)\n\(statement)")
  }

  @Test func matcherRegistrationsAreRemoved() throws {
    #expect(try migrated("Matcher.register(B.self)\nland()", from: .mockable) == "land()")
  }

  @Test(
    arguments: [
      (".any", "any()"), (".value(3)", "3"), (".value(nil)", "nil"),
      (".matching { $0 > 3 }", "any(where: { $0 > 3 })"),
      (".matching({ $0 > 3 })", "any(where: { $0 > 3 })"),
      (".matching(isOdd)", "any(where: isOdd)"),
      (".generic(x)", "x"), ("x.eraseToGenericValue()", "x"),
      ("Parameter.any", "any()"), ("Parameter<Int>.value(3)", "3"),
      ("Parameter<Int>.any", "any(Int.self)"), ("Parameter<[Int]>.any", "any(([Int]).self)"),
      (".value([1, 2].map { $0 + 1 })", "[1, 2].map { $0 + 1 }"),
    ] as [(String, String)])
  func matchersAreRewritten(before: String, after: String) throws {
    let text = try migrated("verify(bird).eat(\(before), x: .any).called(.once)", from: .mockable)
    #expect(text == "verify(bird.eat(\(after), x: any())).wasCalled()")
  }

  @Test(
    arguments: [
      ("1", "wasCalled()"), ("0", "wasNeverCalled()"), ("2", "wasCalled(twice)"),
      ("3", "wasCalled(exactly(3))"), (".once", "wasCalled()"), (".never", "wasNeverCalled()"),
      (".atLeastOnce", "wasCalled(atLeast(1))"), (".exactly(2)", "wasCalled(twice)"),
      (".exactly(n)", "wasCalled(exactly(n))"), (".from(1, to: 3)", "wasCalled(between(1...3))"),
      (".less(than: 3)", "wasCalled(atMost(2))"), (".lessOrEqual(to: 3)", "wasCalled(atMost(3))"),
      (".more(than: 3)", "wasCalled(atLeast(4))"),
      (".moreOrEqual(to: 3)", "wasCalled(atLeast(3))"),
      (".more(than: n)", "wasCalled(atLeast(n + 1))"),
      (".less(than: n)", "wasCalled(atMost(n - 1))"),
    ] as [(String, String)])
  func countsAreRewritten(before: String, after: String) throws {
    let text = try migrated("verify(bird).land().called(\(before))", from: .mockable)
    #expect(text == "verify(bird.land()).\(after)")
  }

  /// Checks stubs of the same calls, because the oldest stub answers first in Mockable.
  @Test func overlappingStubsGetNotes() throws {
    let note =
      "// TODO(mynah): the newest stub answers, not the oldest: chain the answers"
    let text = try migrated(
      """
      given(bird).fly(to: .value("a")).willReturn(1)
      given(bird).fly(to: .value("b")).willReturn(2)
      given(nest).fly(to: .any).willReturn(3)
      do { given(bird).fly(to: .any).willReturn(3) }
      given(bird).fly(to: .any).willReturn(4)
      """, from: .mockable)
    #expect(
      text == """
        given(bird.fly(to: "a")).willReturn(1)
        given(bird.fly(to: "b")).willReturn(2)
        given(nest.fly(to: any())).willReturn(3)
        do { given(bird.fly(to: any())).willReturn(3) }
        \(note)
        given(bird.fly(to: any())).willReturn(4)
        """)
  }
}
