import Mynah
import Support
import Testing

/// Tests of mocks of single closures.
@Suite struct ClosureTests {
  struct Request: Equatable {
    let path: String
  }

  typealias Handler = (Request) throws -> Int

  @Test func asyncClosuresUseTheirStubs() async throws {
    let next = mock(closure: ((Int) async throws -> String).self)
    given(next(any())).willReturn("a")
    given(next(3)).willThrow(Escape())
    #expect(try await next.closure(1) == "a")
    await #expect(throws: Escape.self) { try await next.closure(3) }
    verify(next(any())).wasCalled(twice)
    verify(next(3)).wasCalled()
  }

  @Test func closuresThrowTypedErrors() throws {
    let feed = mock(closure: ((String) throws(Escape) -> Int).self)
    given(feed(any())).willThrow(Escape())
    let closure: (String) throws(Escape) -> Int = feed.closure
    #expect(throws: Escape()) { try closure("hay") }
  }

  @Test func closuresWithoutAResultNeedNoStub() async {
    let done = mock(closure: ((Int) -> Void).self)
    done.closure(4)
    verify(done(4)).wasCalled()
    let finish = mock(closure: (() async -> Void).self)
    await finish.closure()
    verify(finish()).wasCalled()
  }

  @Test func closuresWithAnyNumberOfArgumentsAreMocked() {
    let none = mock(closure: (() -> Int).self)
    given(none()).willReturn(1)
    #expect(none.closure() == 1)
    let two = mock(closure: ((Int, String) -> Bool).self)
    given(two(1, any())).willReturn(true)
    #expect(two.closure(1, "a"))
    let seven = mock(closure: ((Int, Int, Int, Int, Int, Int, String) -> Int).self)
    given(seven(1, 2, 3, 4, 5, 6, any())).will { a, b, c, d, e, f, g in
      a + b + c + d + e + f + g.count
    }
    #expect(seven.closure(1, 2, 3, 4, 5, 6, "abc") == 24)
    verify(seven(any(), 2, 3, 4, 5, 6, "abc")).wasCalled()
    verify(seven(any(), 2, 3, 4, 5, 7, "abc")).wasNeverCalled()
  }

  @Test func closuresCanHaveClosuresAsArguments() {
    let change = mock(closure: ((inout Int, @escaping () -> Int) -> Void).self)
    given(change(any(), any())).will { number, next in number += next() }
    var number = 3
    change.closure(&number) { 4 }
    #expect(number == 7)
  }

  @Test func closuresCanHaveNestedTypesAsArguments() throws {
    let handle = mock(closure: Handler.self)
    given(handle(Request(path: "/"))).willReturn(200)
    #expect(try handle.closure(Request(path: "/")) == 200)
    let requests = mock(closure: (([Request]) -> Request?).self)
    given(requests(any())).willReturn(Request(path: "/a"))
    #expect(requests.closure([]) == Request(path: "/a"))
    let same = mock(closure: (([ClosureTests.Request]) -> Request?).self)
    given(same(any())).willReturn(nil)
    #expect(same.closure([]) == nil)
  }

  @MainActor @Test func sendableAndMainActorClosuresAreMocked() {
    let sent = mock(closure: (@Sendable (Int) -> Int).self)
    given(sent(any())).willReturn(2)
    let passed: @Sendable (Int) -> Int = sent.closure
    #expect(passed(1) == 2)
    #if compiler(>=6.2)
      let shown = mock(closure: (@MainActor (Int) -> Int).self)
      given(shown(any())).willReturn(3)
      let isolated: @MainActor (Int) -> Int = shown.closure
      #expect(isolated(1) == 3)
    #endif
  }

  @Test func failuresShowTheNameOfTheMockedClosure() {
    let next = mock(closure: ((Int) -> Void).self).named("next")
    next.closure(4)
    #expect(
      report { verify(next(3)).wasCalled() } == """
        Expected next(3) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 (*4*)     argument: expected 3, got 4
        """)
    let never = mock(closure: (() -> Void).self)
    #expect(
      report { verify(never()).wasCalled() } == """
        Expected closure() to be called exactly once, but it was called 0 times.
        closure was not called at all.
        """)
  }
}
