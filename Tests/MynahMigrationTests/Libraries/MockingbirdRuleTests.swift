import Testing

@testable internal import MynahMigration

@Suite struct MockingbirdRuleTests {
  @Test(arguments: [
    .untouched("given(bird.chirp()).willReturn(3)"),
    .untouched("given(bird.fly(to: any())) ~> { place in place.count }"),
    .untouched("verify(bird.fly(to: any(where: { $0 > 3 }))).wasCalled(exactly(3).or(twice))"),
    .untouched("let bird = mock(Bird.self)"),
    Rule("given(await bird.fly()).willReturn(3)", "given(bird.fly()).willReturn(3)"),
    Rule("given(try await bird.fly()) ~> 3", "given(bird.fly()) ~> 3"),
    Rule("verify(await bird.fly()).wasCalled()", "verify(bird.fly()).wasCalled()"),
    Rule("given(await bird.rest()).willReturn()", "await given(bird.rest()).willReturn()"),
    Rule(
      "verify(bird.fly()).wasCalled(between(1..<3))",
      "verify(bird.fly()).wasCalled(between(1...3))"),
    Rule("let nest = mock(Nest<Int, [A]>.self)", "let nest = mock(NestMock<Int, [A]>.self)"),
    .untouched("let store = mock(Store<Int>.self)"),
    Rule(
      "given(bird[any()]).will { index in index.description }",
      "given(bird.getSubscript(any())).will { index in index.description }"),
    Rule(
      "given(bird[any(), 3]) ~> { a, b in a + b }",
      "given(bird.getSubscript(any(), 3)) ~> { a, b in a + b }"),
    Rule("given(bird.fly(to: any())).will { 3 }", "given(bird.fly(to: any())).will { _ in 3 }"),
    Rule(
      "given(bird.fly(to: any(), at: 3)) ~> {\n  3\n}",
      "given(bird.fly(to: any(), at: 3)) ~> { _, _ in\n  3\n}"),
    Rule("given(await bird.fly(3)).will { 3 }", "given(bird.fly(3)).will { _ in 3 }"),
    .untouched("given(bird.fly(to: any())).will { $0.count }"),
    .untouched("given(bird.fly()).will { 3 }"),
    .untouched("given(bird.name).will { 3 }"),
    .untouched("given(bird[any()]).willReturn(3)"),
    .untouched("given(bird[any()]).will { 3 }"),
    Rule(
      "let c = ArgumentCaptor<Int>()\nverify(bird.eat(c.matcher)).wasCalled()",
      "let c = ArgumentCaptor<Int>()\nverify(bird.eat(c.any())).wasCalled()"),
    .untouched("let text = other.matcher"),
    Rule("func f(_ x: TestExpectation) {}", "func f(_ x: XCTestExpectation) {}"),
    Rule("let kind: SelectorType = .method", "let kind: Member.Kind = .method"),
    .left("_ = bird.mockingbirdContext", "mockingContext.invocations has the calls"),
    .left(
      "swizzleTestFailer(failer)",
      "failures are taken by withFailureReporter(_:_:), for as long as a closure runs"),
    .left(
      "let m = ArgumentMatcher(3)", "matching(_:where:) makes a matcher with a description"),
  ])
  func statements(_ rule: Rule) throws {
    let types = "protocol Bird { func rest() async }\nclass Store<T> {}"
    #expect(try migrated(rule.before, from: .mockingbird, types: types) == rule.after)
  }
}
