import Mynah
import Support
import Testing

/// Tests of noncopyable values, which mocks pass to stubs and never store.
@Suite struct NoncopyableTests {
  let ringer = mock(Ringer.self)

  @Test func argumentsArePassedToTheClosure() async throws {
    given(ringer.attach(any(), to: any())).will { (ring: consuming Ring, leg: Int) in
      ring.number == leg
    }
    given(ringer.read(any())).will { (ring: borrowing Ring) in ring.number * 2 }
    given(ringer.renumber(any())).will { (ring: inout Ring) in ring = Ring(number: 5) }
    let answers = [ringer.attach(Ring(number: 3), to: 3), ringer.attach(Ring(number: 3), to: 4)]
    #expect(answers == [true, false])
    var ring = Ring(number: 4)
    let number = try await ringer.read(ring)
    #expect(number == 8)
    ringer.renumber(&ring)
    #expect(ring.number == 5)
    verify(ringer.attach(any(), to: any())).wasCalled(twice)
    verify(ringer.attach(any(), to: 4)).wasCalled()
  }

  @Test func resultsCanBeNoncopyable() throws {
    given(ringer.order(number: any())).will { NonCopyableResult(Ring(number: $0)) }
    given(ringer.spare()).willReturn(NonCopyableResult(Ring(number: 1)))
    for number in 1...2 {
      let ring = try ringer.order(number: number)
      #expect(ring.number == number)
    }
    func number(of ring: consuming Ring?) -> Int {
      guard let ring else { return 0 }
      return ring.number
    }
    let number = number(of: ringer.spare())
    #expect(number == 1)
  }

  @Test func genericValuesCanBeNoncopyable() throws {
    given(ringer.use(any(((Int) throws -> Ring).self))).will { NonCopyableResult(try $0(9)) }
    given(ringer.use(any(((Int) throws -> String).self))).will { NonCopyableResult(try $0(8)) }
    let ring = try ringer.use { Ring(number: $0) }
    #expect(ring.number == 9)
    #expect(try ringer.use { "\($0)" } == "8")
    ringer.bury(ring)
    ringer.bury("worm")
    verify(ringer.bury(any(_UnrecordedArgument<Ring>.self))).wasCalled()
    verify(ringer.bury(any(_UnrecordedArgument<String>.self))).wasCalled()
  }

  @Test func failuresStateThatTheValueIsNotStored() {
    let line: UInt = #line + 2
    let report = report {
      given(ringer.attach(any(), to: 3)).willReturn(true)
      let _: Bool = ringer.attach(Ring(number: 3), to: 4)
    }
    #expect(
      report == """
        Unexpected call: no stub answers ringer.attach(a value that isn't stored, to: 4), which \
        returned false.
        Stub attach(any(), to: 3) at NoncopyableTests.swift:\(line): to: expected 3, got 4
        Write: given(ringer.attach(any(), to: 4)).willReturn(<#Bool#>)
        """)
  }

  @Test func failuresStateThatTheResultIsNotCopied() {
    #expect(
      "\(MockFailure.misuse(.resultReturnedTwice("Ring")))" == """
        An earlier call returned the result of type Ring, which can't be copied.
        Make a result for each call: .will { ... NonCopyableResult(...) }
        """)
  }
}
