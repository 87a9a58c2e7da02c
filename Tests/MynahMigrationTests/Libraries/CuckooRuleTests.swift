import Testing

@testable internal import MynahMigration

@Suite struct CuckooRuleTests {
  /// Checks stubs within `stub(bird) { stub in ... }`, and other statements.
  @Test(arguments: [
    "when(stub.chirp()).thenReturn(3).thenThrow(Lost(), Late())":
      "given(bird.chirp()).willReturn(3).willThrow(Lost()).willThrow(Late())",
    "when(stub.fly(to: any())).then({ $0.count })":
      "given(bird.fly(to: any())).will({ $0.count })",
    "when(stub.chirp()).then { _ in 3 }": "given(bird.chirp()).will { 3 }",
    "when(stub.eat(any(), any())).then { _ -> Int in 3 }":
      "given(bird.eat(any(), any())).will { _, _ -> Int in 3 }",
    "when(stub.eat(any(), any())).then { _ in 3 }":
      "given(bird.eat(any(), any())).will { _, _ in 3 }",
    "when(stub.eat(any(), any())).then { (a, b) in a + b }":
      "given(bird.eat(any(), any())).will { (a, b) in a + b }",
    "when(stub.eat(any(), any())).then { $0.0 + $0.1.count }":
      "given(bird.eat(any(), any())).will { $0 + $1.count }",
    "when(stub.eat(any(), any())).then { @Sendable a, b in a + b }":
      "given(bird.eat(any(), any())).will { @Sendable a, b in a + b }",
    "when(stub.eat(any(), any())).then { [n] in n + $0.1 }":
      "given(bird.eat(any(), any())).will { [n] in n + $1 }",
    "when(stub.land()).then { [n] in print(n) }": "given(bird.land()).will { [n] in print(n) }",
    "when(stub.name.set(equal(to: x))).then { print($0) }":
      "given(bird.name = x).will { print($0) }",
    "when(stub.find(any()).with(returnType: Worm.self)).thenReturn(x)":
      "given(bird.find(any())).returning(Worm.self).willReturn(x)",
    "when(stub.eat(any(), any())).then { result in result.0 + result.1.count }":
      "given(bird.eat(any(), any())).will { result0, result1 in result0 + result1.count }",
    "stub.land().thenDoNothing()": "given(bird.land()).willReturn()",
    "stub.name.get.thenReturn(x)": "given(bird.name).willReturn(x)",
    "when(stub).fly(to: any()).thenReturn(3)": "given(bird.fly(to: any())).willReturn(3)",
    "when(stub).name.get.thenReturn(x)": "given(bird.name).willReturn(x)",
    "Cuckoo.when(stub.land()).thenDoNothing()": "given(bird.land()).willReturn()",
  ])
  func stubsAreRewritten(before: String, after: String) throws {
    let text = try migrated("stub(bird) { stub in\n  \(before)\n}\n", from: .cuckoo)
    #expect(text == after + "\n")
  }

