import Mynah
import Support
import Testing

/// Tests of members and closures with typed throws.
struct ThrownTypeTests {
  let dam = mock(Dam.self)
  var turns = 3

  @Test mutating func stubsThrowTypedErrors() async {
    given(dam.open(by: any())).will { turns throws(Flood) in
      turns += 1
      if turns > 4 { throw .high }
      return turns
    }
    given(dam.drain()).will { () async throws(Flood) in throw .low }
    given(dam.getLevel()).will { throw Flood.low }
    given(dam.getSubscript(2)).will { gate in gate * 2 }
    #expect(throws: Never.self) { try dam.open(by: &turns) }
    #expect(turns == 4)
    #expect(throws: Flood.high) { try dam.open(by: &turns) }
    await #expect(throws: Flood.low) { try await dam.drain() }
    #expect(throws: Flood.low) { try dam.level }
    #expect(throws: Never.self) { try dam[2] }
    verify(dam.open(by: any())).wasCalled(twice)
  }

  @Test func closureArgumentsThrowTypedErrors() {
    given(dam.warn(any())).will { body in
      #expect(throws: Flood.high) { try body() }
    }
    dam.warn { () throws(Flood) in throw .high }
    verify(dam.warn(any())).wasCalled()
  }

  @Test func caughtErrorsHaveTheDeclaredType() async throws {
    given(dam.getLevel()).willThrow(.high).willReturn(2)
    do throws(Flood) {
      _ = try dam.level
      Issue.record("level must throw.")
    } catch {
      #expect(error == .high)
    }
    given(dam.drain()).willReturn(sequence(of: { throw Flood.low }, { 4 }))
    await #expect(throws: Flood.low) { try await dam.drain() }
    #expect(try await dam.drain() == 4)
    given(dam.getLevel()) ~> { () throws(Flood) in throw .high }
    #expect(throws: Flood.high) { try dam.level }
  }

  @Test func errorsOfAnotherTypeAreReported() async {
    struct Leak: Error {}
    given(dam.getLevel()).will { throw Leak() }
    given(dam.drain()).will { throw Leak() }
    let report = await report {
      let level = try? dam.level
      #expect(level == 0)
      let drained = try? await dam.drain()
      #expect(drained == 0)
    }
    #expect(
      report == """
        A stub of dam.level threw Leak(), but the member throws only Flood.
        Throw a Flood. With throws(Flood) in the stub's closure, the compiler checks this.

        A stub of dam.drain() threw Leak(), but the member throws only Flood.
        Throw a Flood. With throws(Flood) in the stub's closure, the compiler checks this.
        """)
  }

  @Test func callsAreForwarded() async {
    dam.forwardCalls(to: OldDam())
    var turns = 1
    #expect(throws: Flood.high) { try dam.open(by: &turns) }
    await #expect(throws: Flood.low) { try await dam.drain() }
    #expect(throws: Flood.low) { try dam.level }
    #expect((try? dam[3]) == 3)
  }
}
