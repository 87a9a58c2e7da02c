import Foundation
import Mynah
import Testing

/// An error protocol that refines protocols of Foundation and the standard library.
protocol NestError: LocalizedError, Identifiable, Codable where ID == Int {
  var nest: String { get }
}

/// A delegate of `FileManager` that also requires a property of `NSObject`.
protocol Warden: FileManagerDelegate {
  var description: String { get }
  var nests: Int { get }
}

/// Tests that mock protocols from modules of the toolchain, and protocols that refine them.
@Suite(.mocks)
struct ToolchainMockTests {
  @Test func clocksAreMocked() async throws {
    let clock = mock(ClockMock<Duration, ContinuousClock.Instant>.self)
    let now = ContinuousClock.now
    given(clock.now).willReturn(now)
    try await clock.sleep(for: Duration.seconds(3))
    verify(clock.now).wasCalled()
  }

  @Test func protocolsThatRefineErrorAreMocked() {
    let error = mock((any NestError).self)
    given(error.nest).willReturn("oak")
    given(error.id).willReturn(3)
    #expect(error.nest == "oak" && error.id == 3)
    #expect((error as any LocalizedError).errorDescription == nil)
  }

  @Test func delegateMocksAreObjects() {
    let warden = mock(Warden.self)
    let object: NSObject = warden
    #expect(object.isEqual(warden) && !object.isEqual(NSObject()))
    #expect(!warden.description.isEmpty)
    given(warden.description).willReturn("Emil")
    #expect("\(object.description)" == "Emil")
  }

  @Test func delegateMocksForwardOptionalMethods() {
    let warden = mock(Warden.self)
    let delegate = mock(FileManagerDelegate.self)
    given(warden.fileManager(any(), shouldRemoveItemAtPath: "/nest")).willReturn(false)
    delegate.forwardCalls(to: warden)
    #expect(!delegate.fileManager(.default, shouldRemoveItemAtPath: "/nest"))
    verify(delegate.fileManager(any(), shouldRemoveItemAtPath: "/nest")).wasCalled()
  }
}
