import Testing

@testable internal import MynahMigration

@Suite struct CuckooRuleTests {
  /// Within `stub(bird) { stub in ... }`.
  @Test(arguments: [
    Rule(
      "when(stub.chirp()).thenReturn(3).thenThrow(Lost(), Late())",
      "given(bird.chirp()).willReturn(3).willThrow(Lost()).willThrow(Late())"),
    Rule(
      "when(stub.fly(to: any())).then({ $0.count })",
      "given(bird.fly(to: any())).will({ $0.count })"),
    Rule("when(stub.chirp()).then { _ in 3 }", "given(bird.chirp()).will { 3 }"),
    Rule(
      "when(stub.chirp()).then { _ -> Int in 3 }", "given(bird.chirp()).will { () -> Int in 3 }"),
    Rule(
      "when(stub.eat(any(), any())).then { _ -> Int in 3 }",
      "given(bird.eat(any(), any())).will { _, _ -> Int in 3 }"),
    Rule("when(stub.fly(to: any())).then { _ in 3 }", "given(bird.fly(to: any())).will { _ in 3 }"),
    Rule(
      "when(stub.eat(any(), any())).then { _ in 3 }",
      "given(bird.eat(any(), any())).will { _, _ in 3 }"),
    Rule(
      "when(stub.eat(any(), any())).then { (a, b) in a + b }",
      "given(bird.eat(any(), any())).will { (a, b) in a + b }"),
    Rule(
      "when(stub.eat(any(), any())).then { $0.0 + $0.1.count }",
      "given(bird.eat(any(), any())).will { $0 + $1.count }"),
    Rule(
      "when(stub.eat(any(), any())).then { $0 + $1 }",
      "given(bird.eat(any(), any())).will { $0 + $1 }"),
    Rule(
      "when(stub.name.set(equal(to: x))).then { print($0) }",
      "given(bird.name = x).will { print($0) }"),
    Rule(
      "when(stub.find(any()).with(returnType: Worm.self)).thenReturn(x)",
      "given(bird.find(any())).returning(Worm.self).willReturn(x)"),
    Rule("Cuckoo.when(stub.land()).thenDoNothing()", "given(bird.land()).willReturn()"),
  ])
  func stubs(_ rule: Rule) throws {
    let text = try migrated("stub(bird) { stub in\n  \(rule.before)\n}\n", from: .cuckoo)
    #expect(text == rule.after + "\n")
  }

