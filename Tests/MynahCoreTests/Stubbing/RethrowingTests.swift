import FailureCapture
import Mynah
import Support
import Testing

/// Tests of rethrowing members, whose stubs pass the errors of closures to the caller.
@Suite struct RethrowingTests {
  let census = mock(Census.self)

  @Test func closureErrorsReachTheCallerUnlessTheStubCatchesThem() {
    given(census.count(where: any())).will { isCounted in try isCounted(3) ? 1 : 2 }
    #expect(throws: Flood.high) { try census.count { _ in throw Flood.high } }
    #expect(census.count { $0 == 3 } == 1)
    verify(census.count(where: any())).wasCalled(twice)

    given(census.count(where: any()))
      .will { isCounted in (try? isCounted(3)) == true ? 1 : 2 }
      .will { isCounted in
        do { return try isCounted(3) ? 1 : 2 } catch { throw Flood.low }
      }
    let outcomes = (1...2).map { _ in Result { try census.count { _ in throw Flood.high } } }
    #expect(outcomes.map { try? $0.get() } == [2, nil])
    #expect(throws: Flood.low) { try outcomes[1].get() }
  }

  @Test func closuresOfAllTypesRethrow() async throws {
    given(census.visit(any())).will { body in
      var number = 7
      try body(&number)
      #expect(number == 8)
    }
    given(census.first(any((() throws -> Int).self), or: any())).will { make, other in
      do { return try make() } catch { return try other() }
    }
    given(census.name(any())).will { text in try text() }
    census.visit { $0 += 1 }
    #expect(throws: Flood.low) { try census.visit { _ in throw Flood.low } }
    #expect(try census.first({ throw Flood.high }, or: { 4 }) == 4)
    #expect(throws: Flood.low) {
      try census.first({ () -> Int in throw Flood.high }, or: { throw Flood.low })
    }
    #expect(census.name("Ryan") == "Ryan")
    func fail() throws -> String { throw Flood.low }
    #expect(throws: Flood.low) { try census.name(fail()) }
    given(census.measure(any())).will { body in try body() }
    #expect(throws: Flood.high) { try census.measure { () throws(Flood) in throw .high } }
    #expect(census.measure { 3 } == 3)
    given(census.weigh(any())).will { body in try await body() }
    await #expect(throws: Flood.high) { try await census.weigh { throw Flood.high } }
    #expect(await census.weigh { 3 } == 3)
  }

  @Test func aliasedClosuresRethrow() {
    given(census.tally(any(), any())).will { body, others in
      try body(1) + others.reduce(0) { $0 + ((try? $1()) ?? 10) }
    }
    #expect(throws: Flood.high) { try census.tally { _ in throw Flood.high } }
    #expect(throws: Flood.high) {
      try census.tally({ _ in throw Flood.high }, { 1 }, { throw Flood.low })
    }
    #expect(census.tally({ $0 }, { 2 }, { throw Flood.low }) == 13)
  }

  @Test func optionalClosuresRethrow() {
    given(census.ask(any(), or: any())).will { body, other in try body?() ?? other?(2) ?? 7 }
    #expect(throws: Flood.high) { try census.ask({ throw Flood.high }, or: nil) }
    #expect(throws: Flood.low) { try census.ask(nil) { _ in throw Flood.low } }
    #expect(census.ask(nil) { $0 } == 2)
    #expect(census.ask(nil, or: nil) == 7)
  }

  @Test func valuesDoNotThrow() {
    given(census.count(where: any())).willReturn(3)
    #expect(census.count { _ in true } == 3)
  }

  @Test func missingStubsDoNotThrow() {
    census.visit { _ in }
    #expect(throws: Never.self) { try census.visit { _ in throw Flood.high } }
  }

  @Test func closuresWithVariadicParametersDoNotThrow() {
    // A mock can't pass on the errors of a closure with variadic parameters.
    given(census.sum(any())).will { body in (try? body(1, 2)) ?? 0 }
    #expect(census.sum { _ in throw Flood.high } == 0)
  }

  /// Tests variadic closures, too, because Swift doesn't require `try` for their errors.
  @Test func errorsThatTheClosureDidNotThrowAreReported() {
    given(census.count(where: any())).will { _ in throw Flood.high }
    given(census.tally(any(), any())).will { body, others in try body(1) + others[0]() }
    let report = report {
      #expect(census.count { _ in true } == 0)
      #expect(census.tally({ $0 }, { throw Flood.low }) == 0)
    }
    #expect(
      report == """
        A stub of census.count(where:) threw .high, but the member's closure didn't throw.
        A rethrowing member throws only if its closure does: call the closure in the stub, or return.

        A stub of census.tally(_:_:) threw .low, but the member's closure didn't throw.
        A rethrowing member throws only if its closure does: call the closure in the stub, or return.
        """)
  }

  @Test func callsAreForwarded() async {
    census.forwardCalls(to: CensusTaker())
    #expect(census.count { $0 > 1 } == 2)
    #expect(throws: Flood.high) { try census.ask({ throw Flood.high }, or: nil) }
    #expect(throws: Flood.high) { try census.count { _ in throw Flood.high } }
    #expect(await census.weigh { 3 } == 3)
    await #expect(throws: Flood.low) { try await census.weigh { throw Flood.low } }
  }

  @Test func classMembersRethrow() async {
    let register = mock(Register.self)
    given(register.count(where: any())).will { isCounted in try isCounted(3) ? 1 : 2 }
    #expect(throws: Flood.high) { try register.count { _ in throw Flood.high } }
    register.forwardCallsToSuper()
    #expect(throws: Flood.low) { try (register as Register).count { _ in throw Flood.low } }
    #expect(await register.count(until: { 3 }) == 3)
    await #expect(throws: Flood.low) { try await register.count(until: { throw Flood.low }) }
  }

  @Test func classInitializersRethrow() {
    #expect(throws: Flood.high) { try mock(Register.self).initialize { throw Flood.high } }
  }
}
