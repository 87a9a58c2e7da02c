import Mynah
import Testing

private typealias Mocks = (BirdMock, NestMock<Int>)

/// The example of the page about generating that names mocks to pass on.
@Suite struct PassedOnMocksGuideTests {
  @Test func theNamesAreThoseOfMocks() {
    let mocks: Mocks = (mock(Bird.self), mock((any Nest<Int>).self))
    given(mocks.0.chirp(volume: 3)).willReturn(true)
    given(mocks.1.eggs()).willReturn([1])
    #expect(mocks.0.chirp(volume: 3))
    #expect(mocks.1.eggs() == [1])
  }
}