  @Test(arguments: [
    ("any()", "any()"), ("any(Int.self)", "any(Int.self)"), ("anyInt()", "any(Int.self)"),
    ("anyString()", "any(String.self)"), ("anyClosure()", "any()"),
    ("anyThrowingClosure()", "any()"), ("anyOptionalThrowingClosure()", "notNil()"),
    ("equal(to: 3)", "3"), ("equal(to: [1, 2])", "[1, 2]"), ("equal(to: nil)", "nil"),
    ("3", "3"), (#""a, (b""#, #""a, (b""#), ("makeUser(3)", "makeUser(3)"),
    ("equal(to: x, equalWhen: ==)", "any(where: { (==)(x, $0) })"),
    ("sameInstance(as: leader)", "any(where: { $0 === leader })"),
    ("notNil()", "notNil()"), ("isNil()", "nil"),
    ("ParameterMatcher { $0 > 3 }", "any(where: { $0 > 3 })"),
    ("ParameterMatcher<Int> { $0 > 3 }", "any(where: { $0 > 3 })"),
    ("ParameterMatcher(matchesFunction: isOdd)", "any(where: isOdd)"),
    ("captor.capture()", "captor.any()"), ("self.captor.capture()", "self.captor.any()"),
    (#""a".or("b")"#, #"any(of: "a", "b")"#),
    ("equal(to: 1).or(equal(to: 2)).or(3)", "any(of: 1, 2, 3)"),
    ("hasLength(exactly: 2)", "any(count: exactly(2))"),
    ("hasLength(atLeast: 2)", "any(count: atLeast(2))"),
    ("hasLength(atMost: 2)", "any(count: atMost(2))"),
    (#"containsAllOf(values: "a", "b")"#, #"any(containing: "a", "b")"#),
    (#"containsAllKeysOf(values: "a")"#, #"any(keys: "a")"#),
    ("containsAllValuesOf(values: 1, 2)", "any(containing: 1, 2)"),
    ("Cuckoo.any()", "any()"), ("eq(3)", "3"), ("equalTo(3)", "3"),
  ])
  func matchers(before: String, after: String) throws {
    let text = try migrated("verify(bird).eat(\(before))", from: .cuckoo)
    #expect(text == "verify(bird.eat(\(after))).wasCalled()")
  }

  @Test(arguments: [
    ("", ".wasCalled()"), (", times(1)", ".wasCalled()"), (", times(2)", ".wasCalled(twice)"),
    (", times(0)", ".wasNeverCalled()"), (", times(12)", ".wasCalled(exactly(12))"),
    (", times(n + 1)", ".wasCalled(exactly(n + 1))"), (", never()", ".wasNeverCalled()"),
    (", atLeastOnce()", ".wasCalled(atLeast(1))"), (", atLeast(3)", ".wasCalled(atLeast(3))"),
    (", atMost(3)", ".wasCalled(atMost(3))"),
    (", times(1).or(times(3))", ".wasCalled(exactly(1).or(exactly(3)))"),
    (", atLeast(1).and(atMost(3))", ".wasCalled(atLeast(1).and(atMost(3)))"),
    (", never().or(atLeastOnce())", ".wasCalled(exactly(0).or(atLeast(1)))"),
    (", Cuckoo.times(2)", ".wasCalled(twice)"),
  ])
  func counts(before: String, after: String) throws {
    let text = try migrated("verify(bird\(before)).land()", from: .cuckoo)
    #expect(text == "verify(bird.land())\(after)")
  }

  @Test(arguments: [
    Rule("verify(sut.bird!, never()).land()", "verify(sut.bird!.land()).wasNeverCalled()"),
    Rule(
      "verify(bird).find(any()).with(returnType: Worm.self)",
      "verify(bird.find(any())).returning(Worm.self).wasCalled()"),
    Rule("Cuckoo.verify(bird).land()", "verify(bird.land()).wasCalled()"),
    Rule("clearInvocations(bird, nest)", "clearInvocations(on: bird, nest)"),
    Rule("bird.enableSuperclassSpy()", "bird.forwardCallsToSuper()"),
    Rule("bird.enableDefaultImplementation(crow)", "bird.forwardCalls(to: crow)"),
    Rule(
      "bird.enableDefaultImplementation(BirdStub())",
      "bird.useDefaultValues(from: .standardProvider)"),
    .left(
      "bird.enableDefaultImplementation(mutating: &crow)",
      "a default implementation that changes is no target of forwardCalls(to:)"),
    .left(
      "bird.disableSuperclassSpy()",
      "forwarding ends with clearStubs(on:), which removes stubs too"),
    .left("verify(bird).eat(containsAnyOf(values: 1))", "write any(where:)"),
    .left("verify(bird).eat(containsAllOf([1: 2]))", "write any(where:)"),
    .left("verify(bird).eat(hasLength(inRange: 1..<3))", "write any(count:)"),
    .left(
      "verify(bird).eat(not(equal(to: 3)))", "a negated matcher is any(where:)"),
    .left(
      "verify(bird).eat(any().and(notNil()))",
      "matchers that are joined by and become one: any(where:)"),
    .left(
      "verify(bird).eat(anyInt().or(3))",
      "matchers that are joined by or become one: any(where:)"),
    .left(
      "verify(bird).eat(3 as ParameterMatcher<Int>)",
      "ParameterMatcher has no counterpart: write a matcher of Mynah here"),
    .left(
      "verify(bird, often()).land()",
      "often() is no count of Mynah: write one, as in exactly(2)"),
    .left(
      "verify(bird, file: file, line: line).land()", "this verification can not be read"),
    .left(
      "verify(bird).name", "the member that is meant can not be read"),
    .untouched("promise.then { $0 + 1 }"),
    .untouched("when(fulfilled: promises).then { $0 }"),
    .untouched("func verify(_ bird: Bird) {}"),
    .untouched("sut.verify(bird).land()"),
  ])
  func statements(_ rule: Rule) throws {
    #expect(try migrated(rule.before, from: .cuckoo) == rule.after)
  }

  @Test(arguments: [
    Rule("let nest = MockNest<Int, [String]>()", "let nest = mock(NestMock<Int, [String]>.self)"),
    Rule(
      "let tree = MockTree().withEnabledSuperclassSpy()",
      "let tree = mock(Tree.self).initialize().forwardCallsToSuper()"),
    Rule(
      "tree = MockTree(height: 3)\n  .withEnabledSuperclassSpy()",
      "tree = mock(Tree.self).initialize(height: 3)\n  .forwardCallsToSuper()"),
    Rule(
      "let bird = MockBird().withEnabledDefaultImplementation(Crow())",
      "let bird = mock(Bird.self).forwardCalls(to: Crow())"),
    Rule(
      "let bird = MockBird().spy(on: crow)", "let bird = mock(Bird.self).forwardCalls(to: crow)"),
    Rule("let oak = MockOak()", "let oak = mock(Oak.self).initialize()"),
    Rule("var birds: [String: MockBird] = [:]", "var birds: [String: BirdMock] = [:]"),
    Rule("let bird = sut.bird as? MockBird", "let bird = sut.bird as? BirdMock"),
    Rule(
      "func make(_ bird: MockBird = MockBird())", "func make(_ bird: BirdMock = mock(Bird.self))"),
    .untouched("let clock = MockClock()"),
    .untouched("let clock: MockClock"),
    .untouched("let mockery = Mockery()"),
    .left(
      "class A {\n  let mock = MockBird()\n}",
      "the variable mock hides the function: rename it, and write mock(Bird.self) here"),
  ])
  func mocks(_ rule: Rule) throws {
    let types = "class Oak {}\nstruct MockClock {}"
    // A note stands above its line, not above the statement around it.
    let text = try migrated(rule.before, from: .cuckoo, types: types)
    let lines = rule.after.split(separator: "\n")
    guard lines[0].hasPrefix("// TODO"), lines.count > 2 else {
      #expect(text == rule.after)
      return
    }
    #expect(text == "\(lines[1])\n  \(lines[0])\n" + lines[2...].joined(separator: "\n"))
  }

  @Test func blocksOfStubsAreDissolved() throws {
    let text = try migrated(
      """
      func test() {
        stub(bird) { (stub: MockBird.Stubbing) in  // The bird.
          // Chirps.
          when(stub.chirp()).thenReturn(1)

          when(stub.fly(to: anyString()))
            .then { place in
              stub2.land()
              return place.count
            }
          /* last */
        }
        stub(nest) { when($0.count()).thenReturn([1].map { $0 + 1 }[0]) }
        stub(sut.nest) { nest in
          when(nest.count()).thenReturn(1); when(nest.add(nest: 2)).thenDoNothing()
        }
      }
      """, from: .cuckoo)
    #expect(
      text == """
        func test() {
          // The bird.
          // Chirps.
          given(bird.chirp()).willReturn(1)

          given(bird.fly(to: any(String.self)))
            .will { place in
              stub2.land()
              return place.count
            }
          /* last */
          given(nest.count()).willReturn([1].map { $0 + 1 }[0])
          given(sut.nest.count()).willReturn(1); given(sut.nest.add(nest: 2)).willReturn()
        }
        """)
  }

  @Test func aMockThatIsCalledMockHidesTheFunctionAfterIt() throws {
    let text = try migrated(
      """
      func test() {
        let mock = MockBird()
        let other = MockNest()
      }
      func test2() {
        let other = MockNest()
      }
      """, from: .cuckoo)
    #expect(
      text == """
        func test() {
          let mock = mock(Bird.self)
          // TODO(mynah): the variable mock hides the function: rename it, and write mock(Nest.self) here
          let other = MockNest()
        }
        func test2() {
          let other = mock(Nest.self)
        }
        """)
  }
}
