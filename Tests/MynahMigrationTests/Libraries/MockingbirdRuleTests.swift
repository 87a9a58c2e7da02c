import Testing

@testable internal import MynahMigration

@Suite struct MockingbirdRuleTests {
  @Test(arguments: [
    "given(await bird.fly()).willReturn(3)": "given(bird.fly()).willReturn(3)",
    "given(try await bird.fly()) ~> 3": "given(bird.fly()) ~> 3",
    "verify(await bird.fly()).wasCalled()": "verify(bird.fly()).wasCalled()",
    "given(await bird.rest()).willReturn()": "await given(bird.rest()).willReturn()",
    "let nest = mock(Nest<Int, [A]>.self)": "let nest = mock(NestMock<Int, [A]>.self)",
    "given(bird.fly(to: any())).will { 3 }": "given(bird.fly(to: any())).will { _ in 3 }",
    "given(bird.fly(to: any())).will { [n] in n }":
      "given(bird.fly(to: any())).will { [n] _ in n }",
    "given(bird.fly(to: any())).will { @MainActor in 3 }":
      "given(bird.fly(to: any())).will { @MainActor _ in 3 }",
    "given(bird.fly(to: any())).will { birds.map { $0.age } }":
      "given(bird.fly(to: any())).will { _ in birds.map { $0.age } }",
    "given(bird.fly(to: any(), at: 3)) ~> {\n  3\n}":
      "given(bird.fly(to: any(), at: 3)) ~> { _, _ in\n  3\n}",
    "given(bird.fly { 1 } onLand: { 2 } onRest: { 3 }).will { 4 }":
      "given(bird.fly { 1 } onLand: { 2 } onRest: { 3 }).will { _, _, _ in 4 }",
    "given(await bird.fly(3)).will { 3 }": "given(bird.fly(3)).will { _ in 3 }",
    "let c = ArgumentCaptor<Int>()\nverify(bird.eat(c.matcher)).wasCalled()":
      "let c = ArgumentCaptor<Int>()\nverify(bird.eat(c.any())).wasCalled()",
  ])
  func statementsAreRewritten(before: String, after: String) throws {
    #expect(
      try migrated(
        before, from: .mockingbird, types: "protocol Bird { func rest() async }\nclass Store<T> {}")
        == after)
  }

  /// Checks that unsupported statements are kept below a note with the reason.
  @Test(arguments: [
    "_ = bird.mockingbirdContext": "mockingContext.invocations lists the calls",
    "swizzleTestFailer(failer)":
      "withFailureReporter(_:_:) receives the failures while its closure runs",
    "let m = ArgumentMatcher(3)": "Mynah has no ArgumentMatcher",
    "let e: [TestExpectation] = []": "write XCTestExpectation",
  ])
  func unsupportedStatementsGetNotes(statement: String, reason: String) throws {
    let text = try migrated(
      statement, from: .mockingbird,
      types: "protocol Bird { func rest() async }\nclass Store<T> {}"
    )
    #expect(text == "// TODO(mynah): \(reason)\n\(statement)")
  }

  @Test(arguments: [
    "given(bird.chirp()).willReturn(3)", "given(bird.fly(to: any())) ~> { place in place.count }",
    "verify(bird.fly(to: any(where: { $0 > 3 }))).wasCalled(exactly(3).or(twice))",
    "let bird = mock(Bird.self)", "let store = mock(Store<Int>.self)",
    "given(bird.fly()).will { 3 }", "given(bird.name).will { 3 }",
    "given(bird.fly(to: any())).will { @Sendable place in place.count }",
    "given(bird[any()]).willReturn(3)", "given(bird[any()]).will { 3 }",
    "let text = other.matcher", "register(mock, Nest<Int>.self)",
  ])
  func statementsThatMynahSharesAreKept(statement: String) throws {
    #expect(
      try migrated(
        statement, from: .mockingbird,
        types: "protocol Bird { func rest() async }\nclass Store<T> {}") == statement)
  }
}
