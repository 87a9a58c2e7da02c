import Dispatch
import Mynah

#if canImport(XCTest)
  import XCTest

  /// Tests as people write them for Mockingbird.
  ///
  /// Only the import is another one.
  final class PostOfficeTests: XCTestCase {
    var postman: PostmanMock!
    var office: PostOffice!

    override func setUp() {
      super.setUp()
      postman = mock(Postman.self)
      office = PostOffice(postman)
    }

    override func tearDown() {
      reset(postman)
      reset(type(of: mock(Postman.self)))
      super.tearDown()
    }

    // MARK: - Stubbing

    func testStubMethods() throws {
      given(postman.canCarry(any())).willReturn(true)
      given(postman.deliver(any(), to: "Oslo")).willReturn(2)
      given(postman.deliver(any(), to: "Rome")).willThrow(Lost())

      XCTAssertEqual(office.send(["a", "b"], to: "Oslo"), 4)
      XCTAssertEqual(office.send(["a"], to: "Rome"), 0)
      XCTAssertThrowsError(try postman.deliver(Letter(text: "a"), to: "Rome"))
    }

    func testStubWithClosures() throws {
      given(postman.canCarry(any())).will { grams in
        return grams < 5
      }
      given(postman.deliver(any(), to: any())).will { letter, place in
        guard !letter.text.isEmpty else { throw Lost() }
        return place.count
      }
      XCTAssertEqual(office.send(["letter", "note"], to: "Oslo"), 4)
      XCTAssertThrowsError(try postman.deliver(Letter(text: ""), to: "Oslo"))
    }

    func testStubbingOperator() {
      given(postman.name) ~> "Ryan"
      given(postman.canCarry(any())) ~> true
      given(postman.canCarry(any(where: { $0 > 5 }))) ~> { $0 == 6 }
      given(postman[house: 3]) ~> nil
      XCTAssertEqual(postman.name, "Ryan")
      XCTAssertEqual([5, 6, 7].map { postman.canCarry($0) }, [true, true, false])
      XCTAssertNil(postman[house: 3])
    }

    func testStubProperties() {
      var names: [String] = []
      given(postman.getName()).willReturn("Ryan")
      given(postman.setName(any())).will { names.append($0) }
      XCTAssertEqual(postman.name, "Ryan")
      postman.name = "Maya"

      given(postman.name).willReturn("Sterling")
      given(postman.name = any()).will { (name: String) in names.append(name + "!") }
      XCTAssertEqual(postman.name, "Sterling")
      postman.name = "Maya"
      XCTAssertEqual(names, ["Maya", "Maya!"])
    }

    func testStubSubscripts() {
      given(postman[house: any()]).willReturn("no one")
      given(postman[house: 3]).willReturn("Ryan")
      XCTAssertEqual([2, 3].map { postman[house: $0] }, ["no one", "Ryan"])
      postman[house: 4] = "Maya"
      verify(postman[house: 4] = "Maya").wasCalled()
    }

    func testStubSequences() {
      given(postman.name).willReturn(sequence(of: "Ryan", "Sterling"))
      XCTAssertEqual((0..<3).map { _ in postman.name }, ["Ryan", "Sterling", "Sterling"])

      given(postman.isTired).willReturn(loopingSequence(of: true, false))
      XCTAssertEqual((0..<3).map { _ in postman.isTired }, [true, false, true])

      given(postman.canCarry(any()))
        .willReturn(finiteSequence(of: true, true))
        .willReturn(sequence(of: { $0 > 1 }, { $0 < 1 }), transition: .after(1))
        .willReturn(false)
      XCTAssertEqual((0..<4).map { _ in postman.canCarry(2) }, [true, true, true, false])
    }

    func testStubReadwriteProperties() {
      given(postman.name).willReturn(lastSetValue(initial: "Ryan"))
      XCTAssertEqual(postman.name, "Ryan")
      postman.name = "Maya"
      XCTAssertEqual(postman.name, "Maya")
    }

    func testStubAsRelaxedMock() {
      postman.useDefaultValues(from: .standardProvider)
      XCTAssertEqual(postman.name, "")
      XCTAssertEqual(postman.route, [])

      var provider = ValueProvider()
      provider.register("Ryan", for: String.self)
      postman.useDefaultValues(from: .collectionsProvider + provider)
      XCTAssertEqual(postman.name, "Ryan")

      given(postman.name).willReturn("Sterling")
      XCTAssertEqual(postman.name, "Sterling")
    }

    func testStubAsPartialMock() {
      postman.forwardCalls(to: Runner("Ryan"))
      XCTAssertEqual(postman.name, "Ryan")
      given(postman.canCarry(any())).willForward(to: Runner("Maya"))
      given(postman.name) ~> forward(to: Runner("Maya"))
      XCTAssertEqual(postman.name, "Maya")
      given(postman.name).willReturn("Sterling")
      XCTAssertEqual(postman.name, "Sterling")
      clearStubs(on: postman)
      postman.useDefaultValues(from: .standardProvider)
      XCTAssertEqual(postman.name, "")
    }

    func testStubStaticMembers() {
      given(type(of: postman).office).willReturn("Oslo")
      XCTAssertEqual(PostmanMock.office, "Oslo")
      verify(type(of: postman).office).wasCalled()
    }

    func testStubOverloads() {
      given(postman.message()).returning(String.self).willReturn("hello")
      given(postman.message()).returning(Int.self).willReturn(7)
      XCTAssertEqual(postman.message() as String, "hello")
      XCTAssertEqual(postman.message() as Int, 7)
      verify(postman.message()).returning(String.self).wasCalled()
    }

    func testStubCallbacks() {
      given(postman.call(any())).will { done in done(true) }
      var isDone = false
      postman.call { isDone = $0 }
      XCTAssertTrue(isDone)
    }

    func testStubAsyncMethods() async throws {
      given(postman.fetchWeather(for: any())).willReturn(sequence(of: "rain", "snow"))
      let first = try await postman.fetchWeather(for: "Oslo")
      let second = try await postman.fetchWeather(for: "Oslo")
      XCTAssertEqual([first, second], ["rain", "snow"])
      verify(postman.fetchWeather(for: "Oslo")).wasCalled(twice)
    }

    func testStubClasses() {
      let depot = mock(Depot.self).initialize(size: 42)
      given(depot.store(any())).willReturn(true)
      given(depot.size) ~> 7
      XCTAssertTrue((depot as Depot).store(99))
      XCTAssertEqual((depot as Depot).size, 7)
      verify(depot.store(99)).wasCalled()
    }

    func testStubAsPartialClassMock() {
      let depot = mock(Depot.self).initialize(size: 42)
      depot.forwardCallsToSuper()
      XCTAssertEqual(depot.size, 42)
      given(depot.size).willReturn(1)
      XCTAssertFalse(depot.store(2))

      reset(depot)
      given(depot.size).willForwardToSuper()
      given(depot.store(any())) ~> forwardToSuper()
      given(depot.letters).willReturn(0)
      XCTAssertTrue(depot.store(2))
    }

    // MARK: - Matching

    func testMatchArguments() {
      given(postman.canCarry(any())).willReturn(false)
      given(postman.canCarry(any(of: 1, 2))).willReturn(true)
      given(postman.canCarry(any(Int.self, where: { $0 > 9 }))).willReturn(true)
      XCTAssertEqual([1, 3, 10].map { postman.canCarry($0) }, [true, false, true])
    }

    func testMatchCollectionsAndNumbers() {
      given(postman.route(between: any(), speed: any())).willReturn([])
      given(postman.sort(any())).willReturn(0)
      _ = postman.route(between: ["Oslo", "Rome"], speed: 3.02)
      _ = postman.sort(["Oslo": 3])

      verify(postman.route(between: any(containing: "Rome"), speed: any())).wasCalled()
      verify(postman.route(between: any(count: atLeast(2)), speed: any())).wasCalled()
      verify(postman.route(between: notEmpty(), speed: around(3, tolerance: 0.1))).wasCalled()
      verify(postman.sort(any(keys: "Oslo"))).wasCalled()
      verify(postman.sort(any(containing: 4))).wasNeverCalled()
    }

    func testMatchNil() {
      postman[house: 3] = nil
      postman[house: 4] = "Maya"
      verify(postman.setSubscript(house: any(), newValue: notNil())).wasCalled()
      verify(postman.setSubscript(house: 3, newValue: any())).wasCalled()
    }

    func testPositionsOfMatchers() {
      given(postman.route(between: firstArg(any()), speed: secondArg(any()))).willReturn(["Oslo"])
      XCTAssertEqual(postman.route(between: [], speed: 1), ["Oslo"])
      verify(postman.route(between: arg(any(), at: 1), speed: arg(any(), at: 2))).wasCalled()
    }

    func testCaptureArguments() {
      given(postman.canCarry(any())).willReturn(true)
      given(postman.deliver(any(), to: any())).willReturn(1)
      _ = office.send(["a", "b"], to: "Oslo")

      let letter = ArgumentCaptor<Letter>()
      verify(postman.deliver(letter.any(), to: "Oslo")).wasCalled(twice)
      XCTAssertEqual(letter.allValues.map(\.text), ["a", "b"])
      XCTAssertEqual(letter.value?.text, "b")
    }

    // MARK: - Verification

    func testVerifyCounts() {
      for _ in 0..<3 { postman.rest() }
      verify(postman.rest()).wasCalled(3)
      verify(postman.rest()).wasCalled(exactly(3))
      verify(postman.rest()).wasCalled(atLeast(2).and(atMost(4)))
      verify(postman.rest()).wasCalled(between(1...3))
      verify(postman.rest()).wasCalled(not(exactly(once)).or(twice))
      verify(postman.rest()).wasCalled(exactly(3).xor(never))
      verify(postman.canCarry(any())).wasNeverCalled()
      clearInvocations(on: postman)
      verify(postman.rest()).wasNeverCalled()
    }

    func testVerifyOrder() {
      given(postman.canCarry(any())).willReturn(true)
      given(postman.deliver(any(), to: any())).willReturn(1)
      _ = office.send(["a"], to: "Oslo")
      inOrder {
        verify(postman.canCarry(1)).wasCalled()
        verify(postman.rest()).wasCalled()
      }
      inOrder(with: [.noInvocationsBefore, .onlyConsecutiveInvocations, .noInvocationsAfter]) {
        verify(postman.canCarry(any())).wasCalled()
        verify(postman.deliver(any(), to: any())).wasCalled()
        verify(postman.rest()).wasCalled()
      }
    }

    func testVerifyEventually() {
      given(postman.canCarry(any())).willReturn(true)
      let postman: PostmanMock = postman
      DispatchQueue.main.async {
        guard postman.canCarry(4) else { return }
        postman.rest()
      }
      let rested = eventually {
        verify(postman.canCarry(4)).wasCalled()
        verify(postman.rest()).wasCalled()
      }
      wait(for: [rested], timeout: 60)
    }

    // MARK: - Helpers that name Mockingbird's types

    private func silence(
      _ call: Mockable<ThrowingFunctionDeclaration, (Letter, String) throws -> Int, Int>
    ) -> StaticStubbingManager<ThrowingFunctionDeclaration, (Letter, String) throws -> Int, Int> {
      givenSwift(call).willReturn(0)
    }

    func testHelpersNameTheTypes() throws {
      _ = silence(postman.deliver(any(), to: any()))
      XCTAssertEqual(try postman.deliver(Letter(text: "a"), to: "Oslo"), 0)
    }
  }
#endif