  @Test(arguments: [
    "verify(sut.bird!, never()).land()": "verify(sut.bird!.land()).wasNeverCalled()",
    "verify(bird).find(any()).with(returnType: Worm.self)":
      "verify(bird.find(any())).returning(Worm.self).wasCalled()",
    "Cuckoo.verify(bird).land()": "verify(bird.land()).wasCalled()",
    "verify(birds[0]).land()": "verify(birds[0].land()).wasCalled()",
    "verify(bird as! MockBird).land()": "verify((bird as! BirdMock).land()).wasCalled()",
    "verify(isLeft ? bird : crow).land()": "verify((isLeft ? bird : crow).land()).wasCalled()",
    "verify((bird)).land()": "verify((bird).land()).wasCalled()",
    "verify(bird).name.set(_: \"a\")": "verify(bird.name = \"a\").wasCalled()",
    "Cuckoo.verifyNoMoreInteractions(bird)": "verifyNoMoreInteractions(bird)",
    "clearInvocations(bird, nest)": "clearInvocations(on: bird, nest)",
    "bird.enableSuperclassSpy()": "bird.forwardCallsToSuper()",
    "bird.enableDefaultImplementation(crow)": "bird.forwardCalls(to: crow)",
    "bird.enableDefaultImplementation(BirdStub())":
      "bird.useDefaultValues(from: .standardProvider)",
    "let nest = MockNest<Int, [String]>()": "let nest = mock(NestMock<Int, [String]>.self)",
    "let nest = MockNest<(Int, Int), A>()": "let nest = mock(NestMock<(Int, Int), A>.self)",
    "let tree = MockTree().withEnabledSuperclassSpy()":
      "let tree = mock(Tree.self).initialize().forwardCallsToSuper()",
    "tree = MockTree(height: 3)\n  .withEnabledSuperclassSpy()":
      "tree = mock(Tree.self).initialize(height: 3)\n  .forwardCallsToSuper()",
    "let bird = MockBird().spy(on: crow)": "let bird = mock(Bird.self).forwardCalls(to: crow)",
    "let bird = MockBird().named(x)\n  .withEnabledDefaultImplementation(Birds.BirdStub())":
      "let bird = mock(Bird.self).named(x)\n  .useDefaultValues(from: .standardProvider)",
    "extension MockBird { func real() -> MockBird { withEnabledSuperclassSpy() } }":
      "extension BirdMock { func real() -> BirdMock { forwardCallsToSuper() } }",
    "func land(_ stub: MockBird.Stubbing) {}": "func land(_ stub: BirdMock) {}",
    "func odd() -> ParameterMatcher<Int> { ParameterMatcher { $0 % 2 == 1 } }":
      "func odd() -> Int? { any(where: { $0 % 2 == 1 }) }",
    "func all() -> ParameterMatcher<Set<Int>> { return ParameterMatcher() }":
      "func all() -> Set<Int>? { return any() }",
    "func none() -> ParameterMatcher<any Bird> { return ParameterMatcher() }":
      "func none() -> (any Bird)? { return any() }",
    "stub(bird, block: { stub in when(stub.land()).thenDoNothing() })":
      "given(bird.land()).willReturn()",
    "let captor = Cuckoo.ArgumentCaptor<String>()": "let captor = ArgumentCaptor<String>()",
    "let oak = MockOak()": "let oak = mock(Oak.self).initialize()",
    "var birds: [String: MockBird] = [:]": "var birds: [String: BirdMock] = [:]",
    "let bird = sut.bird as? MockBird": "let bird = sut.bird as? BirdMock",
    "func make(_ bird: MockBird = MockBird())": "func make(_ bird: BirdMock = mock(Bird.self))",
  ])
  func statementsAreRewritten(before: String, after: String) throws {
    #expect(
      try migrated(before, from: .cuckoo, types: "class Oak {}\nstruct MockClock {}") == after)
  }

  /// Checks that unsupported statements are kept below a note with the reason.
  @Test(arguments: [
    "bird.enableDefaultImplementation(mutating: &crow)":
      "forwardCalls(to:) doesn't support a mutating default implementation",
    "bird.disableSuperclassSpy()": "Mynah has no disableSuperclassSpy",
    "verify(bird).eat(containsAnyOf(values: 1))": "Mynah has no containsAnyOf",
    "verify(bird).eat(hasLength(inRange: 1..<3))": "Mynah has no hasLength",
    "verify(bird).eat(not(equal(to: 3)))": "write not(...) to negate a matcher",
    "verify(bird).eat(any().and(notNil()))": "Mynah has no and",
    "verify(bird).eat(equal(to: 1).or(equal(to: 2)))": "Mynah has no equal",
    "verify(bird).eat(3 as ParameterMatcher<Int>)": "Mynah has no ParameterMatcher",
    "verify(bird, times(1).or(times(3))).land()":
      "this count isn't recognized: write a count such as exactly(2)",
    "verify(bird, [2]).land()": "this count isn't recognized: write a count such as exactly(2)",
    "verify(bird, often()).land()": "Mynah has no often(): write a count such as exactly(2)",
    "verify(bird, file: file, line: line).land()": "this verification isn't recognized",
    "verify(bird).name": "the member isn't recognized",
    "when(bird.eat(any(), any())).then { $0.0 }":
      "the closure takes separate arguments instead of a tuple: name each argument",
    "stub(bird, block: configure)": "this block of stubs isn't recognized",
    "stub(bird) { [nest] bird in nest.open() }":
      "this block of stubs isn't recognized",
  ])
  func unsupportedStatementsGetNotes(statement: String, reason: String) throws {
    let text = try migrated(statement, from: .cuckoo, types: "class Oak {}\nstruct MockClock {}")
    #expect(text == "// TODO(mynah): \(reason)\n\(statement)")
  }

  @Test func callsThatNeedAwaitAreLeftInFunctionsThatAreNotAsync() throws {
    let text = try migrated(
      "func f() {\n  verify(bird).land()\n}\nfunc g() async {\n  verify(bird).land()\n}",
      from: .cuckoo, types: "protocol Bird { func land() async }")
    #expect(
      text == """
        func f() {
          // TODO(mynah): make the function async, because given and verify need await here
          verify(bird).land()
        }
        func g() async {
          await verify(bird.land()).wasCalled()
        }
        """)
  }

  @Test(arguments: [
    "stub(condition: isHost(host)) { request in response }", "stub(uri(path), json(body))",
    "promise.then { $0 + 1 }", "when(fulfilled: promises).then { $0 }",
    "func equal(to x: Int, type: T.Type) -> Int { 3 }\nlet n = equal(to: 3, type: T.self)",
    "func verify(_ bird: Bird) {}", "sut.verify(bird).land()", "let clock = MockClock()",
    "let clock: MockClock",
  ])
  func statementsOfOthersAreKept(statement: String) throws {
    #expect(
      try migrated(statement, from: .cuckoo, types: "class Oak {}\nstruct MockClock {}")
        == statement)
  }

  @Test(
    arguments: [
      ("any()", "any()"), ("any(Int.self)", "any(Int.self)"), ("anyInt()", "any(Int.self)"),
      ("anyString()", "any(String.self)"), ("anyClosure()", "any()"),
      ("anyThrowingClosure()", "any()"), ("anyOptionalThrowingClosure()", "notNil()"),
      ("equal(to: 3)", "3"), ("equal(to: [1, 2])", "[1, 2]"), ("equal(to: nil)", "nil"),
      ("3", "3"), (#""a, (b""#, #""a, (b""#), ("makeUser(3)", "makeUser(3)"),
      ("equal(to: x, equalWhen: ==)", "any(where: { (==)(x, $0) })"),
      ("equal(to: x) { $0 === $1 }", "any(where: { ({ $0 === $1 })(x, $0) })"),
      ("sameInstance(as: leader)", "any(where: { $0 === leader })"),
      ("notNil()", "notNil()"), ("isNil()", "nil"),
      ("ParameterMatcher { $0 > 3 }", "any(where: { $0 > 3 })"),
      ("ParameterMatcher<Int> { $0 > 3 }", "any(where: { $0 > 3 })"),
      ("ParameterMatcher(matchesFunction: isOdd)", "any(where: isOdd)"),
      ("captor.capture()", "captor.any()"), ("self.captor.capture()", "self.captor.any()"),
      ("hasLength(exactly: 2)", "any(count: exactly(2))"),
      ("hasLength(atLeast: 2)", "any(count: atLeast(2))"),
      ("hasLength(atMost: 2)", "any(count: atMost(2))"),
      ("Cuckoo.any()", "any()"), ("eq(3)", "3"), ("equalTo(3)", "3"),
    ] as [(String, String)])
  func matchersAreRewritten(before: String, after: String) throws {
    let text = try migrated("verify(bird).eat(\(before))", from: .cuckoo)
    #expect(text == "verify(bird.eat(\(after))).wasCalled()")
  }

  @Test(
    arguments: [
      ("", ".wasCalled()"), (", times(1)", ".wasCalled()"), (", times(2)", ".wasCalled(twice)"),
      (", times(0)", ".wasNeverCalled()"), (", times(12)", ".wasCalled(exactly(12))"),
      (", times(n + 1)", ".wasCalled(exactly(n + 1))"), (", never()", ".wasNeverCalled()"),
      (", atLeastOnce()", ".wasCalled(atLeast(1))"), (", atLeast(3)", ".wasCalled(atLeast(3))"),
      (", atMost(3)", ".wasCalled(atMost(3))"),
      (", Cuckoo.times(2)", ".wasCalled(twice)"),
    ] as [(String, String)])
  func countsAreRewritten(before: String, after: String) throws {
    let text = try migrated("verify(bird\(before)).land()", from: .cuckoo)
    #expect(text == "verify(bird.land())\(after)")
  }

  @Test func stubBlocksAreUnwrapped() throws {
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
        stub(bird) { stub in
          let places = ["Oslo"]
          when(stub.fly(to: any())).then { places.contains($0) }
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
          do {
            let places = ["Oslo"]
            given(bird.fly(to: any())).will { places.contains($0) }
          }
          given(nest.count()).willReturn([1].map { $0 + 1 }[0])
          given(sut.nest.count()).willReturn(1); given(sut.nest.add(nest: 2)).willReturn()
        }
        """)
  }

  @Test func emptyStubBlocksAreRemoved() throws {
    let text = try migrated(
      """
      func test() {
        stub(bird) { _ in }
        stub(bird) { stub in
          // Nothing.
        }
        fly()
      }
      """, from: .cuckoo)
    #expect(
      text == """
        func test() {
          // Nothing.
          fly()
        }
        """)
  }

  @Test func variablesNamedMockAreNoted() throws {
    let text = try migrated(
      """
      func test() {
        let mock = MockBird()
        let other = MockNest()
      }
      func test2() {
        let other = MockNest()
      }
      class A {
        let mock = MockOak()
      }
      """, from: .cuckoo, types: "class Oak {}")
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
        class A {
          // TODO(mynah): the variable mock hides the function: rename it, and write mock(Oak.self).initialize(...) here
          let mock = MockOak()
        }
        """)
  }
}
