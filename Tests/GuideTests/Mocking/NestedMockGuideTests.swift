import Mynah
import Testing

/// The examples of the page about mocking that are about mocks that return mocks.
@Suite struct NestedMockGuideTests {
  @Test func nestedMocksAreStubbedAndVerified() {
    let lodge = mock(Lodge.self)
    given(lodge.tenant.nestedMock.chirp(volume: any())).willReturn(true)

    #expect(lodge.tenant.chirp(volume: 3))
    verify(lodge.tenant.nestedMock.chirp(volume: 3)).wasCalled()
  }

  @Test func nestedMocksAreDefaultValues() {
    let lodge = mock(Lodge.self).useDefaultValues(from: .standardProvider + .nestedMocksProvider)
    lodge.tenant.land()
    verify(lodge.tenant.nestedMock.land()).wasCalled()
  }
}

protocol Lodge {
  var tenant: Bird { get }
}
