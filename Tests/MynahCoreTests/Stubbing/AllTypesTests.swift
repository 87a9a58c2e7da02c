import FailureCapture
import Mynah
import Support
import Testing

/// Tests of stubs that apply to a generic member for all of its generic types.
@Suite struct AllTypesTests {
  struct Lost: Error {}

  let courier = mock(Courier.self)

  @Test(.mocks) func oneStubThrowsForAllGenericTypes() async throws {
    given(courier.send(Parcel<String>("a"))).willReturn("typed")
    given(courier.send(any())).willThrow(Lost())
    given(courier.open(at: "Oslo", any())).willThrow(Lost())
    given(courier.find(any())).willThrow(Lost())
    given(CourierMock.route(any())).willThrow(Lost())
    #expect(throws: Lost.self) { try courier.send(Parcel<String>("a")) }
    #expect(throws: Lost.self) { try courier.send(Parcel<Int>("a")) }
    #expect(throws: Lost.self) { try courier.find(3) as Int }
    #expect(throws: Lost.self) { try CourierMock.route(3.5) }
    await #expect(throws: Lost.self) { try await courier.open(at: "Oslo") { "\($0)" } }
    verify(courier.send(any(Parcel<Int>.self))).wasCalled(once)
  }

  @Test func newerStubsForOneTypePrecedeStubsForAllTypes() {
    given(courier.store(any(), on: any())).willReturn(false)
    given(courier.store(any(Int.self), on: any())).willReturn(true)
    #expect([courier.store(3, on: 1), courier.store("three", on: 1)] == [true, false])
    given(courier.store(any(), on: 2)).willReturn(true)
    #expect([courier.store("three", on: 2), courier.store("three", on: 1)] == [true, false])
  }

  @Test func stubsForAllTypesAreChained() {
    given(courier.store(any(), on: any())).willReturn(true).willReturn(false)
    #expect([courier.store(1, on: 1), courier.store("1", on: 1)] == [true, false])
    #expect([courier.store(1, on: 1), courier.store(1.5, on: 1)] == [false, false])
  }

  @Test func stubsForAllTypesWithAnExpectationMayStayUnused() {
    withMocks(.strict) {
      let courier = mock(Courier.self)
      given(courier.store(any(), on: any())).willReturn(true).expect(never)
    }
  }

  @Test func stubsForAllTypesBelongToTheSessionInWhichTheyAreMade() {
    let text = report {
      withMocks(.strict) {
        _ = given(courier.store(any(), on: any())).willReturn(true)
      }
    }
    #expect(
      text == """
        Unused stub: courier.store(any(), on: any()) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }

  @Test func exhaustiveSessionsReportCallsThatAStubForAllTypesAnswered() {
    let text = report {
      withMocks(.exhaustive) {
        let courier = mock(Courier.self)
        given(courier.store(any(), on: any())).willReturn(true)
        _ = courier.store(3, on: 1)
      }
    }
    #expect(
      text == """
        Expected each call to courier to be verified, but 1 of 1 call isn't.
        Not verified: #1 courier.store(3, on: 1)
        Write: verify(courier.store(3, on: 1)).wasCalled()
        """)
  }

  @Test func callsThatALenientStubForAllTypesAnsweredMayStayUnverified() {
    withMocks(.exhaustive) {
      let courier = mock(Courier.self)
      given(courier.store(any(), on: any())).lenient().willReturn(true)
      _ = courier.store(3, on: 1)
    }
  }

  @Test func stubsForAllTypesAreCleared() {
    given(courier.store(any(), on: any())).willReturn(true)
    clearStubs(on: courier)
    #expect(failures { _ = courier.store("1", on: 1) }.count == 1)
  }

  @Test func strictSessionsReportUnusedStubsForAllTypes() {
    let report = report {
      withMocks(.strict) {
        let courier = mock(Courier.self)
        given(courier.store(any(), on: 1)).willReturn(true)
        given(courier.store(any(), on: 2)).willReturn(true)
        given(courier.store(any(), on: 3)).lenient().willReturn(true)
        _ = courier.store("1", on: 1)
        given(courier.drop(any())).willReturn()
        courier.drop(3)
        courier.drop("a")
        given(courier.try_(any(), any())).willReturn(true)
        #expect(courier.try_(3) { $0 == 4 })
      }
    }
    #expect(
      report == """
        Unused stub: courier.store(any(), on: 2) was never called.
        Remove the stub, or write given(...).lenient() if it may stay unused.
        """)
  }
}
