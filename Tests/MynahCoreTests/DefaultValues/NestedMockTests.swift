import Dispatch
import Mynah
import Support
import Testing

/// Tests of nested mocks, which members of other mocks return.
@Suite struct NestedMockTests {
  let lodge = mock(Lodge.self)

  @Test func nestedMocksAreReturnedAsDefaultValues() throws {
    lodge.useDefaultValues(from: .standardProvider + .nestedMocksProvider)
    lodge.tenant.sing()
    #expect(lodge.tenant.chirp(volume: 3) == false)
    #expect(lodge.guest(after: 1) === lodge.guest(after: 2))
    #expect(lodge.guest(after: 1) !== lodge.tenant)
    #expect(try lodge.neighbor().tenant === lodge.neighbor().tenant)
    #expect(lodge[3] === lodge[4])

    verify(lodge.tenant.nestedMock.sing()).wasCalled()
    verify(lodge.tenant.nestedMock.chirp(volume: 3)).wasCalled()
    verify(lodge.guest(after: any()).nestedMock.sing()).wasNeverCalled()
  }

  @Test func stubbedNestedMocksAreReturnedUntilAReset() async throws {
    given(lodge.tenant.nestedMock.chirp(volume: any())).willReturn(true)
    given(lodge.guest(after: any()).nestedMock.age).willReturn(3)
    given(lodge.neighbor().nestedMock.tenant.nestedMock.age).willReturn(4)
    given(lodge.owner().nestedMock.age).willReturn(5)
    given(lodge[0].nestedMock.age).willReturn(6)

    #expect(lodge.tenant.chirp(volume: 1))
    let ages: [Int?] = [
      lodge.guest(after: 9)?.age, try lodge.neighbor().tenant.age, try await lodge.owner().age,
      lodge[9].age,
    ]
    #expect(ages == [3, 4, 5, 6])
    withMocks {
      given(LodgeMock.largest().nestedMock.tenant.nestedMock.age).willReturn(7)
      #expect(LodgeMock.largest().tenant.age == 7)
    }

    let first = lodge.tenant
    reset(lodge)
    #expect(failures { _ = lodge.tenant }.count == 1)
    lodge.useDefaultValues(from: .nestedMocksProvider)
    #expect(lodge.tenant !== first)
  }

  @Test func callsOfNestedMocksInPatternsAreReported() {
    lodge.useDefaultValues(from: .nestedMocksProvider)
    let failures = failures {
      given(lodge.tenant.sing()).willReturn()
      verify(lodge.tenant.sing()).wasCalled()
    }
    #expect(
      failures == [
        """
        given made a real call to lodge.tenant, which has the type any Bird, not BirdMock.
        Write a call to lodge.tenant.nestedMock instead.
        """,
        """
        verify made a real call to lodge.tenant, which has the type any Bird, not BirdMock.
        Write a call to lodge.tenant.nestedMock instead.
        """,
      ])
  }

  @Test func stubsPrecedeNestedMocks() {
    let crow = mock(Bird.self)
    given(crow.age).willReturn(9)
    given(lodge.tenant.nestedMock.age).willReturn(3)
    given(lodge.tenant).willReturn(crow)
    #expect(lodge.tenant.age == 9)
  }

  @Test func registeredValuesPrecedeNestedMocks() {
    let crow = mock(Bird.self)
    given(crow.age).willReturn(9)
    var provider = ValueProvider.nestedMocksProvider
    provider.register(crow, for: Bird.self)
    lodge.useDefaultValues(from: provider)
    #expect(lodge[1].age == 9)
  }

  @Test func nestedMocksPrecedeStandardValues() {
    lodge.useDefaultValues(from: .nestedMocksProvider + .standardProvider)
    #expect(lodge.guest(after: 3) != nil)
  }

  @Test func placeholdersCanBeNestedMocks() {
    #expect(
      report { lodge.tenant.sing() } == """
        Unexpected call: no stub answers lodge.tenant, which returned a nested mock.
        tenant has no stubs.
        Write: given(lodge.tenant).willReturn(<#Bird#>)
        """)
    #expect(failures { _ = lodge.tenant.age }.count == 2)
    verify(lodge.tenant.nestedMock.sing()).wasCalled()
  }

  @Test func failuresNameTheMemberOfANestedMock() {
    _ = failures { lodge.tenant.sing() }

    let oak = mock(Lodge.self).named("oak").useDefaultValues(from: .nestedMocksProvider)
    #expect(
      report {
        _ = oak.guest(after: 3)?.age
        verify(oak.guest(after: any()).nestedMock.sing()).wasCalled()
      } == """
        Unexpected call: no stub answers oak.guest(after:).age, which returned 0.
        age has no stubs.
        Write: given(oak.guest(after: any()).nestedMock.age).willReturn(<#Int#>)

        Expected oak.guest(after:).sing() to be called exactly once, but it was called 0 times.
        sing() was not called at all.
        Other calls to oak.guest(after:): #1 oak.guest(after:).age
        1 such call reached another mock: lodge.tenant, the Bird made at NestedMockTests.swift:8.
        """)
  }

  @Test func nestedMocksBelongToTheSession() {
    let capture = FailureCapture()
    withFailureReporter(capture.reporter) {
      withMocks {
        let lodge = mock(Lodge.self).useDefaultValues(from: .nestedMocksProvider)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          _ = lodge.tenant.age
          done.signal()
        }
        done.wait()
        #expect(capture.texts == [])
      }
    }
    #expect(
      capture.texts.map { $0.split(separator: "\n")[0] } == [
        "Unexpected call: no stub answers lodge.tenant.age, which returned 0."
      ])

    let texts = failures {
      withMocks(.strict) {
        let lodge = mock(Lodge.self)
        given(lodge.tenant.nestedMock.age).willReturn(3)
        let lenient = mock(Lodge.self).named("lenient").lenient()
        given(lenient.tenant.nestedMock.age).willReturn(3)
      }
    }
    #expect(
      texts.map { $0.split(separator: "\n")[0] } == [
        "Unused stub: lodge.tenant.age was never called."
      ])
  }

  @Test func concurrentCallsCreateOneNestedMock() {
    lodge.useDefaultValues(from: .nestedMocksProvider)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in lodge.tenant.sing() }
    verify(lodge.tenant.nestedMock.sing()).wasCalled(8)
  }
}

/// A protocol whose members return other mocked protocols.
protocol Lodge: AnyObject, Sendable {
  var tenant: Bird { get set }
  func guest(after nights: Int) -> Bird?
  func neighbor() throws -> any Lodge
  func owner() async throws -> Bird
  subscript(branch: Int) -> Bird { get }
  static func largest() -> Lodge
}
