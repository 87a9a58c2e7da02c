import Mynah
import Support
import Testing

/// Tests of autoclosure parameters, which values and matchers match.
@Suite struct AutoclosureTests {
  let logger = mock(LazyLogger.self)

  @Test func aThrowingAutoclosureMatchesItsValue() {
    logger.parse(3)
    logger.parse(try Self.fail())
    verify(logger.parse(3)).wasCalled()
    verify(logger.parse(4)).wasNeverCalled()
    verify(logger.parse(any())).wasCalled(2)
  }

  @Test func theValueOfAThrowingAutoclosureIsCaptured() {
    logger.parse(3)
    logger.parse(7)
    let captor = ArgumentCaptor<Int>()
    verify(logger.parse(captor.any())).wasCalled(2)
    #expect(captor.allValues == [3, 7])
  }

  @Test func aStubGetsTheOutcomeOfAnAutoclosure() {
    var results: [Int?] = []
    given(logger.parse(any())).will { results.append(try? $0()) }
    logger.parse(7)
    logger.parse(try Self.fail())
    #expect(results == [7, nil])
  }

  @Test func aThrowingAutoclosureIsEvaluatedOnce() {
    var count = 0
    given(logger.parse(any())).will { number in _ = (try? number(), try? number()) }
    logger.parse(Self.next(&count))
    #expect(count == 1)
  }

  @Test func aRethrowingMemberRethrowsTheErrorOfItsAutoclosure() {
    given(logger.measure(any())).will { try $0() * 2 }
    #expect(logger.measure(4) == 8)
    #expect(throws: Storm.self) { try logger.measure(try Self.fail()) }
  }

  @Test func aFailureShowsTheErrorOfAnAutoclosure() {
    logger.parse(try Self.fail())
    #expect(
      report { verify(logger.parse(3)).wasCalled() } == """
        Expected lazyLogger.parse(3) to be called exactly once, but it was called 0 times.
        Closest of 1 call: #1 parse(*an autoclosure that threw Storm.rain*)     argument: expected 3, got an autoclosure that threw Storm.rain
        """)
  }

  @Test func anAsyncAutoclosureIsNotComparedByValue() async {
    await logger.wait(3)
    await verify(logger.wait(any())).wasCalled()
    #expect(
      await report { await verify(logger.wait(3)).wasNeverCalled() } == """
        A value is passed for an async autoclosure, which is recorded as a closure, and closures can't be compared.
        Write: any()
        """)
  }

  private static func fail() throws -> Int { throw Storm.rain }
  private static func next(_ count: inout Int) -> Int {
    count += 1
    return count
  }
}

protocol LazyLogger {
  func parse(_ number: @autoclosure () throws -> Int)
  func measure(_ number: @autoclosure () throws -> Int) rethrows -> Int
  func wait(_ number: @autoclosure () async -> Int) async
}
